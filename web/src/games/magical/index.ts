import "./figure/figure.css";
import "./magical.css";
import "./being.css";
import "./hand.css";
import "./narrow.css";
import type { View } from "../../net/protocol";
import { say } from "../../words/words";
import { type GameModule, ofKinds } from "../game";
import { Board } from "./Board";
import { Guide } from "./Guide";
import { Track } from "./Track";
import { describe } from "./describe";
import { stepOf } from "./facts";
import { Sign } from "./figure/signs";
import { Coda, album, specimen, tally } from "./tally";
import type { BoardSeen } from "./types";
import { news } from "./news";
import { VERBS } from "./verbs";

/** A new round is a new phase: a button that was meant for the old one does not count at once. */
function phase(view: View): string {
  return `${(view.board as BoardSeen).round}`;
}

const magical: GameModule = {
  id: "magical",
  draws: ofKinds("creature", "card", "laid", "part"),
  pictured: new Set(["property", "choose"]),
  Board,
  Icon: Sign,
  Track,
  Guide,
  Sheet: {},
  turns: new Set(["create", "add", "activate", "act"]),
  tally,
  specimen,
  album,
  Coda,
  phase,
  phaseName: (view) => say().name("phase", stepOf(view)),
  describe,
  alarming: () => false, // whoever is attacked has nothing to decide (MAG-4.10)
  news,
  verbs: VERBS,
};

export default magical;
