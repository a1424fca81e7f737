// The hand: both halves of a card are buttons of their own, and so is playing it as an animal.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { HandRow } from "../../parts/cards/Hand";
import { TraitFace } from "../../parts/cards/TraitFace";
import { say, t } from "../../words/words";
import { Creature } from "../../parts/creature/Creature";
import { TraitIcon, looksOf } from "./looks";
import type { CardSeen } from "./types";

interface HandProps {
  readonly cards: readonly CardSeen[];
  /** The number of the next animal, and with it its looks. */
  readonly next: number;
}

export function Hand({ cards, next }: HandProps) {
  return (
    <HandRow label={t("your-hand")} count={cards.length} empty={t("hand-empty")}>
      {cards.map((card) => (
        <HandCard key={card.card} card={card} next={next} />
      ))}
    </HandRow>
  );
}

function HandCard({ card, next }: { readonly card: CardSeen; readonly next: number }) {
  const session = useSession();
  const id = `card:${card.card}`;
  const number = session.choice.next.value.indexOf(id) + 1;
  const name = say().element(id, session.scene.value);
  const whole = session.choice.offers.value.some(
    ({ path }) => path.includes(id) && !/^(face|choose):/.test(path[path.indexOf(id) + 1] ?? ""),
  );
  const words = t(whole ? "grow-anew" : "new-animal");
  return (
    <div
      class="card"
      role="group"
      aria-label={name}
      data-place={id}
      data-single={card.faces?.length === 1 || undefined}
      data-chosen={session.choice.chosen.value.includes(id) || undefined}
      data-lit={session.lit.value.has(id) || undefined}
      data-n={number > 0 && number < 10 ? number : undefined}
    >
      {(card.faces ?? []).map((face) => (
        <Piece key={face} run={[id, `face:${face}`]} class="half" label={`${say().name("trait", face)}. ${name}`}>
          <TraitFace kind={face} Icon={TraitIcon} />
        </Piece>
      ))}
      <Piece
        run={whole ? id : [id, "choose:play_animal"]}
        about={id}
        class="half as-animal"
        label={`${words}. ${name}`}
      >
        <span class="tiny">
          <Creature seed={next} looks={looksOf(whole ? ["regeneration"] : [])} />
        </span>
        <span class="half-name">{words}</span>
      </Piece>
    </div>
  );
}
