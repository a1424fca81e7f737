// The view of Age of Dinosaurs, as tangledbank/games/dinosaurs/view.py builds it.

export const TERRAINS = ["desert", "plains", "hills", "mountains"] as const; // from the warmest to the coldest (DINO-1.3)
export const GENES = ["tail", "leg", "horn", "egg", "fur", "parasol", "mutation"] as const; // those on a portrait (DINO-1.8)
export const PHASES = ["initiative", "climate", "movement", "births", "survival", "evolution"] as const;

export type Terrain = (typeof TERRAINS)[number];
export type Zone = "temperate" | "cold" | "hot" | "deadly";
export type Gene = (typeof GENES)[number];
export type Value = "tail" | "movement" | "attack" | "defence" | "eggs" | "fur" | "parasols" | "discount";

export interface SpaceSeen {
  readonly hex: string;
  readonly terrain: Terrain;
  readonly start: boolean;
  readonly coastal: boolean;
  readonly zone: Zone;
  readonly dino: number | null;
}

export interface CardSeen {
  readonly card: number;
  readonly event: string | null;
  readonly window: string | null;
}

export interface SeatSeen {
  readonly seat: number;
  readonly points: number;
  readonly genes: Readonly<Record<Gene, number>>;
  readonly modifiers: Readonly<Record<Value, number>>;
  readonly values: Readonly<Record<Value, number>>;
  readonly dinos: readonly string[];
  readonly reserve: number;
  readonly zones: Readonly<Record<Zone, number>>;
  readonly raft: boolean;
  readonly far_flung: boolean;
  readonly kept_out: boolean;
  readonly hand_size: number;
  readonly hand: readonly CardSeen[] | null;
}

export interface RowSeen {
  readonly row: number;
  readonly gene: string;
  readonly bid: number | null;
  readonly bidder: number | null;
}

export interface ScoreSeen {
  readonly seat: number;
  readonly place: number;
  readonly start: number;
  readonly points: number;
  readonly dinos: number;
  readonly history: readonly number[];
}

export interface BoardSeen {
  readonly turn: number;
  readonly phase: string;
  readonly order: readonly number[];
  readonly climate: {
    readonly position: number;
    readonly loop: readonly Terrain[];
    readonly zones: Readonly<Record<Terrain, Zone>>;
    /** The climate of this turn is settled. */
    readonly decided: boolean;
    /** By seat: how many dinosaurs would die of it. */
    readonly losses: readonly number[];
    /** Where the next roll may lead, the likeliest first. */
    readonly outlook: readonly {
      readonly by: number;
      readonly chances: number;
      readonly terrain: Terrain;
      readonly losses: readonly number[];
    }[];
  };
  readonly climate_card: boolean;
  readonly barren: boolean;
  readonly meteor: { readonly position: number; readonly track: readonly number[]; readonly struck: boolean };
  readonly island: string;
  readonly spaces: readonly SpaceSeen[];
  readonly seats: readonly SeatSeen[];
  /** On how many numbers of the die one seat wins against another; 0: it may not attack. */
  readonly odds: readonly (readonly (number | null)[])[];
  readonly rows: readonly RowSeen[];
  /** The last number that is printed beside a row. */
  readonly last_number: number;
  /** The order of the next turn, if the standing bids win; groups that would roll for it stand together. */
  readonly next_order: readonly (readonly number[])[];
  readonly shown: readonly string[];
  readonly bag: Readonly<Record<string, number>>;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly breakdown: readonly ScoreSeen[] | null;
}
