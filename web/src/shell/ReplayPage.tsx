// A finished game, step by step: /replay/ID?at=117.

import { computed, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { go } from "../app/router";
import { Session, SessionContext, namesOf } from "../app/session";
import { animate } from "../effects/motion";
import { type GameModule, loadGame } from "../games/game";
import { whole } from "../net/prefix";
import { Choice } from "../grammar/choice";
import { watchRegions } from "../grammar/regions";
import { api } from "../net/api";
import type { ReplayMoment, SeatInfo } from "../net/protocol";
import { insist, passes } from "../net/retry";
import { RulesDrawer } from "../rules/RulesDrawer";
import { say, speaker, spokenGame, t } from "../words/words";
import { Nothing } from "./ConnectionNote";
import { EndPanel } from "./EndPanel";
import { Fair } from "./Fair";
import { InfoCard } from "./InfoCard";
import { LogPanel } from "./LogPanel";
import { Side } from "./Side";
import { TopBar } from "./TopBar";
import { Icon } from "./icons";
import { onKey } from "./keys";
import { watchHints } from "./hints";
import { copy, errorText, toast, trouble } from "./toast";

const AUTO_MS = 900;

/** Whoever played is there in a replay, wherever they are now. */
const present = (seat: SeatInfo): SeatInfo => ({ ...seat, online: true, takeover: false });

export function ReplayPage({ id, at }: { readonly id: string; readonly at: number | null }) {
  const [moment, setMoment] = useState<ReplayMoment | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [eyes, setEyes] = useState<number | null>(null);
  const [game, setGame] = useState<GameModule | null>(null);
  const cache = useMemo(() => new Map<string, Promise<ReplayMoment>>(), [id]);
  const fetchMoment = (step: number | null): Promise<ReplayMoment> => {
    const key = `${step}/${eyes}`;
    const known = cache.get(key);
    if (known) return known;
    const asked = api.replay(id, step, eyes);
    cache.set(key, asked);
    asked.catch(() => cache.delete(key)); // a moment that did not come is asked for anew
    return asked;
  };
  useEffect(
    () =>
      insist(
        () => fetchMoment(at),
        (found) => {
          setMoment(found);
          setProblem(null);
          if (found.at < found.last) void fetchMoment(found.at + 1).catch(() => {});
        },
        setProblem,
      ),
    [id, at, eyes],
  );
  const name = moment?.table.game;
  useEffect(() => {
    if (!name) return;
    spokenGame.value = name;
    document.documentElement.dataset["game"] = name;
    void loadGame(name).then(setGame);
  }, [name]);
  if (!moment || !game || speaker.value?.game !== name) {
    const lasting = problem !== null && !passes(problem);
    return (
      <main class="page">
        <TopBar />
        {lasting ? (
          <Nothing text={errorText(problem)} />
        ) : (
          <p class="soft opening" role="status">
            {problem ? t("server-away") : t("connecting")}
          </p>
        )}
      </main>
    );
  }
  return (
    <Stepping
      key={id}
      id={id}
      moment={moment}
      wished={Math.min(at ?? moment.at, moment.last)}
      away={problem !== null}
      game={game}
      eyes={eyes}
      setEyes={setEyes}
    />
  );
}

/** The moment as a text that `tangledbank position` opens: for those who report or try something. */
async function copyPosition(id: string, at: number): Promise<void> {
  try {
    await copy((await api.position(id, at)).position);
    toast(t("position-copied"));
  } catch (problem) {
    trouble(problem);
  }
}

interface SteppingProps {
  readonly id: string;
  readonly moment: ReplayMoment;
  /** Where the reader wants to be: the moment itself may still be on its way. */
  readonly wished: number;
  readonly away: boolean;
  readonly game: GameModule;
  readonly eyes: number | null;
  readonly setEyes: (seat: number | null) => void;
}

function Stepping({ id, moment, wished, away, game, eyes, setEyes }: SteppingProps) {
  const root = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState(false);
  const [sideOpen, setSideOpen] = useState(false);
  const [tab, setTab] = useState("log");
  const now = useMemo(() => signal(moment), []);
  now.value = moment;
  const wish = useRef(wished);
  wish.current = wished;
  const session = useMemo(() => {
    const view = computed(() => now.value.view);
    return new Session(
      game.id,
      view,
      computed(() => now.value.table.seats.map(present)),
      new Choice(
        () => {},
        () => false,
      ),
      computed(() => now.value.table.options),
      computed(() => now.value.log),
      null,
    );
  }, [game]);
  useEffect(() => void session.unpack(), [session]);
  const to = (step: number): void => {
    wish.current = Math.max(0, Math.min(moment.last, step)); // keys may come faster than pages are drawn
    go(`/replay/${id}?at=${wish.current}`, true);
  };
  // In the same breath as the page: a key that comes with the first sight of it counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void =>
      onKey(event, session, {
        root: () => root.current,
        list: () => {},
        undo: () => {},
        step: (by) => to(wish.current + by),
        close: () => (setSideOpen(false), sideOpen),
      });
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  useEffect(() => {
    if (!playing) return;
    if (moment.at >= moment.last) return setPlaying(false);
    const timer = setTimeout(() => to(moment.at + 1), AUTO_MS);
    return () => clearTimeout(timer);
  }, [playing, moment]);
  useEffect(() => {
    const stops = [watchRegions(root.current!), watchHints(root.current!, session)];
    return () => stops.forEach((stop) => stop());
  }, [session]);
  useEffect(() => {
    const fresh = moment.log.filter((line) => line.at === moment.at);
    requestAnimationFrame(() => animate(fresh));
  }, [moment]);
  const names = namesOf(moment.table.seats);
  const happened = moment.step ? moment.log.filter((line) => line.at === moment.at) : [];
  const tabs = [
    ...(moment.view.over
      ? [{ id: "scores", name: t("score"), body: () => <EndPanel game={game} info={moment.table} /> }]
      : []),
    {
      id: "log",
      name: t("log"),
      body: () => (
        <>
          <LogPanel upTo={moment.at} jump={to} />
          <Fair info={moment.table} />
        </>
      ),
    },
    { id: "guide", name: t("deck"), body: () => <game.Guide /> },
  ];
  const button = (icon: "start" | "back" | "next" | "end", label: string, step: number) => (
    <button
      type="button"
      class="btn icon"
      data-item
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={() => to(step)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <SessionContext.Provider value={session}>
      <main class="table-page" ref={root}>
        <h1 class="hidden">
          {say().name("game", game.id)}: {t("replay")}
        </h1>
        <TopBar onRules={() => (session.rule.value = "")} onSide={() => setSideOpen(true)}>
          <game.Track />
        </TopBar>
        <p class="connection" role="status" data-shown={away || undefined}>
          {away && t("server-away")}
        </p>
        <div class="table-grid" data-game={game.id}>
          <game.Board>
            <section class="prompt replay" data-region="prompt" data-prompt tabIndex={-1} aria-label={t("replay")}>
              <p class="prompt-text" role="status">
                <strong>{t("step", { step: moment.at, steps: moment.last })}</strong>{" "}
                {happened.length > 0
                  ? say().event(happened[0]!, session.scene.value)
                  : moment.step &&
                    moment.step.seat >= 0 && (
                      <>
                        {names[moment.step.seat]}:{" "}
                        {say().move(moment.step.move, { ...session.scene.value, seat: moment.step.seat })}
                      </>
                    )}
              </p>
              <div class="prompt-choices">
                {button("start", t("first-step"), 0)}
                {button("back", t("previous-step"), wished - 1)}
                <button
                  type="button"
                  class="btn icon"
                  data-item
                  tabIndex={-1}
                  aria-label={playing ? t("pause") : t("auto-play")}
                  title={playing ? t("pause") : t("auto-play")}
                  onClick={() => setPlaying(!playing)}
                >
                  <Icon name={playing ? "pause" : "play"} />
                </button>
                {button("next", t("next-step"), wished + 1)}
                {button("end", t("last-step"), moment.last)}
                <input
                  class="slider"
                  type="range"
                  min={0}
                  max={moment.last}
                  value={wished}
                  aria-label={t("step", { step: moment.at, steps: moment.last })}
                  onInput={(event) => to(Number(event.currentTarget.value))}
                />
                <label class="eyes">
                  <span class="hidden">{t("eyes")}</span>
                  <select
                    value={eyes === null ? "" : String(eyes)}
                    onChange={(event) =>
                      setEyes(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))
                    }
                  >
                    <option value="">{t("eyes-spectator")}</option>
                    {names.map((player, seat) => (
                      <option key={seat} value={seat}>
                        {player}
                      </option>
                    ))}
                  </select>
                </label>
                <button
                  type="button"
                  class="btn quiet"
                  data-item
                  tabIndex={-1}
                  aria-label={t("replay-link")}
                  onClick={() => void copy(whole(`/replay/${id}?at=${moment.at}`)).then(() => toast(t("link-copied")))}
                >
                  <Icon name="link" /> <span class="wide-only">{t("replay-link")}</span>
                </button>
                <button
                  type="button"
                  class="btn quiet"
                  data-item
                  tabIndex={-1}
                  aria-label={t("copy-position")}
                  onClick={() => void copyPosition(id, moment.at)}
                >
                  <Icon name="copy" /> <span class="wide-only">{t("copy-position")}</span>
                </button>
              </div>
            </section>
          </game.Board>
          <div class="side-column">
            <Side tabs={tabs} tab={tab} choose={setTab} open={sideOpen} close={() => setSideOpen(false)} />
          </div>
        </div>
        <InfoCard game={game} />
        <RulesDrawer />
      </main>
    </SessionContext.Provider>
  );
}
