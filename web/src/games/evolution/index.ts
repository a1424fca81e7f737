import "../../parts/animals.css";
import "./evolution.css";
import "./locations.css";
import type { View } from "../../net/protocol";
import { say } from "../../words/words";
import { type GameModule, ofKinds } from "../game";
import { Board } from "./Board";
import { TraitIcon } from "./looks";
import { describe } from "./describe";
import { Guide } from "./Guide";
import { DefenceSheet } from "./Sheet";
import { Track } from "./Track";
import { album, specimen, tally } from "./tally";
import type { BoardSeen } from "./types";
import { news } from "./news";
import { VERBS } from "./verbs";

function phase(view: View): string {
  return (view.board as BoardSeen).phase ?? "";
}

const ATTACKED: ReadonlySet<string> = new Set(["defend", "reveal_hunter"]);

const evolution: GameModule = {
  id: "evolution",
  draws: ofKinds("animal", "card", "trait", "shell", "base"),
  pictured: new Set(["face"]),
  Board,
  Icon: TraitIcon,
  Track,
  Guide,
  Sheet: { defend: DefenceSheet, reveal_hunter: DefenceSheet, counterattack: DefenceSheet, lie_in_wait: DefenceSheet },
  turns: new Set(["develop", "feed", "gather"]),
  tally,
  specimen,
  album,
  phase,
  phaseName: (view) => (phase(view) ? say().name("phase", phase(view)) : ""),
  describe,
  alarming: (view) => view.question !== null && ATTACKED.has(view.question.key) && view.question.seat === view.seat,
  news,
  verbs: VERBS,
};

export default evolution;
