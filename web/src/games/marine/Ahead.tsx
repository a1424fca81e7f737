// What the chosen move would bring, before it is confirmed: points by class, cubes in danger, a pawn pushed out.

import type { ComponentChildren } from "preact";
import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { Figure, Sign } from "./art/Sign";
import { byTaxon } from "./facts";
import type { Taxon } from "./types";

export function Ahead() {
  const session = useSession();
  const [move] = session.choice.complete.value;
  if (!move) return null;
  const { facts } = move;
  const notes: ComponentChildren[] = [];
  const number = (name: string): number | null => (typeof facts[name] === "number" ? facts[name] : null);
  if (facts["works"] === false) notes.push(<span class="nothing">{t("nothing-to-do")}</span>);
  for (const [name, sign, words] of [
    ["gains", "+", t("ahead-gains")],
    ["helps", "", t("ahead-helps")],
    ["harms", "", t("ahead-harms")],
  ] as const) {
    const changes = byTaxon(facts[name]).filter(([, count]) => count > 0);
    if (changes.length > 0)
      notes.push(
        <span class={`change ${name}`}>
          {words} <Changes changes={changes} sign={sign} />
        </span>,
      );
  }
  if (facts["thrives"] === false) notes.push(<span class="change harms">{t("ahead-endangered-there")}</span>);
  const bonus = number("bonus");
  if (bonus !== null) notes.push(<Points count={bonus} />);
  const gain = number("gain");
  if (gain !== null) notes.push(<Points count={gain} />);
  if (facts["plays"] === true) notes.push(<span>{t("ahead-plays")}</span>);
  if (facts["ends_round"] === true) notes.push(<span>{t("ahead-ends-round")}</span>);
  if (notes.length === 0) return null;
  return (
    <p class="ahead" role="status">
      {notes.map((note, nth) => (
        <span key={nth} class="ahead-note">
          {note}
        </span>
      ))}
    </p>
  );
}

function Points({ count }: { readonly count: number }) {
  return (
    <span class="change gains">
      <Sign kind="points" /> +{t("points", { count })}
    </span>
  );
}

function Changes({
  changes,
  sign,
}: {
  readonly changes: readonly (readonly [Taxon, number])[];
  readonly sign: string;
}) {
  return (
    <>
      {changes.map(([taxon, count]) => (
        <span key={taxon} class="who" title={say().name("taxon", taxon)}>
          <Figure taxon={taxon} />
          <span class="hidden">{say().name("taxon", taxon)}</span> {sign}
          {count}
        </span>
      ))}
    </>
  );
}
