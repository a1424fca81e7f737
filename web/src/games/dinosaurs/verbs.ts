// What the moves of Dinosaurs do to the thing that is touched for them.

import type { Verbs } from "../../grammar/verbs";

export const VERBS: Verbs = {
  move: { sign: "step", tone: "go", from: "from", to: "to" },
  attack: { sign: "fang", tone: "harm", from: "from", to: "to" },
  raft: { sign: "step", tone: "go", from: "from", to: "to" },
  bid: { sign: "coin", tone: "pay" },
  play_event: { sign: "star", tone: "grow" },
  dead_end: { sign: "cross", tone: "rest" },
};
