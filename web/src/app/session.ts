// What the drawing of a game needs, whether it is played, watched or stepped through.

import { type ReadonlySignal, computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Choice } from "../grammar/choice";
import type { Verbs } from "../grammar/verbs";
import { api } from "../net/api";
import type { LogLine, OptionValue, Reason, SeatInfo, View } from "../net/protocol";
import { type Facts, NOWHERE, type Scene } from "../words/scene";
import type { Said } from "../words/speaker";
import { say, speaker, t } from "../words/words";

export interface Info {
  readonly element: string;
  readonly anchor: Element;
  /** It was asked for and stays until it is closed; otherwise it goes with the pointer. */
  readonly pinned: boolean;
  readonly reasons: readonly Reason[] | null;
}

/** Who knows the rules: why an element cannot be used after what is chosen, and what a move will lead to. */
export interface Oracle {
  readonly why: (element: string, chosen: readonly string[]) => Promise<readonly Reason[]>;
  readonly ahead: (move: string) => Promise<readonly Said[]>;
}

export class Session {
  /** Elements that a line of the log, or a toggle, points at. */
  readonly lit = signal<ReadonlySet<string>>(new Set());
  readonly info = signal<Info | null>(null);
  /** Which rule the drawer stands at; null: it is closed; "" open at the beginning. */
  readonly rule = signal<string | null>(null);
  readonly names: ReadonlySignal<readonly string[]> = computed(() => (speaker.value ? namesOf(this.seats.value) : []));
  readonly scene: ReadonlySignal<Scene> = computed(() => {
    const { seat, things } = this.view.value ?? NOWHERE;
    return { names: this.names.value, seat, things };
  });

  /** What is in the box, as the server lists it for these options. */
  readonly catalogue = signal<unknown>(null);

  constructor(
    readonly game: string,
    readonly view: ReadonlySignal<View | null>,
    readonly seats: ReadonlySignal<readonly SeatInfo[]>,
    readonly choice: Choice,
    readonly options: ReadonlySignal<Readonly<Record<string, OptionValue>>>,
    readonly log: ReadonlySignal<readonly LogLine[]>,
    /** Where one plays, whom to ask about what can be done; who only looks on cannot ask. */
    readonly oracle: Oracle | null,
    readonly verbs: Verbs = {},
  ) {}

  /** Tell what an element is, and why it cannot be used. */
  ask(element: string, anchor: Element): void {
    const opened: Info = { element, anchor, pinned: true, reasons: null };
    this.info.value = opened;
    if (this.oracle) {
      void this.oracle.why(element, this.choice.chosen.value).then((reasons) => {
        if (this.info.value === opened) this.info.value = { ...opened, reasons };
      });
    }
  }

  peek(element: string, anchor: Element): void {
    if (!this.info.value?.pinned) this.info.value = { element, anchor, pinned: false, reasons: null };
  }

  unpeek(): void {
    if (this.info.value && !this.info.value.pinned) this.info.value = null;
  }

  /** Learn what is in the box. */
  async unpack(): Promise<void> {
    try {
      this.catalogue.value = (await api.game(this.game, this.options.value)).catalogue;
    } catch {
      // the game can be played without the list of its cards
    }
  }

  /** What the engine tells of a thing. */
  facts(element: string): Facts {
    return this.scene.value.things[element] ?? {};
  }

  light(elements: Iterable<string>): void {
    this.lit.value = new Set(elements);
  }
}

/** The players by seat; bots of one kind are numbered. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map(
    (seat) =>
      personName(seat.name, seat.guest) ??
      (seat.bot
        ? say().name("bot", seat.bot)
        : seat.kind === "open"
          ? say().name("seat", "open")
          : say().player(seat.seat, NOWHERE)),
  );
  return plain.map((name, at) => {
    const nth = plain.slice(0, at).filter((other) => other === name).length;
    return name && nth > 0 ? `${name} ${nth + 1}` : name;
  });
}

/** What somebody is called; who has not chosen a name is a guest with a number. */
export function personName<T extends string | null>(name: T, guest: number | null): T | string {
  return guest === null ? name : t("guest-number", { number: String(guest) });
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("no session around this component");
  return session;
}
