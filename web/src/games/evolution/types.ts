// The view of Evolution, as tangledbank/games/evolution/view.py builds it.

export interface TraitSeen {
  readonly trait: number;
  readonly kind: string;
  readonly design: string | null;
  /** EVL-4.11a: it works. */
  readonly active: boolean;
  readonly used: boolean;
  readonly used_last_turn: boolean;
  readonly yellow: boolean;
  /** Shy, and attacked this turn. */
  readonly scared: boolean;
  readonly bearer?: number;
  readonly partner?: number;
  /** Of a pair card: its two animals have different parts. */
  readonly directed?: boolean;
}

export interface AnimalSeen {
  readonly animal: number;
  readonly place: string;
  readonly reverse: string | null;
  readonly need: number;
  readonly food: number;
  readonly yellow: number;
  readonly fat: number;
  readonly fed: boolean;
  readonly full: boolean;
  readonly asleep: boolean;
  readonly poisoned: boolean;
  readonly hidden: boolean;
  readonly newborn: boolean;
  readonly breeding: boolean;
  readonly paralysed: boolean;
  readonly hunter: boolean;
  /** Its owner knows the Hunter before it shows itself (EVL-4.42). */
  readonly lurking: boolean;
  readonly hunter_used: boolean;
  readonly traits: readonly TraitSeen[];
  readonly pairs: readonly TraitSeen[];
}

/** Traits that wait for a new animal (EVL-4.43). */
export interface WaitingSeen {
  readonly animal: number;
  readonly place: string;
  readonly traits: readonly TraitSeen[];
  readonly pairs: readonly TraitSeen[];
}

export interface CardSeen {
  readonly card: number;
  readonly design: string | null;
  readonly faces: readonly string[] | null;
}

export interface SeatSeen {
  readonly seat: number;
  readonly passed: boolean;
  readonly hand_size: number;
  readonly hand: readonly CardSeen[] | null;
  readonly discard_size: number;
  readonly discard: readonly CardSeen[] | null;
  readonly animals: readonly AnimalSeen[];
  readonly waiting: readonly WaitingSeen[];
}

export interface ScoreTrait {
  readonly trait: number;
  readonly kind: string;
  readonly points: number;
}

export interface ScoreSeen {
  readonly animals: readonly {
    readonly animal: number;
    readonly points: number;
    readonly traits: readonly ScoreTrait[];
    readonly hunter: number;
    readonly ocean: number;
  }[];
  readonly waiting: readonly { readonly animal: number; readonly traits: readonly ScoreTrait[] }[];
  readonly pairs: readonly ScoreTrait[];
  readonly discard: number;
  readonly total: number;
}

export interface PlaceSeen {
  readonly place: string;
  readonly food: number;
  readonly shells: readonly { readonly shell: number; readonly design: string }[];
}

export interface NatureSeen {
  readonly deck: number;
  readonly used: readonly string[];
  readonly weather: string | null;
  readonly forecast: string | null;
}

export interface BoardSeen {
  readonly turn: number;
  readonly phase: string | null;
  readonly first: number;
  readonly base: number;
  readonly places: readonly PlaceSeen[];
  readonly deck: number;
  readonly nature: NatureSeen | null;
  readonly ignored: readonly { readonly hunter: number; readonly trait: number; readonly by: string }[];
  readonly seats: readonly SeatSeen[];
  /** The number that the next animal will have; whatever card it is, it will look like that. */
  readonly next_animal: number;
  readonly breakdown: readonly ScoreSeen[] | null;
}

export interface Catalogue {
  readonly traits: readonly {
    readonly id: string;
    readonly pair: boolean;
    readonly need: number;
    readonly on: string;
  }[];
  readonly cards: readonly {
    readonly id: string;
    readonly set: string;
    readonly faces: readonly string[];
    readonly count: number;
  }[];
}
