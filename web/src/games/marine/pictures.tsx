// What the guide to Marine shows: classes, elements, terrains, cards, traits, actions and what is counted.

import "./art.css";
import "./earth.css";
import type { PictureProps } from "../../rules/Pictures";
import { Picture as Drawing } from "./Picture";
import { Patterns } from "./art/Patterns";
import { Pawn } from "./art/Sign";

/** What stands for each section of the action display. */
const SECTIONS: Readonly<Record<string, string>> = {
  abundance: "plankton",
  autotrophs: "hydrothermal",
  depletion: "bag",
  adaptation: "algae",
  regression: "cube",
  speciation: "pool",
  wanderlust: "layers",
  deformation: "geothermal",
  migration: "fishes",
  competition: "bones",
  evolution: "row",
  dominance: "marker",
};

export default function Picture({ kind, of }: PictureProps) {
  if (kind === "pawn") return <Pawn taxon={of[0] ?? null} kind={of[1] ?? "basic"} />;
  const things = kind === "section" ? of.map((section) => SECTIONS[section] ?? section) : of;
  return (
    <>
      {kind === "terrain" && <Patterns />}
      {things.map((thing, nth) => (
        <Drawing key={nth} kind={thing} />
      ))}
    </>
  );
}
