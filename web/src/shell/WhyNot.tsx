// Why a thing cannot be used now, or not with what is chosen; and what to do instead.

import { type Session, useSession } from "../app/session";
import { MEANT, kindOf, matching } from "../grammar/paths";
import type { Reason } from "../net/protocol";
import { nextSentence } from "../words/next";
import { say, t } from "../words/words";

const MOST = 4;

/** The reasons as sentences, each once. */
function sentences(session: Session, reasons: readonly Reason[]): [string, Reason][] {
  return [...new Map(reasons.map((reason) => [say().refusal(reason, session.scene.value), reason]))];
}

/** The word that must be chosen before an element, because what follows is harm to oneself. */
function wordBefore(path: readonly string[], element: string): string | undefined {
  return path.slice(0, Math.max(0, path.indexOf(element))).find((before) => kindOf(before) === MEANT);
}

/** What is said after the reasons: that it can be chosen after all, or what is awaited instead. */
function advice(session: Session, element: string, refused: boolean): string {
  const { choice } = session;
  const chosen = choice.chosen.value;
  const ways = matching(choice.offers.value, chosen);
  if (!refused) {
    const word = ways.map(({ path }) => wordBefore(path, element)).find((found) => found !== undefined);
    if (word && choice.stands([element]) === "none")
      return t("mean-it", { word: say().element(word, session.scene.value) });
    return t(chosen.length > 0 ? "can-be-chosen-now" : "can-be-used");
  }
  if (chosen.length === 0) return "";
  if (choice.stands([element]) === "start") return t("begins-another");
  if (choice.complete.value.length > 0) return "";
  return nextSentence(say(), ways, chosen, session.scene.value);
}

export function WhyNot({ element, reasons }: { readonly element: string; readonly reasons: readonly Reason[] }) {
  const session = useSession();
  const more = advice(session, element, reasons.length > 0);
  return (
    <div class="reasons">
      {reasons.length > 0 && <h4>{t("why-not")}</h4>}
      {sentences(session, reasons)
        .slice(0, MOST)
        .map(([text, reason]) => (
          <p key={text}>
            {text}{" "}
            {/^[A-Z]+-/.test(reason.rule) && (
              <button type="button" class="rule-link" onClick={() => (session.rule.value = reason.rule)}>
                {t("rule", { rule: reason.rule })}
              </button>
            )}
          </p>
        ))}
      {more && <p>{more}</p>}
    </div>
  );
}
