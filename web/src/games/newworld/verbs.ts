// What the moves of New World do to the thing that is touched for them.

import type { Verbs } from "../../grammar/verbs";

export const VERBS: Verbs = {
  new_animal: { sign: "egg", tone: "grow" },
  play_trait: { sign: "plus", tone: "grow" },
  play_pair: { sign: "plus", tone: "grow" },
  assign: { sign: "plus", tone: "grow" },
  feed: { sign: "berry", tone: "food" },
  take_shelter: { sign: "leaf", tone: "rest" },
  attack: { sign: "fang", tone: "harm", from: "predator", to: "prey" },
  steal: { sign: "mask", tone: "steal", from: "thief", to: "victim" },
  metamorphose: { sign: "swap", tone: "grow" },
  metamorphose_blindly: { sign: "swap", tone: "grow" },
  graze: { sign: "cross", tone: "harm" },
  spare: { sign: "berry", tone: "food" },
  slip_away: { sign: "cross", tone: "pay" },
  mimic: { sign: "mask", tone: "steal" },
};
