// Short notes at the edge of the page. Every one is a sentence.

import { signal } from "@preact/signals";
import { ApiError } from "../net/api";
import { speaker } from "../words/words";

interface Note {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
}

const notes = signal<readonly Note[]>([]);
let count = 0;

export function toast(text: string, bad = false): void {
  count += 1;
  const note = { id: count, text, bad };
  notes.value = [...notes.value.slice(-2), note];
  setTimeout(() => (notes.value = notes.value.filter((other) => other !== note)), bad ? 7000 : 3500);
}

/** A refusal of the server as a sentence that says what to do. */
export function errorText(problem: unknown): string {
  const code = problem instanceof ApiError && problem.code !== "away" ? problem.code : "restarting";
  const key = `error-${code}`;
  return speaker.value?.has(key) ? speaker.value.text(key) : String((problem as Error).message);
}

export function trouble(problem: unknown): void {
  toast(errorText(problem), true);
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {notes.value.map((note) => (
        <p key={note.id} class={note.bad ? "toast bad" : "toast"}>
          {note.text}
        </p>
      ))}
    </div>
  );
}
