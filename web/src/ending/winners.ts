// Who has won, in one line.

import { useSession } from "../app/session";
import { say, t } from "../words/words";

export function useWinnerLine(): string {
  const session = useSession();
  const view = session.view.value!;
  const names = view.winners.map((seat) => session.names.value[seat] ?? "");
  if (names.length === 0) {
    const other = `ending-${view.ending?.reason}-wins`.replaceAll("_", "-"); // somebody without a seat
    return say().has(other) ? say().text(other) : t("winner-nobody");
  }
  if (names.length > 1)
    return t("winners-shared", { players: new Intl.ListFormat(say().code, { type: "conjunction" }).format(names) });
  const alone = session.seats.value.filter((seat) => seat.you).length === 1;
  return alone && view.winners[0] === view.seat ? t("winner-you") : t("winner", { player: names[0] ?? "" });
}
