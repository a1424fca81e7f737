// The view of Magical Creatures, as tangledbank/games/magical/view.py builds it.

/** The steps of a round and of a turn, in their order. */
export const STEPS = ["exchange", "create", "add", "act"] as const;
export type Step = (typeof STEPS)[number];

/** Cells on the back of a creature card (MAG-1.1). */
export const CELLS = 4;

export interface FaceSeen {
  readonly design: string;
  readonly one: string;
  readonly two: string;
}

export interface CardSeen extends FaceSeen {
  readonly card: number;
  /** Everybody knows that it is in this hand (MAG-7.2). */
  readonly public: boolean;
}

export interface LaidSeen {
  /** Its element, after `laid:`. */
  readonly laid: string;
  readonly property: string;
  readonly design: string;
  /** The half that is not in force. */
  readonly other: string;
  /** Used in this activation. */
  readonly used: boolean;
  /** Applied in this attack. */
  readonly applied: boolean;
  readonly in_force: boolean;
}

export interface CreatureSeen {
  readonly creature: number;
  readonly energy: number;
  readonly asleep: boolean;
  readonly suppressed: boolean;
  readonly annoying_used: boolean;
  readonly active: boolean;
  readonly target: boolean;
  /** What is on its own card; only its owner may look. */
  readonly one: string | null;
  readonly two: string | null;
  readonly properties: readonly LaidSeen[];
}

export interface SideSeen {
  readonly side: number;
  /** The Shadow has no seat. */
  readonly seat: number | null;
  readonly tokens: number;
  /** So many transmutations win the game. */
  readonly goal: number;
  readonly hand_size: number;
  readonly hand: readonly CardSeen[] | null;
  /** What everybody knows of a hand. */
  readonly public: readonly FaceSeen[];
  /** The cards it would draw if the round ended now. */
  readonly new_cards: number | null;
  readonly had_turn: boolean;
  readonly creatures: readonly CreatureSeen[];
}

export interface SourceSeen {
  readonly source: string;
  readonly lower: number;
  readonly upper: number;
  readonly needs: string | null;
  readonly lower_full: number;
  readonly upper_full: number;
}

export interface PlaceSeen {
  readonly seat: number;
  readonly place: number;
  readonly tokens: number;
  readonly energy: number;
  readonly creatures: number;
}

export interface Catalogue {
  readonly properties: readonly {
    readonly id: string;
    readonly rule: string;
    readonly count: number;
  }[];
}

export interface BoardSeen {
  readonly round: number;
  readonly max_rounds: number;
  readonly goal: number;
  readonly solo: boolean;
  readonly first: number;
  readonly side: number | null;
  readonly active: number | null;
  readonly target: number | null;
  readonly source: SourceSeen;
  readonly sources: { readonly left: number; readonly seen: readonly string[] };
  readonly deck: number;
  readonly discard: readonly FaceSeen[];
  readonly choices: { readonly deck: number; readonly turned: readonly number[] } | null;
  readonly sides: readonly SideSeen[];
  readonly result: { readonly reason: string; readonly places: readonly PlaceSeen[] } | null;
}
