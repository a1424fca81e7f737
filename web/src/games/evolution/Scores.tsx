// How the points came about: each animal and each trait, and the tie-break where one was needed.

import type { ComponentChildren } from "preact";
import { useSession } from "../../app/session";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Creature } from "../../parts/creature/Creature";
import { TraitIcon, looksOf } from "./looks";
import { animalNumbered, boardOf, kindsOf } from "./facts";
import { PlaceSign } from "./tokens";
import type { BoardSeen, ScoreSeen } from "./types";

export function Scores() {
  const session = useSession();
  const board = boardOf(session);
  const { winners } = session.view.value!;
  const order = (board.breakdown ?? [])
    .map((score, seat) => ({ score, seat }))
    .toSorted((a, b) => b.score.total - a.score.total || b.score.discard - a.score.discard);
  const best = order[0]?.score.total;
  const tied = order.filter(({ score }) => score.total === best);
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
              <li key={seat}>{t("tie-break-discard", { player: session.names.value[seat]!, count: score.discard })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly points: number;
  /** A trait: its picture stands for its name, which is spoken. */
  readonly kind?: string;
  readonly children?: ComponentChildren;
}

/** What something is worth: "animal 1: 2"; whoever listens hears where it ends. */
function Part({ name, points, kind, children }: PartProps) {
  return (
    <span class="part" title={kind ? `${name}: ${points}` : undefined}>
      {children}
      {kind && <TraitIcon kind={kind} />}
      <span class={kind ? "hidden" : ""}>{name}: </span>
      <b>{points}</b>
      <span class="hidden">; </span>
    </span>
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
  const light = (elements: string[]) => ({
    onPointerEnter: () => session.light(elements),
    onPointerLeave: () => session.light([]),
    onFocus: () => session.light(elements),
    onBlur: () => session.light([]),
  });
  return (
    <details class="tally" open={won}>
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
        {score.animals.map((animal) => {
          const seen = animalNumbered(board, animal.animal);
          const sum = animal.traits.reduce(
            (all, trait) => all + trait.points,
            animal.points + animal.hunter + animal.ocean,
          );
          return (
            <li key={animal.animal} class="tally-line" {...light([`animal:${animal.animal}`])}>
              {seen && (
                <span class="tiny">
                  <Creature seed={animal.animal} looks={looksOf(kindsOf(seen))} fat={seen.fat} filled={seen.yellow} />
                </span>
              )}
              <span class="tally-parts">
                <Part name={`${t("score-animal")} ${animal.animal}`} points={animal.points} />
                {animal.ocean > 0 && (
                  <Part name={t("score-ocean")} points={animal.ocean}>
                    <PlaceSign place="ocean" />
                  </Part>
                )}
                {animal.hunter > 0 && <Part kind="hunter" name={say().name("mark", "hunter")} points={animal.hunter} />}
                {animal.traits.map((trait) => (
                  <Part
                    key={trait.trait}
                    kind={trait.kind}
                    name={say().name("trait", trait.kind)}
                    points={trait.points}
                  />
                ))}
              </span>
              <span class="soft">=</span> <strong class="sum">{sum}</strong>
            </li>
          );
        })}
        {score.waiting.map((set) => (
          <li key={set.animal} class="tally-line">
            <span class="tally-parts">
              <span class="part">
                {set.animal}: {say().name("mark", "waiting")}.
              </span>
              {set.traits.map((trait) => (
                <Part
                  key={trait.trait}
                  kind={trait.kind}
                  name={say().name("trait", trait.kind)}
                  points={trait.points}
                />
              ))}
            </span>
            <span class="soft">=</span>{" "}
            <strong class="sum">{set.traits.reduce((all, trait) => all + trait.points, 0)}</strong>
          </li>
        ))}
        {score.pairs.length > 0 && (
          <li class="tally-line" {...light(score.pairs.map((pair) => `trait:${pair.trait}`))}>
            <span class="tally-parts">
              <span class="part">{t("score-pairs")}:</span>
              {score.pairs.map((pair) => (
                <Part key={pair.trait} kind={pair.kind} name={say().name("trait", pair.kind)} points={pair.points} />
              ))}
            </span>
            <span class="soft">=</span>{" "}
            <strong class="sum">{score.pairs.reduce((all, pair) => all + pair.points, 0)}</strong>
          </li>
        )}
        {score.animals.length === 0 && <li class="soft">{t("no-animals")}</li>}
      </ul>
    </details>
  );
}
