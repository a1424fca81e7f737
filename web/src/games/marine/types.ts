// The view of Marine, as tangledbank/games/marine/view.py builds it.

export const TAXA = ["reptiles", "cephalopods", "fishes", "crustaceans"] as const; // from the top of the food chain (MAR-1.2)
export const NUTRIENTS = ["algae", "gastropods", "worms", "plankton", "sponges", "sun"] as const; // MAR-1.3
export const TERRAINS = [
  "land",
  "kelp_forest",
  "coral_reef",
  "seamount",
  "seagrass_meadow",
  "sand_plain",
  "open_ocean",
  "vent",
] as const; // in the order of MAR-1.4

export type Taxon = (typeof TAXA)[number];
export type Nutrient = (typeof NUTRIENTS)[number];
export type Terrain = (typeof TERRAINS)[number];
export type Thermal = "hydrothermal" | "geothermal";
export type PawnKind = Nutrient | "basic";
export type ByTaxon<Of> = Readonly<Partial<Record<Taxon, Of>>>;

export interface TileSeen {
  readonly hex: string;
  readonly name: string;
  readonly terrain: Terrain;
  readonly thermal: Thermal | null;
  readonly edge: boolean;
  readonly cubes: ByTaxon<number>;
  /** The elements whose tokens touch it. */
  readonly tokens: readonly Nutrient[];
  readonly standing: ByTaxon<"thriving" | "endangered">;
  /** What each class would gain if it were scored now. */
  readonly points: ByTaxon<number>;
}

/** A token on a corner. */
export interface VertexSeen {
  readonly vertex: string;
  readonly nutrient: Nutrient;
}

export interface BerthSeen {
  readonly berth: string;
  readonly number: number;
  readonly special_only: boolean;
  readonly open: boolean;
  readonly limit: number | null;
  readonly terrain?: Terrain;
  readonly nutrient?: Nutrient;
  readonly thermal?: Thermal;
  readonly pawn: PawnKind | null;
  readonly taxon: Taxon | null;
}

export interface SectionSeen {
  readonly section: string;
  readonly berths: readonly BerthSeen[];
  readonly nutrients?: readonly Nutrient[];
  /** The classes whose cubes lie in the squares. */
  readonly squares?: readonly Taxon[];
}

export interface DietSeen {
  /** None: it is printed, or a trait. */
  readonly diet: string | null;
  readonly nutrient: Nutrient | null;
  readonly printed: boolean;
}

export interface HandSeen {
  readonly card: number;
  readonly trait: string | null;
}

export interface ClassSeen {
  readonly taxon: Taxon;
  readonly seat: number;
  readonly rank: number;
  readonly points: number;
  readonly gene_pool: number;
  readonly eliminated: number;
  readonly on_earth: number;
  readonly basics: number;
  readonly basics_all: number;
  readonly pawns: readonly Nutrient[];
  readonly right: boolean;
  readonly diet: readonly DietSeen[];
  readonly nutrients: Readonly<Partial<Record<Nutrient, number>>>;
  readonly dominance: Readonly<Record<Nutrient, number>>;
  readonly traits: readonly string[];
  readonly copied: string | null;
  readonly vent_cubes: number;
  readonly holds_survival: boolean;
  readonly lost_next: number;
  readonly hand: readonly HandSeen[] | null;
  /** What the final scoring would add now. */
  readonly final: { readonly total: number } | null;
  readonly earned: Readonly<Record<string, number>>;
  /** The private cell of Benthic Fauna. */
  readonly benthic: BerthSeen | null;
}

export interface PawnSeen {
  readonly pawn: Nutrient;
  readonly marker: number;
  readonly taxon: Taxon | null;
  readonly berth: string | null;
  /** The classes whose value is above the marker. */
  readonly can: readonly Taxon[];
}

export interface HeapSeen {
  readonly heap: number;
  readonly terrain: Terrain | null;
  readonly left: number;
}

export interface RowCardSeen {
  readonly evocard: string;
  readonly position: number;
  readonly extinction: boolean;
  readonly survival: boolean;
  readonly lower: "row" | "appear" | null;
}

export interface BoardSeen {
  readonly round: number;
  readonly idle_rounds: number;
  readonly idle_limit: number;
  readonly asteroid_played: boolean;
  readonly active: Taxon | null;
  readonly tiles: readonly TileSeen[];
  readonly vertices: readonly VertexSeen[];
  readonly display: readonly SectionSeen[];
  readonly classes: readonly ClassSeen[];
  readonly pawns: readonly PawnSeen[];
  readonly heaps: readonly HeapSeen[];
  readonly vents_left: number;
  readonly bag: Readonly<Partial<Record<Nutrient, number>>>;
  readonly red_bag: Readonly<Partial<Record<Terrain, number>>>;
  readonly row: readonly RowCardSeen[];
  readonly discard: readonly string[];
  readonly deck: number;
  /** Among how many of the last cards of the deck the Asteroid must be; 0: it has appeared. */
  readonly asteroid_within: number;
  /** The action or the card that is being carried out. */
  readonly doing: { readonly section: string | null; readonly evocard: string | null } | null;
  /** The points of the classes after each round. */
  readonly history: readonly ByTaxon<number>[];
  readonly breakdown: BreakdownSeen | null;
}

export interface BreakdownSeen {
  /** The best first; of two classes of one player only one counts. */
  readonly classes: readonly {
    readonly taxon: Taxon;
    readonly seat: number;
    readonly points: number;
    readonly counts: boolean;
  }[];
  readonly tiles: readonly { readonly hex: string; readonly terrain: Terrain; readonly gains: ByTaxon<number> }[];
  readonly pawns: readonly { readonly pawn: Nutrient; readonly taxon: Taxon; readonly points: number }[];
}
