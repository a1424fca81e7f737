// The end: who has won and why, and where to go from here.

import { useSession } from "../app/session";
import { go } from "../app/router";
import type { GameModule } from "../games/game";
import { api } from "../net/api";
import type { TableInfo } from "../net/protocol";
import { t } from "../words/words";
import { copy, toast, trouble } from "./toast";

export function EndPanel({ game, info }: { readonly game: GameModule; readonly info: TableInfo }) {
  return (
    <div class="end-panel">
      <h2>{useWinnerLine()}</h2>
      <h3>{t("score-breakdown")}</h3>
      <game.Scores />
      <EndButtons info={info} />
      {info.opened && (
        <details class="fair">
          <summary data-item>{t("fair-shuffle")}</summary>
          <p>{t("fair-shuffle-text")}</p>
          <code>{info.commitment}</code>
        </details>
      )}
    </div>
  );
}

export function useWinnerLine(): string {
  const session = useSession();
  const view = session.view.value!;
  const names = view.winners.map((seat) => session.names.value[seat] ?? "");
  if (names.length > 1) return t("winners-shared", { players: names.join(", ") });
  return view.winners[0] === view.seat ? t("winner-you") : t("winner", { player: names[0] ?? "" });
}

export function EndButtons({ info }: { readonly info: TableInfo }) {
  return (
    <p class="end-buttons">
      {info.mine.length > 0 && (
        <button type="button" class="btn primary" data-item onClick={() => void api.rematch(info.id).then(({ id }) => go(`/table/${id}`), trouble)}>{t("rematch")}</button>
      )}
      <a class="btn" data-item href={`/replay/${info.id}`}>{t("step-through")}</a>
      <button type="button" class="btn" data-item onClick={() => void copy(`${location.origin}/replay/${info.id}`).then(() => toast(t("link-copied")))}>{t("copy-link")}</button>
      <a class="btn" data-item href={`/api/tables/${info.id}/record`} download>{t("export")}</a>
    </p>
  );
}
