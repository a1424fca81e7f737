import "./art.css";
import "./earth.css";
import "./marine.css";
import "./display.css";
import "./cards.css";
import "./narrow.css";
import type { View } from "../../net/protocol";
import { kindOf } from "../../grammar/paths";
import { say } from "../../words/words";
import type { GameModule } from "../game";
import { Board } from "./Board";
import { showsTokens } from "./Display";
import { Guide } from "./Guide";
import { Picture } from "./Picture";
import { Track } from "./Track";
import { describe } from "./describe";
import { Coda, specimen, tally } from "./tally";
import type { BoardSeen } from "./types";
import { news } from "./news";
import { VERBS } from "./verbs";

const DRAWN: ReadonlySet<string> = new Set(["hex", "vertex", "berth", "pawn", "evocard", "card", "heap", "diet"]);

/** What is being done: the section of the display, or the card. */
function phase(view: View): string {
  const { doing } = view.board as BoardSeen;
  return doing?.evocard ?? doing?.section ?? "";
}

const marine: GameModule = {
  id: "marine",
  draws: (element, view) => {
    const kind = kindOf(element);
    return DRAWN.has(kind) || (kind === "nutrient" && showsTokens(view.question?.key));
  },
  pictured: new Set(["taxon", "nutrient", "terrain", "thermal", "trait"]),
  Board,
  Icon: Picture,
  Track,
  Guide,
  Sheet: {},
  turns: new Set(["turn"]),
  tally,
  specimen,
  Coda,
  phase,
  phaseName: (view) => {
    const { doing } = view.board as BoardSeen;
    if (doing?.evocard) return say().name("evocard", doing.evocard);
    if (doing?.section === "benthic") return say().name("trait", "benthic_fauna");
    return doing?.section ? say().name("section", doing.section) : "";
  },
  describe,
  alarming: () => false, // nobody has to defend: what is eliminated is gone
  news,
  verbs: VERBS,
};

export default marine;
