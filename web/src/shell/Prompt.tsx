// One sentence says what is asked and of whom; below it what can be chosen, and the move to confirm.

import type { ComponentChildren } from "preact";
import { useSession } from "../app/session";
import type { GameModule } from "../games/game";
import { kindOf, matching, valueOf } from "../grammar/paths";
import { Signs } from "../grammar/verbs";
import { nextSentence } from "../words/next";
import { say, t } from "../words/words";
import { About } from "./About";
import { Ahead } from "./Ahead";
import { calling } from "./calling";
import { Icon } from "./icons";

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

interface PromptProps {
  readonly game: GameModule;
  readonly busy: boolean;
  readonly onList: () => void;
  readonly tools?: ComponentChildren;
  readonly notice?: ComponentChildren;
}

export function Prompt({ game, busy, onList, tools, notice }: PromptProps) {
  const session = useSession();
  const { choice } = session;
  const view = session.view.value!;
  const scene = session.scene.value;
  const mine = choice.offers.value.length > 0;
  const complete = choice.complete.value;
  const next = choice.next.value;
  const chosen = choice.chosen.value;
  const buttons = next.filter((element) => !game.draws(element, view));
  const asked = chosen.length === 0 && view.question ? say().question(view.question, scene) : "";
  const call = mine ? calling(game, view.question, asked) : "";
  const elsewhere = next.length > buttons.length;
  return (
    <section
      class="prompt"
      data-region="prompt"
      data-prompt
      tabIndex={-1}
      data-mine={mine || undefined}
      data-busy={busy || undefined}
      aria-label={t("choose-move")}
    >
      <div class="prompt-text">
        <p role="status">
          {call && <strong class="your">{call} </strong>}
          {busy ? t("sending") : sentence()}
        </p>
        {mine && <Ahead />}
        {mine && <About game={game} />}
      </div>
      <span class="prompt-tools">
        {mine && (
          <button
            type="button"
            class="btn quiet"
            data-item
            tabIndex={-1}
            aria-keyshortcuts="/"
            title={t("moves-count", { count: choice.left.value.length })}
            aria-label={t("moves-count", { count: choice.left.value.length })}
            onClick={onList}
          >
            <Icon name="list" />
          </button>
        )}
        {tools}
      </span>
      {notice}
      {mine && (
        <div class="prompt-choices">
          {complete.map((offer) => (
            <button
              key={offer.text}
              type="button"
              class="btn primary do-it"
              data-item
              data-primary
              tabIndex={-1}
              aria-disabled={choice.guarded.value || busy}
              onClick={() => !busy && choice.make(offer)}
            >
              {t("confirm")}
              <small>{game.phaseName(view)}</small>
            </button>
          ))}
          {buttons.map((element) => (
            <button
              key={element}
              type="button"
              class="btn option"
              data-item
              tabIndex={-1}
              data-glow
              data-element={element}
              data-run={element}
              data-n={next.indexOf(element) < 9 ? next.indexOf(element) + 1 : undefined}
              onClick={() => choice.touch(element)}
            >
              {game.pictured.has(kindOf(element)) && <game.Icon kind={valueOf(element)} />}
              <Signs verbs={choice.verbs([element]).filter((key) => session.verbs[key])} />
              {say().element(element, scene)}
            </button>
          ))}
          {chosen.length === 0 && buttons.length === 0 && <p class="soft hint wide-only">{t("why-not-hint")}</p>}
          {chosen.length > 0 && (
            <button
              type="button"
              class="btn quiet"
              data-item
              tabIndex={-1}
              aria-keyshortcuts="Escape"
              onClick={() => choice.back()}
            >
              <Icon name="back" /> {t("back")}
            </button>
          )}
        </div>
      )}
    </section>
  );

  function awaited(): string {
    return nextSentence(say(), matching(choice.offers.value, chosen), chosen, scene);
  }

  function sentence(): ComponentChildren {
    if (complete.length > 0)
      return (
        <span class="move-sentence">
          {complete.map((offer) => say().move(offer, scene)).join(" / ")}
          {elsewhere ? ` ${t("or-else")} ${awaited()}` : ""}
        </span>
      );
    if (chosen.length > 0)
      return (
        <>
          {capital([...new Set(chosen.map((element) => say().element(element, scene)))].join(" → "))}{" "}
          <span class="soft">→ {awaited()}</span>
        </>
      );
    return view.question ? say().question(view.question, scene) : t("game-over");
  }
}
