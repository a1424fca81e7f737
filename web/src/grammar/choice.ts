// What this person is about to do: the elements chosen so far on the open question.

import { batch, computed, signal } from "@preact/signals";
import {
  type LegalMove,
  type Offer,
  type Stand,
  completed,
  continuations,
  distinct,
  matching,
  offersOf,
  only,
  stand,
  touch,
} from "./paths";

const GUARD_MS = 700;

export class Choice {
  readonly offers = signal<readonly Offer[]>([]);
  readonly chosen = signal<readonly string[]>([]);
  /** While it is true the primary button does nothing: it has just changed its meaning. */
  readonly guarded = signal(false);
  readonly next = computed(() => continuations(this.offers.value, this.chosen.value));
  readonly left = computed(() => distinct(matching(this.offers.value, this.chosen.value)));
  readonly complete = computed<readonly Offer[]>(() => completed(this.offers.value, this.chosen.value));
  /** What was chosen before each touch: one touch may add several elements, and going back takes back one touch. */
  private touches: (readonly string[])[] = [];
  private question = "";
  private phase = "";
  private timer = 0;

  constructor(
    private readonly send: (text: string) => void,
    private readonly atOnce: () => boolean,
  ) {}

  /** A new view has come. What was chosen stays chosen if the question is the same. */
  update(moves: readonly LegalMove[], question: string, phase: string): void {
    const offers = offersOf(moves);
    batch(() => {
      const same = question === this.question && matching(offers, this.chosen.value).length > 0;
      this.question = question;
      this.offers.value = offers;
      if (!same) {
        this.chosen.value = only(offers);
        this.touches = [];
      }
      if (phase !== this.phase) {
        if (this.phase !== "") this.guard();
        this.phase = phase;
      }
    });
  }

  /** Touch an element, or a run of them. False: it has no meaning now. */
  touch(...run: string[]): boolean {
    const meant = touch(this.offers.value, this.chosen.value, run);
    if (meant.kind === "no") return false;
    if (meant.kind === "again") this.confirm();
    else if (meant.kind === "back") this.back();
    else {
      this.remember(meant.chosen);
      this.chosen.value = meant.chosen;
      if (this.atOnce() && this.complete.value.length === 1 && this.next.value.length === 0) this.confirm();
    }
    return true;
  }

  back(): boolean {
    if (this.chosen.value.length === 0) return false;
    this.chosen.value = this.touches.pop() ?? [];
    return true;
  }

  /** A touch goes on from what is chosen, or begins anew. */
  private remember(next: readonly string[]): void {
    const now = this.chosen.value;
    this.touches = now.every((element, at) => next[at] === element) ? [...this.touches, now] : [];
  }

  confirm(): void {
    const move = this.complete.value[0];
    if (move && !this.guarded.value) this.make(move);
  }

  make(move: Offer): void {
    if (this.guarded.value) return;
    this.send(move.text);
  }

  stands(run: readonly string[]): Stand {
    return stand(this.offers.value, this.chosen.value, run);
  }

  private guard(): void {
    this.guarded.value = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.guarded.value = false), GUARD_MS);
  }
}
