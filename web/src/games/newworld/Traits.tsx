// Trait cards on the table: those of one animal as chips, those of two as a bracket between them.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { breakable } from "../../parts/hyphens";
import { Kernel } from "../../parts/tokens";
import { say, t } from "../../words/words";
import { TraitIcon } from "./looks";
import type { PairSeen, TraitSeen } from "./types";

/** What there is to say of a trait card beside its name. */
export function traitMarks(trait: TraitSeen | PairSeen): string[] {
  const marks = [
    "rotated" in trait && trait.rotated && "rotated",
    trait.activated && "activated",
    "token" in trait && trait.token && "token",
  ];
  return marks.filter((mark) => mark !== false).map((mark) => say().name("mark", mark));
}

interface ChipProps {
  readonly trait: TraitSeen;
  /** With its name; otherwise its picture alone. */
  readonly named: boolean;
}

export function TraitChip({ trait, named }: ChipProps) {
  const name = say().name("trait", trait.kind);
  const used = trait.rotated || trait.activated;
  return (
    <Piece
      run={`trait:${trait.trait}`}
      class={`chip${used ? " used" : ""}`}
      label={[name, ...traitMarks(trait)].join(", ")}
    >
      <TraitIcon kind={trait.kind} />
      {named && <span class="chip-name" data-text={breakable(name)} />}
      {trait.kind === "fat" && <Kernel empty={!trait.token} />}
      {used && <span class="used-mark" data-text={trait.rotated ? "↻" : "✓"} />}
    </Piece>
  );
}

/** How a pair is put in words: with whom, and who is shielded. */
export function pairWords(pair: PairSeen, scene: Parameters<ReturnType<typeof say>["element"]>[1]): string {
  const name = (animal: number): string => say().element(`animal:${animal}`, scene);
  if (pair.ward === null) return t("pair-of", { one: name(pair.bearer), two: name(pair.partner) });
  const partner = pair.ward === pair.bearer ? pair.partner : pair.bearer;
  return t("shields", { one: name(partner), two: name(pair.ward) });
}

/** The card between two neighbours; where one of them is shielded, the arrow leads to it. */
export function Bond({ pair, right }: { readonly pair: PairSeen; readonly right: number }) {
  const session = useSession();
  const name = say().name("trait", pair.kind);
  return (
    <span class="bond" data-ward={pair.ward === null ? undefined : pair.ward === right ? "right" : "left"}>
      <svg class="drawn bracket" viewBox="0 0 44 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 19C2 6 8 3 22 3s20 3 20 16" />
      </svg>
      <Piece
        run={`trait:${pair.trait}`}
        class={`chip bond-card${pair.activated ? " used" : ""}`}
        label={[name, pairWords(pair, session.scene.value), ...traitMarks(pair)].join(", ")}
      >
        <TraitIcon kind={pair.kind} />
        {pair.activated && <span class="used-mark" data-text="✓" />}
      </Piece>
      {pair.ward !== null && <span class="ward-arrow" data-text={pair.ward === right ? "▸" : "◂"} />}
    </span>
  );
}
