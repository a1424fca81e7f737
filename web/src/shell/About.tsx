// Where there is no pointer to rest on a thing, a touch that chooses it also tells what it is: in the prompt, so that
// nothing is covered which could be chosen next.

import { useState } from "preact/hooks";
import { useSession } from "../app/session";
import type { GameModule } from "../games/game";

export function About({ game }: { readonly game: GameModule }) {
  const session = useSession();
  const [whole, setWhole] = useState("");
  const { choice } = session;
  const last = choice.complete.value.length > 0 ? undefined : choice.chosen.value.at(-1);
  if (!last || !session.view.value) return null;
  const { text, lines } = game.describe(session, last);
  const words = [text, ...lines.map((line) => `${line.name}. ${line.text}`)].filter(Boolean).join(" ");
  if (!words) return null;
  return (
    <button
      type="button"
      class="prompt-about"
      data-item
      tabIndex={-1}
      aria-expanded={whole === last}
      onClick={() => setWhole(whole === last ? "" : last)}
    >
      {words}
    </button>
  );
}
