// The hand: both traits of a card are buttons of their own, and so is playing it as an animal. With random mutations it
// is a pool that nobody looks at.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { say, t } from "../../words/words";
import { CardReverse } from "./Tools";
import { TraitIcon } from "./looks";
import { boardOf } from "./facts";
import type { CardSeen, SeatSeen } from "./types";

export function Hand({ seat }: { readonly seat: SeatSeen }) {
  const session = useSession();
  const { mutations } = boardOf(session);
  const cards = seat.hand ?? [];
  return (
    <section
      class="hand"
      data-region="hand"
      data-brim
      data-empty={seat.hand_size === 0 || undefined}
      data-many={cards.length > 6 || undefined}
      aria-label={mutations ? t("gene-pool") : t("your-hand")}
      style={{ "--cards": cards.length }}
    >
      {seat.hand_size === 0 && <p class="empty">{mutations ? t("gene-pool-empty") : t("hand-empty")}</p>}
      {mutations && seat.hand_size > 0 && <GenePool count={seat.hand_size} />}
      {cards.map((card) => (
        <HandCard key={card.card} card={card} />
      ))}
    </section>
  );
}

/** Cards without faces; the top one is played by a button of the prompt. */
function GenePool({ count }: { readonly count: number }) {
  return (
    <div class="gene-pool" role="img" aria-label={t("gene-pool-count", { count })}>
      {Array.from({ length: Math.min(count, 8) }, (_, nth) => (
        <CardReverse key={nth} kind="lizard" />
      ))}
      <span aria-hidden="true" class="pool-words">
        {t("gene-pool-count", { count })}
      </span>
    </div>
  );
}

/** Too long for a line of a card in the usual type. */
function longWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 12);
}

function HandCard({ card }: { readonly card: CardSeen }) {
  const session = useSession();
  const id = `card:${card.card}`;
  const name = say().element(id, session.scene.value);
  const number = session.choice.next.value.indexOf(id) + 1;
  const chosen = session.choice.chosen.value.includes(id) || undefined;
  const frame = {
    "data-place": id,
    "data-chosen": chosen,
    "data-quiet": chosen, // the outlook says what it does
    "data-lit": session.lit.value.has(id) || undefined,
  };
  // To be discarded it is taken as a whole.
  if (session.choice.offers.value.some(({ path }) => path.length === 1 && path[0] === id))
    return (
      <div class="card whole" {...frame}>
        <Piece run={id} class="card-piece" label={`${t("discard-card")}: ${name}`}>
          {(card.faces ?? []).map((face) => (
            <span key={face} class="half">
              <Face face={face} />
            </span>
          ))}
          <span class="half as-animal">{t("discard-card")}</span>
        </Piece>
      </div>
    );
  return (
    <div class="card" role="group" aria-label={name} {...frame} data-n={number > 0 && number < 10 ? number : undefined}>
      {(card.faces ?? []).map((face) => (
        <Piece
          key={face}
          run={[id, `face:${face}`]}
          class={`half${longWord(say().name("trait", face)) ? " long" : ""}`}
          label={`${say().name("trait", face)}. ${name}`}
        >
          <Face face={face} />
        </Piece>
      ))}
      <Piece run={[id, "choose:new_animal"]} about={id} class="half as-animal" label={`${t("new-animal")}. ${name}`}>
        <Egg />
        <span class="half-name">{t("new-animal")}</span>
      </Piece>
    </div>
  );
}

function Face({ face }: { readonly face: string }) {
  return (
    <>
      <TraitIcon kind={face} />
      <span class="half-words">
        <span class="half-name">{say().name("trait", face)}</span>
        <span class="half-text" data-text={say().about("trait", face)} />
      </span>
    </>
  );
}

/** What animal will come of it nobody knows yet. */
function Egg() {
  return (
    <svg class="drawn egg" viewBox="0 0 20 22" aria-hidden="true">
      <path class="paper" d="M10 1.500c4.500 0 7.500 6 7.500 11a7.500 7.500 0 0 1-15 0c0-5 3-11 7.500-11z" />
      <path class="jet-line" d="M3 12l3-2 2.500 3 3-3 2.500 3 3-2" />
    </svg>
  );
}
