// The note of a lesson beside the table: what to see or to do now, and an answer to a wrong try.

import { useEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../app/session";
import { onShelf } from "../app/shelf";
import type { LessonTold } from "../net/protocol";
import type { Table } from "../net/table";
import { PencilNote } from "../shell/PencilNote";
import { say, t } from "../words/words";
import { Finished } from "./Finished";
import { markDone } from "./lessons";
import "./lesson.css";

interface LessonNoteProps {
  readonly table: Table;
  readonly told: LessonTold;
}

type Noted = Pick<LessonTold, "note" | "args">;

export function LessonNote({ table, told }: LessonNoteProps) {
  const session = useSession();
  const notes = useRef<Noted[]>([]);
  const [back, setBack] = useState(0);
  const [closed, setClosed] = useState("");
  const name = `${told.step}/${told.note}`;
  if (told.note !== null && notes.current.at(-1)?.note !== told.note) notes.current.push(told);
  useEffect(() => setBack(0), [name]);
  useEffect(() => {
    if (told.kind === "done") markDone(session.game, told.id);
  }, [told.kind]);
  if (told.kind === "done") return <Finished game={session.game} lesson={told.id} lessons={following(session.game)} />;
  if (told.note === null || closed === name) return null;
  const shown: Noted = back > 0 ? notes.current.at(-1 - back)! : told;
  const refusal = table.refusal.value;
  const answer = back === 0 && refusal?.code === "lesson" ? refusal.reason!.key : "";
  const onward = (): void => {
    if (back > 0) setBack(back - 1);
    else if (told.kind === "read") table.next(told.step);
    else setClosed(name);
  };
  const carriesOn = back > 0 || told.kind === "read" || told.kind === "free";
  return (
    <PencilNote
      at={back > 0 ? [] : told.at}
      name={name}
      label={t("lesson-step", { step: told.step, count: told.of })}
      calls
    >
      <p class="pencil-text">{say().note(shown.note!, shown.args, session.scene.value)}</p>
      {answer && (
        <p class="pencil-answer" role="alert">
          {say().text(answer)}
        </p>
      )}
      <footer>
        <span class="step">{t("lesson-step", { step: told.step, count: told.of })}</span>
        {notes.current.length > back + 1 && (
          <button type="button" class="btn quiet" onClick={() => setBack(back + 1)}>
            {t("lesson-back")}
          </button>
        )}
        {back === 0 && told.move !== null && (
          <button type="button" class="btn" onClick={() => table.move(told.move!)}>
            {t("lesson-show")}
          </button>
        )}
        {carriesOn && (
          <button type="button" class="btn primary" data-carries-on onClick={onward}>
            {t(back === 0 && told.kind === "free" ? "lesson-close" : "lesson-next")}
          </button>
        )}
      </footer>
    </PencilNote>
  );
}

const following = (game: string): readonly string[] => onShelf(game)?.lessons ?? [];
