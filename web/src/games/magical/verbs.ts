// What the moves of Magical Creatures do to the thing that is touched for them.

import type { Verbs } from "../../grammar/verbs";

export const VERBS: Verbs = {
  create: { sign: "egg", tone: "grow" },
  add: { sign: "plus", tone: "grow" },
  metamorph: { sign: "swap", tone: "grow" },
  turn: { sign: "swap", tone: "grow" },
  scare: { sign: "eye", tone: "steal" },
  wake: { sign: "star", tone: "go" },
  attack: { sign: "fang", tone: "harm" },
  apply: { sign: "cross", tone: "harm" },
};
