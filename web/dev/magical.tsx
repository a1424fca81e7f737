// For those who draw: the kinds of magical creatures, every property, energy and sleep. `npm run dev`, then /dev/magical.html.
import { render } from "preact";
import "../src/styles/base.css";
import "../src/games/magical/figure/figure.css";
import { Beast } from "../src/games/magical/figure/Beast";
import { Scene } from "../src/games/magical/figure/scenes";
import { SIGNS, Sign } from "../src/games/magical/figure/signs";
import { PROPERTIES } from "../src/games/magical/figure/properties";

if (location.search.includes("night")) document.documentElement.dataset["theme"] = "night";
const properties = Object.keys(PROPERTIES);
const mixes: readonly (readonly string[])[] = [
  ["vampire", "flying", "small"],
  ["fire_breathing", "spiky", "wise"],
  ["soporific", "astral", "annoying"],
  ["scary", "scorching", "omnivorous"],
  ["metamorph", "generous", "vampire", "soporific"],
  ["greedy", "invisible", "flying", "wise", "spiky"],
];
const SOURCES = [
  "thorn_thicket",
  "mist_lake",
  "wind_peak",
  "star_well",
  "moon_mirror",
  "bellflowers",
  "howling_hollow",
  "oak_of_knowledge",
  "heart_of_forest",
  "dragon_geyser",
];
render(
  <div data-game="magical">
    <div style={{ display: "grid", gridTemplateColumns: "repeat(8, 150px)", gap: "6px", padding: "8px" }}>
      {Array.from({ length: 16 }, (_, n) => (
        <div style={{ width: "140px" }}>
          <Beast seed={n + 1} properties={[]} energy={n % 5} asleep={n % 4 === 3} ready={n % 5 === 4} />
          {n + 1}
        </div>
      ))}
      {properties.map((property, n) => (
        <div style={{ width: "140px" }}>
          <Beast seed={n + 3} properties={[property]} />
          <span style={{ display: "flex", gap: 4 }}>
            <i style={{ width: "28px", flex: "none" }}>
              <Sign kind={property} />
            </i>
            {property}
          </span>
        </div>
      ))}
      {mixes.map((mix, n) => (
        <div style={{ width: "140px" }}>
          <Beast seed={n + 31} properties={mix} energy={n % 5} asleep={n === 1} shadow={n === 3} />
        </div>
      ))}
      {mixes.map((mix, n) => (
        <div style={{ width: "56px" }}>
          <Beast seed={n + 31} properties={mix} energy={4 - (n % 5)} asleep={n === 2} />
        </div>
      ))}
    </div>
    <div style={{ display: "grid", gridTemplateColumns: "repeat(5, 240px)", gap: "8px", padding: "8px" }}>
      {SOURCES.map((source) => (
        <Scene source={source} />
      ))}
    </div>
    <div style={{ display: "flex", gap: "8px", padding: "8px", flexWrap: "wrap" }}>
      {Object.keys(SIGNS).map((kind) => (
        <i style={{ width: "40px", fontSize: "10px", flex: "none" }}>
          <Sign kind={kind} />
          {kind}
        </i>
      ))}
    </div>
  </div>,
  document.getElementById("app")!,
);
