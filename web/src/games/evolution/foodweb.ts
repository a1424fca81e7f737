// The toggle "who can eat whom": which animals the one under the pointer could eat, and which could eat it.

import { signal } from "@preact/signals";
import type { Session } from "../../app/session";
import { webOf } from "./facts";

interface Web {
  readonly of: number | null;
  readonly prey: ReadonlySet<string>;
  readonly hunters: ReadonlySet<string>;
}

const NOTHING: Web = { of: null, prey: new Set(), hunters: new Set() };

export const foodWeb = signal<Web | null>(null);

export function toggleFoodWeb(): void {
  foodWeb.value = foodWeb.value ? null : NOTHING;
}

/** The pointer or the focus has come to an element. */
export function lookAt(session: Session, element: string | null): void {
  if (!foodWeb.value || !session.view.value) return;
  const number = element?.startsWith("animal:") ? Number(element.slice(7)) : null;
  if (number === foodWeb.value.of) return;
  foodWeb.value =
    number === null
      ? NOTHING
      : {
          of: number,
          prey: new Set(webOf(session, number, "prey")),
          hunters: new Set(webOf(session, number, "hunters")),
        };
}
