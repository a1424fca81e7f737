// How the points came about: each animal and each trait, pairs once, and the tie-break where one was needed.

import type { ComponentChildren } from "preact";
import { useSession } from "../../app/session";
import { Creature } from "../../parts/creature/Creature";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { TraitIcon, looksOf } from "./looks";
import { animalNumbered, boardOf, kindsOf } from "./facts";
import type { BoardSeen, ScoreSeen } from "./types";

export function Scores() {
  const session = useSession();
  const board = boardOf(session);
  const { winners } = session.view.value!;
  const order = (board.breakdown ?? [])
    .map((score, seat) => ({ score, seat }))
    .toSorted((a, b) => b.score.total - a.score.total || b.score.living - a.score.living);
  const tied = order.filter(({ score }) => score.total === order[0]?.score.total);
  return (
    <div class="scores">
      {order.map(({ score, seat }) => (
        <Tally key={seat} board={board} score={score} seat={seat} won={winners.includes(seat)} />
      ))}
      {tied.length > 1 && (
        <div class="tie">
          <h3>{t("tie-break")}</h3>
          <p>{t("tie-break-text")}</p>
          <ul>
            {tied.map(({ score, seat }) => (
              <li key={seat}>{t("tie-break-animals", { player: session.names.value[seat]!, count: score.living })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface TallyProps {
  readonly board: BoardSeen;
  readonly score: ScoreSeen;
  readonly seat: number;
  readonly won: boolean;
}

function Tally({ board, score, seat, won }: TallyProps) {
  const session = useSession();
  return (
    <details class="tally" open={won || board.seats.length <= 2}>
      <summary data-item>
        <SeatBadge seat={seat} />
        <span class="who">{session.names.value[seat]}</span>
        {won && (
          <span class="laurel" aria-hidden="true">
            ❦
          </span>
        )}
        <strong>{t("points", { count: score.total })}</strong>
      </summary>
      <ul>
        {score.animals.map(({ animal, points, traits }) => {
          const seen = animalNumbered(board, animal);
          return (
            <Line key={animal} lights={[`animal:${animal}`]} sum={points + total(traits)}>
              {seen && (
                <span class="tiny">
                  <Creature seed={animal} looks={looksOf(kindsOf(seen))} fat={seen.fat} filled={seen.stored} />
                </span>
              )}
              <span class="tally-parts">
                <Part name={`${t("score-animal")} ${animal}`} points={points} />
                {traits.map((trait) => (
                  <Part key={trait.trait} kind={trait.kind} points={trait.points} />
                ))}
              </span>
            </Line>
          );
        })}
        {score.pairs.length > 0 && (
          <Line lights={score.pairs.map((pair) => `trait:${pair.trait}`)} sum={total(score.pairs)}>
            <span class="tally-parts">
              <span class="part">{t("score-pairs")}:</span>
              {score.pairs.map((pair) => (
                <Part key={pair.trait} kind={pair.kind} points={pair.points} />
              ))}
            </span>
          </Line>
        )}
        {score.animals.length === 0 && <li class="soft">{t("nobody-lives")}</li>}
      </ul>
    </details>
  );
}

function total(parts: readonly { readonly points: number }[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

interface LineProps {
  readonly lights: readonly string[];
  readonly sum: number;
  readonly children: ComponentChildren;
}

/** One line of the sum; what it is about lights up on the table. */
function Line({ lights, sum, children }: LineProps) {
  const session = useSession();
  return (
    <li class="tally-line" onPointerEnter={() => session.light(lights)} onPointerLeave={() => session.light([])}>
      {children}
      <span class="soft">=</span> <strong class="sum">{sum}</strong>
    </li>
  );
}

type PartProps = { readonly points: number } & (
  | { readonly name: string; readonly kind?: undefined }
  | { readonly kind: string; readonly name?: undefined }
);

/** "animal 1: 3"; of a trait the picture stands for the name, which is spoken. */
function Part({ name, kind, points }: PartProps) {
  const words = kind === undefined ? name : say().name("trait", kind);
  return (
    <span class="part" title={kind === undefined ? undefined : `${words}: ${points}`}>
      {kind !== undefined && <TraitIcon kind={kind} />}
      <span class={kind === undefined ? "" : "hidden"}>{words}: </span>
      <b>{points}</b>
      <span class="hidden">; </span>
    </span>
  );
}
