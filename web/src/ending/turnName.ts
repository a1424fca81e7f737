// "Turn 3", "Epoch 2", "Round 5": what a game calls its largest parts; one that has no word for it has numbers.

import { say, t } from "../words/words";

export function turnName(turn: number): string {
  return say().has("ui-nth-turn") ? t("nth-turn", { turn }) : String(turn);
}
