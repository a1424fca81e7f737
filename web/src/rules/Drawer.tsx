// The open book: the guide first, the numbered rules one click behind, and a search over both.

import "./guide.css";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../app/session";
import { language } from "../app/settings";
import { under } from "../net/prefix";
import { Icon } from "../shell/icons";
import { t } from "../words/words";
import { GuideText } from "./Guide";
import { reach } from "./reach";
import { RULE, guideOf, rulesOf, usePage } from "./pages";
import { RulesText } from "./Rules";
import { Results, SearchBox, useSearch } from "./Search";

export function Drawer() {
  const session = useSession();
  const { game } = session;
  const options = session.options.value;
  const target = session.rule.value ?? "";
  const [page, setPage] = useState<"guide" | "rules">(RULE.test(target) ? "rules" : "guide");
  const [typed, setTyped] = useState("");
  const found = useSearch(game, typed, options);
  const guide = usePage(() => guideOf(game, language.value), [game, language.value]);
  const rules = usePage(() => (page === "rules" ? rulesOf(game) : Promise.resolve([])), [game, page]);
  const drawer = useRef<HTMLElement>(null);
  const shown = page === "rules" || guide === "away" ? rules : guide;
  const open = (next: string): void => {
    setTyped("");
    setPage(RULE.test(next) ? "rules" : "guide");
    if (session.rule.value === next) reach(drawer.current, next);
    session.rule.value = next;
  };
  const close = (): void => void (session.rule.value = null);
  useEffect(() => {
    if (target) open(target);
    drawer.current?.querySelector<HTMLElement>(".rules-text")?.focus({ preventScroll: true });
  }, [target]);
  useEffect(() => {
    if (guide === "away") setPage("rules"); // a game without a guide still has its rules
  }, [guide]);
  useLayoutEffect(() => {
    if (!target || found) return;
    reach(drawer.current, target);
  }, [target, shown, page, found]);
  return (
    <aside
      class="drawer"
      data-game={game}
      ref={drawer}
      aria-label={t("rules")}
      onKeyDown={(event) => event.key === "Escape" && (event.stopPropagation(), close())}
    >
      <header>
        <h2>{t("rules")}</h2>
        <SearchBox typed={typed} type={setTyped} first={() => found?.[0] && open(found[0].id)} />
        <a
          class="btn icon quiet"
          href={under(`/guide/${game}`)}
          target="_blank"
          rel="noopener"
          title={t("guide-print")}
        >
          <Icon name="print" />
          <span class="hidden">{t("guide-print")}</span>
        </a>
        <button type="button" class="btn icon quiet" aria-label={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {guide !== "away" && (
        <div class="guide-pages" role="group" aria-label={t("rules")}>
          {(["guide", "rules"] as const).map((one) => (
            <button
              key={one}
              type="button"
              class="btn quiet"
              aria-pressed={page === one && !found}
              onClick={() => (setTyped(""), setPage(one), (session.rule.value = ""))}
            >
              {t(one === "guide" ? "how-to-play" : "numbered-rules")}
            </button>
          ))}
        </div>
      )}
      {/* The text scrolls, so the keyboard must be able to reach it. */}
      <div class="rules-text" tabIndex={0} role="region" aria-label={t("rules")} data-at={target}>
        {found ? (
          <Results found={found} open={open} />
        ) : (
          <>
            {shown === "away" && <p>{t("rules-away")}</p>}
            {page === "guide" && guide && guide !== "away" && (
              <GuideText game={game} blocks={guide} options={options} open={open} top={3} />
            )}
            {page === "rules" && language.value !== "en" && <p class="soft">{t("rules-english")}</p>}
            {page === "rules" && rules && rules !== "away" && (
              <RulesText game={game} blocks={rules} options={options} cited={target} open={open} />
            )}
          </>
        )}
      </div>
    </aside>
  );
}
