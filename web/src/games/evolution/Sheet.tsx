// An attack that asks for an answer: a sheet beside the table, because the decision needs the table.

import { useSession } from "../../app/session";
import { distinct } from "../../grammar/paths";
import { Answers } from "./Answers";
import { say, t } from "../../words/words";
import { traitMarks } from "./Animal";
import { Creature } from "../../parts/creature/Creature";
import { TraitIcon, looksOf } from "./looks";
import { animalNumbered, boardOf, kindsOf } from "./facts";
import type { AnimalSeen, TraitSeen } from "./types";

/** With more cards than these the fighters stand one above the other, their cards in two columns. */
const SHORT = 5;

/** An attack: who, on whom. An ambush: who of mine could leap, and at whom. A Hunter that strikes back changes sides. */
export function DefenceSheet() {
  const session = useSession();
  const question = session.view.value!.question!;
  const board = boardOf(session);
  const offers = distinct(session.choice.offers.value);
  const { attackers, target } = question.facts as { attackers: readonly string[]; target: string };
  const hunters = attackers
    .map((element) => animalNumbered(board, numberOf(element)))
    .filter((animal) => animal !== undefined);
  const prey = animalNumbered(board, numberOf(target));
  return (
    <>
      <div
        class="duel"
        data-long={
          [...hunters, prey].some(
            (animal) => animal !== undefined && animal.traits.length + animal.pairs.length > SHORT,
          ) || undefined
        }
      >
        <div class="fighters">
          {hunters.slice(0, 3).map((hunter) => (
            <Fighter key={hunter.animal} animal={hunter} foe={prey} />
          ))}
        </div>
        <svg class="drawn duel-arrow" viewBox="0 0 40 24" aria-hidden="true">
          <path d="M2 13c10-4 22-4 33-1M28 5l8 7-9 6" />
        </svg>
        {prey && <Fighter animal={prey} foe={hunters[0]} prey />}
      </div>
      {question.key === "defend" ? (
        <Chain />
      ) : (
        offers.length > 0 && <p class="sheet-question">{say().question(question, session.scene.value)}</p>
      )}
      {question.key === "reveal_hunter" && offers.length === 1 && (
        <p class="sheet-why">{t(offers[0]!.key === "reveal" ? "hunter-must" : "hunter-none")}</p>
      )}
      {offers.length > 0 ? (
        <Answers offers={offers} />
      ) : (
        <p class="soft">{say().question(question, session.scene.value)}</p>
      )}
    </>
  );
}

function numberOf(element: string | undefined): number {
  return element?.startsWith("animal:") ? Number(element.slice("animal:".length)) : -1;
}

interface FighterProps {
  readonly animal: AnimalSeen;
  readonly foe: AnimalSeen | undefined;
  readonly prey?: boolean;
}

function Fighter({ animal, foe, prey = false }: FighterProps) {
  const session = useSession();
  const { ignored } = boardOf(session);
  const name = String(say().fill({ it: `animal:${animal.animal}` }, session.scene.value)["it-start"]);
  const whyNot = (trait: TraitSeen): string => {
    const pair = ignored.find((other) => other.trait === trait.trait && other.hunter === foe?.animal);
    if (pair) return `${say().name("mark", "ignored")}: ${say().name("trait", pair.by)}`;
    return trait.active ? (trait.used ? say().name("mark", "used") : "") : say().name("mark", "inactive");
  };
  const cards = new Map<string, { trait: TraitSeen; count: number }>();
  for (const trait of [...animal.traits, ...animal.pairs]) {
    const words = [trait.kind, whyNot(trait), ...traitMarks(trait)].join();
    cards.set(words, { trait, count: (cards.get(words)?.count ?? 0) + 1 });
  }
  return (
    <div class="fighter">
      <div class={prey ? "mirrored" : ""}>
        <Creature
          seed={animal.animal}
          looks={looksOf(kindsOf(animal))}
          asleep={animal.asleep}
          hidden={animal.hidden}
          paralysed={animal.paralysed}
          fat={animal.fat}
          filled={animal.yellow}
        />
      </div>
      <strong class="serif">{name}</strong>
      <ul class="fighter-traits">
        {[...cards].map(([words, { trait, count }]) => (
          <FighterTrait key={words} trait={trait} count={count} why={whyNot(trait)} />
        ))}
        {animal.hunter && (
          <li>
            <TraitIcon kind="hunter" />
            <span>{say().name("mark", "hunter")}</span>
          </li>
        )}
        {animal.traits.length + animal.pairs.length === 0 && !animal.hunter && <li class="soft">{t("no-traits")}</li>}
      </ul>
    </div>
  );
}

interface FighterTraitProps {
  readonly trait: TraitSeen;
  readonly count: number;
  readonly why: string;
}

/** A card of a fighter, or several of a kind; one that does not count now is struck through, and the reason stands beside it. */
function FighterTrait({ trait, count, why }: FighterTraitProps) {
  const name = say().name("trait", trait.kind);
  const rest = why === "" ? traitMarks(trait).join(", ") : "";
  return (
    <li class={why === "" ? "" : "spent"}>
      <TraitIcon kind={trait.kind} />
      <span>
        <span class="fighter-trait">
          {name}
          {count > 1 && ` ×${count}`}
        </span>
        {why && <em class="why"> {why}</em>}
        {rest && <span class="hidden">, {rest}</span>}
      </span>
    </li>
  );
}

/** What has happened in this attack so far, link by link; the last one is where it stands. */
function Chain() {
  const session = useSession();
  const log = session.log.value;
  const start = log.findLastIndex((line) => line.key === "attacks");
  const links = start < 0 ? [] : log.slice(start).slice(0, 8);
  if (links.length < 2) return null;
  return (
    <ol class="chain">
      {links.map((line, nth) => (
        <li key={nth} aria-current={nth === links.length - 1 ? "step" : undefined}>
          {say().event(line, session.scene.value)}
        </li>
      ))}
    </ol>
  );
}
