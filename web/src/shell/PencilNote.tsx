// A slip of paper beside the table, with an arrow drawn to one thing: what a lesson or the coach has to say.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useSession } from "../app/session";
import { focusIsLost } from "../grammar/focus";
import { type Box, ahead, arrow, ring, roomFor, thingFor } from "./pointing";
import "./pencil.css";

const LOOK_MS = 120; // how often the note looks whether the table has moved

/** What a note should not cover, and how much that matters. */
const KEEP_OFF: readonly (readonly [string, number])[] = [
  [".prompt", 60],
  [".stage .banner", 4],
  ["[data-glow]", 2],
  [".table-grid [data-item], .top-bar", 0.3],
];

interface PencilNoteProps {
  /** The elements it points at, one after another: always the first that is not chosen yet. */
  readonly at: readonly string[];
  /** What it is called for those who hear it. */
  readonly label: string;
  /** Another key is another note: it comes into view anew and, if it `calls`, takes the focus. */
  readonly name: string;
  readonly calls?: boolean;
  readonly children: ComponentChildren;
}

/** With the move complete the button that makes it is what comes next. */
function nextThing(at: readonly string[], chosen: readonly string[]): Element | null {
  const left = ahead(at, chosen);
  const done = at.length > 0 && left.length === 0;
  return done ? document.querySelector(".prompt [data-primary]") : thingFor(left);
}

export function PencilNote({ at, label, name, calls = false, children }: PencilNoteProps) {
  const session = useSession();
  const slip = useRef<HTMLElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const pointed = useRef<Element | null>(null);
  const chosen = session.choice.chosen.value;
  useLayoutEffect(() => {
    const place = (): void => {
      const thing = nextThing(at, chosen);
      if (thing && thing !== pointed.current) {
        follow(pointed.current, thing);
        pointed.current = thing; // between two of them there may be none on the screen
      }
      if (slip.current && drawing.current) draw(slip.current, drawing.current, thing);
    };
    place();
    const drawn = requestAnimationFrame(place); // what comes next may be drawn after this note
    const timer = setInterval(place, LOOK_MS);
    addEventListener("resize", place);
    return () => {
      cancelAnimationFrame(drawn);
      clearInterval(timer);
      removeEventListener("resize", place);
    };
  });
  useEffect(() => {
    if (calls) slip.current?.focus({ preventScroll: true });
  }, [name, calls]);
  const goThere = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.target !== slip.current) return;
    event.preventDefault();
    event.stopPropagation();
    const own = slip.current?.querySelector<HTMLElement>("[data-carries-on]");
    if (own) own.click();
    else if (pointed.current?.isConnected) focusOn(pointed.current);
  };
  return (
    <>
      <svg class="pencil-drawing" ref={drawing} aria-hidden="true">
        <path class="pencil-ring" />
        <path class="pencil-arrow" />
      </svg>
      <aside
        class="pencil-note"
        ref={slip}
        tabIndex={-1}
        role="note"
        aria-label={label}
        data-region="note"
        onKeyDown={goThere}
      >
        {children}
      </aside>
    </>
  );
}

/** The pencil has moved on: bring the thing into view, and the keyboard along if it was at the last one. */
function follow(from: Element | null, to: Element): void {
  to.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (from && (document.activeElement === from || (!from.isConnected && focusIsLost()))) focusOn(to);
}

function focusOn(thing: Element): void {
  if (thing instanceof HTMLElement || thing instanceof SVGElement) thing.focus({ preventScroll: true });
}

function draw(slip: HTMLElement, drawing: SVGSVGElement, thing: Element | null): void {
  const own = { width: slip.offsetWidth, height: slip.offsetHeight };
  const box: Box | null = thing?.getBoundingClientRect() ?? null;
  const spared = KEEP_OFF.flatMap(([pieces, weight]) =>
    [...document.querySelectorAll(pieces)].map((piece) => ({ box: piece.getBoundingClientRect(), weight })),
  );
  const spot = roomFor(own, box, spared, { width: innerWidth, height: innerHeight });
  Object.assign(slip.style, { left: `${spot.left}px`, top: `${spot.top}px` });
  const [round, line] = drawing.querySelectorAll("path");
  round!.setAttribute("d", box ? ring(box) : "");
  line!.setAttribute("d", box ? arrow(spot, box) : "");
}
