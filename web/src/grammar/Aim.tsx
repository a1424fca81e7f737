// Who aims at whom, before it is confirmed: a dashed line from the one to the other.

import { useLayoutEffect, useState } from "preact/hooks";
import { type Session, useSession } from "../app/session";

const SHORT = 22; // so far before its aim the line ends

interface Aimed {
  readonly from: string;
  readonly to: string;
  readonly tone: string;
}

function aimed(session: Session): Aimed | null {
  for (const { key, args } of session.choice.complete.value) {
    const verb = session.verbs[key];
    const [from, to] = [args[verb?.from ?? ""], args[verb?.to ?? ""]];
    if (verb && from && to) return { from, to, tone: verb.tone };
  }
  return null;
}

/** The middle of the drawing of a thing. */
function middle(element: string): { readonly x: number; readonly y: number } | null {
  const name = CSS.escape(element);
  const thing =
    document.querySelector(`[data-place="${name}"] .creature`) ??
    document.querySelector(`[data-place="${name}"]`) ??
    document.querySelector(`.table-grid [data-element="${name}"]`);
  const box = thing?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

interface Line {
  readonly shaft: string;
  readonly tip: string;
}

function between(from: string, to: string): Line | null {
  const [start, end] = [middle(from), middle(to)];
  if (!start || !end) return null;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const long = Math.hypot(dx, dy) || 1;
  const tip = { x: end.x - (dx / long) * SHORT, y: end.y - (dy / long) * SHORT };
  const bend = { x: (start.x + tip.x) / 2 + dy * 0.12, y: (start.y + tip.y) / 2 - dx * 0.12 };
  const turn = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const barb = (by: number): string =>
    `M${tip.x} ${tip.y}L${tip.x - Math.cos(turn + by) * 14} ${tip.y - Math.sin(turn + by) * 14}`;
  return {
    shaft: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`,
    tip: `${barb(0.5)}${barb(-0.5)}`,
  };
}

export function Aim() {
  const session = useSession();
  const aim = aimed(session);
  const [line, setLine] = useState<Line | null>(null);
  const [from, to] = [aim?.from ?? "", aim?.to ?? ""];
  useLayoutEffect(() => {
    const draw = (): void => setLine(from ? between(from, to) : null);
    draw();
    addEventListener("scroll", draw, true);
    addEventListener("resize", draw);
    return () => {
      removeEventListener("scroll", draw, true);
      removeEventListener("resize", draw);
    };
  }, [from, to, session.view.value]);
  if (!aim || !line) return null;
  return (
    <svg class="aim-line" data-tone={aim.tone} data-from={from} data-to={to} aria-hidden="true">
      <path class="aim-shaft" d={line.shaft} />
      <path class="aim-tip" d={line.tip} />
    </svg>
  );
}
