// The table of Marine: the classes on top, the earth at the left, the display with the prompt at the right, cards below.
// On a phone the classes and the prompt stay, and the rest are four leaves.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useSession } from "../../app/session";
import { t } from "../../words/words";
import { Cards } from "./Cards";
import { ClassTable } from "./ClassTable";
import { Classes } from "./Classes";
import { Display } from "./Display";
import { Earth } from "./Earth";
import { Heaps } from "./Heaps";
import { Layers } from "./Layers";
import { TraitList } from "./TraitList";
import { Patterns } from "./art/Patterns";
import { narrow } from "./narrow";
import { LEAVES, type Leaf, choices, leaf, needed } from "./tabs";

export function Board({ children }: { readonly children?: ComponentChildren }) {
  const session = useSession();
  const { question } = session.view.value!;
  const { chosen, next } = session.choice;
  const wanted = question?.moves ? needed(session) : null;
  const asked = question?.moves ? `${question.key}/${JSON.stringify(question.args)}/${chosen.value.length}` : "";
  useEffect(() => {
    if (wanted) leaf.value = wanted;
  }, [asked, wanted]);
  return (
    <div
      class="board marine"
      data-leaf={leaf.value}
      data-chosen={(chosen.value.length > 0 && next.value.length > 0) || undefined}
    >
      <Patterns />
      <div class="head">
        <Classes />
      </div>
      <div class="leaf" data-for="earth">
        <Earth />
        <Heaps />
        <Layers />
      </div>
      <div class="leaf" data-for="display">
        <Display />
      </div>
      <div class="asks">{children}</div>
      <div class="leaf" data-for="cards">
        <Cards />
      </div>
      {narrow.value && (
        <div class="leaf" data-for="classes" role="region" aria-label={t("classes")} tabIndex={0}>
          <ClassTable />
          <TraitList />
        </div>
      )}
      <Leaves />
    </div>
  );
}

function Leaves() {
  const session = useSession();
  const counts = choices(session);
  const names: Record<Leaf, string> = {
    earth: t("earth"),
    display: t("display"),
    cards: t("cards"),
    classes: t("classes"),
  };
  return (
    <div class="leaves" role="tablist" data-region="leaves" aria-label={t("shared-board")}>
      {LEAVES.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          class="leaf-tab"
          data-item
          tabIndex={-1}
          aria-selected={leaf.value === one}
          onClick={() => (leaf.value = one)}
        >
          {names[one]}
          {counts[one] > 0 && (
            <span class="leaf-badge" aria-label={t("moves-count", { count: counts[one] })}>
              {counts[one]}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
