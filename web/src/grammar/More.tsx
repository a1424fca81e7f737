// What can be chosen is shown: where a part of the table has to be scrolled to see it, its edge says how many glow
// beyond, and a touch leads there. If nothing that glows there is in sight, it comes by itself; so does what the
// question is about.

import { useEffect, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";
import { useSession } from "../app/session";
import { stillness } from "../app/settings";
import { t } from "../words/words";

type Side = "left" | "right" | "up" | "down";

interface Marker {
  readonly key: string;
  readonly side: Side;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly go: () => void;
}

const ARROWS: Readonly<Record<Side, string>> = { left: "‹", right: "›", up: "⌃", down: "⌄" };
const SLACK = 1;

/** On which side of a box does the middle of another one lie? */
function sideOf(piece: DOMRect, box: DOMRect): Side | null {
  const x = piece.left + piece.width / 2;
  const y = piece.top + Math.min(piece.height / 2, 24);
  if (x < box.left - SLACK) return "left";
  if (x > box.right + SLACK) return "right";
  if (y < box.top - SLACK) return "up";
  return y > box.bottom + SLACK ? "down" : null;
}

/** The outermost part of the table that has to be scrolled to see a piece. What is scrolled there stands for what is in it. */
function hiddenBy(
  piece: Element,
  own: DOMRect,
  root: Element,
  scrolls: (element: Element) => boolean,
): { readonly by: Element; readonly side: Side } | null {
  let found: { by: Element; side: Side } | null = null;
  let box = own;
  for (let around = piece.parentElement; around && around !== root; around = around.parentElement) {
    if (!scrolls(around)) continue;
    const frame = around.getBoundingClientRect();
    const side = sideOf(box, frame);
    if (!side) continue;
    found = { by: around, side };
    box = frame;
  }
  return found;
}

function clips(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX !== "visible" || overflowY !== "visible";
}

function lead(scroller: Element, piece: Element, side: Side): void {
  const [box, target] = [scroller.getBoundingClientRect(), piece.getBoundingClientRect()];
  const by = { left: 0, top: 0 };
  if (side === "right") by.left = target.left - box.left - 10;
  if (side === "left") by.left = target.right - box.right + 10;
  if (side === "down") by.top = target.top - box.top - 10;
  if (side === "up") by.top = target.bottom - box.bottom + 10;
  scroller.scrollBy({ ...by, behavior: stillness() ? "instant" : "smooth" });
}

/** Look at all that glows; what is out of sight is counted by the edge behind which it lies. */
function survey(root: Element, comes: boolean): Marker[] {
  const known = new Map<Element, boolean>();
  const scrolls = (element: Element): boolean => {
    if (!known.has(element)) known.set(element, clips(element));
    return known.get(element)!;
  };
  const edges = new Map<string, { by: Element; side: Side; things: Set<Element>; first: Element; near: number }>();
  const seen = new Set<Element>();
  const ids = new Map<Element, number>();
  for (const piece of root.querySelectorAll("[data-glow]")) {
    const box = piece.getBoundingClientRect();
    if (box.width === 0) continue;
    const hidden = hiddenBy(piece, box, root, scrolls);
    if (!hidden) {
      for (let around = piece.parentElement; around && around !== root; around = around.parentElement) seen.add(around);
      continue;
    }
    const { by, side } = hidden;
    if (by.hasAttribute("data-leaves")) continue; // its tabs say so
    if (!ids.has(by)) ids.set(by, ids.size);
    const key = `${ids.get(by)}/${side}`;
    const frame = by.getBoundingClientRect();
    const near =
      side === "right"
        ? box.left - frame.right
        : side === "left"
          ? frame.left - box.right
          : side === "down"
            ? box.top - frame.bottom
            : frame.top - box.bottom;
    const edge = edges.get(key) ?? { by, side, things: new Set(), first: piece, near };
    edge.things.add(piece.closest("[data-place]") ?? piece);
    if (near < edge.near) Object.assign(edge, { first: piece, near });
    edges.set(key, edge);
  }
  const markers: Marker[] = [];
  for (const [key, { by, side, things, first }] of edges) {
    if (comes && !seen.has(by)) {
      seen.add(by);
      lead(by, first, side);
    }
    const frame = by.getBoundingClientRect();
    const x = side === "left" ? frame.left : side === "right" ? frame.right : (frame.left + frame.right) / 2;
    const y =
      side === "up"
        ? frame.top
        : side === "down"
          ? frame.bottom
          : frame.top + (by.hasAttribute("data-brim") ? 0 : Math.min(frame.height / 2, 60));
    markers.push({
      key,
      side,
      count: things.size,
      x: Math.round(x),
      y: Math.round(y),
      go: () => lead(by, first, side),
    });
  }
  return markers;
}

export function More({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useSession();
  const [markers, setMarkers] = useState<readonly Marker[]>([]);
  const next = session.choice.next.value;
  const view = session.view.value;
  const question = JSON.stringify(view?.question?.args ?? {});
  const asked = useRef("");
  const about = useRef("");
  const drawn = useRef("");
  const frame = useRef(0);
  const look = (comes: boolean): void => {
    const found = root.current && next.length > 0 ? survey(root.current, comes) : [];
    const text = found.map(({ key, count, x, y }) => `${key} ${count} ${x} ${y}`).join();
    if (text === drawn.current) return;
    drawn.current = text;
    setMarkers(found);
  };
  useEffect(() => {
    const key = next.join();
    const comes = key !== asked.current;
    asked.current = key;
    const later = requestAnimationFrame(() => {
      if (question !== about.current)
        for (const piece of root.current?.querySelectorAll("[data-about]") ?? [])
          (piece.firstElementChild ?? piece).scrollIntoView({ block: "nearest", inline: "nearest" });
      about.current = question;
      look(comes);
    });
    const again = (): void => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => look(false));
    };
    root.current?.addEventListener("scroll", again, true);
    addEventListener("resize", again);
    return () => {
      cancelAnimationFrame(later);
      cancelAnimationFrame(frame.current);
      root.current?.removeEventListener("scroll", again, true);
      removeEventListener("resize", again);
    };
  }, [next, view]);
  return (
    <div class="more-layer">
      {markers.map(({ key, side, count, x, y, go }) => (
        <button
          key={key}
          type="button"
          class="more"
          data-side={side}
          tabIndex={-1}
          style={{ left: `${x}px`, top: `${y}px` }}
          aria-label={t("more-glow", { count })}
          onClick={go}
        >
          {side === "left" && <span aria-hidden="true">{ARROWS[side]}</span>}
          <b aria-hidden="true">{count}</b>
          {side !== "left" && <span aria-hidden="true">{ARROWS[side]}</span>}
        </button>
      ))}
    </div>
  );
}
