// An attack that is chosen and not yet made: a red line from the hunter to its prey.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { useSession } from "../../app/session";

export function AttackAhead({ root }: { readonly root: RefObject<HTMLDivElement | null> }) {
  const session = useSession();
  const attack = session.choice.complete.value.find((offer) => offer.key === "attack");
  const [from, to] = [attack?.args["predator"], attack?.args["prey"]];
  const [line, setLine] = useState("");
  useLayoutEffect(() => {
    if (!from || !to) return;
    const draw = (): void => setLine(between(root.current!, from, to));
    draw();
    root.current!.addEventListener("scroll", draw, true);
    addEventListener("resize", draw);
    return () => {
      root.current?.removeEventListener("scroll", draw, true);
      removeEventListener("resize", draw);
    };
  }, [from, to]);
  if (!attack || !line) return null;
  return (
    <svg class="attack-ahead" aria-hidden="true">
      <defs>
        <marker id="attack-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0l10 5-10 5z" />
        </marker>
      </defs>
      <path class="attack-line" d={line} marker-end="url(#attack-tip)" />
    </svg>
  );
}

function between(board: Element, from: string, to: string): string {
  const origin = board.getBoundingClientRect();
  const [start, end] = [from, to].map((element) => {
    const box = board.querySelector(`[data-place="${CSS.escape(element)}"] .creature`)?.getBoundingClientRect();
    return box && { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
  });
  if (!start || !end) return "";
  const bend = {
    x: (start.x + end.x) / 2 + (end.y - start.y) * 0.15,
    y: (start.y + end.y) / 2 - (end.x - start.x) * 0.15,
  };
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}
