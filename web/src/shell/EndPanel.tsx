// The end: who has won and why, and where to go from here.

import { useSession } from "../app/session";
import { go } from "../app/router";
import type { GameModule } from "../games/game";
import { under, whole } from "../net/prefix";
import { api } from "../net/api";
import type { TableInfo } from "../net/protocol";
import { say, t } from "../words/words";
import { Fair } from "./Fair";
import { copy, toast, trouble } from "./toast";

export function EndPanel({ game, info }: { readonly game: GameModule; readonly info: TableInfo }) {
  return (
    <div class="end-panel">
      <h2>{useWinnerLine()}</h2>
      <h3>{t("score-breakdown")}</h3>
      <game.Scores />
      <EndButtons info={info} />
      <Fair info={info} />
    </div>
  );
}

export function useWinnerLine(): string {
  const session = useSession();
  const view = session.view.value!;
  const names = view.winners.map((seat) => session.names.value[seat] ?? "");
  if (names.length === 0) return t("winner-nobody");
  if (names.length > 1) return t("winners-shared", { players: names.join(", ") });
  const alone = session.seats.value.filter((seat) => seat.you).length === 1;
  return alone && view.winners[0] === view.seat ? t("winner-you") : t("winner", { player: names[0] ?? "" });
}

export function EndButtons({ info }: { readonly info: TableInfo }) {
  const sits = info.mine.length > 0;
  return (
    <div class="end-buttons">
      {info.rematch && <NextTable id={info.rematch} sits={sits} />}
      {sits && !info.rematch && (
        <button
          type="button"
          class="btn primary"
          data-item
          onClick={() => void api.rematch(info.id).then(({ id }) => go(`/table/${id}`), trouble)}
        >
          {t("rematch")}
        </button>
      )}
      <a class="btn" data-item href={under(`/replay/${info.id}`)}>
        {t("step-through")}
      </a>
      <button
        type="button"
        class="btn"
        data-item
        onClick={() => void copy(whole(`/replay/${info.id}`)).then(() => toast(t("link-copied")))}
      >
        {t("copy-link")}
      </button>
      <a class="btn" data-item href={under(`/api/tables/${info.id}/record`)} download>
        {t("export")}
      </a>
    </div>
  );
}

/** Somebody wants to play again, and has opened a table for it. */
function NextTable({ id, sits }: { readonly id: string; readonly sits: boolean }) {
  const session = useSession();
  const line = session.log.value.findLast(({ key }) => key === "table-rematch");
  return (
    <>
      <p class="next-table" role="status">
        {line
          ? t("next-table", { player: say().element(line.args["seat"]!, session.scene.value) })
          : t("next-table-open")}
      </p>
      <a class="btn primary" data-item href={under(`/table/${id}`)}>
        {sits ? t("sit-down-there") : t("watch")}
      </a>
    </>
  );
}
