// The words that call a player to the table, before the question itself.

import type { GameModule } from "../games/game";
import type { Question } from "../words/speaker";
import { t } from "../words/words";

/** "Your turn." or, where an answer is wanted, "Your decision."; nothing if the sentence begins with these words. */
export function calling(game: GameModule, question: Question | null, sentence: string): string {
  const words = t(question && game.turns.has(question.key) ? "your-turn" : "your-decision");
  return sentence.startsWith(words) ? "" : `${words}.`;
}
