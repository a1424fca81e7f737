// A line between two joined animals, drawn only for the pair under the pointer or the focus.

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Line {
  readonly path: string;
}

export function PairLine({ root }: { readonly root: RefObject<HTMLDivElement | null> }) {
  const [line, setLine] = useState<Line | null>(null);
  useEffect(() => {
    const board = root.current!;
    const look = (event: Event): void => {
      const piece = event.target instanceof Element ? event.target.closest("[data-element^='trait:']") : null;
      const ends = piece
        ? [...board.querySelectorAll(`.animal [data-element="${piece.getAttribute("data-element")}"]`)]
        : [];
      setLine(ends.length === 2 ? { path: between(board, ends[0]!, ends[1]!) } : null);
    };
    const clear = (): void => setLine(null);
    board.addEventListener("pointerover", look);
    board.addEventListener("focusin", look);
    board.addEventListener("pointerleave", clear);
    board.addEventListener("scroll", clear, true);
    return () => {
      board.removeEventListener("pointerover", look);
      board.removeEventListener("focusin", look);
      board.removeEventListener("pointerleave", clear);
      board.removeEventListener("scroll", clear, true);
    };
  }, []);
  return line ? (
    <svg class="pair-line" aria-hidden="true">
      <path d={line.path} />
    </svg>
  ) : null;
}

function between(board: Element, one: Element, two: Element): string {
  const origin = board.getBoundingClientRect();
  const [a, b] = [one, two].map((end) => {
    const box = end.getBoundingClientRect();
    return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
  });
  const sag = 18 + Math.abs(a!.x - b!.x) * 0.08;
  return `M${a!.x} ${a!.y}C${a!.x} ${a!.y + sag} ${b!.x} ${b!.y + sag} ${b!.x} ${b!.y}`;
}
