// A row of animals as it stands on the table: neighbours that are a pair have their card between them, and stay together.

import { Fragment } from "preact";
import { useSession } from "../../app/session";
import { Animal, type Drawn } from "./Animal";
import { Bond } from "./Traits";
import { bondBetween, chainsOf, listOf } from "./facts";
import { type Herd, counted } from "../../parts/room";
import { say } from "../../words/words";
import type { SeatSeen } from "./types";

/** The row as it takes up room: the card between two neighbours keeps them together. */
export function herdOf(seat: SeatSeen): Herd {
  return chainsOf(seat).map((chain) =>
    chain.map(({ traits }) => counted(traits.map(({ kind }) => say().name("trait", kind)))),
  );
}

/** Between two animals of a pair. */
export const BOND = 30;

interface RowProps {
  readonly seat: SeatSeen;
  readonly drawn: Drawn;
}

export function Row({ seat, drawn }: RowProps) {
  const session = useSession();
  const placed = listOf(session.view.value!.question?.facts["placed"]);
  const place = (animal: number): number | undefined => {
    const nth = placed.indexOf(`animal:${animal}`);
    return nth < 0 ? undefined : nth + 1;
  };
  return (
    <>
      {chainsOf(seat).map((chain) => (
        <div key={chain[0]!.animal} class="linked">
          {chain.map((animal, nth) => {
            const next = chain[nth + 1];
            const bond = next && bondBetween(animal, next);
            return (
              <Fragment key={animal.animal}>
                <Animal animal={animal} drawn={drawn} place={place(animal.animal)} />
                {bond && <Bond pair={bond} right={next.animal} />}
              </Fragment>
            );
          })}
        </div>
      ))}
    </>
  );
}
