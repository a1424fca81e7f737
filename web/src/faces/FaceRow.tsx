// A row of faces, one of which is chosen.

import { useId } from "preact/hooks";
import { breakable } from "../parts/hyphens";
import { Face } from "./drawings";
import { botName, botText, offered } from "./opponents";

interface FaceRowProps {
  readonly title: string;
  readonly text: string;
  /** Null where several are chosen at once. */
  readonly chosen: string | null;
  readonly choose: (bot: string) => void;
}

export function FaceRow({ title, text, chosen, choose }: FaceRowProps) {
  const name = useId();
  return (
    <fieldset class="faces">
      <legend>{title}</legend>
      <div class="face-row">
        {offered.value.map((bot) => (
          <label key={bot} class="face-choice" title={botText(bot)}>
            <input type="radio" name={name} value={bot} checked={bot === chosen} onChange={() => choose(bot)} />
            <Face bot={bot} />
            <span>{breakable(botName(bot))}</span>
          </label>
        ))}
      </div>
      <p class="face-text" aria-live="polite">
        {chosen !== null && chosen !== "" && <em>{botText(chosen)}</em>} <small class="soft">{text}</small>
      </p>
    </fieldset>
  );
}
