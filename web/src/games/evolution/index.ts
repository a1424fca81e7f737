import "../../styles/evolution.css";
import { fly, strike } from "../../effects/motion";
import type { LogLine, View } from "../../net/protocol";
import { say } from "../../words/words";
import type { GameModule } from "../game";
import { Board } from "./Board";
import { TraitIcon } from "./creature/Creature";
import { describe } from "./describe";
import { Guide } from "./Guide";
import { Scores } from "./Scores";
import { DefenceSheet } from "./Sheet";
import { Track } from "./Track";
import type { BoardSeen } from "./types";

function phase(view: View): string {
  return (view.board as BoardSeen).phase ?? "";
}

function animate(lines: readonly LogLine[]): void {
  lines.slice(-8).forEach(({ key, args }, nth) => {
    const delay = nth * 60;
    if (key === "takes-food") fly("base:table", args["eater"]!, "berry", delay);
    if (key === "steals") fly(args["victim"]!, args["pirate"]!, "drop", delay);
    if (key === "shares") fly(args["eater"]!, args["partner"]!, "drop", delay);
    if (key === "attacks") strike(args["hunter"]!, args["prey"]!);
    if (key === "redirects") strike(args["prey"]!, args["decoy"]!);
  });
}

const evolution: GameModule = {
  id: "evolution",
  drawn: new Set(["animal", "card", "trait"]),
  Board,
  Icon: TraitIcon,
  Track,
  Guide,
  Sheet: { defend: DefenceSheet },
  Scores,
  phase,
  phaseName: (view) => (phase(view) ? say().name("phase", phase(view)) : ""),
  describe,
  animate,
  alarming: (view) => view.question?.what === "defend" && view.question.seat === view.seat,
};

export default evolution;
