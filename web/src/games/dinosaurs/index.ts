import "./island.css";
import "./dinosaurs.css";
import { fly, strike } from "../../effects/motion";
import type { LogLine, View } from "../../net/protocol";
import { say } from "../../words/words";
import { type GameModule, ofKinds } from "../game";
import { Board } from "./Board";
import { Guide } from "./Guide";
import { Scores } from "./Scores";
import { Track } from "./Track";
import { describe } from "./describe";
import { Sign } from "./figure/icons";
import type { BoardSeen } from "./types";

function phase(view: View): string {
  return (view.board as BoardSeen).phase;
}

/** Walks and rafts are shown by a step, attacks by a stroke of ink; what dies goes back to its owner. */
function animate(lines: readonly LogLine[]): void {
  lines.slice(-10).forEach(({ key, args }, nth) => {
    const delay = nth * 70;
    if (key === "moves-dino" || key === "rafts")
      fly(args["from"]!, args["to"]!, `step seat-tint-${seatOf(args["seat"])}`, delay);
    if (key === "attacks") strike(args["from"]!, args["to"]!);
    if (key === "is-born") fly(args["seat"]!, args["space"]!, "hatching", delay);
    if (key === "wins-fight") fly(args["to"]!, args["target"]!, "lost", delay);
    if (key === "loses-fight") fly(args["to"]!, args["seat"]!, "lost", delay);
    if (/^(dies-at-once|freezes|burns|dies-of-epidemic)$/.test(key)) fly(args["space"]!, args["seat"]!, "lost", delay);
  });
}

function seatOf(element: string | undefined): string {
  return element?.slice("seat:".length) ?? "0";
}

const dinosaurs: GameModule = {
  id: "dinosaurs",
  draws: ofKinds("hex", "card", "row", "number", "seat"),
  Board,
  Icon: Sign,
  Track,
  Guide,
  Sheet: {},
  Scores,
  phase,
  phaseName: (view) => (phase(view) ? say().name("phase", phase(view)) : ""),
  describe,
  animate,
  alarming: () => false, // nobody is attacked while a question is open: the die decides at once
};

export default dinosaurs;
