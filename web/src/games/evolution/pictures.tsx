// What the guide to Evolution shows: animals with their traits, traits by themselves, food, dice, places, nature.

import "./evolution.css";
import { Creature } from "../../parts/creature/Creature";
import { Berry, CardBack, Die, Drop, Kernel } from "../../parts/tokens";
import type { PictureProps } from "../../rules/Pictures";
import { TraitIcon, looksOf } from "./looks";
import { PlaceSign } from "./tokens";

const FOOD = { red: Berry, blue: Drop, yellow: Kernel, card: CardBack };

export default function Picture({ kind, of }: PictureProps) {
  if (kind === "animal") {
    const [seed = "1", ...traits] = of;
    const fat = traits.filter((trait) => trait === "fat_tissue").length;
    return <Creature seed={Number(seed)} looks={looksOf(traits)} fat={fat} asleep={traits.includes("asleep")} />;
  }
  if (kind === "food")
    return of.map((colour, nth) => {
      const Token = FOOD[colour as keyof typeof FOOD];
      return <Token key={nth} />;
    });
  if (kind === "die") return of.map((pips, nth) => <Die key={nth} pips={Number(pips)} />);
  if (kind === "location") return <PlaceSign place={of[0] ?? ""} />;
  const [id = ""] = of;
  return (
    <>
      {kind === "trait" && <Creature seed={id.length * 7} looks={looksOf([id])} fat={1} />}
      <TraitIcon kind={id} />
    </>
  );
}
