// Which class has which trait, and what it does.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { Figure } from "./art/Sign";
import { Plate } from "./art/Plate";
import { boardOf } from "./facts";

export function TraitList() {
  const session = useSession();
  return (
    <ul class="trait-list">
      {boardOf(session).classes.flatMap(({ taxon, traits, copied }) =>
        [...traits, ...(copied ? [copied] : [])].map((trait) => (
          <li key={taxon + trait}>
            <Plate of={trait} />
            <div>
              <strong>
                {trait === copied
                  ? t("copied-trait", { trait: say().name("trait", trait) })
                  : say().name("trait", trait)}
              </strong>{" "}
              <span class="who">
                <Figure taxon={taxon} /> {say().name("taxon", taxon)}
              </span>
              <p>{say().about("trait", trait)}</p>
            </div>
          </li>
        )),
      )}
    </ul>
  );
}
