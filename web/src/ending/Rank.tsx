// One place of the final order: who, how much, and the pieces that were counted.

import { useSession } from "../app/session";
import type { GameModule } from "../games/game";
import type { Ending, Story } from "../net/protocol";
import { SeatFace } from "../faces/SeatFace";
import { SeatBadge } from "../shell/SeatBadge";
import { say } from "../words/words";
import { type Counted, type Part, total, totalOf } from "./counted";

interface RankProps {
  readonly game: GameModule;
  readonly rank: Ending["places"][number];
  readonly pieces: readonly Counted[];
  /** So many of them are counted. */
  readonly shown: number;
  readonly story: Story | null;
}

export function Rank({ game, rank: { seat, place, count }, pieces, shown, story }: RankProps) {
  const session = useSession();
  const view = session.view.value!;
  const { measure } = view.ending!;
  const won = view.winners.includes(seat);
  const counted = shown < pieces.length ? totalOf(pieces.slice(0, shown)) : count;
  const drawn = pieces.some(({ picture }) => picture !== undefined);
  return (
    <li class="tally" data-won={won || undefined}>
      <div class="tally-head">
        {view.players > 1 && <span class="rank-place">{place}</span>}
        <SeatBadge seat={seat} />
        <SeatFace seat={seat} />
        <span class="who">{session.names.value[seat]}</span>
        {won && (
          <span class="laurel" aria-hidden="true">
            ❦
          </span>
        )}
        <strong class="tally-count" data-count={counted}>
          {say().text(`measure-${measure}-count`, { count: counted })}
        </strong>
      </div>
      <div class="tally-body">
        {!drawn && <span class="tally-thumb">{game.specimen?.(session, seat)?.picture}</span>}
        <ol class="parade">
          {pieces.slice(0, shown).map((piece, nth) => (
            <Shown key={nth} game={game} piece={piece} />
          ))}
        </ol>
      </div>
      {story && <Others story={story} seat={seat} measure={measure} />}
    </li>
  );
}

function Shown({ game, piece: { picture, name, parts } }: { readonly game: GameModule; readonly piece: Counted }) {
  const [only] = parts.length === 1 ? parts : [];
  return (
    <li class="counted" data-drawn={picture !== undefined || undefined}>
      {picture}
      {only?.icon && <game.Icon kind={only.icon} />}
      <span class="counted-name">{name}</span>
      {parts.length > 1 && (
        <span class="counted-parts">
          {parts.map((part, nth) => (
            <Worth key={nth} game={game} part={part} />
          ))}
        </span>
      )}
      <b class="counted-sum">{signed(total(parts))}</b>
    </li>
  );
}

/** What a trait is worth: its picture stands for its name, which is spoken. */
function Worth({ game, part: { icon, name, count } }: { readonly game: GameModule; readonly part: Part }) {
  return (
    <span class="part" title={`${name}: ${count}`}>
      {icon && <game.Icon kind={icon} />}
      <span class={icon ? "hidden" : ""}>{name}: </span>
      {count}
      <span class="hidden">; </span>
    </span>
  );
}

function signed(count: number): string {
  if (count === 0) return "0";
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** What else could be counted at the end: "Animals 3 · Food 5". */
function Others({ story, seat, measure }: { readonly story: Story; readonly seat: number; readonly measure: string }) {
  const others = Object.entries(story.curves).filter(([name]) => name !== measure);
  if (others.length === 0) return null;
  return (
    <p class="soft tally-others">
      {others.map(([name, curves]) => `${say().name("measure", name)}: ${curves[seat]?.at(-1) ?? 0}`).join(" · ")}
    </p>
  );
}
