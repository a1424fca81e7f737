// A line of ink from the attacker to the creature it is about to attack, before that is confirmed and while it lasts.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { boardOf } from "./facts";

/** Who aims at whom, as elements. */
function aimOf(session: Session): readonly [string, string] | null {
  const { active, target } = boardOf(session);
  if (active === null) return null;
  const [move] = session.choice.complete.value;
  const wanted = move && ["attack", "scare", "wake"].includes(move.key) ? move.args["target"] : undefined;
  const at = wanted ?? (target === null ? undefined : `creature:${target}`);
  return at ? [`creature:${active}`, at] : null;
}

export function Aim({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const [path, setPath] = useState("");
  const aim = aimOf(useSession());
  const [from, to] = aim ?? ["", ""];
  useLayoutEffect(() => {
    const draw = (): void => setPath(from && root.current ? between(root.current, from, to) : "");
    draw();
    const box = root.current;
    box?.addEventListener("scroll", draw, true);
    addEventListener("resize", draw);
    return () => {
      box?.removeEventListener("scroll", draw, true);
      removeEventListener("resize", draw);
    };
  }, [from, to]);
  return path ? (
    <svg class="aim" aria-hidden="true">
      <path d={path} />
    </svg>
  ) : null;
}

function between(board: Element, from: string, to: string): string {
  const origin = board.getBoundingClientRect();
  const [a, b] = [from, to].map((element) => {
    const box = board.querySelector(`[data-place="${CSS.escape(element)}"] .creature`)?.getBoundingClientRect();
    return box && { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
  });
  if (!a || !b) return "";
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const tip = { x: b.x - (dx / long) * 26, y: b.y - (dy / long) * 26 };
  const bend = { x: (a.x + tip.x) / 2 + dy * 0.12, y: (a.y + tip.y) / 2 - dx * 0.12 };
  const turn = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const barb = (by: number): string =>
    `M${tip.x} ${tip.y}L${tip.x - Math.cos(turn + by) * 14} ${tip.y - Math.sin(turn + by) * 14}`;
  return `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}${barb(0.5)}${barb(-0.5)}`;
}
