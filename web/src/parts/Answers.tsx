// The answers to an attack: sentences, each with the key that gives it. Where one of many cards is to be dropped, what
// that means is said once above them.

import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { type Session, useSession } from "../app/session";
import type { Offer } from "../grammar/paths";
import { say } from "../words/words";
import "./answers.css";
import { breakable } from "./hyphens";

/** With fewer cards to drop each has a sentence of its own. */
const FEW = 3;
const KEYS = 9;
const TYPING = "input, textarea, select, dialog, .drawer";

/** A card that can be dropped: its name alone is enough to see. */
export interface Dropped {
  readonly kind: string;
  /** What there is to say of it beside its name; of that, what is worth seeing. */
  readonly marks: readonly string[];
  readonly shown?: string | undefined;
}

interface AnswersProps {
  readonly offers: readonly Offer[];
  /** The card that an answer drops. */
  readonly dropped: (offer: Offer) => Dropped | undefined;
  /** What it means to drop one. */
  readonly head: string;
  readonly Icon: ComponentType<{ readonly kind: string }>;
}

export function Answers({ offers, dropped, head, Icon }: AnswersProps) {
  const session = useSession();
  const drops = offers.filter((offer) => dropped(offer) !== undefined);
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
              <Answer offer={offer} nth={nth} Icon={Icon} />
            </li>
          ))}
        </ul>
      )}
      {grouped && (
        <>
          <p class="answers-head" id="to-drop">
            {head}
          </p>
          <ul class="answers to-drop" aria-labelledby="to-drop">
            {drops.map((offer, nth) => (
              <li key={offer.text}>
                <Answer offer={offer} nth={sentences.length + nth} card={dropped(offer)} Icon={Icon} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface AnswerProps {
  readonly offer: Offer;
  readonly nth: number;
  readonly card?: Dropped | undefined;
  readonly Icon: AnswersProps["Icon"];
}

function Answer({ offer, nth, card, Icon }: AnswerProps) {
  const session = useSession();
  const sentence = say().move(offer, session.scene.value);
  return (
    <button
      type="button"
      class="btn answer"
      data-item
      tabIndex={-1}
      data-glow
      data-primary={nth === 0 || undefined}
      aria-keyshortcuts={nth < KEYS ? String(nth + 1) : undefined}
      aria-label={card ? [sentence, ...card.marks].join(", ") : undefined}
      title={card ? sentence : undefined}
      aria-disabled={session.choice.guarded.value}
      onClick={() => session.choice.make(offer)}
    >
      {nth < KEYS && <kbd class="answer-key" aria-hidden="true" data-text={nth + 1} />}
      {card ? (
        <>
          <Icon kind={card.kind} />
          <span class="to-drop-name" data-text={breakable(say().name("trait", card.kind))} />
          {card.shown && <small>{card.shown}</small>}
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
