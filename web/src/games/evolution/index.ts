import "./evolution.css";
import "./locations.css";
import { fly, grow, strike } from "../../effects/motion";
import type { LogLine, View } from "../../net/protocol";
import { say } from "../../words/words";
import { type GameModule, ofKinds } from "../game";
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

/** The food base of the location where an animal stands. */
function baseBeside(eater: string): string {
  const location = document.querySelector(`[data-place="${eater}"]`)?.closest<HTMLElement>("[data-location]")?.dataset[
    "location"
  ];
  return `base:${location ?? "table"}`;
}

const ATTACKED: ReadonlySet<string> = new Set(["defend", "reveal_hunter"]);

function animate(lines: readonly LogLine[]): void {
  lines.slice(-8).forEach(({ key, args }, nth) => {
    const delay = nth * 60;
    if (key === "takes-food") fly(baseBeside(args["eater"]!), args["eater"]!, "berry", delay);
    if (key === "steals") fly(args["victim"]!, args["pirate"]!, "drop", delay);
    if (key === "shares") fly(args["eater"]!, args["partner"]!, "drop", delay);
    if (key === "attacks") strike(args["hunter"]!, args["prey"]!);
    if (key === "ambushes") strike(args["hunter"]!, args["eater"]!);
    if (key === "reveals") strike(args["revealed"]!, args["hunter"]!);
    if (key === "gives-birth" || key === "breeds") {
      fly(args["parent"]!, args["animal"]!, "egg", delay);
      grow(args["animal"]!, delay + 200);
    }
    if (key === "regenerates" || key === "plays-animal") grow(args["animal"]!, delay);
    if (key === "redirects") strike(args["prey"]!, args["decoy"]!);
  });
}

const evolution: GameModule = {
  id: "evolution",
  draws: ofKinds("animal", "card", "trait", "shell"),
  Board,
  Icon: TraitIcon,
  Track,
  Guide,
  Sheet: { defend: DefenceSheet, reveal_hunter: DefenceSheet, counterattack: DefenceSheet, lie_in_wait: DefenceSheet },
  Scores,
  phase,
  phaseName: (view) => (phase(view) ? say().name("phase", phase(view)) : ""),
  describe,
  animate,
  alarming: (view) => view.question !== null && ATTACKED.has(view.question.what) && view.question.seat === view.seat,
};

export default evolution;
