// Cards at the bottom of the table: the evolution row, the discard pile, or the traits I choose among.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { kindOf } from "../../grammar/paths";
import { say, t } from "../../words/words";
import { Plate } from "./art/Plate";
import { Sign } from "./art/Sign";
import { boardOf, myClass } from "./facts";
import type { HandSeen, RowCardSeen } from "./types";

type Pile = "row" | "discard" | "traits";
const pile = signal<Pile>("row");

export function Cards() {
  const session = useSession();
  const board = boardOf(session);
  const hand = myClass(session)?.hand ?? [];
  const needed = neededPile(session, hand);
  const question = session.view.value!.question;
  const asked = question?.moves ? `${question.key}/${needed}` : "";
  useEffect(() => {
    pile.value = needed ?? "row";
  }, [asked, needed]);
  const shown = pile.value === "traits" && hand.length === 0 ? "row" : pile.value;
  const piles: Pile[] = hand.length > 0 ? ["row", "discard", "traits"] : ["row", "discard"];
  const names: Record<Pile, string> = {
    row: t("evolution-row"),
    discard: t("discarded", { count: board.discard.length }),
    traits: t("your-traits"),
  };
  return (
    <section class="cards" data-region="cards" aria-label={names[shown]}>
      <div class="piles" role="group" aria-label={t("evolution-row")}>
        {piles.map((one) => (
          <button
            key={one}
            type="button"
            class="pile-tab"
            data-item
            tabIndex={-1}
            aria-pressed={shown === one}
            onClick={() => (pile.value = one)}
          >
            {names[one]}
          </button>
        ))}
        <span class="deck-note" data-place="deck">
          {t("deck-left", { count: board.deck })}
        </span>
      </div>
      <div class="card-row" data-compared data-pile={shown}>
        {shown === "row" && board.row.map((card) => <EvolutionCard key={card.evocard} id={card.evocard} card={card} />)}
        {shown === "discard" && board.discard.toReversed().map((id) => <EvolutionCard key={id} id={id} />)}
        {shown === "traits" && hand.map((card) => <TraitCard key={card.card} card={card} />)}
        {shown === "discard" && board.discard.length === 0 && <p class="empty">{t("discard-empty")}</p>}
        {shown === "row" && board.row.length === 0 && <p class="empty">{t("row-empty")}</p>}
      </div>
    </section>
  );
}

/** Where the cards lie among which the open question chooses. */
function neededPile(session: Session, hand: readonly HandSeen[]): Pile | null {
  const element = session.choice.offers.value.flatMap(({ path }) => path).find((one) => kindOf(one) === "evocard");
  if (element) return boardOf(session).discard.some((id) => `evocard:${id}` === element) ? "discard" : "row";
  return hand.length > 0 ? "traits" : null;
}

/** Longer texts have wider cards, so that no text is cut. */
function roomFor(text: string): string {
  return String(60 + text.length);
}

function EvolutionCard({ id, card }: { readonly id: string; readonly card?: RowCardSeen }) {
  const name = say().name("evocard", id);
  const text = say().about("evocard", id);
  const lower = lowerText(id);
  const symbols = card ? (["extinction", "survival"] as const).filter((symbol) => card[symbol]) : [];
  const label = [
    ...(card ? [`${t("card-position", { position: card.position })},`] : []),
    name,
    text,
    lower,
    ...symbols.map((symbol) => say().name("symbol", symbol)),
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <div class="card-frame" style={{ "--room": roomFor(text + lower) }} data-place={`evocard:${id}`}>
      <Piece run={`evocard:${id}`} class="evocard" label={label}>
        <span class="card-art">
          <Plate of={id} />
          {card && <b class="card-position" data-shows={card.position} />}
          <span class="card-symbols">
            {symbols.map((symbol) => (
              <span key={symbol} class="symbol" title={say().name("symbol", symbol)}>
                <Sign kind={symbol} />
              </span>
            ))}
          </span>
        </span>
        <CardName name={name} /> <span class="card-text">{text}</span>{" "}
        {lower && <span class="card-lower">{lower}</span>}
      </Piece>
    </div>
  );
}

/** Long words in smaller letters, so that none is broken. */
function CardName({ name }: { readonly name: string }) {
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  return (
    <strong class="card-name" data-long={longest > 10 || undefined}>
      {name}
    </strong>
  );
}

/** The lower half of a card; most have none. */
export function lowerText(id: string): string {
  const key = `evocard-${id.replaceAll("_", "-")}-lower`;
  return say().has(key) ? say().text(key) : "";
}

function TraitCard({ card }: { readonly card: HandSeen }) {
  const trait = card.trait ?? "";
  const name = say().name("trait", trait);
  const text = say().about("trait", trait);
  return (
    <div class="card-frame" style={{ "--room": roomFor(text) }} data-place={`card:${card.card}`}>
      <Piece run={`card:${card.card}`} class="evocard trait-card" label={`${name} ${text}`}>
        <span class="card-art">
          <Plate of={trait} />
        </span>
        <CardName name={name} /> <span class="card-text">{text}</span>
      </Piece>
    </div>
  );
}
