// The rules beside the table: searchable, and opened at the rule that a refusal cites.

import { useEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../app/session";
import { language } from "../app/settings";
import { useReturn } from "../grammar/focus";
import { api } from "../net/api";
import { Icon } from "../shell/icons";
import { t } from "../words/words";
import { type Block, Rendered, blocks } from "./markdown";

const cache = new Map<string, Block[]>();

export function RulesDrawer() {
  const session = useSession();
  const [found, setFound] = useState<Block[] | null>(cache.get(session.game) ?? null);
  const [away, setAway] = useState(false);
  const [typed, setTyped] = useState("");
  const drawer = useRef<HTMLElement>(null);
  const rule = session.rule.value;
  useReturn(rule !== null);
  useEffect(() => {
    if (rule === null || found) return;
    api.rules(session.game).then(
      (source) => (cache.set(session.game, blocks(source)), setFound(cache.get(session.game)!)),
      () => setAway(true),
    );
  }, [rule, session.game]);
  useEffect(() => {
    if (rule === null) return;
    if (rule) setTyped("");
    drawer.current?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
  }, [rule]);
  useEffect(() => {
    if (!rule || !found) return;
    const target = drawer.current?.querySelector(`[id="${CSS.escape(rule)}"]`);
    target?.scrollIntoView({ block: "start" });
  }, [rule, found, typed]);
  if (rule === null) return null;
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const shown =
    wanted.length === 0
      ? (found ?? [])
      : (found ?? []).filter((block) => wanted.every((word) => block.text.includes(word)));
  const open = (next: string): void => {
    session.rule.value = next;
  };
  return (
    <aside
      class="drawer"
      ref={drawer}
      aria-label={t("rules")}
      onKeyDown={(event) => event.key === "Escape" && (event.stopPropagation(), (session.rule.value = null))}
    >
      <header>
        <h2>{t("rules")}</h2>
        <input
          type="search"
          aria-label={t("search-rules")}
          placeholder={t("search-rules")}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button
          type="button"
          class="btn icon quiet"
          aria-label={t("close")}
          onClick={() => (session.rule.value = null)}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* The text scrolls, so the keyboard must be able to reach it. */}
      <div class="rules-text" tabIndex={0} role="region" aria-label={t("rules")} data-at={rule}>
        {away && <p>{t("rules-away")}</p>}
        {language.value !== "en" && <p class="soft">{t("rules-english")}</p>}
        {found && shown.length === 0 && <p class="soft">{t("no-rules-found")}</p>}
        {shown.map((block, nth) => (
          <div key={nth} class={block.rule === rule ? "cited" : ""}>
            <Rendered block={block} open={open} />
          </div>
        ))}
      </div>
    </aside>
  );
}
