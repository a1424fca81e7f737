// What a game brings to the shell: the drawing of its view and a few facts. Everything else is common to all.

import type { ComponentChildren, ComponentType } from "preact";
import type { Session } from "../app/session";
import type { View } from "../net/protocol";

export interface Described {
  readonly title: string;
  readonly text?: string;
  readonly icon?: string;
  readonly lines: readonly { readonly icon?: string; readonly name: string; readonly text: string }[];
  /** The rule to read about it. */
  readonly rule?: string;
}

export interface GameModule {
  readonly id: string;
  /** Kinds of elements that are drawn on the table; all others become buttons of the prompt. */
  readonly drawn: ReadonlySet<string>;
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
  readonly Scores: ComponentType;
  readonly phase: (view: View) => string;
  readonly phaseName: (view: View) => string;
  readonly describe: (session: Session, element: string) => Described;
  /** Is this seat attacked or otherwise in need of an answer right now? */
  readonly alarming: (view: View) => boolean;
}

const LOADERS: Readonly<Record<string, () => Promise<{ default: GameModule }>>> = {
  evolution: () => import("./evolution/index"),
  dinosaurs: () => import("./dinosaurs/index"),
};

export async function loadGame(id: string): Promise<GameModule | null> {
  const load = LOADERS[id];
  return load ? (await load()).default : null;
}

export const GAMES = ["evolution", "newworld", "magical", "dinosaurs", "marine"] as const;
