// What the menu offers during a lesson.

import { under } from "../net/prefix";
import { trouble } from "../shell/toast";
import { t } from "../words/words";
import { begin } from "./lessons";

export function LessonMenu({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  return (
    <span class="end-buttons">
      <button type="button" class="btn" onClick={() => void begin(game, lesson).catch(trouble)}>
        {t("lesson-again")}
      </button>
      <a class="btn" href={under(`/learn/${game}`)}>
        {t("lesson-leave")}
      </a>
    </span>
  );
}
