// What the moves of Marine do to the thing that is touched for them.

import type { Verbs } from "../../grammar/verbs";

export const VERBS: Verbs = {
  place: { sign: "hand", tone: "go" },
  swap: { sign: "swap", tone: "grow" },
  adapt: { sign: "swap", tone: "food" },
  populate: { sign: "plus", tone: "grow" },
  wander: { sign: "plus", tone: "grow" },
  put: { sign: "plus", tone: "food" },
  drift: { sign: "step", tone: "go" },
  migrate: { sign: "step", tone: "go", from: "from", to: "to" },
  eliminate: { sign: "cross", tone: "harm" },
  keep: { sign: "swap", tone: "grow" },
  scatter: { sign: "step", tone: "go" },
  exchange: { sign: "swap", tone: "food" },
  trade: { sign: "swap", tone: "food" },
};
