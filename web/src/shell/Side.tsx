// Beside the table: log, chat, the list of cards, and at the end the scores. On a phone it slides over the table.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useReturn } from "../grammar/focus";
import { t } from "../words/words";
import { Icon } from "./icons";

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly badge?: number;
  readonly body: () => ComponentChildren;
}

interface SideProps {
  readonly tabs: readonly Tab[];
  readonly tab: string;
  readonly choose: (tab: string) => void;
  readonly open: boolean;
  readonly close: () => void;
}

export function Side({ tabs, tab, choose, open, close }: SideProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  useReturn(open);
  useEffect(() => {
    if (open) chosen.current?.focus();
  }, [open]);
  const shown = tabs.find((candidate) => candidate.id === tab) ?? tabs[0]!;
  return (
    <div class="side" data-open={open || undefined}>
      <div class="tabs" data-region="tabs">
        <div class="tab-row" role="tablist">
          {tabs.map((candidate) => (
            <button
              key={candidate.id}
              ref={candidate === shown ? chosen : null}
              type="button"
              role="tab"
              id={`tab-${candidate.id}`}
              aria-controls="side-panel"
              aria-selected={candidate === shown}
              class="tab"
              data-item
              tabIndex={-1}
              onClick={() => choose(candidate.id)}
            >
              {candidate.name}
              {candidate.badge ? <span class="badge">{candidate.badge}</span> : null}
            </button>
          ))}
        </div>
        <button type="button" class="btn icon quiet narrow-only" aria-label={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="side-body" role="tabpanel" id="side-panel" aria-labelledby={`tab-${shown.id}`}>
        {shown.body()}
      </div>
    </div>
  );
}
