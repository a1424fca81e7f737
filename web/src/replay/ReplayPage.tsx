// A finished game, step by step: /replay/ID?at=117.

import { computed, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { go } from "../app/router";
import { Session, SessionContext } from "../app/session";
import { animate } from "../effects/motion";
import { EndBar } from "../ending/EndBar";
import { EndStage } from "../ending/EndStage";
import { useStory } from "../ending/story";
import { turnFrom } from "../ending/turns";
import { type GameModule, loadGame } from "../games/game";
import { Choice } from "../grammar/choice";
import { kindOf } from "../grammar/paths";
import { watchRegions } from "../grammar/regions";
import { api } from "../net/api";
import type { LogLine, ReplayMoment, SeatInfo } from "../net/protocol";
import { insist, passes } from "../net/retry";
import { HintButton, HintNote } from "../review/HintNote";
import { Review } from "../review/Review";
import { askForHint, putHintAway } from "../review/hints";
import { RulesDrawer } from "../rules/RulesDrawer";
import { say, speaker, spokenGame, t } from "../words/words";
import { Nothing } from "../shell/ConnectionNote";
import { Fair } from "../shell/Fair";
import { InfoCard } from "../shell/InfoCard";
import { LogPanel } from "../shell/LogPanel";
import { Side } from "../shell/Side";
import { TopBar } from "../shell/TopBar";
import { onKey } from "../shell/keys";
import { watchHints } from "../shell/hints";
import { errorText, trouble } from "../shell/toast";
import { ReplayBar } from "./ReplayBar";
import { usePlaying } from "./playing";
import { isFollowed } from "./speed";

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
  const [sideOpen, setSideOpen] = useState(false);
  const [ending, setEnding] = useState(false);
  const [tab, setTab] = useState("log");
  const story = useStory(id);
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
    setEnding(false);
    go(`/replay/${id}?at=${wish.current}`, true);
  };
  const playing = usePlaying(moment, to);
  // In the same breath as the page: a key that comes with the first sight of it counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest("select, input:not([type=range])");
      if (!typing && event.key === "k") playing.play(!playing.on);
      else if (!typing && story && event.key === "PageDown") to(turnFrom(story, wish.current, 1));
      else if (!typing && story && event.key === "PageUp") to(turnFrom(story, wish.current, -1));
      else return onKey(event, session, keys);
      event.preventDefault();
    };
    const keys = {
      root: () => root.current,
      list: () => {},
      undo: () => {},
      step: (by: number) => to(wish.current + by),
      hint: over ? undefined : ask,
      close: () => (setSideOpen(false), sideOpen || putHintAway()),
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  useEffect(() => {
    const stops = [watchRegions(root.current!), watchHints(root.current!, session)];
    return () => stops.forEach((stop) => stop());
  }, [session]);
  useEffect(() => {
    const fresh = moment.log.filter((line) => line.at === moment.at);
    session.light(moment.step ? touched(fresh, moment).filter((element) => game.draws(element, moment.view)) : []);
    if (!playing.on || isFollowed(playing.speed, moment.last)) requestAnimationFrame(() => animate(fresh));
  }, [moment]);
  const over = moment.view.over;
  const tabs = [
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
    { id: "review", name: t("review"), body: () => <Review id={id} story={story} onGo={() => setSideOpen(false)} /> },
    { id: "guide", name: t("deck"), body: () => <game.Guide /> },
  ];
  const here = `replay/${id}/${moment.at}`;
  const ask = (): void =>
    void askForHint(here, async () => {
      const { seat, moves } = await api.hint(id, moment.at);
      setEyes(seat); // what was in that hand is part of the hint
      return moves;
    }).catch(trouble);
  const bar = (
    <ReplayBar
      id={id}
      moment={moment}
      story={story}
      wished={wished}
      to={to}
      playing={playing.on}
      play={playing.play}
      speed={playing.speed}
      setSpeed={playing.setSpeed}
      eyes={eyes}
      setEyes={setEyes}
    >
      {!over && <HintButton at={here} ask={ask} />}
      {over && (
        <button type="button" class="btn primary" data-item tabIndex={-1} onClick={() => setEnding(true)}>
          {t("show-ending")}
        </button>
      )}
    </ReplayBar>
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
          {over && ending ? (
            <EndStage game={game} info={moment.table} fresh={false}>
              <EndBar info={moment.table} staged toggle={() => setEnding(false)} />
            </EndStage>
          ) : (
            <game.Board>{bar}</game.Board>
          )}
          <div class="side-column">
            <Side tabs={tabs} tab={tab} choose={setTab} open={sideOpen} close={() => setSideOpen(false)} />
          </div>
        </div>
        <HintNote
          at={here}
          title={eyes === null ? t("hint-title") : t("hint-title-then", { player: session.names.value[eyes] ?? "" })}
        />
        <InfoCard game={game} />
        <RulesDrawer />
      </main>
    </SessionContext.Provider>
  );
}

/** What a step was about: the things in its lines, and those that its move touched. */
function touched(lines: readonly LogLine[], { step }: ReplayMoment): string[] {
  const all = lines.flatMap(({ args, motion }) => [...Object.values(args), motion?.from ?? "", motion?.to ?? ""]);
  return [...all, ...Object.values(step?.move.args ?? {})].filter((element) => kindOf(element) !== "seat");
}
