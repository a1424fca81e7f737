// Who plays, in one line: the animals of all stand in their locations.

import { useSession } from "../../app/session";
import { SeatFace } from "../../faces/SeatFace";
import { SeatBadge } from "../../shell/SeatBadge";
import { Standing } from "../../shell/Standing";
import { say, t } from "../../words/words";
import { CardBack, FirstFlag, Mark } from "../../parts/tokens";
import { boardOf } from "./facts";
import type { SeatSeen } from "./types";

const FEW = 4; // more than that stand in two lines where there is no room

export function Seats({ seats }: { readonly seats: readonly SeatSeen[] }) {
  return (
    <div class="seats" data-crowd={seats.length > FEW || undefined}>
      {seats.map((seat) => (
        <SeatChip key={seat.seat} seat={seat} />
      ))}
    </div>
  );
}

function SeatChip({ seat }: { readonly seat: SeatSeen }) {
  const session = useSession();
  const board = boardOf(session);
  const view = session.view.value!;
  const name = session.names.value[seat.seat] ?? "";
  const acting = view.question?.seat === seat.seat;
  const first = board.first === seat.seat;
  const passed = seat.passed && board.phase === "development";
  const hungry = board.phase === "feeding" ? seat.animals.filter((animal) => !animal.fed).length : 0;
  const info = session.seats.value[seat.seat];
  const away = info !== undefined && !info.online && info.kind !== "bot";
  const label = [
    name,
    t("cards-count", { count: seat.hand_size }),
    t("animals-count", { count: seat.animals.length }),
    first && t("first-player"),
    passed && say().name("mark", "passed"),
    hungry > 0 && `${say().name("mark", "hungry")}: ${hungry}`,
    away && t("away"),
    acting && "…",
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <button
      type="button"
      class="seat-chip"
      data-item
      tabIndex={-1}
      data-element={`seat:${seat.seat}`}
      data-place={`seat:${seat.seat}`}
      data-lit={session.lit.value.has(`seat:${seat.seat}`) || undefined}
      data-acting={acting || undefined}
      data-me={view.seat === seat.seat || undefined}
      data-passed={passed || undefined}
      title={name}
      onClick={(event) => session.ask(`seat:${seat.seat}`, event.currentTarget)}
    >
      <SeatBadge seat={seat.seat} />
      <SeatFace seat={seat.seat} />
      <span class="hidden">{label}</span>
      <span class="who" aria-hidden="true">
        {name}
      </span>
      <Standing seat={seat.seat} />
      {first && <FirstFlag />}
      <span class="chip-count" aria-hidden="true">
        <CardBack />
        {seat.hand_size}
      </span>
      {hungry > 0 && (
        <span class="chip-count hungry" aria-hidden="true">
          <Mark kind="hungry" />
          {hungry}
        </span>
      )}
      {away && <span aria-hidden="true">⌁</span>}
      {acting && (
        <span class="dots" aria-hidden="true">
          …
        </span>
      )}
    </button>
  );
}
