// Who I am. Asking gives a newcomer the cookie that makes them somebody.

import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { Me } from "../net/protocol";

export const me = signal<Me | null>(null);

export async function meet(): Promise<void> {
  me.value = await api.me();
}

export async function rename(name: string): Promise<void> {
  me.value = await api.rename(name);
}
