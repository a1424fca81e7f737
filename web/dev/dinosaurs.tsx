// For those who draw: the five species with few and many genes, and the small signs. `npm run dev`, then /dev/dinosaurs.html.
import { render } from "preact";
import "../src/styles/base.css";
import "../src/parts/creature/creature.css";
import "../src/games/dinosaurs/island.css";
import "../src/games/dinosaurs/dinosaurs.css";
import { Figure, Portrait } from "../src/games/dinosaurs/figure/Dino";
import { Patterns } from "../src/games/dinosaurs/figure/Patterns";
import { Sign } from "../src/games/dinosaurs/figure/icons";

if (location.search.includes("night")) document.documentElement.dataset["theme"] = "night";
const plain = { tail: 1, leg: 1, horn: 0, egg: 1, fur: 1, parasol: 1, mutation: 0 };
const mixes = [
  plain,
  { ...plain, leg: 2, horn: 1, egg: 2, mutation: 1 },
  { ...plain, tail: 3, leg: 3, horn: 3, parasol: 2, fur: 2 },
  { tail: 2, leg: 4, horn: 5, egg: 5, fur: 4, parasol: 4, mutation: 3 },
];
render(
  <div>
    <Patterns />
    <div style={{ display: "grid", gridTemplateColumns: "repeat(5, 210px)", gap: "6px", padding: "8px" }}>
      {mixes.flatMap((genes) => [0, 1, 2, 3, 4].map((seat) => <Portrait seat={seat} genes={genes} />))}
      {mixes.slice(0, 3).flatMap((genes) =>
        [0, 1, 2, 3, 4].map((seat) => (
          <svg class="drawn" width="42" viewBox="-14 -8 214 160">
            <Figure seat={seat} genes={genes} small />
          </svg>
        )),
      )}
    </div>
    <div style={{ display: "flex", gap: "8px", padding: "8px" }}>
      {[
        "tail",
        "leg",
        "horn",
        "egg",
        "fur",
        "parasol",
        "mutation",
        "card",
        "dino",
        "points",
        "hot",
        "cold",
        "deadly",
        "temperate",
        "meteor",
      ].map((kind) => (
        <i style={{ width: 28 }}>
          <Sign kind={kind} />
        </i>
      ))}
    </div>
  </div>,
  document.getElementById("app")!,
);
