// What the moves of Evolution do to the thing that is touched for them.

import type { Verbs } from "../../grammar/verbs";

export const VERBS: Verbs = {
  play_animal: { sign: "egg", tone: "grow" },
  play_trait: { sign: "plus", tone: "grow" },
  take_food: { sign: "berry", tone: "food" },
  attack: { sign: "fang", tone: "harm", from: "hunter", to: "prey" },
  ambush: { sign: "fang", tone: "harm", from: "hunter", to: "eater" },
  strike_back: { sign: "fang", tone: "harm" },
  pirate: { sign: "mask", tone: "steal", from: "pirate", to: "victim" },
  convert_fat: { sign: "berry", tone: "food" },
  gorge: { sign: "berry", tone: "food" },
  synthesize: { sign: "star", tone: "food" },
  metamorphose: { sign: "berry", tone: "food" },
  share: { sign: "hand", tone: "food" },
  graze: { sign: "cross", tone: "harm" },
  hibernate: { sign: "moon", tone: "rest" },
  mimic: { sign: "mask", tone: "steal" },
  drop_tail: { sign: "cross", tone: "pay" },
  take_shell: { sign: "shield", tone: "grow" },
  reveal: { sign: "eye", tone: "harm" },
  migrate: { sign: "step", tone: "go" },
  follow: { sign: "step", tone: "go" },
  recombine: { sign: "swap", tone: "grow" },
  regenerate: { sign: "leaf", tone: "grow" },
};
