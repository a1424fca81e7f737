// One animal: drawn, numbered, with its food, its marks and its trait cards.

import { useLayoutEffect, useRef } from "preact/hooks";
import { useSession } from "../../app/session";
import { fade } from "../../effects/motion";
import { Piece } from "../../grammar/Piece";
import { say, t } from "../../words/words";
import { Creature, TraitIcon } from "./creature/Creature";
import { boardOf, huntersOf, kindsOf } from "./facts";
import { foodWeb } from "./foodweb";
import { Berry, EmptyBowl, Mark, type MarkKind } from "./tokens";
import type { AnimalSeen, TraitSeen } from "./types";

interface AnimalProps {
  readonly animal: AnimalSeen;
  readonly letters: ReadonlyMap<number, string>;
  /** Small: trait cards as pictures only. */
  readonly small?: boolean;
}

export function Animal({ animal, letters, small = false }: AnimalProps) {
  const session = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const id = `animal:${animal.animal}`;
  useLayoutEffect(
    () => () => {
      const gone = session.view.value !== null && !boardOf(session).seats.some((seat) => seat.animals.some((other) => other.animal === animal.animal));
      const drawing = frame.current?.querySelector(".creature");
      if (gone && drawing) fade(drawing, drawing.getBoundingClientRect());
    },
    [],
  );
  const web = foodWeb.value;
  const link = web?.prey.has(animal.animal) ? "prey" : web?.hunters.has(animal.animal) ? "hunter" : undefined;
  return (
    <div class={small ? "animal small" : "animal"} ref={frame} data-place={id} data-web={link} data-poisoned={animal.poisoned || undefined}>
      <Piece run={id} class="creature-piece" label={animalLabel(animal)}>
        <span class="number">{animal.animal}</span>
        <Creature seed={animal.animal} traits={kindsOf(animal)} asleep={animal.asleep} poisoned={animal.poisoned} fat={animal.fat} yellow={animal.yellow} />
        <Meal animal={animal} />
        {web && <Threat animal={animal} />}
      </Piece>
      <div class="trait-list">
        {[...animal.traits, ...animal.pairs].map((trait) => (
          <TraitChip key={trait.trait} trait={trait} animal={animal.animal} letter={letters.get(trait.trait)} small={small} />
        ))}
      </div>
    </div>
  );
}

/** Marks that are always in sight, in words for those who listen. */
export function marksOf(animal: AnimalSeen): MarkKind[] {
  const marks: MarkKind[] = [animal.asleep ? "asleep" : animal.fed ? "fed" : "hungry"];
  if (animal.poisoned) marks.push("poisoned");
  return marks;
}

function animalLabel(animal: AnimalSeen): string {
  const { scene } = useSession();
  const parts = [
    String(say().fill({ it: `animal:${animal.animal}` }, scene.value)["it-start"] ?? animal.animal),
    t("food-of-need", { food: animal.food, need: animal.need }),
    ...(animal.fat > 0 ? [t("fat-of-room", { yellow: animal.yellow, fat: animal.fat })] : []),
    ...marksOf(animal).map((mark) => say().name("mark", mark)),
    ...kindsOf(animal).map((kind) => say().name("trait", kind)),
  ];
  return parts.join(", ");
}

function Meal({ animal }: { readonly animal: AnimalSeen }) {
  return (
    <span class="meal">
      {Array.from({ length: animal.need }, (_, slot) => (slot < animal.food ? <Berry key={slot} /> : <EmptyBowl key={slot} />))}
      <span class="marks">{marksOf(animal).map((mark) => <Mark key={mark} kind={mark} />)}</span>
    </span>
  );
}

function Threat({ animal }: { readonly animal: AnimalSeen }) {
  const count = huntersOf(boardOf(useSession()), animal).length;
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

export function TraitChip({ trait, animal, letter, small }: ChipProps) {
  const session = useSession();
  const name = say().name("trait", trait.kind);
  const other = trait.bearer === animal ? trait.partner : trait.bearer;
  const pair = other === undefined ? "" : pairWords(trait, animal, say().element(`animal:${other}`, session.scene.value));
  const marks = [trait.used ? say().name("mark", "used") : "", trait.used_last_turn ? say().name("mark", "used_last_turn") : "", trait.yellow ? say().name("mark", "yellow") : ""];
  return (
    <Piece run={`trait:${trait.trait}`} class={`chip${trait.used ? " used" : ""}${trait.yellow ? " filled" : ""}`} label={[name, pair, ...marks].filter(Boolean).join(", ")}>
      <TraitIcon kind={trait.kind} />
      {!small && <span class="chip-name">{name}</span>}
      {letter && <span class="letter" data-text={trait.kind === "symbiosis" && trait.partner === animal ? `◂${letter}` : trait.kind === "symbiosis" ? `${letter}▸` : letter} />}
      {trait.used && <span class="used-mark" data-text="✓" />}
      {trait.used_last_turn && <span class="used-mark" data-text="↺" />}
    </Piece>
  );
}

export function pairWords(trait: TraitSeen, animal: number, other: string): string {
  if (trait.kind !== "symbiosis") return t("pair-with", { animal: other });
  return trait.bearer === animal ? t("shields", { animal: other }) : t("shielded-by", { animal: other });
}
