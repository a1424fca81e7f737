// What lies beside the areas: the decks, the die, and the toggle that shows who can eat whom.

import { useSession } from "../../app/session";
import { foodWeb, toggleFoodWeb } from "../../parts/foodweb";
import { valueOf } from "../../grammar/paths";
import type { LogLine } from "../../net/protocol";
import { Die } from "../../parts/tokens";
import { say, t } from "../../words/words";
import { boardOf } from "./facts";

export function Tools() {
  const session = useSession();
  const board = boardOf(session);
  return (
    <div class="tools">
      {!board.catastrophe && (
        <Pile
          element="deck:areas"
          kind="land"
          count={board.area_deck}
          label={t("area-deck", { count: board.area_deck })}
        />
      )}
      <Pile element="deck:table" kind="lizard" count={board.deck} label={t("deck-count", { count: board.deck })} />
      <Roll />
      {!session.view.value!.over && (
        <button
          type="button"
          class="btn web-toggle"
          data-item
          tabIndex={-1}
          aria-pressed={foodWeb.value !== null}
          onClick={toggleFoodWeb}
        >
          {t("who-eats-whom")}
        </button>
      )}
    </div>
  );
}

/** The die of the last attack; the log says what came of it. */
function Roll() {
  const session = useSession();
  const line = lastRoll(session.log.value);
  if (!line) return null;
  const words = say().event(line, session.scene.value);
  return (
    <span key={line.seq} class="roll" role="img" aria-label={words} title={words}>
      <Die pips={Number(valueOf(line.args["pips"]!))} />
    </span>
  );
}

function lastRoll(log: readonly LogLine[]): LogLine | undefined {
  const since = log.findLastIndex(({ key }) => key === "attacks" || key === "phase-begins");
  return log.slice(since + 1).findLast(({ args }) => args["pips"] !== undefined);
}

interface PileProps {
  readonly element: string;
  readonly kind: "land" | "lizard";
  readonly count: number;
  readonly label: string;
}

function Pile({ element, kind, count, label }: PileProps) {
  const session = useSession();
  return (
    <button
      type="button"
      class="deck"
      data-item
      tabIndex={-1}
      data-element={element}
      data-place={element}
      title={label}
      onClick={(event) => session.ask(element, event.currentTarget)}
    >
      <CardReverse kind={kind} />
      <span class="hidden">{label}</span>
      <strong aria-hidden="true">{count}</strong>
    </button>
  );
}

/** The backs of the two decks: a landscape, and a lizard. */
export function CardReverse({ kind }: { readonly kind: "land" | "lizard" }) {
  return (
    <svg class="drawn reverse" viewBox="0 0 30 40" aria-hidden="true">
      <rect class="card-edge" x="3.500" y="3" width="24" height="34" rx="3.500" />
      <rect class={`card-back ${kind}`} x="1.500" y="1.500" width="24" height="34" rx="3.500" />
      {kind === "land" ? (
        <path class="paper-line" d="M4 28l6-10 4 6 4-8 6 12M17 10a2.500 2.500 0 1 0 .1 0" />
      ) : (
        <path
          class="paper-line"
          d="M8 30c8-2 2-8 6-12 3-3 1-6 2-9M11 24l-4-1M13 26l4 2M13 16l-4-2M15 17l4 2M14.500 8.500l3-1"
        />
      )}
    </svg>
  );
}
