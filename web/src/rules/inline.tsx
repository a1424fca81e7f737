// The little Markdown inside a paragraph, as elements: no HTML is ever taken over.

import type { ComponentChildren } from "preact";
import { t } from "../words/words";

const INLINE = /(\*\*.+?\*\*|\*[^*\s][^*]*\*|\s*\[[A-Z]{3,4}-\d+\.\d+[a-z]?\]|\b[A-Z]{3,4}-\d+\.\d+[a-z]?\b)/;
const FOOTNOTE = /^\s*\[([A-Z]{3,4}-\d+\.\d+[a-z]?)\]$/;
const NUMBER = /^[A-Z]{3,4}-\d+\.\d+[a-z]?$/;

export type Open = (target: string) => void;

const BEFORE_STOP = /\s*(\[[A-Z]{3,4}-\d+\.\d+[a-z]?\])([.,;:])/g;

export function inline(text: string, open: Open): ComponentChildren[] {
  return text
    .replace(BEFORE_STOP, "$2$1")
    .split(INLINE)
    .map((part) => {
      if (part.startsWith("**") && part.length > 4) return <strong>{inline(part.slice(2, -2), open)}</strong>;
      if (part.startsWith("*") && part.length > 2) return <em>{inline(part.slice(1, -1), open)}</em>;
      const footnote = FOOTNOTE.exec(part)?.[1];
      if (footnote) return <Footnote rule={footnote} open={open} />;
      if (NUMBER.test(part))
        return (
          <button type="button" class="rule-link" onClick={() => open(part)}>
            {part}
          </button>
        );
      return part;
    });
}

/** A mark that leads to the numbered rule. */
function Footnote({ rule, open }: { readonly rule: string; readonly open: Open }) {
  const name = t("rule-number", { rule });
  return (
    <button type="button" class="footnote" aria-label={name} title={name} onClick={() => open(rule)}>
      §
    </button>
  );
}
