// How the points of a seat came about: the start, the survivors counted, every gene paid for; and the species itself.

import type { Session } from "../../app/session";
import type { Counted, Specimen } from "../../ending/counted";
import { latinName } from "../../ending/latin";
import { say, t } from "../../words/words";
import { boardOf, ledger } from "./facts";
import { Portrait } from "./figure/Dino";
import { GENES } from "./types";

export function tally(session: Session, seat: number): readonly Counted[] {
  const score = boardOf(session).breakdown?.find((one) => one.seat === seat);
  if (!score) return [];
  const { gained, bought } = ledger(session, seat);
  const single = (name: string, count: number, icon: string): Counted => ({
    name,
    parts: [{ icon, name, count }],
  });
  return [
    single(t("points-at-start"), score.start, "points"),
    single(t("points-survivors"), gained, "dino"),
    ...[...new Set(bought.map(({ gene }) => gene))].map((gene) => {
      const prices = bought.filter((one) => one.gene === gene).map(({ price }) => price);
      const times = prices.length > 1 ? ` × ${prices.length}` : "";
      return single(`${say().name("gene", gene)}${times}`, -prices.reduce((sum, price) => sum + price, 0), gene);
    }),
  ];
}

export function specimen(session: Session, seat: number): Specimen | null {
  const species = boardOf(session).seats[seat];
  if (!species) return null;
  const marks = GENES.filter((gene) => species.genes[gene] > 0).toSorted((a, b) => species.genes[b] - species.genes[a]);
  return {
    picture: <Portrait seat={seat} genes={species.genes} />,
    latin: latinName(seat + GENES.reduce((sum, gene) => sum + species.genes[gene], 0), marks),
    traits: marks.map((gene) => `${say().name("gene", gene)} ${species.genes[gene]}`),
  };
}
