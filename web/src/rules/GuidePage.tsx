// A page of its own, to read before the first game and to print: /guide/GAME.

import "./guide.css";
import { useEffect, useState } from "preact/hooks";
import { go, place } from "../app/router";
import { opponent } from "../faces/opponents";
import { language } from "../app/settings";
import { nameOf, onShelf } from "../app/shelf";
import { subject } from "../app/title";
import { api } from "../net/api";
import { trouble } from "../shell/toast";
import { TopBar } from "../shell/TopBar";
import { Nothing } from "../shell/ConnectionNote";
import { Icon } from "../shell/icons";
import { say, speaker, spokenGame, t } from "../words/words";
import { GuideText } from "./Guide";
import { type Block, type Options, RULE, guideOf, rulesOf, switchesOf, usePage } from "./pages";
import { reach } from "./reach";
import { RulesText } from "./Rules";
import { Results, SearchBox, useSearch } from "./Search";

export function GuidePage({ game }: { readonly game: string }) {
  const [chosen, setChosen] = useState<Options>({});
  const [typed, setTyped] = useState("");
  const [target, setTarget] = useState(place.value.query.get("at") ?? "");
  const offered = onShelf(game)?.options ?? [];
  const usual = Object.fromEntries(offered.map(({ id, default: value }) => [id, value]));
  const options: Options = { ...usual, ...chosen };
  const guide = usePage(() => guideOf(game, language.value), [game, language.value]);
  const rules = usePage(() => (RULE.test(target) ? rulesOf(game) : Promise.resolve([])), [game, RULE.test(target)]);
  const found = useSearch(game, typed, null);
  const told = guide && guide !== "away" ? switchesOf(guide) : [];
  const switches = offered.map(({ id }) => id).filter((id) => told.includes(id));
  useEffect(() => {
    spokenGame.value = game;
    document.documentElement.dataset["game"] = game;
    return () => {
      delete document.documentElement.dataset["game"];
      subject.value = "";
    };
  }, [game]);
  useEffect(() => {
    subject.value = nameOf(game) && `${nameOf(game)}: ${t("how-to-play")}`;
  }, [nameOf(game), speaker.value]);
  const open = (next: string): void => {
    setTyped("");
    if (next === target) reach(document, next);
    setTarget(next);
  };
  useEffect(() => {
    if (guide && guide !== "away" && target) {
      const missing = guide.find((block) => isAt(block, target))?.when ?? [];
      const needed = missing.filter((condition) => !/[!=]/.test(condition));
      if (needed.some((id) => options[id] !== true))
        setChosen({ ...chosen, ...Object.fromEntries(needed.map((id) => [id, true])) });
    }
  }, [target, guide]);
  useEffect(() => {
    if (!target || found) return;
    reach(document, target);
  }, [target, guide, rules, found, chosen]);
  if (guide === "away")
    return (
      <main class="page">
        <TopBar />
        <Nothing text={t("no-guide")} />
      </main>
    );
  return (
    <main class="guide-page" data-game={game}>
      <TopBar>
        <span class="serif">{nameOf(game)}</span>
      </TopBar>
      <div class="guide-tools">
        <SearchBox typed={typed} type={setTyped} first={() => found?.[0] && open(found[0].id)} />
        <button type="button" class="btn" onClick={() => print()}>
          <Icon name="print" /> {t("print")}
        </button>
        <button type="button" class="btn primary" title={t("play-now-text")} onClick={() => playNow(game)}>
          {t("play-now")}
        </button>
      </div>
      {switches.length > 0 && (
        <div class="guide-switches" role="group" aria-label={t("guide-also")}>
          <span class="soft">{t("guide-also")}</span>
          {switches.map((id) => (
            <button
              key={id}
              type="button"
              class="btn"
              aria-pressed={options[id] === true}
              onClick={() => (setTarget(""), setChosen({ ...chosen, [id]: options[id] !== true }))}
            >
              {say().name("option", id)}
            </button>
          ))}
        </div>
      )}
      {found ? (
        <section class="rules-text">
          <Results found={found} open={open} />
        </section>
      ) : (
        <section class="rules-text">
          {guide && <GuideText game={game} blocks={guide} options={options} open={open} top={2} />}
          {rules && rules !== "away" && rules.length > 0 && (
            <section class="guide-rules">
              <h2>{t("numbered-rules")}</h2>
              <RulesText game={game} blocks={rules} options={options} cited={target} open={open} />
            </section>
          )}
        </section>
      )}
    </main>
  );
}

function playNow(game: string): void {
  api.playNow(game, opponent.value).then((table) => go(`/table/${table.id}`), trouble);
}

/** Does a link lead to this block, or to a thing in it? */
function isAt(block: Block, target: string): boolean {
  return block.id === target || (block.items ?? []).some(({ id }) => id === target);
}
