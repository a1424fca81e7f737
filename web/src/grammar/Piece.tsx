// A thing on the table that can be touched: it glows when a move goes on with it, and says what it is when not.

import type { ComponentChildren } from "preact";
import { useSession } from "../app/session";
import { keyOf } from "../words/speaker";
import type { Stand } from "./paths";
import { say, t } from "../words/words";
import { type Tone, Signs } from "./verbs";

interface Touchable {
  /** The element, or the run of elements that a touch stands for (a half of a card: the card, then its face). */
  readonly run: string | readonly string[];
  /** What is explained when it is asked about, where that is not the last element. */
  readonly about?: string | undefined;
  readonly label: string;
}

interface PieceProps extends Touchable {
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** What every touchable thing has, be it a button or a part of a drawing. */
export function useTouchable({ run, about, label }: Touchable) {
  const session = useSession();
  const elements = typeof run === "string" ? [run] : run;
  const last = elements.at(-1)!;
  const stands: Stand = session.choice.stands(elements);
  const number = elements.length === 1 && stands === "next" ? session.choice.next.value.indexOf(last) + 1 : 0;
  const started = session.choice.chosen.value.length > 0;
  const glow = stands === "next" || (stands === "start" && !started);
  const verbs = session.choice.verbs(elements).filter((key) => session.verbs[key]);
  const deeds = verbs.map((key) => say().text(keyOf("verb", key)));
  const tone: Tone | undefined = verbs.length > 0 ? session.verbs[verbs[0]!]!.tone : undefined;
  const touch = (anchor: Element): void => {
    session.info.value = null;
    if (!session.choice.touch(...elements)) session.ask(about ?? last, anchor);
  };
  const shared = {
    "data-item": true,
    "data-element": about ?? last,
    "data-run": elements.join(" "),
    "data-stand": stands,
    "data-glow": glow || undefined,
    "data-lit": session.lit.value.has(last) || undefined,
    "data-n": number > 0 && number < 10 ? number : undefined,
    "data-verb": verbs[0],
    "data-tone": tone,
    "aria-label": glow ? `${label}, ${deeds.length > 0 ? deeds.join(", ") : t("can-be-chosen")}` : label,
  };
  return { shared, stands, touch, verbs };
}

export function Piece({ class: extra = "", children, ...touchable }: PieceProps) {
  const { shared, stands, touch, verbs } = useTouchable(touchable);
  return (
    <button
      type="button"
      class={`piece ${extra}`}
      tabIndex={-1}
      {...shared}
      aria-pressed={stands === "chosen" ? true : undefined}
      onClick={(event) => touch(event.currentTarget)}
    >
      {children}
      {verbs.length > 0 && <Signs verbs={verbs} />}
    </button>
  );
}

interface CellProps extends Touchable {
  readonly class?: string;
  readonly transform: string;
  readonly children: ComponentChildren;
}

/** A piece of a map: a cell of a grid, drawn in SVG. */
export function MapCell({ class: extra = "", transform, children, ...touchable }: CellProps) {
  const { shared, stands, touch, verbs } = useTouchable(touchable);
  return (
    <g
      role="gridcell"
      class={`cell ${extra}`}
      tabindex={-1}
      transform={transform}
      {...shared}
      aria-selected={stands === "chosen"}
      onClick={(event) => touch(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        touch(event.currentTarget);
      }}
    >
      {children}
      {verbs.length > 0 && <Signs verbs={verbs} inside />}
    </g>
  );
}
