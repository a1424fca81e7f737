// Pond in the browser.

import "./pond.css";
import { type GameModule, ofKinds } from "@tangledbank/games/game";
import { plainGame } from "@tangledbank/games/plain";
import { Board } from "./Board";

/** What is not drawn here is as plain as in any game. */
const pond: GameModule = { ...plainGame("pond"), draws: ofKinds("hex", "card"), Board };

export default pond;
