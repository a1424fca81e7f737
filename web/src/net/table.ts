// A table as this page knows it: the newest view, the log, the chat, and what has been said but not yet answered.

import { batch, computed, signal } from "@preact/signals";
import type { ChatLine, LogLine, Reason, ServerMessage, TableInfo, ViewMessage } from "./protocol";
import { HealingSocket } from "./socket";

export interface Refusal {
  readonly code: string;
  readonly reason: Reason | null;
}

export class Table {
  readonly latest = signal<ViewMessage | null>(null);
  readonly log = signal<readonly LogLine[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly refusal = signal<Refusal | null>(null);
  readonly sending = signal(false);
  /** A hot-seat view that waits until the next person has taken the device. */
  readonly handOver = signal<ViewMessage | null>(null);
  readonly view = computed(() => this.latest.value?.view ?? null);
  readonly info = computed<TableInfo | null>(() => this.latest.value?.table ?? null);
  readonly socket: HealingSocket;
  private readonly asked = new Map<string, (reasons: readonly Reason[]) => void>();
  private refs = 0;
  onChange: (before: ViewMessage | null, now: ViewMessage, fresh: readonly LogLine[]) => void = () => {};

  constructor(readonly id: string) {
    this.socket = new HealingSocket(`/api/tables/${encodeURIComponent(id)}/socket`, (message) => this.hear(message));
  }

  move(text: string): void {
    const latest = this.latest.value;
    if (!latest || this.sending.value) return;
    this.sending.value = true;
    this.socket.say({ type: "move", decision: latest.decision, key: freshKey(), move: text });
  }

  undo(kind: "undo" | "takeback" = "undo"): void {
    const latest = this.latest.value;
    if (latest) this.socket.say({ type: kind, decision: latest.decision, key: freshKey() });
  }

  answer(accept: boolean): void {
    this.socket.say({ type: "answer", accept });
  }

  speak(text: string): void {
    this.socket.say({ type: "chat", key: freshKey(), text });
  }

  why(element: string): Promise<readonly Reason[]> {
    this.refs += 1;
    const ref = String(this.refs);
    this.socket.say({ type: "why", ref, element });
    return new Promise((resolve) => {
      this.asked.set(ref, resolve);
      setTimeout(() => this.asked.delete(ref) && resolve([]), 4000);
    });
  }

  takeDevice(): void {
    const next = this.handOver.value;
    if (next) this.show(next, true);
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.show(message, false);
        break;
      case "chat":
        this.chat.value = [...this.chat.value.slice(0, message.from), ...message.lines];
        break;
      case "reasons":
        this.asked.get(message.ref)?.(message.reasons);
        this.asked.delete(message.ref);
        break;
      case "ack":
        this.refusal.value = null;
        break;
      case "reject":
        this.sending.value = this.socket.pending();
        if (message.code !== "stale") this.refusal.value = { code: message.code, reason: message.reason };
        break;
      default:
    }
  }

  private show(message: ViewMessage, taken: boolean): void {
    const before = this.latest.value;
    if (!taken) {
      if (message.log.from > this.log.value.length) {
        this.socket.refresh(); // a gap: only a fresh view with the whole log will do
        return;
      }
      this.log.value = [...this.log.value.slice(0, message.log.from), ...message.log.lines];
    }
    const another = before !== null && before.seat !== null && message.seat !== null && before.seat !== message.seat;
    if (!taken && (another || this.handOver.value !== null) && message.table.mine.length > 1 && message.seat !== before?.seat && !message.view?.over) {
      this.handOver.value = message;
      return;
    }
    batch(() => {
      this.handOver.value = null;
      this.latest.value = message;
      this.sending.value = this.socket.pending();
    });
    this.onChange(before, message, taken ? [] : message.log.lines);
  }
}

let counter = 0;
const page = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

function freshKey(): string {
  counter += 1;
  return `${page}-${counter}`;
}
