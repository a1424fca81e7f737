// Who controls which element: its marker, its special pawn, and whether my value is above it.

import { type Session, useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { say, t } from "../../words/words";
import { Token } from "./art/Sign";
import { boardOf, isAbout, myClass } from "./facts";
import { narrow } from "./narrow";
import type { PawnSeen } from "./types";

export function Dominance() {
  const session = useSession();
  const asked = session.view.value!.question?.key;
  const chooses =
    (asked === "dominate_type" || asked === "claim_pawn") && isAbout(session, "nutrient") && !narrow.value;
  return (
    <span class="dominance">
      {boardOf(session).pawns.map((pawn) =>
        chooses ? (
          <Piece key={pawn.pawn} run={`nutrient:${pawn.pawn}`} class="rule-of" label={ruleLabel(session, pawn)}>
            <Marker pawn={pawn} />
          </Piece>
        ) : (
          <button
            key={pawn.pawn}
            type="button"
            class="rule-of"
            data-item
            tabIndex={-1}
            data-element={`pawn:${pawn.pawn}`}
            data-place={`nutrient:${pawn.pawn}`}
            data-lit={session.lit.value.has(`nutrient:${pawn.pawn}`) || undefined}
            aria-label={ruleLabel(session, pawn)}
            onClick={(event) => session.ask(`pawn:${pawn.pawn}`, event.currentTarget)}
          >
            <Marker pawn={pawn} />
          </button>
        ),
      )}
    </span>
  );
}

function Marker({ pawn }: { readonly pawn: PawnSeen }) {
  const mine = myClass(useSession());
  return (
    <span class={`ruled ${pawn.taxon ?? "nobody"}`} data-can={(mine && pawn.can.includes(mine.taxon)) || undefined}>
      <Token kind={pawn.pawn} />
      <b>{pawn.marker}</b>
    </span>
  );
}

/** An element in words: its marker, who controls it, what my value is. */
export function ruleLabel(session: Session, pawn: PawnSeen): string {
  const mine = myClass(session);
  return [
    t("marker", { element: say().name("nutrient", pawn.pawn), value: pawn.marker }),
    pawn.taxon ? t("controlled-by", { taxon: say().name("taxon", pawn.taxon) }) : t("controlled-by-nobody"),
    ...(mine ? [t("your-value", { value: mine.dominance[pawn.pawn] })] : []),
  ].join(", ");
}
