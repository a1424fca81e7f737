// The table itself, with prompt, sheet, side and drawers.

import { type RefObject } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useSession } from "../app/session";
import { onShelf } from "../app/shelf";
import { EndBar } from "../ending/EndBar";
import { EndStage } from "../ending/EndStage";
import { useStage } from "../ending/stage";
import type { GameModule } from "../games/game";
import type { TableInfo } from "../net/protocol";
import type { Table } from "../net/table";
import { Aim } from "../grammar/Aim";
import { More } from "../grammar/More";
import { LessonMenu } from "../lesson/LessonMenu";
import { LessonNote } from "../lesson/LessonNote";
import { Offer } from "../lesson/Offer";
import { offeredAt } from "../lesson/lessons";
import { HintButton, HintNote } from "../review/HintNote";
import { asked, askForHint, putHintAway } from "../review/hints";
import { RulesDrawer } from "../rules/RulesDrawer";
import { say, speaker, t } from "../words/words";
import { Absences, Replaced, Unanswered, clockLine } from "./Absence";
import { ChatPanel } from "./ChatPanel";
import { ClockPill } from "./Clock";
import { CoachButton, CoachNote, CoachSetting, mayBeCoached, putNoteAway, switchCoach, useCoach } from "./Coach";
import { ConnectionNote } from "./ConnectionNote";
import { Fair } from "./Fair";
import { InfoCard } from "./InfoCard";
import { LeaveSeat } from "./LeaveSeat";
import { LogPanel } from "./LogPanel";
import { MoveList } from "./MoveList";
import { Prompt } from "./Prompt";
import { Side, type Tab } from "./Side";
import { SinceChip, SinceList, Ticker, useComeback } from "./Since";
import { Skip, Stage } from "./Stage";
import { TablePanel } from "./TablePanel";
import { TopBar } from "./TopBar";
import { Icon } from "./icons";
import { onKey } from "./keys";

interface TableViewProps {
  readonly table: Table;
  readonly game: GameModule;
  readonly root: RefObject<HTMLElement | null>;
}

export function TableView({ table, game, root }: TableViewProps) {
  const session = useSession();
  const [tab, setTab] = useState("log");
  const [sideOpen, setSideOpen] = useState(false);
  const [listOpen, setListOpen] = useState(false);
  const [sinceOpen, setSinceOpen] = useState(false);
  const [read, setRead] = useState(0);
  const view = session.view.value!;
  const info = table.info.value!;
  const undo = table.latest.value!.undo;
  const over = view.over;
  const first = onShelf(info.game)?.lessons[0];
  const stage = useStage(over, info.lesson !== null);
  useEffect(() => {
    if (!stage.open) return;
    setSideOpen(false); // on a phone it would cover the ending
    table.banner.value = null;
  }, [stage.open]);
  // There is something to see or to do: clocks, or people for the owner to deal with.
  const ruled = info.clock !== null || table.latest.value!.people.length > 0 || (info.owner && hasOpenSeat(info));
  const chats = table.chat.value.length;
  useEffect(() => {
    if (tab === "chat") setRead(chats);
  }, [tab, chats]);
  const takeBack = (): void => (undo.can ? table.undo() : undo.ask ? table.undo("takeback") : undefined);
  const moment = `${table.id}/${table.latest.value!.decision}`;
  const mayAsk = mayBeCoached(info) && view.question?.seat === view.seat;
  const ask = (): void => void askForHint(moment, () => table.hint());
  // In the same breath as the page: a key that comes with the first sight of it counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void =>
      onKey(event, session, {
        root: () => root.current,
        list: () => setListOpen((open) => !open),
        undo: takeBack,
        clock: () => clockLine(table, session),
        coach: mayBeCoached(info) ? switchCoach : undefined,
        hint: mayAsk ? ask : undefined,
        close: () => {
          if (sinceOpen) setSinceOpen(false);
          else if (listOpen) setListOpen(false);
          else setSideOpen(false);
          const closed = sinceOpen || listOpen || sideOpen;
          const unchosen = session.choice.chosen.value.length === 0;
          return closed || (unchosen && (putHintAway() || putNoteAway(table)));
        },
      });
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  useCoach(table);
  useComeback(table, () => setSinceOpen(true));
  const toggleSince = (): void => setSinceOpen((open) => !open);
  const openLog = (): void => {
    setTab("log");
    setSideOpen(true);
  };
  const Sheet = view.question ? game.Sheet[view.question.key] : undefined;
  const tabs: Tab[] = [
    {
      id: "log",
      name: t("log"),
      body: () => (
        <>
          <LogPanel />
          {info.lesson === null && <Fair info={info} />}
        </>
      ),
    },
    ...(info.lesson === null
      ? [{ id: "chat", name: t("chat"), badge: Math.max(0, chats - read), body: () => <ChatPanel table={table} /> }]
      : []),
    ...(ruled && !over ? [{ id: "table", name: t("table"), body: () => <TablePanel table={table} /> }] : []),
    { id: "guide", name: t("deck"), body: () => <game.Guide /> },
  ];
  return (
    <>
      <h1 class="hidden">{info.name || say().name("game", game.id)}</h1>
      <TopBar
        onRules={() => (session.rule.value = session.rule.value === null ? "" : null)}
        onSide={() => setSideOpen(true)}
        unread={Math.max(0, chats - read)}
        menu={
          info.lesson !== null ? (
            <LessonMenu game={info.game} lesson={info.lesson} />
          ) : (
            <>
              <CoachSetting info={info} />
              {view.seat !== null && !over && <LeaveSeat table={info.id} seat={view.seat} />}
            </>
          )
        }
      >
        <game.Track />
        <Watching info={info} me={view.seat === null} />
        <SinceChip table={table} open={sinceOpen} toggle={toggleSince} />
      </TopBar>
      <ConnectionNote table={table} />
      <Ticker table={table} open={sinceOpen} toggle={toggleSince} openLog={openLog} />
      <div class="table-grid" data-game={game.id} data-sheet={Sheet !== undefined || undefined}>
        {stage.open ? (
          <EndStage game={game} info={info} fresh={stage.fresh}>
            <EndBar info={info} staged toggle={stage.toggle} />
          </EndStage>
        ) : (
          <game.Board>
            {over ? (
              <EndBar info={info} staged={false} toggle={stage.toggle} />
            ) : (
              <Prompt
                game={game}
                busy={table.sending.value}
                onList={() => setListOpen(!listOpen)}
                notice={<Notice table={table} />}
                tools={
                  <>
                    <Skip table={table} />
                    <ClockPill table={table} />
                    <CoachButton info={info} />
                    {mayAsk && <HintButton at={moment} ask={ask} />}
                    {(undo.can || undo.ask) && (
                      <button
                        type="button"
                        class="btn quiet"
                        data-item
                        tabIndex={-1}
                        aria-keyshortcuts="z"
                        aria-label={undo.can ? t("undo") : t("take-back")}
                        title={t("undo-text")}
                        onClick={takeBack}
                      >
                        <Icon name="undo" /> <span class="wide-only">{undo.can ? t("undo") : t("take-back")}</span>
                      </button>
                    )}
                  </>
                }
              />
            )}
          </game.Board>
        )}
        <div class="side-column">
          {Sheet && (
            <section
              class="sheet"
              data-region="sheet"
              aria-label={game.alarming(view) ? t("you-are-attacked") : t("attack")}
              data-mine={view.question?.seat === view.seat || undefined}
            >
              <h2>{game.alarming(view) ? t("you-are-attacked") : t("attack")}</h2>
              {view.question?.seat === view.seat && <Unanswered info={info} />}
              <Sheet />
            </section>
          )}
          {listOpen && <MoveList close={() => setListOpen(false)} />}
          <Side tabs={tabs} tab={tab} choose={setTab} open={sideOpen} close={() => setSideOpen(false)} />
        </div>
      </div>
      <Stage table={table} game={game} />
      {sinceOpen && <SinceList table={table} close={() => setSinceOpen(false)} />}
      <More root={root} />
      <Aim />
      {first && offeredAt.value === info.id && table.latest.value!.acted === null ? (
        <Offer game={info.game} lesson={first} />
      ) : (
        asked.value?.at !== moment && <CoachNote table={table} />
      )}
      <HintNote at={moment} title={t("hint-title")} />
      <InfoCard game={game} />
      {table.latest.value!.lesson && <LessonNote table={table} told={table.latest.value!.lesson} />}
      <RulesDrawer />
    </>
  );
}

function hasOpenSeat(info: TableInfo): boolean {
  return info.seats.some((seat) => seat.kind === "open");
}

/** That I only look on, and how many do. */
function Watching({ info, me }: { readonly info: TableInfo; readonly me: boolean }) {
  if (!me && info.watching === 0) return null;
  const count = t("watching-count", { count: info.watching });
  return (
    <span class="pill" title={me ? `${t("spectating")}. ${count}` : count}>
      <Icon name="eye" /> <span class={me ? "pill-words" : "hidden"}>{me ? t("spectating") : count}</span>
      {info.watching > (me ? 1 : 0) && <b aria-hidden="true">{info.watching}</b>}
    </span>
  );
}

/** What the server refused, who asks to take a move back, whom a bot plays for. */
function Notice({ table }: { readonly table: Table }) {
  const session = useSession();
  const refusal = table.refusal.value;
  const back = table.latest.value!.takeback;
  const names = session.names.value;
  return (
    <>
      {refusal && refusal.code !== "lesson" && (
        <p class="notice bad" role="alert">
          {refusal.reason
            ? say().refusal(refusal.reason, session.scene.value)
            : speaker.value?.has(`reject-${refusal.code}`)
              ? speaker.value.text(`reject-${refusal.code}`)
              : t("move-late")}{" "}
          {refusal.reason && (
            <button type="button" class="rule-link" onClick={() => (session.rule.value = refusal.reason!.rule)}>
              {t("rule", { rule: refusal.reason.rule })}
            </button>
          )}
          <button
            type="button"
            class="btn icon quiet"
            aria-label={t("close")}
            onClick={() => (table.refusal.value = null)}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
      {back && (
        <p class="notice" role="alert">
          {back.answer ? t("take-back-asked", { player: names[back.seat] ?? "" }) : t("take-back-waiting")}
          {back.answer && (
            <>
              <button type="button" class="btn" data-item onClick={() => table.answer(true)}>
                {t("agree")}
              </button>
              <button type="button" class="btn" data-item onClick={() => table.answer(false)}>
                {t("refuse")}
              </button>
            </>
          )}
        </p>
      )}
      <Replaced table={table} />
      <Absences table={table} />
    </>
  );
}
