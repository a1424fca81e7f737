// The heart of the table: the source with the energy on both its parts, the piles, and the race for transmutations.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Scene } from "./figure/scenes";
import { Sign } from "./figure/signs";
import { acts, boardOf, nameOfSide } from "./facts";
import type { SideSeen, SourceSeen } from "./types";

export function Source() {
  const { source } = boardOf(useSession());
  return (
    <section class="source" data-region="source" aria-label={t("source")}>
      <div class="source-card" data-place="pile:sources">
        <Scene source={source.source} />
        <h2 class="source-name">{say().name("source", source.source)}</h2>
        {source.needs !== null && <Part source={source} part="upper" needs={source.needs} />}
        <Part source={source} part="lower" needs={null} />
      </div>
    </section>
  );
}

interface PartProps {
  readonly source: SourceSeen;
  readonly part: "lower" | "upper";
  readonly needs: string | null;
}

function Part({ source, part, needs }: PartProps) {
  const [left, full] = part === "lower" ? [source.lower, source.lower_full] : [source.upper, source.upper_full];
  const key = needs === null ? t("for-everybody") : t("for-property", { property: say().name("property", needs) });
  return (
    <Piece
      run={`part:${part}`}
      class={`part ${part}`}
      label={[say().name("part", part), t("energy-of", { energy: left, cells: full }), key].join(", ")}
    >
      <span class="part-key">
        {needs !== null && <Sign kind={needs} />}
        <span class="part-words">{key}</span>
        <Taking part={part} />
        <strong class="part-count drawn-text" data-text={left} />
      </span>
      <span class="gems" data-place={`part:${part}`}>
        {Array.from({ length: full }, (_, at) => (
          <Sign key={at} kind={at < left ? "energy" : "no_energy"} />
        ))}
      </span>
    </Piece>
  );
}

/** How much would be taken here now, and whether the creature would sleep after it. */
function Taking({ part }: { readonly part: string }) {
  const offer = useSession().choice.offers.value.find(
    ({ key, args }) => key === "gain" && args["part"] === `part:${part}`,
  );
  const amount = offer?.facts["amount"];
  if (typeof amount !== "number") return null;
  return (
    <span class="tag drawn-text" data-text={`+${amount}`}>
      {offer!.facts["sleeps"] === true && <Sign kind="asleep" />}
    </span>
  );
}

export function Piles() {
  const board = boardOf(useSession());
  return (
    <section class="piles" data-region="piles" aria-label={t("piles")}>
      <Pile pile="deck" count={board.deck} words={t("deck-count", { count: board.deck })} />
      <Pile pile="discard" count={board.discard.length} words={t("discard-count", { count: board.discard.length })} />
      {board.choices && (
        <Pile pile="choices" count={board.choices.deck} words={t("choices-count", { count: board.choices.deck })} />
      )}
      <span class="reserve" data-place="pile:reserve" aria-hidden="true" />
    </section>
  );
}

interface PileProps {
  readonly pile: "deck" | "discard" | "choices";
  readonly count: number;
  readonly words: string;
}

function Pile({ pile, count, words }: PileProps) {
  const session = useSession();
  const { discard, choices } = boardOf(session);
  const [top, turned] = [discard.at(-1), choices?.turned.at(-1)];
  const id = `pile:${pile}`;
  return (
    <button
      type="button"
      class="pile"
      data-item
      tabIndex={-1}
      data-element={id}
      data-place={id}
      title={words}
      onClick={(event) => {
        session.info.value = { element: id, anchor: event.currentTarget, pinned: true, reasons: null };
      }}
    >
      <span class={`pile-top ${pile}`} data-empty={count === 0 || undefined} aria-hidden="true">
        {pile === "discard" && top && (
          <>
            <Sign kind={top.one} />
            <Sign kind={top.two} />
          </>
        )}
        {pile === "choices" && <b class="drawn-text" data-text={turned ?? "?"} />}
      </span>
      <span class="hidden">{words}</span>
      <strong class="drawn-text" data-text={count} />
    </button>
  );
}

/** Everybody's way to the last transmutation. */
export function Race() {
  const session = useSession();
  const { sides } = boardOf(session);
  return (
    <section class="race" data-region="race" aria-label={t("race")}>
      <h2 class="race-name">{t("race")}</h2>
      {sides.map((side) => (
        <Lane key={side.side} side={side} />
      ))}
    </section>
  );
}

function Lane({ side }: { readonly side: SideSeen }) {
  const session = useSession();
  const name = nameOfSide(session, side);
  const words = t("tokens-of", { player: name, tokens: side.tokens, goal: side.goal });
  return (
    <div
      class="lane"
      role="img"
      aria-label={words}
      title={words}
      data-place={`tokens:${side.side}`}
      data-acting={acts(session, side) || undefined}
      data-last={side.tokens === side.goal - 1 || undefined}
    >
      {side.seat === null ? <Sign kind="shadow" /> : <SeatBadge seat={side.seat} />}
      <span class="lane-name">{name}</span>
      <span class="sockets">
        {Array.from({ length: side.goal }, (_, at) => (
          <Sign key={at} kind={at < side.tokens ? "token" : "no_token"} />
        ))}
      </span>
    </div>
  );
}
