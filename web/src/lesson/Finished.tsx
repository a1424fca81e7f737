// The end of a lesson: on to the next, to all of them, or to a game.

import { useEffect, useState } from "preact/hooks";
import { go } from "../app/router";
import { opponent } from "../faces/opponents";
import { language } from "../app/settings";
import { api } from "../net/api";
import { under } from "../net/prefix";
import type { LessonInfo } from "../net/protocol";
import { CoachOffer } from "../shell/Coach";
import { PencilNote } from "../shell/PencilNote";
import { trouble } from "../shell/toast";
import { t } from "../words/words";
import { begin } from "./lessons";

interface FinishedProps {
  readonly game: string;
  readonly lesson: string;
  /** All lessons of the game, in their order. */
  readonly lessons: readonly string[];
}

export function Finished({ game, lesson, lessons }: FinishedProps) {
  const [next, setNext] = useState<LessonInfo | null>(null);
  const following = lessons[lessons.indexOf(lesson) + 1];
  useEffect(() => {
    if (following)
      void api
        .lessons(game)
        .then((found) => setNext(found.lessons.find(({ id }) => id === following) ?? null), trouble);
  }, [following]);
  return (
    <PencilNote at={[]} name="finished" label={t("lesson-finished")} calls>
      <p class="pencil-text">{t("lesson-finished")}</p>
      <CoachOffer />
      <footer>
        {next && (
          <button
            type="button"
            class="btn primary"
            data-carries-on
            onClick={() => void begin(game, next.id).catch(trouble)}
          >
            {t("lesson-following", { name: next.name[language.value] ?? "" })}
          </button>
        )}
        <a class="btn" href={under(`/learn/${game}`)}>
          {t("lessons-all")}
        </a>
        <button
          type="button"
          class="btn"
          onClick={() => void api.playNow(game, opponent.value).then(({ id }) => go(`/table/${id}`), trouble)}
        >
          {t("play-now")}
        </button>
      </footer>
    </PencilNote>
  );
}
