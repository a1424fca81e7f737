// The lessons of a game, one after another; those that were taken are ticked.

import { useEffect, useState } from "preact/hooks";
import { go } from "../app/router";
import { opponent } from "../faces/opponents";
import { language } from "../app/settings";
import { nameOf } from "../app/shelf";
import { Cover } from "../home/Cover";
import { api } from "../net/api";
import type { LessonInfo } from "../net/protocol";
import { insist } from "../net/retry";
import { TopBar } from "../shell/TopBar";
import { trouble } from "../shell/toast";
import { spokenGame, spokenLessons, t } from "../words/words";
import { begin, isDone } from "./lessons";
import "./lesson.css";

export function LearnPage({ game }: { readonly game: string }) {
  const [lessons, setLessons] = useState<readonly LessonInfo[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    spokenGame.value = "";
    spokenLessons.value = false;
    document.documentElement.dataset["game"] = game;
    return insist(
      () => api.lessons(game),
      (found) => setLessons(found.lessons),
      trouble,
    );
  }, [game]);
  const start = (act: () => Promise<unknown>): void => {
    if (busy) return;
    setBusy(true);
    act().catch((problem: unknown) => (setBusy(false), trouble(problem)));
  };
  const first = lessons.find(({ id }) => !isDone(game, id));
  return (
    <main class="page learn" data-game={game}>
      <TopBar />
      <header class="learn-head">
        <div class="cover-frame">
          <Cover game={game} />
        </div>
        <div>
          <h1>{t("learn-title", { game: nameOf(game) })}</h1>
          <p>{t("learn-text")}</p>
          <button
            type="button"
            class="btn"
            aria-disabled={busy}
            onClick={() => start(() => api.playNow(game, opponent.value).then(({ id }) => go(`/table/${id}`)))}
          >
            {t("play-now")}
          </button>
        </div>
      </header>
      <ol class="lessons">
        {lessons.map(({ id, name, text }) => (
          <li key={id} data-done={isDone(game, id) || undefined}>
            <div>
              <h2>
                {name[language.value]}
                {isDone(game, id) && <span class="tick">✓ {t("lesson-done")}</span>}
              </h2>
              <p>{text[language.value]}</p>
            </div>
            <button
              type="button"
              class={id === first?.id ? "btn primary" : "btn"}
              aria-disabled={busy}
              aria-label={`${t(isDone(game, id) ? "lesson-again" : "lesson-begin")}: ${name[language.value]}`}
              onClick={() => start(() => begin(game, id))}
            >
              {t(isDone(game, id) ? "lesson-again" : "lesson-begin")}
            </button>
          </li>
        ))}
      </ol>
    </main>
  );
}
