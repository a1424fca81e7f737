// Motion explains: it is drawn over a table that is already true, and never waits for anybody.

import { pace, stillness } from "../app/settings";
import { kindOf, valueOf } from "../grammar/paths";
import type { LogLine, Motion } from "../net/protocol";
import { tumble } from "./dice";
import { type Place, layer, middle, place, remember, shown } from "./places";
import { lasting } from "./pace";

const SHOWN = 10;
const STEP_MS = 60;

/** Motion for what has just happened, as the engine tells it. */
export function animate(lines: readonly LogLine[]): void {
  if (stillness()) return;
  const motions = lines.flatMap(({ motion }) => (motion ? [motion] : [])).slice(-SHOWN);
  motions.forEach((motion, nth) => show(motion, nth * STEP_MS));
  const roll = lines.findLast(({ args }) => args["pips"] !== undefined);
  if (roll) tumble(valueOf(roll.args["pips"]!), roll);
}

/** A strike is a line of ink, all else flies; what is called like the place it comes to is itself new there, and grows. */
function show({ what, of, from, to }: Motion, delay: number): void {
  if (from && what === "strike") return strike(from, to);
  if (from) {
    fly(from, to, { what, tint: of ? `seat-tint-${valueOf(of)}` : "" }, delay);
  }
  if (what === kindOf(to)) grow(to, from ? delay + 200 : delay);
}

/** A token flies from one place to another. Where the table draws such a thing at the end, it looks like that. */
function fly(from: string, to: string, look: { readonly what: string; readonly tint: string }, delay: number): void {
  const [start, end, over] = [place(from), place(to), layer()];
  if (!start || !end || !over) return;
  const token = document.createElement("span");
  token.className = `flying ${look.tint}`;
  Object.assign(token.dataset, { what: look.what, from: kindOf(from), to: kindOf(to) });
  const drawn = shown(to)?.querySelector(`[data-look~="${CSS.escape(look.what)}"]`);
  if (drawn) {
    token.dataset["drawn"] = "true";
    token.append(drawn.cloneNode(true));
  }
  over.append(token);
  const [x1, y1] = middle(start);
  const [x2, y2] = middle(end);
  const flight = token.animate(
    [
      { transform: `translate(${x1}px, ${y1}px) scale(1)`, opacity: 1 },
      { transform: `translate(${(x1 + x2) / 2}px, ${Math.min(y1, y2) - 24}px) scale(1.3)`, opacity: 1 },
      { transform: `translate(${x2}px, ${y2}px) scale(.9)`, opacity: 0.6 },
    ],
    { duration: lasting(400, pace.value), delay, easing: "ease-in-out", fill: "backwards" },
  );
  flight.finished.finally(() => token.remove()).catch(() => {});
}

/** A line of ink is drawn from one to the other. */
function strike(from: string, to: string): void {
  const [start, end, over] = [place(from), place(to), layer()];
  if (!start || !end || !over) return;
  const [x1, y1] = middle(start);
  const [x2, y2] = middle(end);
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("class", "strike");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute(
    "d",
    `M${x1} ${y1}Q${(x1 + x2) / 2 + (y2 - y1) * 0.15} ${(y1 + y2) / 2 - (x2 - x1) * 0.15} ${x2} ${y2}`,
  );
  line.setAttribute("pathLength", "1");
  drawing.append(line);
  over.append(drawing);
  const drawn = line.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
    duration: lasting(260, pace.value),
    easing: "ease-in",
    fill: "forwards",
  });
  const gone = drawing.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], {
    duration: lasting(900, pace.value),
    fill: "forwards",
  });
  gone.finished.finally(() => (drawn.cancel(), drawing.remove())).catch(() => {});
}

const SHAKE_MS = 420;

/** What is about to die trembles where it stands; answers with how long. */
export function tremble(lines: readonly LogLine[]): number {
  if (stillness()) return 0;
  const dying = lines.flatMap(({ motion }) => (motion?.what === "death" ? [shown(motion.to)] : []));
  const seen = dying.filter((drawing) => drawing !== null);
  const duration = lasting(SHAKE_MS, pace.value);
  for (const drawing of seen) {
    const shake = [-3, 3, -3, 3, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    drawing.animate([{ transform: "none" }, ...shake], { duration, easing: "ease-in-out" });
  }
  return seen.length > 0 ? duration : 0;
}

/** What has died fades to an outline where it stood. */
export function fade(ghost: Element, box: DOMRect): void {
  const over = layer();
  if (!over || stillness() || box.width === 0) return;
  const shade = shadeOf(ghost.cloneNode(true), "dying", box);
  over.append(shade);
  shade
    .animate([{ opacity: 0.9 }, { opacity: 0.7, offset: 0.5 }, { opacity: 0, transform: "translateY(8px)" }], {
      duration: lasting(700, pace.value),
      fill: "forwards",
    })
    .finished.finally(() => shade.remove())
    .catch(() => {});
}

const SOON_MS = 400;
const FAR = 40;
const gone = new Map<string, { readonly ghost: Node; readonly box: Place; readonly at: number }>();

/** Remember where something stood that leaves its place; it may appear in another one at once. */
export function leave(id: string, drawing: Element): void {
  if (stillness()) return;
  const box = drawing.getBoundingClientRect();
  gone.set(id, { ghost: drawing.cloneNode(true), box, at: performance.now() });
  remember(id, box);
}

/** Something has appeared: if it has just left another place, it goes from there to here. */
export function arrive(id: string, drawing: Element): void {
  const was = gone.get(id);
  gone.delete(id);
  const over = layer();
  if (!was || !over || stillness() || performance.now() - was.at > SOON_MS) return;
  const box = drawing.getBoundingClientRect();
  const [dx, dy] = [box.left - was.box.left, box.top - was.box.top];
  if (was.box.width === 0 || box.width === 0 || Math.hypot(dx, dy) < FAR) return;
  const shade = shadeOf(was.ghost, "wandering", was.box);
  over.append(shade);
  const scale = box.width / was.box.width;
  const duration = lasting(350, pace.value);
  const walk = shade.animate([{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})` }], {
    duration,
    easing: "ease-in-out",
    fill: "forwards",
  });
  drawing.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration });
  walk.finished.finally(() => shade.remove()).catch(() => {});
}

function shadeOf(ghost: Node, name: string, box: Place): HTMLElement {
  const shade = document.createElement("div");
  shade.className = name;
  shade.append(ghost);
  Object.assign(shade.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return shade;
}

/** Something new grows where it stands. */
function grow(element: string, delay: number): void {
  const drawing = shown(element)?.querySelector("svg");
  drawing?.animate(
    [
      { transform: "scale(.35)", opacity: 0.2 },
      { transform: "scale(1.08)", opacity: 1, offset: 0.75 },
      { transform: "none" },
    ],
    { duration: lasting(300, pace.value), delay, easing: "ease-out", fill: "backwards" },
  );
}

/** Whoever goes on does not wait: a touch or a key ends all that moves. */
export function watchHaste(): void {
  const end = (): void => {
    for (const running of layer()?.getAnimations({ subtree: true }) ?? []) running.finish();
  };
  addEventListener("pointerdown", end, true);
  addEventListener("keydown", end, true);
}
