// Where things stand on the page, or stood a moment ago.

export type Place = Pick<DOMRect, "left" | "top" | "width" | "height">;

const SOON_MS = 400;
const stood = new Map<string, { readonly box: Place; readonly at: number }>();

/** The layer above everything, in which things move. */
export function layer(): HTMLElement | null {
  return document.getElementById("motion");
}

const onBoard = (attribute: string, element: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.table-page [${attribute}="${CSS.escape(element)}"]`);

/** What the table draws for an element: the place it has, with all that lies there. */
export function shown(element: string): HTMLElement | null {
  return onBoard("data-place", element) ?? onBoard("data-element", element);
}

/** The piece itself, if it can be touched. */
export function piece(element: string): HTMLElement | null {
  return onBoard("data-element", element) ?? onBoard("data-place", element);
}

/** Where an element is, or was until now. */
export function place(element: string): Place | null {
  const box = shown(element)?.getBoundingClientRect() ?? recent(element);
  return box && box.width > 0 ? box : null;
}

export function middle(box: Place): readonly [number, number] {
  return [box.left + box.width / 2, box.top + Math.min(box.height / 2, 60)];
}

/** What leaves its place can still be what something flies from. */
export function remember(element: string, box: Place): void {
  stood.set(element, { box, at: performance.now() });
}

function recent(element: string): Place | null {
  const was = stood.get(element);
  return was && performance.now() - was.at <= SOON_MS ? was.box : null;
}
