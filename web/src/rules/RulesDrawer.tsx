// The book beside the table: it is fetched when somebody opens it.

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useSession } from "../app/session";
import { useReturn } from "../grammar/focus";

const book = signal<ComponentType | null>(null);

export function RulesDrawer() {
  const session = useSession();
  const open = session.rule.value !== null;
  useReturn(open);
  if (!open) return null;
  if (!book.value) void import("./Drawer").then(({ Drawer }) => (book.value = Drawer));
  return book.value && <book.value />;
}
