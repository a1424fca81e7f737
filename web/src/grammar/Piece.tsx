// A thing on the table that can be touched: it glows when a move goes on with it, and says what it is when not.

import type { ComponentChildren } from "preact";
import { useSession } from "../app/session";
import { t } from "../words/words";

interface PieceProps {
  /** The element, or the run of elements that a touch stands for (a half of a card: the card, then its face). */
  readonly run: string | readonly string[];
  /** What is explained when it is asked about, where that is not the last element. */
  readonly about?: string;
  readonly label: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Piece({ run, about, label, class: extra = "", children }: PieceProps) {
  const session = useSession();
  const elements = typeof run === "string" ? [run] : run;
  const last = elements.at(-1)!;
  const stands = session.choice.stands(elements);
  const number = elements.length === 1 && stands === "next" ? session.choice.next.value.indexOf(last) + 1 : 0;
  const started = session.choice.chosen.value.length > 0;
  const glow = stands === "next" || (stands === "start" && !started);
  return (
    <button
      type="button"
      class={`piece ${extra}`}
      data-item
      tabIndex={-1}
      data-element={about ?? last}
      data-stand={stands}
      data-glow={glow || undefined}
      data-lit={session.lit.value.has(last) || undefined}
      data-n={number > 0 && number < 10 ? number : undefined}
      aria-pressed={stands === "chosen" ? true : undefined}
      aria-label={glow ? `${label}, ${t("can-be-chosen")}` : label}
      onClick={(event) => {
        session.info.value = null;
        if (!session.choice.touch(...elements)) session.ask(about ?? last, event.currentTarget);
      }}
    >
      {children}
    </button>
  );
}
