// What the strongest bot would do and the two next best, on a slip of paper; the pencil points at the one that is chosen.

import { useEffect, useState } from "preact/hooks";
import { useSession } from "../app/session";
import { mention } from "../effects/announce";
import { PencilNote } from "../shell/PencilNote";
import { Icon } from "../shell/icons";
import { say, t } from "../words/words";
import { asked, putHintAway } from "./hints";
import "./review.css";

interface HintNoteProps {
  /** The moment that is on the screen. */
  readonly at: string;
  readonly title: string;
}

export function HintNote({ at, title }: HintNoteProps) {
  return asked.value?.at === at ? <Slip key={at} at={at} title={title} /> : null;
}

function Slip({ at, title }: HintNoteProps) {
  const session = useSession();
  const [shown, show] = useState(0);
  const moves = asked.value?.moves ?? null;
  const scene = session.scene.value;
  const lines = moves?.map(({ move, verdict }) => [say().move(move, scene), say().text(`verdict-${verdict}`)] as const);
  const told = lines?.map(([move, verdict]) => t("hint-line", { move, verdict })).join(". ");
  useEffect(() => {
    if (told !== undefined) mention(told === "" ? t("hint-none") : `${title}: ${told}`);
  }, [told]);
  return (
    <PencilNote at={moves?.[shown]?.move.paths[0] ?? []} label={title} name={`${at}/${shown}`}>
      <p class="pencil-text">{title}</p>
      {!lines && <p class="soft hint-thinking">{t("hint-thinking")}</p>}
      {lines?.length === 0 && <p>{t("hint-none")}</p>}
      {lines && lines.length > 0 && (
        <ol class="hint-moves">
          {lines.map(([move, verdict], nth) => (
            <li key={move}>
              <button
                type="button"
                class="btn quiet"
                data-item
                aria-pressed={nth === shown}
                title={t("hint-show")}
                onClick={() => show(nth)}
              >
                <strong>{move}</strong>
                <span class="soft">
                  {verdict}; {t("worth", { percent: Math.round(moves![nth]!.worth * 100) })}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <footer>
        <button type="button" class="btn primary" data-item data-carries-on onClick={putHintAway}>
          {t("hint-close")}
        </button>
      </footer>
    </PencilNote>
  );
}

export function HintButton({ at, ask }: { readonly at: string; readonly ask: () => void }) {
  const open = asked.value?.at === at;
  return (
    <button
      type="button"
      class="btn quiet"
      data-item
      tabIndex={-1}
      aria-keyshortcuts="h"
      aria-pressed={open}
      aria-label={t("hint")}
      title={`${t("hint")}: ${t("hint-text")}`}
      onClick={ask}
    >
      <Icon name="lamp" />
    </button>
  );
}
