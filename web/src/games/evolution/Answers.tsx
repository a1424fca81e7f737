// The answers to an attack: sentences, each with the key that gives it. To drop a tail there may be many cards:
// what it means is said once above them.

import { useEffect } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { type Offer, valueOf } from "../../grammar/paths";
import { say, t } from "../../words/words";
import { traitMarks } from "./Animal";
import { TraitIcon } from "./looks";
import { allAnimals, boardOf } from "./facts";
import { breakable } from "./hyphens";
import type { TraitSeen } from "./types";

/** With fewer cards to drop each has a sentence of its own. */
const FEW = 3;
const KEYS = 9;
const TYPING = "input, textarea, select, dialog, .drawer";

export function Answers({ offers }: { readonly offers: readonly Offer[] }) {
  const session = useSession();
  const drops = offers.filter((offer) => offer.key === "drop_tail");
  const grouped = drops.length >= FEW;
  const sentences = grouped ? offers.filter((offer) => !drops.includes(offer)) : offers;
  const order = grouped ? [...sentences, ...drops] : sentences;
  useAnswerKeys(session, order);
  return (
    <>
      {sentences.length > 0 && (
        <ul class="answers">
          {sentences.map((offer, nth) => (
            <li key={offer.text}>
              <Answer offer={offer} nth={nth} />
            </li>
          ))}
        </ul>
      )}
      {grouped && (
        <>
          <p class="answers-head" id="to-drop">
            {t("drop-one")}
          </p>
          <ul class="answers to-drop" aria-labelledby="to-drop">
            {drops.map((offer, nth) => (
              <li key={offer.text}>
                <Answer offer={offer} nth={sentences.length + nth} card={cardOf(session, offer)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function cardOf(session: Session, offer: Offer): TraitSeen | undefined {
  const number = Number(valueOf(offer.args["card"] ?? ""));
  return allAnimals(boardOf(session))
    .flatMap(({ traits, pairs }) => [...traits, ...pairs])
    .find((trait) => trait.trait === number);
}

interface AnswerProps {
  readonly offer: Offer;
  readonly nth: number;
  /** The card that is dropped: its name alone is enough to see. */
  readonly card?: TraitSeen | undefined;
}

function Answer({ offer, nth, card }: AnswerProps) {
  const session = useSession();
  const sentence = say().move(offer, session.scene.value);
  const marks = card ? traitMarks(card) : [];
  return (
    <button
      type="button"
      class="btn answer"
      data-item
      tabIndex={-1}
      data-glow
      data-primary={nth === 0 || undefined}
      aria-keyshortcuts={nth < KEYS ? String(nth + 1) : undefined}
      aria-label={card ? [sentence, ...marks].join(", ") : undefined}
      title={card ? sentence : undefined}
      aria-disabled={session.choice.guarded.value}
      onClick={() => session.choice.make(offer)}
    >
      {nth < KEYS && <kbd class="answer-key" aria-hidden="true" data-text={nth + 1} />}
      {card ? (
        <>
          <TraitIcon kind={card.kind} />
          <span class="to-drop-name" data-text={breakable(say().name("trait", card.kind))} />
          {card.yellow && <small>{say().name("mark", "yellow")}</small>}
        </>
      ) : (
        <span>{sentence}</span>
      )}
    </button>
  );
}

/** While there are answers the numbers are theirs. */
function useAnswerKeys(session: Session, order: readonly Offer[]): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const offer = /^[1-9]$/.test(event.key) ? order[Number(event.key) - 1] : undefined;
      if (
        !offer ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target instanceof Element && event.target.closest(TYPING))
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      session.choice.make(offer);
    };
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  });
}
