import "../../parts/animals.css";
import "./newworld.css";
import "./areas.css";
import "./landscapes.css";
import type { View } from "../../net/protocol";
import { say } from "../../words/words";
import { type GameModule, ofKinds } from "../game";
import { Board } from "./Board";
import { describe } from "./describe";
import { Guide } from "./Guide";
import { TraitIcon } from "./looks";
import { DefenceSheet } from "./Sheet";
import { Track } from "./Track";
import { album, specimen, tally } from "./tally";
import type { BoardSeen } from "./types";
import { news } from "./news";
import { VERBS } from "./verbs";

function phase(view: View): string {
  return (view.board as BoardSeen).phase ?? "";
}

const newworld: GameModule = {
  id: "newworld",
  draws: ofKinds("animal", "card", "trait", "food", "shelter"),
  pictured: new Set(["face"]),
  Board,
  Icon: TraitIcon,
  Track,
  Guide,
  Sheet: { defend: DefenceSheet },
  turns: new Set(["develop", "evolve", "feed"]),
  tally,
  specimen,
  album,
  phase,
  phaseName: (view) => (phase(view) ? say().name("phase", phase(view)) : ""),
  describe,
  alarming: (view) => view.question?.key === "defend" && view.question.seat === view.seat,
  news,
  verbs: VERBS,
};

export default newworld;
