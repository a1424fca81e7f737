// The others with their rows.

import { useSession } from "../../app/session";
import { Creature } from "../../parts/creature/Creature";
import { type Other, Others } from "../../parts/Others";
import { CardBack, FirstFlag, Mark } from "../../parts/tokens";
import { say, t } from "../../words/words";
import { BOND, Row, herdOf } from "./Row";
import { boardOf, elementsOf, kindsOf } from "./facts";
import { looksOf } from "./looks";
import type { SeatSeen } from "./types";

interface OpponentsProps {
  readonly seats: readonly SeatSeen[];
  readonly watching: boolean;
}

export function Opponents({ seats, watching }: OpponentsProps) {
  const other = (seat: SeatSeen): Other => ({
    seat: seat.seat,
    passed: seat.passed,
    herd: herdOf(seat),
    elements: seat.animals.flatMap(elementsOf),
    counts: <Counts seat={seat} />,
    miniatures: seat.animals.map((animal) => (
      <Creature key={animal.animal} seed={animal.animal} looks={looksOf(kindsOf(animal))} fat={animal.fat} />
    )),
    animals: (found) => <Row seat={seat} drawn={found} />,
  });
  const label = t(watching ? "animals-of-all" : "opponents");
  return <Others label={label} others={seats.map(other)} wish={{ widest: 190, bond: BOND }} />;
}

/** What is worth knowing of a seat at a glance: the first player, points, animals, cards, hunger, passing. */
export function Counts({ seat }: { readonly seat: SeatSeen }) {
  const session = useSession();
  const board = boardOf(session);
  const hungry = board.phase === "feeding" && !seat.passed ? seat.animals.filter((animal) => animal.hungry).length : 0;
  return (
    <span class="counts">
      {board.first === seat.seat && (
        <span class="first" title={t("first-player")}>
          <FirstFlag />
          <span class="hidden">{t("first-player")}</span>
        </span>
      )}
      {seat.passed && !session.view.value!.over && <span class="passed">{say().name("mark", "passed")}</span>}
      {hungry > 0 && (
        <span title={t("hungry-count", { count: hungry })}>
          <Mark kind="hungry" /> <span aria-hidden="true">{hungry}</span>
          <span class="hidden">{t("hungry-count", { count: hungry })}</span>
        </span>
      )}
      <span title={t("cards-count", { count: seat.hand_size })}>
        <CardBack /> <span aria-hidden="true">{seat.hand_size}</span>
        <span class="hidden">{t("cards-count", { count: seat.hand_size })}</span>
      </span>
      <span class="points" title={t("points", { count: seat.points })}>
        <span aria-hidden="true">★ {seat.points}</span>
        <span class="hidden">{t("points", { count: seat.points })}</span>
      </span>
    </span>
  );
}
