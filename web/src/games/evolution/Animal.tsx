// One animal: drawn, numbered, with its food, its marks and its trait cards.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { arrive, fade, leave } from "../../effects/motion";
import { Piece } from "../../grammar/Piece";
import { keepInSight } from "../../grammar/sight";
import { SeatBadge } from "../../shell/SeatBadge";
import type { Facts } from "../../words/scene";
import { say, t } from "../../words/words";
import { Creature } from "../../parts/creature/Creature";
import { TraitIcon, looksOf } from "./looks";
import { boardOf, elementsOf, kindsOf } from "./facts";
import { foodWeb, webOf } from "../../parts/foodweb";
import { EmptyBowl, FullBowl, Kernel, Mark, type MarkKind } from "../../parts/tokens";
import { type Fit, counted } from "../../parts/room";
import { MiniTraits, TraitList } from "./Traits";
import type { AnimalSeen, WaitingSeen } from "./types";

/** How the animals of a box are drawn. */
export type Drawn = Pick<Fit, "named" | "mini">;

interface AnimalProps {
  readonly animal: AnimalSeen;
  readonly letters: ReadonlyMap<number, string>;
  readonly drawn: Drawn;
  /** Whose it is, where animals of several players stand together. */
  readonly owner?: number;
}

export function Animal({ animal, letters, drawn, owner }: AnimalProps) {
  const session = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const id = `animal:${animal.animal}`;
  useLayoutEffect(() => {
    const here = frame.current?.querySelector(".creature");
    if (here) arrive(id, here);
    return () => {
      const gone =
        session.view.value !== null &&
        !boardOf(session).seats.some((seat) => seat.animals.some((other) => other.animal === animal.animal));
      const drawing = frame.current?.querySelector(".creature");
      if (gone && drawing) fade(drawing, drawing.getBoundingClientRect());
      else if (drawing) leave(id, drawing);
    };
  }, []);
  const mini = drawn.mini && !traitsWanted(session, animal);
  const web = foodWeb.value;
  const { question } = session.view.value!;
  const about = roleIn(question?.facts ?? {}, id);
  const fights = about !== undefined;
  useEffect(() => (fights ? keepInSight(frame.current!) : undefined), [fights]);
  const link = web?.prey.has(id) ? "prey" : web?.hunters.has(id) ? "hunter" : undefined;
  return (
    <div
      class={mini ? "animal mini" : "animal"}
      ref={frame}
      data-place={id}
      data-web={link}
      data-about={about}
      data-poisoned={animal.poisoned || undefined}
    >
      <Piece run={id} class="creature-piece" label={animalLabel(animal)}>
        <span class="number">{animal.animal}</span>
        <Creature
          seed={animal.animal}
          looks={looksOf(kindsOf(animal))}
          asleep={animal.asleep}
          poisoned={animal.poisoned}
          hidden={animal.hidden}
          paralysed={animal.paralysed}
          newborn={animal.newborn}
          fat={animal.fat}
          filled={animal.yellow}
        />
        <Meal animal={animal} />
        {!mini && <States animal={animal} />}
        {mini && <MiniTraits animal={animal} letters={letters} />}
        {web && <Threat animal={animal} />}
      </Piece>
      {owner !== undefined && <SeatBadge seat={owner} />}
      {!mini && <TraitList animal={animal} letters={letters} named={Math.floor(cardsOf(animal)) <= drawn.named} />}
    </div>
  );
}

/** Lines that its trait cards take up: one for each, and one for the words above those that do not work. */
export function cardsOf({ traits, pairs }: Pick<AnimalSeen, "traits" | "pairs">): number {
  const all = [...traits, ...pairs];
  return counted(all.map(({ kind }) => say().name("trait", kind))) + (all.some((trait) => !trait.active) ? 1 : 0);
}

/** The part an animal has in the attack that is asked about. */
function roleIn({ attackers, target }: Facts, id: string): "prey" | "hunter" | undefined {
  if (target === id) return "prey";
  return Array.isArray(attackers) && attackers.includes(id) ? "hunter" : undefined;
}

/** Must its trait cards be touchable just now? */
function traitsWanted(session: Session, animal: Pick<AnimalSeen, "animal" | "traits" | "pairs">): boolean {
  const elements = elementsOf(animal).slice(1);
  return elements.some((element) => session.choice.next.value.includes(element) || session.lit.value.has(element));
}

/** Traits without an animal, until a new one grows under them (EVL-4.43). */
export function Waiting({ set, letters, drawn, owner }: Omit<AnimalProps, "animal"> & { readonly set: WaitingSeen }) {
  const mini = drawn.mini && !traitsWanted(useSession(), set);
  const kinds = [...set.traits, ...set.pairs].map((trait) => trait.kind);
  const words = say().name("mark", "waiting");
  return (
    <div class={`animal regrowing${mini ? " mini" : ""}`} data-place={`animal:${set.animal}`}>
      <Piece
        run={`animal:${set.animal}`}
        class="creature-piece"
        label={[`${set.animal}`, words, ...kinds.map((kind) => say().name("trait", kind))].join(", ")}
      >
        <span class="number">{set.animal}</span>
        <Creature seed={set.animal} looks={looksOf(kinds)} />
        <span class="meal">
          <span class="marks">
            <Mark kind="waiting" />
          </span>
        </span>
        {!mini && <span class="states" data-text={words} />}
        {mini && <MiniTraits animal={set} letters={letters} />}
      </Piece>
      {owner !== undefined && <SeatBadge seat={owner} />}
      {!mini && <TraitList animal={set} letters={letters} named={Math.floor(cardsOf(set)) <= drawn.named} />}
    </div>
  );
}

/** What is not usual about it just now. */
function statesOf(animal: AnimalSeen): MarkKind[] {
  const marks: MarkKind[] = [];
  if (animal.poisoned) marks.push("poisoned");
  if (animal.paralysed) marks.push("paralysed");
  if (animal.hidden) marks.push("hidden");
  if (animal.newborn) marks.push("newborn");
  if (animal.breeding) marks.push("breeding");
  if (animal.traits.some((trait) => trait.scared)) marks.push("scared");
  if (animal.lurking) marks.push("lurking");
  return marks;
}

/** Marks that are always in sight, in words for those who listen. */
export function marksOf(animal: AnimalSeen): MarkKind[] {
  return [animal.asleep ? "asleep" : animal.fed ? "fed" : "hungry", ...statesOf(animal)];
}

function States({ animal }: { readonly animal: AnimalSeen }) {
  const states = statesOf(animal);
  return states.length > 0 ? (
    <span class="states" data-text={states.map((state) => say().name("mark", state)).join(", ")} />
  ) : null;
}

function animalLabel(animal: AnimalSeen): string {
  const { scene } = useSession();
  const idle = new Set([...animal.traits, ...animal.pairs].filter((trait) => !trait.active).map((trait) => trait.kind));
  const parts = [
    String(say().fill({ it: `animal:${animal.animal}` }, scene.value)["it-start"] ?? animal.animal),
    ...(animal.place === "table" ? [] : [say().name("place", animal.place)]),
    t("food-of-need", { food: animal.food, need: animal.need }),
    ...(animal.fat > 0 ? [t("fat-of-room", { stored: animal.yellow, fat: animal.fat })] : []),
    ...marksOf(animal).map((mark) => say().name("mark", mark)),
    ...kindsOf(animal).map((kind) =>
      idle.has(kind) ? `${say().name("trait", kind)} (${say().name("mark", "inactive")})` : say().name("trait", kind),
    ),
  ];
  return parts.join(", ");
}

/** Bowls for what it needs: red and blue tokens feed it alike, so a bowl is full or empty; and its stored fat. */
function Meal({ animal }: { readonly animal: AnimalSeen }) {
  const eating = boardOf(useSession()).phase !== "development";
  return (
    <span class="meal">
      {Array.from({ length: animal.need }, (_, slot) =>
        slot < animal.food ? <FullBowl key={slot} /> : <EmptyBowl key={slot} />,
      )}
      {Array.from({ length: animal.fat }, (_, slot) => (
        <Kernel key={`fat${slot}`} empty={slot >= animal.yellow} />
      ))}
      <span class="marks">
        {marksOf(animal)
          .filter((mark) => mark !== "hungry" || eating) // before that, nobody has eaten
          .map((mark) => (
            <Mark key={mark} kind={mark} />
          ))}
      </span>
    </span>
  );
}

function Threat({ animal }: { readonly animal: AnimalSeen }) {
  const count = webOf(useSession(), animal.animal, "hunters").length;
  return (
    <span class="threat" data-safe={count === 0 || undefined}>
      <TraitIcon kind="carnivorous" />
      {count}
    </span>
  );
}
