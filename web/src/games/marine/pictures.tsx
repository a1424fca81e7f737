// What the guide to Marine shows: classes, elements, terrains, cards, traits and what is counted.

import "./art.css";
import "./earth.css";
import type { PictureProps } from "../../rules/Pictures";
import { Picture as Drawing } from "./Picture";
import { Patterns } from "./art/Patterns";
import { Pawn } from "./art/Sign";

export default function Picture({ kind, of }: PictureProps) {
  if (kind === "pawn") return <Pawn taxon={of[0] ?? null} kind={of[1] ?? "basic"} />;
  return (
    <>
      {kind === "terrain" && <Patterns />}
      {of.map((thing, nth) => (
        <Drawing key={nth} kind={thing} />
      ))}
    </>
  );
}
