// What the guide to New World shows: animals with their traits, traits by themselves, areas, food, dice.

import "./newworld.css";
import "./landscapes.css";
import { Creature } from "../../parts/creature/Creature";
import { Berry, CardBack, Die, Drop, Kernel, Shelter } from "../../parts/tokens";
import type { PictureProps } from "../../rules/Pictures";
import { Landscape } from "./landscapes";
import { TraitIcon, looksOf } from "./looks";

const FOOD = { red: Berry, blue: Drop, fat: Kernel, shelter: Shelter, card: CardBack };

export default function Picture({ kind, of }: PictureProps) {
  if (kind === "animal") {
    const [seed = "1", ...traits] = of;
    const fat = traits.filter((trait) => trait === "fat").length;
    return <Creature seed={Number(seed)} looks={looksOf(traits)} fat={fat} />;
  }
  if (kind === "food")
    return of.map((colour, nth) => {
      const Token = FOOD[colour as keyof typeof FOOD];
      return <Token key={nth} />;
    });
  if (kind === "die") return of.map((pips, nth) => <Die key={nth} pips={Number(pips)} />);
  if (kind === "area") return <Landscape kind={of[0] ?? ""} />;
  const [id = ""] = of;
  return (
    <>
      {kind === "trait" && <Creature seed={id.length * 7} looks={looksOf([id])} fat={1} />}
      <TraitIcon kind={id} />
    </>
  );
}
