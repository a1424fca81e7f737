// Looking something up: the server ranks what it finds, the page shows it while one types.

import { useEffect, useState } from "preact/hooks";
import { language } from "../app/settings";
import { api } from "../net/api";
import { t } from "../words/words";
import type { Open } from "./inline";
import type { Found, Options } from "./pages";

const PAUSE_MS = 120; // between two letters of somebody who types

/** What is found for the words that are typed; null while nothing is looked for. */
export function useSearch(game: string, typed: string, options: Options | null): readonly Found[] | null {
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const words = typed.trim();
  useEffect(() => {
    if (!words) return setFound(null);
    let current = true;
    const timer = setTimeout(() => {
      api.lookUp(game, language.value, words, options ?? {}).then(
        (answer) => current && setFound(answer.found),
        () => {}, // the next letter asks again
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, words, language.value]);
  return found;
}

interface SearchBoxProps {
  readonly typed: string;
  readonly type: (words: string) => void;
  readonly first: () => void;
}

export function SearchBox({ typed, type, first }: SearchBoxProps) {
  return (
    <input
      type="search"
      class="guide-search"
      aria-label={t("search-rules")}
      placeholder={t("search-rules")}
      value={typed}
      onInput={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && first()}
    />
  );
}

export function Results({ found, open }: { readonly found: readonly Found[]; readonly open: Open }) {
  return (
    <>
      <p class="soft" role="status">
        {found.length > 0 ? t("rules-found", { count: found.length }) : t("no-rules-found")}
      </p>
      <ol class="guide-results">
        {found.map((one) => (
          <li key={`${one.page} ${one.id}`}>
            <button type="button" onClick={() => open(one.id)}>
              <span class="result-title">
                {one.title} {one.page === "rules" && <span class="result-page">{t("numbered-rules")}</span>}
              </span>
              <span class="result-text">
                {one.excerpt.map(([piece, hit], nth) => (hit ? <mark key={nth}>{piece}</mark> : piece))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
