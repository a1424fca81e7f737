// Explanations come up under a resting pointer and at the focus of the keyboard; a long press asks why not.

import type { Session } from "../app/session";

const REST_MS = 350;
const LONG_MS = 550;

export function watchHints(root: HTMLElement, session: Session): () => void {
  let timer = 0;
  let held = 0;
  let [lastX, lastY] = [-1, -1];
  const pieceOf = (event: Event): Element | null =>
    event.target instanceof Element ? event.target.closest("[data-element]") : null;
  const over = (event: PointerEvent): void => {
    clearTimeout(timer);
    const piece = pieceOf(event);
    if (event.pointerType !== "mouse") return;
    if (event.clientX === lastX && event.clientY === lastY) return; // the table moved, not the pointer
    if (piece)
      timer = window.setTimeout(
        () => piece.isConnected && session.peek(piece.getAttribute("data-element")!, piece),
        REST_MS,
      );
    else session.unpeek();
  };
  const leave = (event: PointerEvent): void => {
    if (pieceOf(event) && event.pointerType === "mouse") {
      clearTimeout(timer);
      session.unpeek();
    }
  };
  const move = (event: PointerEvent): void => {
    [lastX, lastY] = [event.clientX, event.clientY];
  };
  const focus = (event: FocusEvent): void => {
    const piece = pieceOf(event);
    if (piece?.matches(":focus-visible")) session.peek(piece.getAttribute("data-element")!, piece);
    else session.unpeek();
  };
  const down = (event: PointerEvent): void => {
    delete document.documentElement.dataset["keys"];
    clearTimeout(held);
    const piece = pieceOf(event);
    const pinned = session.info.value?.pinned && !(event.target instanceof Element && event.target.closest(".info"));
    if (pinned) session.info.value = null;
    if (piece && event.pointerType !== "mouse")
      held = window.setTimeout(() => session.ask(piece.getAttribute("data-element")!, piece), LONG_MS);
  };
  const up = (): void => clearTimeout(held);
  root.addEventListener("pointerover", over);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerout", leave);
  root.addEventListener("focusin", focus);
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", up);
  return () => {
    clearTimeout(timer);
    clearTimeout(held);
    for (const [name, listener] of Object.entries({
      pointerover: over,
      pointermove: move,
      pointerout: leave,
      focusin: focus,
      pointerdown: down,
      pointerup: up,
      pointercancel: up,
    }))
      root.removeEventListener(name, listener as EventListener);
  };
}
