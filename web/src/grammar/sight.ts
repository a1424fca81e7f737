// What a question is about stays in sight while the room for it changes: a sheet opens, lines wrap, fonts arrive.

const NEAREST: ScrollIntoViewOptions = { block: "nearest", inline: "nearest" };

/** Bring a piece into sight with its cards where they fit, and itself in any case; again whenever its room changes. */
export function keepInSight(piece: HTMLElement): () => void {
  const show = (): void => {
    piece.scrollIntoView(NEAREST);
    piece.firstElementChild?.scrollIntoView(NEAREST);
  };
  show();
  const observer = new ResizeObserver(show);
  observer.observe(scroller(piece));
  return () => observer.disconnect();
}

/** The box in which a piece scrolls. */
function scroller(piece: HTMLElement): HTMLElement {
  let box = piece.parentElement!;
  while (box.parentElement && !/auto|scroll/.test(getComputedStyle(box).overflow)) box = box.parentElement;
  return box;
}
