// What a game brings to the shell: the drawing of its view and a few facts. Everything else is common to all.

import type { ComponentChildren, ComponentType } from "preact";
import type { Session } from "../app/session";
import type { Counted, Specimen } from "../ending/counted";
import type { News } from "../effects/news";
import { kindOf } from "../grammar/paths";
import type { Verbs } from "../grammar/verbs";
import type { View } from "../net/protocol";
import { boards } from "virtual:games-elsewhere";

export interface Described {
  readonly title: string;
  readonly text?: string;
  readonly icon?: string;
  /** One true line of natural history. */
  readonly lore?: string;
  readonly lines: readonly { readonly icon?: string; readonly name: string; readonly text: string }[];
  /** The rule to read about it. */
  readonly rule?: string;
}

export interface GameModule {
  readonly id: string;
  /** Whether the board draws an element; all others become buttons of the prompt. */
  readonly draws: (element: string, view: View) => boolean;
  /** Kinds of elements whose button has a picture of its own. */
  readonly pictured: ReadonlySet<string>;
  /** The table; what stands inside it is the prompt, which the board puts where it belongs. */
  readonly Board: ComponentType<{ readonly children?: ComponentChildren }>;
  readonly Icon: ComponentType<{ readonly kind: string }>;
  /** Turn, phase and the like, for the top bar. */
  readonly Track: ComponentType;
  /** What else there is to know, as a panel beside the log: the list of cards and such. */
  readonly Guide: ComponentType;
  /** Questions that are a sheet beside the table, with the drawing of what led to them. */
  readonly Sheet: Readonly<Record<string, ComponentType>>;
  /** Questions that are asked on one's own turn; all others may come on somebody else's. */
  readonly turns: ReadonlySet<string>;
  /** How the count of a seat came about at the end, piece by piece; the pieces add up to it. */
  readonly tally: (session: Session, seat: number) => readonly Counted[];
  /** The finest creature of a seat, for the plate. */
  readonly specimen?: (session: Session, seat: number) => Specimen | null;
  /** Which elements live and die, so that each has a page in the album, and how one looks in a view; null: it is not there. */
  readonly album?: {
    readonly kind: string;
    readonly portrait: (view: View, element: string) => ComponentChildren;
  };
  /** What else there is to tell at the end. */
  readonly Coda?: ComponentType;
  readonly phase: (view: View) => string;
  readonly phaseName: (view: View) => string;
  readonly describe: (session: Session, element: string) => Described;
  /** What each move does to the thing that is touched for it, as a sign. */
  readonly verbs?: Verbs;
  /** Is this seat attacked or otherwise in need of an answer right now? */
  readonly alarming: (view: View) => boolean;
  /** Which events are told on a banner when a phase begins. */
  readonly news?: News;
}

/** For boards that draw all elements of some kinds. */
export function ofKinds(...kinds: readonly string[]): GameModule["draws"] {
  return (element) => kinds.includes(kindOf(element));
}

type Load = () => Promise<{ readonly default: GameModule }>;

const OURS = import.meta.glob<{ readonly default: GameModule }>("./*/index.ts");

/** The board of a game: from its folder here, from a folder elsewhere that was given to the build, or a plain one. */
export async function loadGame(id: string): Promise<GameModule> {
  const load: Load | undefined = OURS[`./${id}/index.ts`] ?? boards[id];
  return load ? (await load()).default : (await import("./plain")).plainGame(id);
}
