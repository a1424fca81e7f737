// For those who draw: classes, elements, pawns, terrains, and a plate for each card and trait. `npm run dev`, then /dev/marine.html.
import { render } from "preact";
import "../src/styles/base.css";
import "../src/parts/creature/creature.css";
import "../src/games/marine/art.css";
import { Patterns } from "../src/games/marine/art/Patterns";
import { Pawn, Sign, Token } from "../src/games/marine/art/Sign";
import { CARD_PLATES, Plate } from "../src/games/marine/art/Plate";
import { CLASSES, NUTRIENTS } from "../src/games/marine/art/shapes";
import { TRAIT_PLATES } from "../src/games/marine/art/traitPlates";
import { Swatch } from "../src/games/marine/Swatch";
import { TERRAINS } from "../src/games/marine/types";

if (location.search.includes("night")) document.documentElement.dataset["theme"] = "night";
const OTHERS = ["points", "cube", "pool", "bones", "extinction", "survival", "row", "appear", "card", "special", "bag"];
const line = { display: "flex", flexWrap: "wrap", gap: "8px", padding: "6px", alignItems: "center" };
const box = (size: number) => ({ width: `${size}px`, height: `${size}px`, display: "inline-block" });
render(
  <div class="marine" data-game="marine">
    <Patterns />
    {[16, 28, 64].map((size) => (
      <div key={size} style={line}>
        {[...Object.keys(CLASSES), ...OTHERS, "hydrothermal", "geothermal"].map((kind) => (
          <i key={kind} class={`figure taxon ${kind}`} style={box(size)}>
            <Sign kind={kind} />
          </i>
        ))}
        {Object.keys(NUTRIENTS).map((kind) => (
          <i key={kind} style={box(size)}>
            <Token kind={kind} />
          </i>
        ))}
        {Object.keys(CLASSES).flatMap((taxon) =>
          ["basic", "sun"].map((kind) => (
            <i key={taxon + kind} style={box(size)}>
              <Pawn taxon={taxon} kind={kind} />
            </i>
          )),
        )}
      </div>
    ))}
    <div style={line}>
      {TERRAINS.map((terrain) => (
        <i key={terrain} style={box(70)}>
          <Swatch terrain={terrain} />
        </i>
      ))}
      <i style={box(70)}>
        <Swatch terrain="vent" thermal="geothermal" />
      </i>
    </div>
    {[CARD_PLATES, TRAIT_PLATES].map((plates, nth) => (
      <div key={nth} style={line}>
        {Object.keys(plates).map((id) => (
          <figure key={id} style={{ margin: 0, width: "92px", fontSize: "11px", textAlign: "center" }}>
            <i style={box(72)}>
              <Plate of={id} />
            </i>
            <figcaption>{id}</figcaption>
          </figure>
        ))}
      </div>
    ))}
    <div style={line}>
      {Object.keys({ ...CARD_PLATES, ...TRAIT_PLATES }).map((id) => (
        <i key={id} style={box(40)}>
          <Plate of={id} />
        </i>
      ))}
    </div>
  </div>,
  document.getElementById("app")!,
);
