// What the chosen move will lead to, told by the engine before it is confirmed.

import { useEffect, useState } from "preact/hooks";
import { useSession } from "../app/session";
import type { Said } from "../words/speaker";
import { say, t } from "../words/words";

const AT_ONCE = 2; // so many lines are shown without asking

/** The lines for the move that is complete; none while they are on their way. */
function useAhead(): readonly Said[] {
  const session = useSession();
  const [told, setTold] = useState<{ readonly move: string; readonly lines: readonly Said[] }>({ move: "", lines: [] });
  const move = session.choice.complete.value[0]?.text ?? "";
  const question = session.view.value?.question;
  useEffect(() => {
    if (!move || !session.oracle) return;
    let wanted = true;
    void session.oracle.ahead(move).then((lines) => wanted && setTold({ move, lines }));
    return () => {
      wanted = false;
    };
  }, [move, question]);
  return told.move === move ? told.lines : [];
}

export function Ahead() {
  const session = useSession();
  const scene = session.scene.value;
  const lines = useAhead().map((line) => say().ahead(line, scene));
  const rest = lines.slice(AT_ONCE);
  return (
    <div class="prompt-ahead" role="status">
      {lines.slice(0, AT_ONCE).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rest.length > 0 && (
        <details>
          <summary data-item>{t("ahead-more", { count: rest.length })}</summary>
          {rest.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </div>
  );
}
