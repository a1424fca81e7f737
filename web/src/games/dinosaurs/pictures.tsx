// What the guide to Evo shows: species with their genes, genes and counters by themselves, terrains, dice.

import "./island.css";
import "./dinosaurs.css";
import "./hand.css";
import { Die } from "../../parts/tokens";
import type { PictureProps } from "../../rules/Pictures";
import { Swatch } from "./Zones";
import { type Genes, Portrait } from "./figure/Dino";
import { Patterns } from "./figure/Patterns";
import { Happening } from "./figure/happenings";
import { Sign } from "./figure/icons";
import type { Terrain, Zone } from "./types";

/** What every species starts with (the portraits show it), and what was bought. */
function genesOf(bought: readonly string[]): Genes {
  const genes = { tail: 1, leg: 1, horn: 0, egg: 1, fur: 1, parasol: 1, mutation: 0, card: 0 };
  for (const gene of bought) genes[gene as keyof typeof genes] += 1;
  return genes;
}

export default function Picture({ kind, of }: PictureProps) {
  const [first = "", ...rest] = of;
  if (kind === "species") return withPatterns(<Portrait seat={Number(first)} genes={genesOf(rest)} />);
  if (kind === "terrain")
    return withPatterns(<Swatch terrain={first as Terrain} zone={(rest[0] ?? "temperate") as Zone} />);
  if (kind === "die") return of.map((pips, nth) => <Die key={nth} pips={Number(pips)} />);
  if (kind === "happening") return <Happening event={first} seat={0} />;
  return of.map((sign, nth) => <Sign key={nth} kind={sign} />);
}

/** Coats and grounds are patterns, which must stand on the page. */
function withPatterns(drawing: preact.JSX.Element) {
  return (
    <>
      <Patterns />
      {drawing}
    </>
  );
}
