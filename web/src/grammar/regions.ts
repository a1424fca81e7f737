// The keyboard: Tab goes between regions, arrows go inside one. One item of each region can be reached by Tab;
// which one is remembered. Focus itself never moves because the table has changed, unless what had it is gone: then the
// nearest item of the same region has it.

import { focusIsLost } from "./focus";

const REGION = "[data-region]";
const ITEM = "[data-item]";

function items(region: Element): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(ITEM)].filter(
    (item) => item.closest(REGION) === region && item.getClientRects().length > 0,
  );
}

/** Where somebody last was in a region. Before that, Tab leads to something that glows. */
const visited = new WeakMap<Element, HTMLElement>();

function appoint(region: Element, chosen?: HTMLElement): void {
  const all = items(region);
  if (chosen) visited.set(region, chosen);
  const last = visited.get(region);
  const current =
    all.find((item) => item === last) ??
    all.find((item) => item.dataset["glow"] !== undefined) ??
    all.find((item) => item.tabIndex === 0) ??
    all[0];
  for (const item of all) item.tabIndex = item === current ? 0 : -1;
}

/** Keep one tab stop in each region under a root, whatever is drawn there. Answers with how to stop. */
export function watchRegions(root: HTMLElement): () => void {
  let last: Place | null = null; // of the keyboard; a pointer needs no focus
  let pointing = false;
  const refresh = (): void => {
    for (const region of root.querySelectorAll(REGION)) appoint(region);
    if (last?.item.isConnected) last = placeOf(last.item);
    else if (last && (focusIsLost() || document.activeElement?.matches("[data-prompt]"))) recover(root, last);
  };
  let waiting = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(refresh);
  });
  observer.observe(root, { childList: true, subtree: true });
  const focused = (event: FocusEvent): void => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>(ITEM) : null; // SVG too
    const region = item?.closest(REGION);
    if (item && region) appoint(region, item);
    if (item && !pointing) last = placeOf(item);
    else if (pointing || (event.target instanceof Element && !event.target.matches("[data-prompt]"))) last = null;
  };
  const pointed = (): void => {
    pointing = true;
    last = null;
  };
  const typed = (): void => {
    const item = pointing ? document.activeElement?.closest<HTMLElement>(ITEM) : null;
    pointing = false;
    if (item && root.contains(item)) last = placeOf(item);
  };
  root.addEventListener("focusin", focused);
  root.addEventListener("pointerdown", pointed);
  addEventListener("keydown", typed, true);
  refresh();
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", focused);
    root.removeEventListener("pointerdown", pointed);
    removeEventListener("keydown", typed, true);
  };
}

/** Where the item stands, or stood, that has the focus. */
interface Place {
  readonly item: HTMLElement;
  readonly region: string;
  readonly x: number;
  readonly y: number;
}

function middleOf(item: Element): readonly [number, number] {
  const box = item.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function placeOf(item: HTMLElement): Place {
  const [x, y] = middleOf(item);
  return { item, region: item.closest<HTMLElement>(REGION)?.dataset["region"] ?? "", x, y };
}

/** The nearest item of the region takes the focus of one that is gone; while there is none, the prompt does. */
function recover(root: HTMLElement, { region, x, y }: Place): void {
  const place = root.querySelector(`[data-region="${region}"]`);
  const far = (item: Element): number => Math.hypot(middleOf(item)[0] - x, middleOf(item)[1] - y);
  const nearest = (place ? items(place) : []).toSorted((one, other) => far(one) - far(other))[0];
  (nearest ?? root.querySelector<HTMLElement>("[data-prompt]"))?.focus({ preventScroll: nearest === undefined });
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Move the focus inside the region of an element; false if the key is none of ours or there is nowhere to go. */
export function moveInside(target: Element, key: string): boolean {
  const item = target.closest<HTMLElement>(ITEM);
  const region = item?.closest(REGION);
  if (!item || !region) return false;
  const all = items(region);
  if (key === "Home" || key === "End") {
    (key === "Home" ? all[0] : all.at(-1))?.focus();
    return true;
  }
  const step = STEPS[key];
  if (!step) return false;
  const nearest = inDirection(item, all, step) ?? all[all.indexOf(item) + step[0] + step[1]];
  nearest?.focus();
  return nearest !== undefined;
}

function inDirection(
  from: HTMLElement,
  all: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const [x, y] = middleOf(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const [ox, oy] = middleOf(other);
    const [ax, ay] = [ox - x, oy - y];
    const ahead = ax * dx + ay * dy;
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (ahead > 3 && ahead + aside * 2.5 < least) {
      least = ahead + aside * 2.5;
      best = other;
    }
  }
  return best;
}

/** What needs me: the first thing that glows, or the prompt. */
export function jump(root: ParentNode): void {
  const found =
    root.querySelector<HTMLElement>("[data-primary]") ??
    root.querySelector<HTMLElement>("[data-glow]") ??
    root.querySelector<HTMLElement>("[data-prompt] button");
  found?.focus();
}
