// The hand: both traits of a card are buttons of their own, and so is playing it as an animal. With random mutations it
// is a pool that nobody looks at.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { HandRow } from "../../parts/cards/Hand";
import { TraitFace } from "../../parts/cards/TraitFace";
import { Creature } from "../../parts/creature/Creature";
import { say, t } from "../../words/words";
import { CardReverse } from "./Tools";
import { TraitIcon } from "./looks";
import { boardOf } from "./facts";
import type { CardSeen, SeatSeen } from "./types";

interface HandProps {
  readonly seat: SeatSeen;
  /** The number of the next animal, and with it its looks. */
  readonly next: number;
}

export function Hand({ seat, next }: HandProps) {
  const { mutations } = boardOf(useSession());
  return (
    <HandRow
      label={mutations ? t("gene-pool") : t("your-hand")}
      count={seat.hand_size}
      empty={mutations ? t("gene-pool-empty") : t("hand-empty")}
    >
      {mutations && seat.hand_size > 0 && <GenePool count={seat.hand_size} />}
      {(seat.hand ?? []).map((card) => (
        <HandCard key={card.card} card={card} next={next} />
      ))}
    </HandRow>
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

function HandCard({ card, next }: { readonly card: CardSeen; readonly next: number }) {
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
              <TraitFace kind={face} Icon={TraitIcon} />
            </span>
          ))}
          <span class="half as-animal">{t("discard-card")}</span>
        </Piece>
      </div>
    );
  return (
    <div class="card" role="group" aria-label={name} {...frame} data-n={number > 0 && number < 10 ? number : undefined}>
      {(card.faces ?? []).map((face) => (
        <Piece key={face} run={[id, `face:${face}`]} class="half" label={`${say().name("trait", face)}. ${name}`}>
          <TraitFace kind={face} Icon={TraitIcon} />
        </Piece>
      ))}
      <Piece run={[id, "choose:new_animal"]} about={id} class="half as-animal" label={`${t("new-animal")}. ${name}`}>
        <span class="tiny">
          <Creature seed={next} looks={[]} />
        </span>
        <span class="half-name">{t("new-animal")}</span>
      </Piece>
    </div>
  );
}
