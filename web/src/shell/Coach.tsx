// The coach: a pencil note at a decision where something is worth knowing, for those who play with nobody but bots.

import { effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useSession } from "../app/session";
import { coached } from "../app/settings";
import { mention } from "../effects/announce";
import type { TableInfo } from "../net/protocol";
import type { Table } from "../net/table";
import { say, t } from "../words/words";
import { PencilNote } from "./PencilNote";
import { Icon } from "./icons";

/** The note that was put away, by the decision at which it came. */
const putAway = signal("");

/** Where a coach may speak: nobody but bots beside me, and nothing else that teaches. */
export function mayBeCoached(info: TableInfo): boolean {
  const others = info.seats.filter((seat) => !seat.you);
  const alone = info.mine.length === 1 && others.every((seat) => seat.kind === "bot" || seat.kind === "open");
  return alone && info.lesson === null && info.status === "playing";
}

/** Tell the server what I want, and again whenever the line has healed. */
export function useCoach(table: Table): void {
  useEffect(() => {
    let told = false;
    return effect(() => {
      if (table.socket.health.value !== "fine") told = false;
      else if (coached.value !== told) table.coach((told = coached.value));
    });
  }, [table]);
}

function nameOf(table: Table): string {
  const latest = table.latest.value;
  return latest?.coach && coached.value ? `${table.id}/${latest.decision}/${latest.coach.key}` : "";
}

/** Put the note away; tells whether there was one. After one that only explains, another may follow. */
export function putNoteAway(table: Table): boolean {
  const name = nameOf(table);
  if (!name || name === putAway.value) return false;
  putAway.value = name;
  if (Object.keys(table.latest.value!.coach!.args).length === 0) table.coach(true);
  return true;
}

export function CoachNote({ table }: { readonly table: Table }) {
  const session = useSession();
  const name = nameOf(table);
  const note = table.latest.value?.coach ?? null;
  const text = name && note ? say().advice(note, session.scene.value) : "";
  const shown = text !== "" && name !== putAway.value && !table.sending.value;
  useEffect(() => {
    if (shown) mention(t("coach-says", { note: text }));
  }, [name, shown]);
  if (!shown || !note) return null;
  return (
    <PencilNote at={note.at === null ? [] : [note.at]} label={t("coach")} name={name}>
      <p class="pencil-text">{text}</p>
      <footer>
        <button type="button" class="btn primary" data-item data-carries-on onClick={() => putNoteAway(table)}>
          {t("coach-thanks")}
        </button>
        {note.rule !== null && (
          <button type="button" class="rule-link" data-item onClick={() => (session.rule.value = note.rule)}>
            {t("rule", { rule: note.rule })}
          </button>
        )}
        <button type="button" class="btn quiet" data-item onClick={() => (coached.value = false)}>
          {t("coach-enough")}
        </button>
      </footer>
    </PencilNote>
  );
}

export function switchCoach(): void {
  coached.value = !coached.value;
  mention(t(coached.value ? "coach-comes" : "coach-goes"));
}

/** The switch beside the prompt. */
export function CoachButton({ info }: { readonly info: TableInfo }) {
  if (!mayBeCoached(info)) return null;
  return (
    <button
      type="button"
      class="btn quiet"
      data-item
      tabIndex={-1}
      aria-keyshortcuts="c"
      aria-pressed={coached.value}
      aria-label={t("coach")}
      title={`${t("coach")}: ${t("coach-text")}`}
      onClick={switchCoach}
    >
      <Icon name="pencil" />
    </button>
  );
}

/** The switch in the menu. */
export function CoachSetting({ info }: { readonly info: TableInfo }) {
  return mayBeCoached(info) ? <CoachBox>{t("coach")}</CoachBox> : null;
}

/** After a lesson: such notes in the games to come? */
export function CoachOffer() {
  return <CoachBox>{t("coach-offer")}</CoachBox>;
}

function CoachBox({ children }: { readonly children: ComponentChildren }) {
  return (
    <label class="check" title={t("coach-text")}>
      <input
        type="checkbox"
        checked={coached.value}
        onChange={(event) => (coached.value = event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
