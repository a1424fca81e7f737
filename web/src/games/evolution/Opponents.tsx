// The others around the meadow.

import { useSession } from "../../app/session";
import { Creature } from "../../parts/creature/Creature";
import { type Other, Others } from "../../parts/Others";
import { CardBack, FirstFlag, Mark } from "../../parts/tokens";
import { Standing } from "../../shell/Standing";
import { say, t } from "../../words/words";
import { Animal, cardsOf } from "./Animal";
import { boardOf, elementsOf, kindsOf, pairLetters } from "./facts";
import { looksOf } from "./looks";
import type { SeatSeen } from "./types";

export function Opponents({ seats }: { readonly seats: readonly SeatSeen[] }) {
  const { phase } = boardOf(useSession());
  const other = (seat: SeatSeen): Other => ({
    seat: seat.seat,
    passed: seat.passed && phase === "development",
    herd: seat.animals.map((animal) => [cardsOf(animal)]),
    elements: seat.animals.flatMap(elementsOf),
    counts: (
      <>
        <Standing seat={seat.seat} />
        <Counts seat={seat} />
      </>
    ),
    miniatures: seat.animals.map((animal) => (
      <Creature
        key={animal.animal}
        seed={animal.animal}
        looks={looksOf(kindsOf(animal))}
        hidden={animal.hidden}
        asleep={animal.asleep}
        fat={animal.fat}
        filled={animal.yellow}
      />
    )),
    animals: (found) =>
      seat.animals.map((animal) => (
        <Animal key={animal.animal} animal={animal} letters={pairLetters(seat)} drawn={found} />
      )),
  });
  return <Others label={t("opponents")} others={seats.map(other)} wish={{ widest: 200 }} />;
}

/** First player, cards, hunger, passing. */
function Counts({ seat }: { readonly seat: SeatSeen }) {
  const board = boardOf(useSession());
  const hungry = seat.animals.filter((animal) => !animal.fed).length;
  return (
    <span class="counts">
      {board.first === seat.seat && (
        <span class="first" title={t("first-player")}>
          <FirstFlag />
          <span class="hidden">{t("first-player")}</span>
        </span>
      )}
      <span title={t("cards-count", { count: seat.hand_size })}>
        <CardBack /> <span aria-hidden="true">{seat.hand_size}</span>
        <span class="hidden">{t("cards-count", { count: seat.hand_size })}</span>
      </span>
      {hungry > 0 && board.phase === "feeding" && (
        <span title={say().name("mark", "hungry")}>
          <Mark kind="hungry" /> {hungry}
          <span class="hidden"> {say().name("mark", "hungry")}</span>
        </span>
      )}
      {seat.passed && board.phase === "development" && <span class="passed">{say().name("mark", "passed")}</span>}
    </span>
  );
}
