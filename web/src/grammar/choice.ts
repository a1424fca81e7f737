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
  turned,
  verbsOf,
} from "./paths";

const GUARD_MS = 700;

export class Choice {
  readonly chosen = signal<readonly string[]>([]);
  private readonly plain = signal<readonly Offer[]>([]);
  /** What can be done; if somebody began at the end of a path, with that end first. */
  readonly offers = computed<readonly Offer[]>(() => {
    const [first] = this.chosen.value;
    return first === undefined ? this.plain.value : [...this.plain.value, ...turned(this.plain.value, first)];
  });
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
      this.plain.value = offers;
      const same = question === this.question && matching(this.offers.value, this.chosen.value).length > 0;
      this.question = question;
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
    const offered = this.stands(run) !== "none"; // whoever leaps to the end of a move has not read it yet
    if (meant.kind === "no") return false;
    if (meant.kind === "again") this.confirm();
    else if (meant.kind === "back") this.back();
    else {
      this.remember(meant.chosen);
      this.chosen.value = meant.chosen;
      if (offered && this.atOnce() && this.complete.value.length === 1 && this.next.value.length === 0) this.confirm();
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

  /** What would be done with a thing that may come next, once something is chosen. */
  verbs(run: readonly string[]): readonly string[] {
    const chosen = this.chosen.value;
    return chosen.length > 0 && this.stands(run) === "next" ? verbsOf(this.offers.value, chosen, run) : [];
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
