// One trait of a card: its picture, its name, what it costs, what it does, and a line of natural history where there is
// room. What is drawn beside the name is not read aloud: the card says it when it is asked.

import type { ComponentType } from "preact";
import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { breakable } from "../hyphens";

interface TraitFaceProps {
  readonly kind: string;
  readonly Icon: ComponentType<{ readonly kind: string }>;
}

/** What the box tells of its traits. */
interface Catalogue {
  readonly traits: readonly { readonly id: string; readonly need: number; readonly pair: boolean }[];
}

export function TraitFace({ kind, Icon }: TraitFaceProps) {
  const catalogue = useSession().catalogue.value as Catalogue | null;
  const trait = catalogue?.traits.find(({ id }) => id === kind);
  return (
    <>
      <span class="art">
        <Icon kind={kind} />
      </span>
      <span class="half-name" data-text={breakable(say().name("trait", kind))} />
      {trait && trait.need > 0 && (
        <span class="need-badge" title={t("need-more", { count: trait.need })} data-text={`+${trait.need}`} />
      )}
      {trait?.pair && <span class="need-badge pair" title={t("pair-card")} data-text="↔" />}
      <span class="half-text" data-text={say().about("trait", kind)} />
      <span class="half-lore" data-text={say().lore("trait", kind)} />
    </>
  );
}
