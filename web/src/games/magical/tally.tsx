// How far a side came: the creatures it has transmuted; the Shadow's as well; and the finest creature.

import { useSession, type Session } from "../../app/session";
import type { Counted, Specimen } from "../../ending/counted";
import { latinName } from "../../ending/latin";
import { valueOf } from "../../grammar/paths";
import type { View } from "../../net/protocol";
import { say, t } from "../../words/words";
import { boardOf, creatureNumbered, nameOfSide, risen } from "./facts";
import { Beast } from "./figure/Beast";
import { Sign } from "./figure/signs";
import { type BoardSeen, CELLS, type SideSeen } from "./types";

export function tally(session: Session, seat: number): readonly Counted[] {
  const side = boardOf(session).sides.find((one) => one.seat === seat);
  return side ? transmuted(session, side) : [];
}

function transmuted(session: Session, side: SideSeen): readonly Counted[] {
  return risen(session, side).map((creature) => ({
    picture: <Beast seed={creature} properties={[]} energy={CELLS} ready shadow={side.seat === null} />,
    name: t("creature-number", { number: creature }),
    parts: [{ name: t("transmutations"), count: 1 }],
  }));
}

/** Alone: how far the Shadow came. */
export function Coda() {
  const session = useSession();
  const shadow = boardOf(session).sides.find(({ seat }) => seat === null);
  if (!shadow) return null;
  return (
    <section class="shadow-side">
      <h3>
        <Sign kind="shadow" /> {nameOfSide(session, shadow)}
      </h3>
      <p>{t("tokens-count", { tokens: shadow.tokens, goal: shadow.goal })}</p>
      <div class="parade">
        {shadow.creatures.map(({ creature, properties, energy }) => (
          <Beast
            key={creature}
            seed={creature}
            properties={properties.map(({ property }) => property)}
            energy={energy}
            shadow
          />
        ))}
      </div>
    </section>
  );
}

/** Of those that are left, the creature with the most properties; else the last that has risen. */
export function specimen(session: Session, seat: number): Specimen | null {
  const side = boardOf(session).sides.find((one) => one.seat === seat);
  if (!side) return null;
  const best = side.creatures.toSorted((a, b) => b.properties.length - a.properties.length || b.energy - a.energy)[0];
  const last = risen(session, side).at(-1);
  const seed = best && best.properties.length > 0 ? best.creature : last;
  if (seed === undefined) return null;
  const properties = seed === best?.creature ? best.properties.map(({ property }) => property) : [];
  return {
    picture: <Beast seed={seed} properties={properties} energy={best?.creature === seed ? best.energy : CELLS} />,
    latin: latinName(seed, properties),
    traits: properties.map((property) => say().name("property", property)),
  };
}

export const album = {
  kind: "creature",
  portrait: (view: View, element: string) => {
    const board = view.board as BoardSeen;
    const seen = creatureNumbered(board, Number(valueOf(element)));
    if (!seen) return null;
    const shadow = board.sides.some(({ seat, creatures }) => seat === null && creatures.includes(seen));
    const properties = seen.properties.map(({ property }) => property);
    return <Beast seed={seen.creature} properties={properties} energy={seen.energy} shadow={shadow} />;
  },
};
