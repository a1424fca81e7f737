// One animal: drawn, numbered, with its food, its marks and its trait cards.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { arrive, fade, leave } from "../../effects/motion";
import { Piece } from "../../grammar/Piece";
import { keepInSight } from "../../grammar/sight";
import type { Facts } from "../../words/scene";
import { say, t } from "../../words/words";
import { Creature } from "../../parts/creature/Creature";
import { TraitIcon, looksOf } from "./looks";
import { boardOf, elementsOf, kindsOf } from "./facts";
import { foodWeb, webOf } from "../../parts/foodweb";
import { breakable } from "../../parts/hyphens";
import { Berry, EmptyBowl, Mark, type MarkKind } from "../../parts/tokens";
import type { Beside } from "./room";
import type { AnimalSeen, TraitSeen, WaitingSeen } from "./types";

/** Small: trait cards as pictures only. Mini: one button with everything in it, for a crowd. */
export type Size = "full" | "small" | "mini";

interface AnimalProps {
  readonly animal: AnimalSeen;
  readonly letters: ReadonlyMap<number, string>;
  readonly size?: Size;
  /** Columns of its trait cards beside the body; none: they stand under it. */
  readonly beside?: Beside;
}

export function Animal({ animal, letters, size: wished = "full", beside = 0 }: AnimalProps) {
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
  const size = wished === "mini" && traitsWanted(session, animal) ? "small" : wished;
  const web = foodWeb.value;
  const { question } = session.view.value!;
  const about = roleIn(question?.facts ?? {}, id);
  const fights = about !== undefined;
  useEffect(() => (fights ? keepInSight(frame.current!) : undefined), [fights]);
  const link = web?.prey.has(id) ? "prey" : web?.hunters.has(id) ? "hunter" : undefined;
  return (
    <div
      class={`animal ${size}`}
      ref={frame}
      data-place={id}
      data-beside={beside || undefined}
      data-traits={animal.traits.length + animal.pairs.length > 5 ? "many" : undefined}
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
        {size === "full" && <States animal={animal} />}
        {size === "mini" && <MiniTraits animal={animal} letters={letters} />}
        {web && <Threat animal={animal} />}
      </Piece>
      {size !== "mini" && <TraitList animal={animal} letters={letters} small={size === "small"} />}
    </div>
  );
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
export function Waiting({
  set,
  letters,
  size: wished = "full",
  beside = 0,
}: Omit<AnimalProps, "animal"> & { readonly set: WaitingSeen }) {
  const session = useSession();
  const size = wished === "mini" && traitsWanted(session, set) ? "small" : wished;
  const kinds = [...set.traits, ...set.pairs].map((trait) => trait.kind);
  const words = say().name("mark", "waiting");
  return (
    <div class={`animal regrowing ${size}`} data-beside={beside || undefined} data-place={`animal:${set.animal}`}>
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
        {size === "full" && <span class="states" data-text={words} />}
        {size === "mini" && <MiniTraits animal={set} letters={letters} />}
      </Piece>
      {size !== "mini" && <TraitList animal={set} letters={letters} small={size === "small"} />}
    </div>
  );
}

interface BearerProps {
  readonly animal: Pick<AnimalSeen, "animal" | "traits" | "pairs">;
  readonly letters: ReadonlyMap<number, string>;
}

function TraitList({ animal, letters, small }: BearerProps & { readonly small: boolean }) {
  const traits = [...animal.traits, ...animal.pairs];
  const chip = (trait: TraitSeen) => (
    <TraitChip key={trait.trait} trait={trait} animal={animal.animal} letter={letters.get(trait.trait)} small={small} />
  );
  const idle = traits.filter((trait) => !trait.active);
  return (
    <div class="trait-list">
      {traits.filter((trait) => trait.active).map(chip)}
      {idle.length > 0 && !small && (
        <span class="idle-word" aria-hidden="true">
          ⊘ {say().name("mark", "inactive")}
        </span>
      )}
      {idle.map(chip)}
    </div>
  );
}

function MiniTraits({ animal, letters }: BearerProps) {
  return (
    <span class="mini-traits">
      {[...animal.traits, ...animal.pairs].map((trait) => (
        <span key={trait.trait} class={`mini-trait${trait.active ? "" : " idle"}${trait.used ? " used" : ""}`}>
          <TraitIcon kind={trait.kind} />
          {letters.has(trait.trait) && <span class="letter" data-text={letters.get(trait.trait)} />}
        </span>
      ))}
    </span>
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
    ...(animal.fat > 0 ? [t("fat-of-room", { yellow: animal.yellow, fat: animal.fat })] : []),
    ...marksOf(animal).map((mark) => say().name("mark", mark)),
    ...kindsOf(animal).map((kind) =>
      idle.has(kind) ? `${say().name("trait", kind)} (${say().name("mark", "inactive")})` : say().name("trait", kind),
    ),
  ];
  return parts.join(", ");
}

function Meal({ animal }: { readonly animal: AnimalSeen }) {
  return (
    <span class="meal">
      {Array.from({ length: animal.need }, (_, slot) =>
        slot < animal.food ? <Berry key={slot} /> : <EmptyBowl key={slot} />,
      )}
      <span class="marks">
        {marksOf(animal).map((mark) => (
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

interface ChipProps {
  readonly trait: TraitSeen;
  readonly animal: number;
  readonly letter: string | undefined;
  readonly small: boolean;
}

/** What there is to say of a trait card beside its name. */
export function traitMarks(trait: TraitSeen): string[] {
  const marks = [
    !trait.active && "inactive",
    trait.used && "used",
    trait.used_last_turn && "used_last_turn",
    trait.yellow && "yellow",
    trait.scared && "scared",
  ];
  return marks.filter((mark) => mark !== false).map((mark) => say().name("mark", mark));
}

export function TraitChip({ trait, animal, letter, small }: ChipProps) {
  const session = useSession();
  const name = say().name("trait", trait.kind);
  const other = trait.bearer === animal ? trait.partner : trait.bearer;
  const pair =
    other === undefined ? "" : pairWords(trait, animal, say().element(`animal:${other}`, session.scene.value));
  return (
    <Piece
      run={`trait:${trait.trait}`}
      class={`chip${trait.used ? " used" : ""}${trait.yellow ? " filled" : ""}${trait.active ? "" : " idle"}`}
      label={[name, pair, ...traitMarks(trait)].filter(Boolean).join(", ")}
    >
      <TraitIcon kind={trait.kind} />
      {!small && <span class="chip-name" data-text={breakable(name)} />}
      {letter && (
        <span
          class="letter"
          data-text={trait.directed ? (trait.partner === animal ? `◂${letter}` : `${letter}▸`) : letter}
        />
      )}
      {trait.used && <span class="used-mark" data-text="✓" />}
      {trait.used_last_turn && <span class="used-mark" data-text="↺" />}
      {trait.scared && <span class="used-mark" data-text="!" />}
    </Piece>
  );
}

export function pairWords(trait: TraitSeen, animal: number, other: string): string {
  if (!trait.directed) return t("pair-with", { animal: other });
  return trait.bearer === animal ? t("shields", { animal: other }) : t("shielded-by", { animal: other });
}
