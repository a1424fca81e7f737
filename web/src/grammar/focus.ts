// Where the keyboard was: whoever opens something comes back there when it closes.

import { useLayoutEffect } from "preact/hooks";

/** Nothing that can be seen has the focus. */
export function focusIsLost(): boolean {
  const now = document.activeElement;
  return !now || now === document.body || !now.checkVisibility();
}

function comeBack(to: Element | null): void {
  if (focusIsLost() && to?.isConnected && (to instanceof HTMLElement || to instanceof SVGElement)) to.focus();
}

/** While it is open, remember where the focus came from (or is said to belong), and give it back at the end. */
export function useReturn(open: boolean, to?: Element): void {
  useLayoutEffect(() => {
    if (!open) return;
    const from = to ?? document.activeElement;
    return () => queueMicrotask(() => comeBack(from)); // what closes is still there now
  }, [open, to]);
}
