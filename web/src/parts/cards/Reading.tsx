// What the trait that is chosen does, on a slip above the hand: on a phone nothing else says it. In a wide window the
// card itself and the card under the pointer do.

import type { ComponentType } from "preact";
import { useSession } from "../../app/session";
import { kindOf, valueOf } from "../../grammar/paths";
import { say } from "../../words/words";
import { narrow } from "../narrow";

export function Reading({ Icon }: { readonly Icon: ComponentType<{ readonly kind: string }> }) {
  const { choice } = useSession();
  const face = choice.chosen.value.findLast((element) => kindOf(element) === "face");
  if (!face || !narrow.value) return null;
  const kind = valueOf(face);
  return (
    <p class="reading" role="status">
      <Icon kind={kind} />
      <span>
        <strong>{say().name("trait", kind)}.</strong> {say().about("trait", kind)} <i>{say().lore("trait", kind)}</i>
      </span>
    </p>
  );
}
