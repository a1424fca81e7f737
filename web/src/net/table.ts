// A table as this page knows it: the view that is drawn, the log, the chat, and what has been said but not yet answered.

import { batch, computed, signal } from "@preact/signals";
import { pace } from "../app/settings";
import { Director, type Entrance } from "../effects/director";
import type { Banner } from "../effects/news";
import type { Pace } from "../effects/pace";
import type { ChatLine, Hint, LogLine, Reason, ServerMessage, TableInfo, ViewMessage } from "./protocol";
import type { Said } from "../words/speaker";
import { HealingSocket } from "./socket";

const ANSWERING_MS = 4000;
const THINKING_MS = 20_000; // bots of other tables may be before us

export interface Refusal {
  readonly code: string;
  readonly reason: Reason | null;
}

export interface ClockFace {
  readonly at: number;
  readonly seat: number | null;
  readonly move: number;
  readonly reserve: readonly number[];
}

/** A line of chat that the server has not yet acknowledged. */
export interface Unsaid {
  readonly key: string;
  readonly text: string;
}

export class Table {
  /** What is drawn: the newest view, or an earlier one while the director shows how it came to that. */
  readonly latest = signal<ViewMessage | null>(null);
  readonly log = signal<readonly LogLine[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly refusal = signal<Refusal | null>(null);
  readonly unsaid = signal<readonly Unsaid[]>([]);
  /** A line of chat that was refused: why, and the text, to be given back to whoever wrote it. */
  readonly unheard = signal<{ readonly code: string; readonly text: string } | null>(null);
  /** Whose seat a bot takes over, and when (in the time of this page). */
  readonly absence = signal<{ readonly seat: number; readonly until: number } | null>(null);
  /** The clocks as they stood when the newest view came (in the time of this page). */
  readonly clock = signal<ClockFace | null>(null);
  readonly sending = signal(false);
  /** A hot-seat view that waits until the next person has taken the device. */
  readonly handOver = signal<ViewMessage | null>(null);
  readonly view = computed(() => this.latest.value?.view ?? null);
  readonly info = computed<TableInfo | null>(() => (this.latest.value ?? this.handOver.value)?.table ?? null);
  readonly socket: HealingSocket;
  private readonly asked = new Map<string, (answer: never[]) => void>();
  /** What begins, and what its reader has lost and got. */
  readonly banner = signal<Banner | null>(null);
  /** What somebody has yet to see stays out of the log, too. */
  readonly director = new Director({
    pace: () => pace.value,
    unseen: () => document.visibilityState === "hidden",
    prepare: (message, at) => (this.changesHands(message) ? 0 : this.onPrepare(message, at)),
    draw: (message, entrance) => this.draw(message, entrance),
    later: (work, ms) => window.setTimeout(work, ms),
    never: (timer) => clearTimeout(timer),
  });
  /** The log of the newest view that was drawn, or that waits for its person. */
  private told: readonly LogLine[] = [];
  private heard = 0;
  private newest = 0;
  private refs = 0;
  onPrepare: (message: ViewMessage, at: Pace) => number = () => 0;
  onChange: (before: ViewMessage | null, now: ViewMessage, entrance: Entrance) => void = () => {};

  constructor(readonly id: string) {
    this.socket = new HealingSocket(`/api/tables/${encodeURIComponent(id)}/socket`, (message) => this.hear(message));
  }

  move(text: string): void {
    const latest = this.latest.value;
    if (!latest || this.sending.value) return;
    this.sending.value = true;
    this.director.act();
    this.socket.say({ type: "move", decision: latest.decision, key: freshKey(), move: text });
  }

  undo(kind: "undo" | "takeback" = "undo"): void {
    const latest = this.latest.value;
    if (latest) this.socket.say({ type: kind, decision: latest.decision, key: freshKey() });
  }

  answer(accept: boolean): void {
    this.socket.say({ type: "answer", accept });
  }

  /** A bot played for me because my time was out; now I am here. */
  back(): void {
    this.socket.say({ type: "back" });
  }

  /** The note of a lesson has been read. */
  next(step: number): void {
    this.socket.say({ type: "next", step });
  }

  speak(text: string): void {
    const line = { key: freshKey(), text };
    this.unheard.value = null;
    this.unsaid.value = [...this.unsaid.value, line];
    this.socket.say({ type: "chat", ...line });
  }

  why(element: string, chosen: readonly string[]): Promise<readonly Reason[]> {
    const ref = this.freshRef();
    this.socket.say({ type: "why", ref, element, chosen });
    return this.answerTo(ref);
  }

  /** What a move will lead to. */
  ahead(move: string): Promise<readonly Said[]> {
    const ref = this.freshRef();
    this.socket.say({ type: "ahead", ref, move });
    return this.answerTo(ref);
  }

  /** What the strongest bot would do in my place; nothing if no answer comes. */
  hint(): Promise<readonly Hint[]> {
    const ref = this.freshRef();
    this.socket.say({ type: "hint", ref });
    return this.answerTo(ref, THINKING_MS);
  }

  private freshRef(): string {
    this.refs += 1;
    return String(this.refs);
  }

  /** The list that the server answers with; an empty one if it does not. */
  private answerTo<T>(ref: string, patience = ANSWERING_MS): Promise<readonly T[]> {
    return new Promise((resolve) => {
      this.asked.set(ref, resolve);
      setTimeout(() => this.asked.delete(ref) && resolve([]), patience);
    });
  }

  /** Be told, or no longer, what is worth knowing at each decision of mine. */
  coach(on: boolean): void {
    this.socket.say({ type: "coach", on });
  }

  takeDevice(): void {
    const next = this.handOver.value;
    if (next) this.show(next, "anew");
  }

  close(): void {
    this.director.close();
    this.socket.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.receive(message);
        break;
      case "chat":
        this.chat.value = [...this.chat.value.slice(0, message.from), ...message.lines];
        break;
      case "reasons":
        this.answered(message.ref, message.reasons);
        break;
      case "ahead":
        this.answered(message.ref, message.lines);
        break;
      case "hint":
        this.answered(message.ref, message.moves);
        break;
      case "ack":
        if (!this.settle(message.key)) {
          this.refusal.value = null;
          // A deed that was repeated is in the view already, and no other will follow.
          if (this.newest >= message.seq) this.sending.value = this.socket.pending();
        }
        break;
      case "reject": {
        const line = this.settle(message.key);
        if (line) this.unheard.value = { code: message.code, text: line.text };
        else {
          this.sending.value = this.socket.pending();
          if (message.code !== "stale") this.refusal.value = { code: message.code, reason: message.reason };
        }
        break;
      }
      default:
    }
  }

  private answered(ref: string, answer: readonly unknown[]): void {
    this.asked.get(ref)?.(answer as never[]);
    this.asked.delete(ref);
  }

  /** The line of chat with that key has been answered. */
  private settle(key: string | null): Unsaid | undefined {
    const line = this.unsaid.value.find((candidate) => candidate.key === key);
    if (line) this.unsaid.value = this.unsaid.value.filter((other) => other !== line);
    return line;
  }

  private receive(message: ViewMessage): void {
    if (message.log.from > this.heard) {
      this.socket.refresh(); // a gap: only a fresh view with the whole log will do
      return;
    }
    this.heard = message.log.from + message.log.lines.length;
    this.newest = message.seq;
    this.absence.value = message.absence && {
      seat: message.absence.seat,
      until: Date.now() + message.absence.seconds * 1000,
    };
    this.clock.value = message.clock && { ...message.clock, at: Date.now() };
    this.sending.value = this.socket.pending();
    this.director.hear(message);
  }

  private draw(message: ViewMessage, entrance: Entrance): void {
    this.told = [...this.told.slice(0, message.log.from), ...message.log.lines];
    if (this.changesHands(message)) this.handOver.value = message;
    else this.show(message, entrance);
  }

  private show(message: ViewMessage, entrance: Entrance): void {
    const before = this.latest.value;
    batch(() => {
      this.handOver.value = null;
      this.log.value = this.told;
      this.latest.value = message;
    });
    this.onChange(before, message, entrance);
  }

  /** Several people share this screen, and the view is not for whoever had it last. At first nobody knows who has it. */
  private changesHands(message: ViewMessage): boolean {
    if (message.table.mine.length < 2 || !message.view || message.view.over) return false;
    const before = this.latest.value;
    return !before?.view || before.seat !== message.seat;
  }
}

let counter = 0;
const page = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

function freshKey(): string {
  counter += 1;
  return `${page}-${counter}`;
}
