// The view of New World, as tangledbank/games/newworld/view.py builds it.

export interface TraitSeen {
  readonly trait: number;
  readonly kind: string;
  readonly design: string | null;
  readonly rotated: boolean;
  /** Fat with its token. */
  readonly token: boolean;
  /** Used on this player's turn (NEW-3.10). */
  readonly activated: boolean;
}

export interface PairSeen {
  readonly trait: number;
  readonly kind: string;
  readonly design: string | null;
  readonly activated: boolean;
  readonly bearer: number;
  readonly partner: number;
  /** Of the two, the one that Mutualistic shields. */
  readonly ward: number | null;
}

export interface AnimalSeen {
  readonly animal: number;
  readonly reverse: string | null;
  readonly need: number;
  readonly food: number;
  readonly red: number;
  readonly blue: number;
  readonly fat: number;
  readonly stored: number;
  readonly fed: boolean;
  readonly full: boolean;
  readonly hungry: boolean;
  readonly sheltered: boolean;
  readonly attacked: boolean;
  readonly poisoned: boolean;
  readonly asleep: boolean;
  readonly barred: boolean;
  readonly count: number;
  readonly predator: boolean;
  readonly points: number;
  readonly traits: readonly TraitSeen[];
  readonly pairs: readonly PairSeen[];
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
  /** The score if the game ended now. */
  readonly points: number;
  /** The cards it would draw if all its animals live. */
  readonly draws: number;
  readonly animals: readonly AnimalSeen[];
}

export interface AreaSeen {
  readonly area: string;
  readonly kind: string;
  readonly part: "upper" | "lower" | "main";
  readonly access: string | null;
  readonly food: number;
  readonly most: number;
  readonly symbols: number;
  readonly shelters: number;
  readonly shelter_symbols: number;
}

export interface AreaCardSeen {
  readonly card: string;
  readonly design: string;
  readonly areas: readonly AreaSeen[];
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
  }[];
  readonly pairs: readonly ScoreTrait[];
  readonly living: number;
  readonly total: number;
}

export interface BoardSeen {
  readonly epoch: number;
  readonly epochs: number;
  readonly last: boolean;
  readonly phase: string | null;
  readonly first: number;
  readonly deck: number;
  readonly discard: number;
  readonly area_deck: number;
  readonly area_discard: readonly string[];
  /** The hand is a blind gene pool (NEW-6.3). */
  readonly mutations: boolean;
  readonly catastrophe: boolean;
  readonly row: readonly AreaCardSeen[];
  readonly seats: readonly SeatSeen[];
  /** The number that the next animal will have; whatever card it is, it will look like that. */
  readonly next_animal: number;
  readonly breakdown: readonly ScoreSeen[] | null;
}

export interface Catalogue {
  readonly cards: readonly {
    readonly id: string;
    readonly faces: readonly string[];
    readonly count: number;
  }[];
  readonly areas: readonly {
    readonly id: string;
    readonly card: string;
    readonly access: string | null;
    readonly food: number;
    readonly most: number;
    readonly shelters: number;
    readonly count: number;
  }[];
}
