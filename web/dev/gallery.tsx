// For those who draw: every body plan and every part, side by side. `npm run dev`, then /dev/gallery.html.
import { render } from "preact";
import "../src/styles/base.css";
import "../src/games/evolution/creature.css";
import { Creature, TraitIcon } from "../src/games/evolution/creature/Creature";
import { PARTS } from "../src/games/evolution/creature/parts";

if (location.search.includes("night")) document.documentElement.dataset["theme"] = "night";
const kinds = Object.keys(PARTS);
const mixes = [
  ["carnivorous", "swimming", "high_body_weight"],
  ["hibernation", "fat_tissue", "fat_tissue", "piracy"],
  ["scavenger", "running", "poisonous", "parasite"],
  ["mimicry", "tail_loss", "camouflage", "symbiosis"],
  ["sharp_vision", "carnivorous", "communication", "burrowing"],
  ["grazing", "cooperation", "high_body_weight", "camouflage"],
];
render(
  <div style={{ display: "grid", gridTemplateColumns: "repeat(8, 150px)", gap: "6px", padding: "8px" }}>
    {Array.from({ length: 16 }, (_, n) => (
      <div style={{ width: 140 }}>
        <Creature seed={n + 1} traits={[]} />
        {n + 1}
      </div>
    ))}
    {kinds.map((kind, n) => (
      <div style={{ width: 140 }}>
        <Creature seed={n + 3} traits={[kind]} fat={1} yellow={0} />
        <span style={{ display: "flex", gap: 4 }}>
          <i style={{ width: 24 }}>
            <TraitIcon kind={kind} />
          </i>
          {kind}
        </span>
      </div>
    ))}
    {mixes.map((mix, n) => (
      <div style={{ width: 140 }}>
        <Creature seed={n + 31} traits={mix} fat={2} yellow={1} asleep={n === 1} />
      </div>
    ))}
  </div>,
  document.getElementById("app")!,
);
