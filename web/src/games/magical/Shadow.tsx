// The Shadow: what it did on its last turn, step by step; starting over; and how often it was beaten (solo game).

import { useEffect, useState } from "preact/hooks";
import { go } from "../../app/router";
import { type Session, useSession } from "../../app/session";
import { api } from "../../net/api";
import { trouble } from "../../shell/toast";
import { say, t } from "../../words/words";
import { deeds } from "./deeds";
import { boardOf } from "./facts";

export function ShadowDeeds() {
  const session = useSession();
  const lines = deeds(session.log.value);
  const dark = (): void => session.light([]);
  return (
    <div class="deeds" data-region="deeds">
      {lines.length > 0 && (
        <ol aria-label={t("shadow-deeds")}>
          {lines.map((line) => {
            const light = (): void => session.light(Object.values(line.args));
            return (
              <li
                key={line.seq}
                data-item
                tabIndex={-1}
                onPointerEnter={light}
                onPointerLeave={dark}
                onFocus={light}
                onBlur={dark}
              >
                {say().event(line, session.scene.value)}
              </li>
            );
          })}
        </ol>
      )}
      {session.view.value!.seat !== null && <Duel />}
    </div>
  );
}

interface Record {
  readonly won: number;
  readonly games: number;
}

/** How my finished games against the Shadow ended. */
async function recordOf(game: string): Promise<Record> {
  const { mine } = await api.tables();
  const ended = mine.filter((table) => table.game === game && table.players === 1 && table.result !== null);
  const won = ended.filter(({ result }) => result!.winners.length > 0).length;
  return { won, games: ended.length };
}

function Duel() {
  const session = useSession();
  const [record, setRecord] = useState<Record | null>(null);
  const { over } = session.view.value!;
  useEffect(() => {
    recordOf(session.game).then(setRecord, () => {});
  }, [over]);
  return (
    <div class="duel">
      {record && record.games > 0 && <span class="record">{t("shadow-record", { ...record })}</span>}
      {!over && <StartOver session={session} />}
    </div>
  );
}

/** A new game like this one. What has been played is left behind, so it is asked twice. */
function StartOver({ session }: { readonly session: Session }) {
  const [sure, setSure] = useState(false);
  if (boardOf(session).result !== null) return null;
  const again = (): void =>
    void api
      .create({
        game: session.game,
        options: session.options.value,
        seats: [{ kind: "human" }],
        takeover: null,
        public: false,
        spectators: true,
        clock: null,
        chat_seats: false,
      })
      .then(({ id }) => go(`/table/${id}`), trouble);
  if (!sure)
    return (
      <button type="button" class="btn quiet start-over" data-item tabIndex={-1} onClick={() => setSure(true)}>
        {t("start-over")}
      </button>
    );
  return (
    <span class="end-buttons" role="group" aria-label={t("start-over")}>
      <button type="button" class="btn danger" data-item tabIndex={-1} onClick={again}>
        {t("start-over-sure")}
      </button>
      <button type="button" class="btn quiet" data-item tabIndex={-1} onClick={() => setSure(false)}>
        {t("cancel")}
      </button>
    </span>
  );
}
