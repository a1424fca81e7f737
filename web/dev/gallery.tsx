// For those who draw: every body plan and every look, side by side. `npm run dev`, then /dev/gallery.html.
import { render } from "preact";
import "../src/styles/base.css";
import { Creature } from "../src/parts/creature/Creature";
import { Icon } from "../src/parts/creature/Icon";
import { LOOKS, type Look } from "../src/parts/creature/looks";

if (location.search.includes("night")) document.documentElement.dataset["theme"] = "night";
const looks = Object.keys(LOOKS) as Look[];
const mixes: readonly (readonly Look[])[] = [
  ["fangs", "fins", "horns", "bulk"],
  ["nightcap", "fat", "fat", "kerchief"],
  ["beak", "haste", "spots", "tick"],
  ["mask", "torn_tail", "stripes", "bird"],
  ["keen_eye", "fangs", "voice", "claws"],
  ["hooves", "collar", "horns", "bulk", "stripes"],
];
render(
  <div style={{ display: "grid", gridTemplateColumns: "repeat(8, 150px)", gap: "6px", padding: "8px" }}>
    {Array.from({ length: 16 }, (_, n) => (
      <div style={{ width: 140 }}>
        <Creature seed={n + 1} looks={[]} />
        {n + 1}
      </div>
    ))}
    {looks.map((look, n) => (
      <div style={{ width: 140 }}>
        <Creature seed={n + 3} looks={[look]} fat={1} filled={0} />
        <span style={{ display: "flex", gap: 4 }}>
          <i style={{ width: 24 }}>
            <Icon look={look} />
          </i>
          {look}
        </span>
      </div>
    ))}
    {mixes.map((mix, n) => (
      <div style={{ width: 140 }}>
        <Creature seed={n + 31} looks={mix} fat={2} filled={1} asleep={n === 1} />
      </div>
    ))}
  </div>,
  document.getElementById("app")!,
);
