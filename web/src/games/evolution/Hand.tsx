// The hand: both halves of a card are buttons of their own, and so is playing it as an animal.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { say, t } from "../../words/words";
import { Creature } from "../../parts/creature/Creature";
import { TraitIcon, looksOf } from "./looks";
import type { CardSeen } from "./types";

export function Hand({ cards }: { readonly cards: readonly CardSeen[] }) {
  return (
    <section
      class="hand"
      data-region="hand"
      data-brim
      data-empty={cards.length === 0 || undefined}
      data-many={cards.length > 6 || undefined}
      aria-label={t("your-hand")}
    >
      {cards.length === 0 && <p class="empty">{t("hand-empty")}</p>}
      {cards.map((card) => (
        <HandCard key={card.card} card={card} />
      ))}
    </section>
  );
}

/** Too long for a line of a card in the usual type. */
function longWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 11);
}

function HandCard({ card }: { readonly card: CardSeen }) {
  const session = useSession();
  const id = `card:${card.card}`;
  const number = session.choice.next.value.indexOf(id) + 1;
  const name = say().element(id, session.scene.value);
  const whole = session.choice.offers.value.some(
    ({ path }) => path.includes(id) && !/^(face|choose):/.test(path[path.indexOf(id) + 1] ?? ""),
  );
  return (
    <div
      class="card"
      role="group"
      aria-label={name}
      data-place={id}
      data-chosen={session.choice.chosen.value.includes(id) || undefined}
      data-lit={session.lit.value.has(id) || undefined}
      data-n={number > 0 && number < 10 ? number : undefined}
    >
      {(card.faces ?? []).map((face) => (
        <Piece
          key={face}
          run={[id, `face:${face}`]}
          class={`half${longWord(say().name("trait", face)) ? " long" : ""}`}
          label={`${say().name("trait", face)}. ${name}`}
        >
          <TraitIcon kind={face} />
          <span class="half-name">{say().name("trait", face)}</span>
        </Piece>
      ))}
      {whole ? (
        <Piece run={id} class="half as-animal" label={`${t("grow-anew")}. ${name}`}>
          <span class="tiny">
            <Creature seed={card.card + 40} looks={looksOf(["regeneration"])} />
          </span>
          <span class="half-name">{t("grow-anew")}</span>
        </Piece>
      ) : (
        <Piece run={[id, "choose:play_animal"]} about={id} class="half as-animal" label={`${t("new-animal")}. ${name}`}>
          <span class="tiny">
            <Creature seed={card.card + 40} looks={[]} />
          </span>
          <span class="half-name">{t("new-animal")}</span>
        </Piece>
      )}
    </div>
  );
}
