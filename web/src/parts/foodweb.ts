// The toggle "who can eat whom": which animals the one under the pointer could eat, and which could eat it.

import { signal } from "@preact/signals";
import type { Session } from "../app/session";

interface Web {
  readonly of: string | null;
  readonly prey: ReadonlySet<string>;
  readonly hunters: ReadonlySet<string>;
}

const NOTHING: Web = { of: null, prey: new Set(), hunters: new Set() };

export const foodWeb = signal<Web | null>(null);

export function toggleFoodWeb(): void {
  foodWeb.value = foodWeb.value ? null : NOTHING;
}

/** The animals that it could eat, or that could eat it, as elements. */
export function webOf(session: Session, animal: number, side: "prey" | "hunters"): readonly string[] {
  return (session.facts(`animal:${animal}`)[side] as readonly string[] | undefined) ?? [];
}

/** The pointer or the focus has come to an element. */
export function lookAt(session: Session, element: string | null): void {
  if (!foodWeb.value || !session.view.value) return;
  const of = element?.startsWith("animal:") ? element : null;
  if (of === foodWeb.value.of) return;
  const number = Number(of?.slice("animal:".length));
  foodWeb.value =
    of === null
      ? NOTHING
      : { of, prey: new Set(webOf(session, number, "prey")), hunters: new Set(webOf(session, number, "hunters")) };
}

/** Follow the pointer and the focus on a table. Answers with how to stop. */
export function watchFoodWeb(root: HTMLElement, session: Session): () => void {
  const look = (event: Event): void =>
    lookAt(
      session,
      event.target instanceof Element
        ? (event.target.closest("[data-element]")?.getAttribute("data-element") ?? null)
        : null,
    );
  root.addEventListener("pointerover", look);
  root.addEventListener("focusin", look);
  return () => {
    root.removeEventListener("pointerover", look);
    root.removeEventListener("focusin", look);
  };
}
