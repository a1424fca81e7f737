// The director: views queue here and are drawn one after another, so that the others' moves can be watched. What is drawn
// is always a view that the server has sent, an earlier one or the newest, never a mixture.

import { signal } from "@preact/signals";
import type { ViewMessage } from "../net/protocol";
import { type Pace, atMostFast, lookingTime } from "./pace";

/** How a view comes: after the one before it, over several that were not drawn, or as the first and after an undo. */
export type Entrance = "next" | "jump" | "anew";

/** What a director needs of the world: how fast to go, whether anybody looks, and somewhere to draw. */
export interface Stage {
  readonly pace: () => Pace;
  /** Nobody looks: there is no point in showing anything slowly. */
  readonly unseen: () => boolean;
  /** Show on the table as it still stands what is about to leave it; answers with how long that takes. */
  readonly prepare: (message: ViewMessage, pace: Pace) => number;
  readonly draw: (message: ViewMessage, entrance: Entrance) => void;
  readonly later: (work: () => void, ms: number) => number;
  readonly never: (timer: number) => void;
}

/** More than that nobody wants to see again. */
const MOST_WAITING = 80;

export class Director {
  /** How many views wait to be drawn. */
  readonly behind = signal(0);
  private readonly waiting: ViewMessage[] = [];
  private newest: ViewMessage | null = null;
  private timer = 0;
  private busy = false;
  /** Somebody has skipped: so it goes on until it is their turn. */
  private hurried = false;

  constructor(private readonly stage: Stage) {}

  /** The server has sent a view. */
  hear(message: ViewMessage): void {
    const before = this.newest;
    this.newest = message;
    if (!before?.view || !message.view || isCut(before, message)) return this.jump(message, "anew");
    if (isSameMoment(before, message)) return this.replace(message);
    if (this.hurries(message)) {
      this.hurried &&= !asksMe(message);
      return this.jump(message, this.waiting.length > 0 ? "jump" : "next");
    }
    this.waiting.push(message);
    this.count();
    if (!this.busy) this.go();
  }

  /** On to the newest view. False: it is drawn already. */
  skip(): boolean {
    const last = this.waiting.pop();
    if (!last) return false;
    this.hurried = !asksMe(last);
    this.jump(last, this.waiting.length > 0 ? "jump" : "next");
    return true;
  }

  /** Somebody acts on what they see: what comes of it is shown at once. */
  act(): void {
    this.hurried = false;
    if (this.waiting.length === 0) this.rest();
  }

  close(): void {
    this.waiting.length = 0;
    this.rest();
  }

  /** Nobody looks, nobody wants to wait, or so much has happened that nobody would watch it. */
  private hurries(message: ViewMessage): boolean {
    const still = this.stage.pace() === "instant" || this.stage.unseen();
    return still || this.hurried || message.takeback !== null || this.waiting.length >= MOST_WAITING;
  }

  private jump(message: ViewMessage, entrance: Entrance): void {
    const whole = inOne([...this.waiting, message]);
    this.waiting.length = 0;
    this.count();
    this.rest();
    this.stage.draw(whole, entrance);
  }

  /** Nothing has happened, but something around the table has changed. */
  private replace(message: ViewMessage): void {
    const last = this.waiting.pop();
    if (last) this.waiting.push(inOne([last, message]));
    else this.stage.draw(message, "next");
  }

  private go(): void {
    const next = this.waiting[0];
    if (!next) return this.rest();
    const pace = this.paceOf(next);
    this.wait(() => this.drawNext(), this.stage.prepare(next, pace));
  }

  private drawNext(): void {
    const message = this.waiting.shift()!;
    const last = this.waiting.length === 0;
    this.count();
    this.stage.draw(last ? message : withoutMoves(message), "next");
    this.wait(() => this.go(), lookingTime(message.log.lines, this.paceOf(message)));
  }

  private paceOf(message: ViewMessage): Pace {
    return message.clock ? atMostFast(this.stage.pace()) : this.stage.pace();
  }

  private wait(work: () => void, ms: number): void {
    this.busy = true;
    if (ms <= 0) work();
    else this.timer = this.stage.later(work, ms);
  }

  private rest(): void {
    this.stage.never(this.timer);
    this.busy = false;
  }

  private count(): void {
    this.behind.value = this.waiting.length;
  }
}

function asksMe(message: ViewMessage): boolean {
  return message.view?.question?.moves !== undefined;
}

function isSameMoment(before: ViewMessage, message: ViewMessage): boolean {
  return message.seat === before.seat && message.decision === before.decision && message.log.lines.length === 0;
}

/** Something was taken back, or the line was cut and the whole log has come again. */
function isCut(before: ViewMessage, message: ViewMessage): boolean {
  return message.seat === before.seat && message.log.from < before.log.from + before.log.lines.length;
}

/** Several views as one: the last of them, with all that those eyes have read on the way. */
function inOne(messages: readonly ViewMessage[]): ViewMessage {
  const last = messages.at(-1)!;
  const told = messages.slice(messages.findLastIndex((message) => message.seat !== last.seat) + 1);
  let { from, lines } = told[0]!.log;
  for (const { log } of told.slice(1)) {
    lines = [...lines.slice(0, Math.max(0, log.from - from)), ...log.lines];
    from = Math.min(from, log.from);
  }
  return { ...last, log: { from, lines } };
}

/** A question that was answered long ago: it is not asked again. */
function withoutMoves(message: ViewMessage): ViewMessage {
  const question = message.view?.question;
  if (!message.view || !question?.moves) return message;
  const { moves: _answered, ...rest } = question;
  return { ...message, view: { ...message.view, question: rest } };
}
