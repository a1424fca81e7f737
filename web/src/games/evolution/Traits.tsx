// The trait cards of an animal, below it: with their names where there is room, else as pictures.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { breakable } from "../../parts/hyphens";
import { say, t } from "../../words/words";
import { TraitIcon } from "./looks";
import type { AnimalSeen, TraitSeen } from "./types";

export interface BearerProps {
  readonly animal: Pick<AnimalSeen, "animal" | "traits" | "pairs">;
  readonly letters: ReadonlyMap<number, string>;
}

export function TraitList({ animal, letters, named }: BearerProps & { readonly named: boolean }) {
  const traits = [...animal.traits, ...animal.pairs];
  if (traits.length === 0) return null;
  const chip = (trait: TraitSeen) => (
    <TraitChip key={trait.trait} trait={trait} animal={animal.animal} letter={letters.get(trait.trait)} named={named} />
  );
  const idle = traits.filter((trait) => !trait.active);
  return (
    <div class="trait-list" data-pictures={!named || undefined}>
      {traits.filter((trait) => trait.active).map(chip)}
      {idle.length > 0 && named && (
        <span class="idle-word" aria-hidden="true">
          ⊘ {say().name("mark", "inactive")}
        </span>
      )}
      {idle.map(chip)}
    </div>
  );
}

/** In a crowd: small pictures inside the animal. */
export function MiniTraits({ animal, letters }: BearerProps) {
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

interface ChipProps {
  readonly trait: TraitSeen;
  readonly animal: number;
  readonly letter: string | undefined;
  readonly named: boolean;
}

function TraitChip({ trait, animal, letter, named }: ChipProps) {
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
      {named && <span class="chip-name" data-text={breakable(name)} />}
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
