// A tap or a key anywhere on the table skips to now, and does nothing else.

import type { Director } from "./director";

/** What is not the table works as ever. */
const BESIDE = ".top-bar, .side-column, .drawer, .settings, .since, .pencil-note, input, textarea, select";
const MOVING_ABOUT = new Set([
  "Tab",
  "Shift",
  "Control",
  "Alt",
  "Meta",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
]);
const CLICK_FOLLOWS_MS = 700;

export function watchSkip(director: Director): () => void {
  let skipped = -CLICK_FOLLOWS_MS;
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isBeside = (event: Event): boolean => event.target instanceof Element && event.target.closest(BESIDE) !== null;
  const down = (event: Event): void => {
    skipped = -CLICK_FOLLOWS_MS;
    if (isBeside(event) || !director.skip()) return;
    skipped = event.timeStamp;
    stop(event);
  };
  const click = (event: Event): void => {
    if (event.timeStamp - skipped < CLICK_FOLLOWS_MS) stop(event);
    skipped = -CLICK_FOLLOWS_MS;
  };
  const key = (event: KeyboardEvent): void => {
    const other = MOVING_ABOUT.has(event.key) || event.ctrlKey || event.metaKey || event.altKey;
    if (!other && !isBeside(event) && director.skip()) stop(event);
  };
  addEventListener("pointerdown", down, true);
  addEventListener("click", click, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerdown", down, true);
    removeEventListener("click", click, true);
    removeEventListener("keydown", key, true);
  };
}
