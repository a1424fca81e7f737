import "./island.css";
import "./dinosaurs.css";
import "./auction.css";
import "./hand.css";
import "./narrow.css";
import type { View } from "../../net/protocol";
import { say } from "../../words/words";
import { type GameModule, ofKinds } from "../game";
import { Board } from "./Board";
import { Guide } from "./Guide";
import { Track } from "./Track";
import { describe } from "./describe";
import { Sign } from "./figure/icons";
import { specimen, tally } from "./tally";
import type { BoardSeen } from "./types";
import { news } from "./news";
import { VERBS } from "./verbs";

function phase(view: View): string {
  return (view.board as BoardSeen).phase;
}

const dinosaurs: GameModule = {
  id: "dinosaurs",
  draws: ofKinds("hex", "card", "row", "number", "seat"),
  pictured: new Set(),
  Board,
  Icon: Sign,
  Track,
  Guide,
  Sheet: {},
  turns: new Set(["move_dinos", "give_birth", "auction"]),
  tally,
  specimen,
  phase,
  phaseName: (view) => (phase(view) ? say().name("phase", phase(view)) : ""),
  describe,
  alarming: () => false, // nobody is attacked while a question is open: the die decides at once
  news,
  verbs: VERBS,
};

export default dinosaurs;
