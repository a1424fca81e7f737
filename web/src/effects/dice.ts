// A die that tumbles over the table and comes to rest with what was rolled.

import { pace } from "../app/settings";
import type { LogLine } from "../net/protocol";
import { layer, middle, place } from "./places";
import { lasting } from "./pace";

const TUMBLE_MS = 560;
const REST_MS = 900;

/** Beside what rolls, else in the middle of the table. */
function spot(roll: LogLine): readonly [number, number] | null {
  for (const element of Object.values(roll.args)) {
    const box = place(element);
    if (box) return middle(box);
  }
  const table = document.querySelector(".board")?.getBoundingClientRect();
  return table ? [table.left + table.width / 2, table.top + table.height / 3] : null;
}

export function tumble(pips: string, roll: LogLine): void {
  const [over, at] = [layer(), spot(roll)];
  if (!over || !at) return;
  const die = document.createElement("span");
  die.className = "tumbling";
  die.textContent = "?";
  over.append(die);
  const [x, y] = at;
  const rolling = die.animate(
    [
      { transform: `translate(${x - 110}px, ${y - 60}px) rotate(-400deg)` },
      { transform: `translate(${x - 30}px, ${y + 12}px) rotate(-120deg)`, offset: 0.6 },
      { transform: `translate(${x}px, ${y}px) rotate(0deg)` },
    ],
    { duration: lasting(TUMBLE_MS, pace.value), easing: "cubic-bezier(.2, .7, .4, 1)", fill: "forwards" },
  );
  rolling.finished
    .then(() => {
      die.textContent = pips;
      const rest = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
      return die.animate(rest, { duration: lasting(REST_MS, pace.value) }).finished;
    })
    .finally(() => die.remove())
    .catch(() => {});
}
