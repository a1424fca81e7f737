// A table: being set up, being played, watched, or over.

import { computed, useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { me, meet } from "../app/me";
import { go } from "../app/router";
import { Session, SessionContext } from "../app/session";
import { confirmMoves } from "../app/settings";
import { called } from "../app/title";
import { announce } from "../effects/announce";
import { tremble } from "../effects/motion";
import { present } from "../effects/present";
import { watchSkip } from "../effects/skip";
import { play } from "../effects/sound";
import { type GameModule, loadGame } from "../games/game";
import { Choice } from "../grammar/choice";
import { watchRegions } from "../grammar/regions";
import { api } from "../net/api";
import { Table } from "../net/table";
import { Door } from "../waiting/Door";
import { Waiting } from "../waiting/Waiting";
import { say, speaker, spokenGame, spokenLessons, t } from "../words/words";
import { ConnectionNote, Gone } from "./ConnectionNote";
import { HandOver } from "./HandOver";
import { TableView } from "./TableView";
import { TopBar } from "./TopBar";
import { calling } from "./calling";
import { watchHints } from "./hints";
import { trouble } from "./toast";

const NO_OPTIONS = {};

export function TablePage({ id, claim }: { readonly id: string; readonly claim: string | null }) {
  const game = useSignal<GameModule | null>(null);
  const ready = useSignal(false);
  const atDoor = useSignal(false);
  useEffect(() => {
    void meet()
      .catch(() => {})
      .then(() => {
        if (claim === null) ready.value = true;
        else if (me.value?.named === false) atDoor.value = true;
        else enter();
      });
  }, [id]);
  const enter = (): void => void sitDown(id, claim!).then(() => (ready.value = true));
  const table = useMemo(() => (ready.value ? new Table(id) : null), [id, ready.value]);
  useEffect(() => () => table?.close(), [table]);
  const name = table?.info.value?.game;
  const taught = table?.info.value?.lesson != null;
  useEffect(() => {
    if (!name) return;
    spokenGame.value = name;
    spokenLessons.value = taught;
    document.documentElement.dataset["game"] = name;
    void loadGame(name).then((module) => (game.value = module));
  }, [name]);
  if (atDoor.value && !ready.value) return <Door id={id} enter={enter} />;
  if (!table || !name || !speaker.value || table.socket.closed.value) return <Opening table={table} />;
  const info = table.info.value!;
  if (info.status === "waiting") return <Lobby table={table} />;
  if (!game.value || speaker.value.game !== name || speaker.value.lessons !== taught) return <Opening table={table} />;
  return <Playing key={id} table={table} game={game.value} />;
}

/** Somebody comes by an invitation; its token does not stay in the address. */
async function sitDown(id: string, claim: string): Promise<void> {
  await api.claim(id, claim).catch(trouble);
  await meet().catch(() => {});
  go(`/table/${id}`, true);
}

function Opening({ table }: { readonly table: Table | null }) {
  const gone = table?.socket.closed.value ?? 0;
  return (
    <main class="page">
      <TopBar />
      {gone ? (
        <Gone code={gone} />
      ) : (
        <p class="soft opening" role="status">
          {t("connecting")}
        </p>
      )}
    </main>
  );
}

function Lobby({ table }: { readonly table: Table }) {
  return (
    <main class="page">
      <TopBar />
      <ConnectionNote table={table} />
      <Waiting table={table} />
    </main>
  );
}

function Playing({ table, game }: { readonly table: Table; readonly game: GameModule }) {
  const root = useRef<HTMLElement>(null);
  const seats = useComputed(() => table.info.value?.seats ?? []);
  const session = useMemo(() => {
    const choice = new Choice(
      (text) => table.move(text),
      () => !confirmMoves.value,
    );
    const options = computed(() => table.info.value?.options ?? NO_OPTIONS);
    return new Session(game.id, table.view, seats, choice, options, table.log, table, game.verbs);
  }, [table, game]);
  useEffect(() => void session.unpack(), [session]);
  useEffect(() => {
    let asked = "";
    const update = (): void => {
      const latest = table.latest.value;
      const view = latest?.view;
      if (!latest || !view) return;
      const question = view.question;
      const mine = question?.moves ?? [];
      const sheet = question && game.Sheet[question.key] ? question.key : "";
      session.choice.update(mine, `${latest.decision}/${question?.key ?? ""}`, `${game.phase(view)}/${sheet}`);
      const now = mine.length > 0 ? `${latest.decision}` : "";
      if (now && now !== asked && !table.handOver.value) {
        const alarming = game.alarming(view);
        const sentence = say().question(question!, session.scene.value);
        announce(`${alarming ? t("you-are-attacked") : calling(game, question!, sentence)} ${sentence}`.trim());
        play(alarming ? "attacked" : "decision");
      }
      called.value = now !== "";
      asked = now;
    };
    table.onPrepare = (message) => tremble(message.log.lines);
    table.onChange = (before, message, entrance) => {
      update();
      present(table, game.news, before, message, entrance);
      if (message.view?.over && before && !before.view?.over) play("end");
    };
    update();
    return () => {
      called.value = false;
    };
  }, [table, session]);
  useEffect(() => {
    const stops = [watchSkip(table.director), watchRegions(root.current!), watchHints(root.current!, session)];
    return () => stops.forEach((stop) => stop());
  }, [session]);
  return (
    <SessionContext.Provider value={session}>
      <main class="table-page" ref={root}>
        {table.handOver.value ? <HandOver table={table} /> : <TableView table={table} game={game} root={root} />}
      </main>
    </SessionContext.Provider>
  );
}
