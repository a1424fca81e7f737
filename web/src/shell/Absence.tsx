// Those who are away, and the bots that play for them.

import { useEffect, useState } from "preact/hooks";
import { type Session, useSession } from "../app/session";
import { mention } from "../effects/announce";
import type { SeatInfo, TableInfo } from "../net/protocol";
import type { Table } from "../net/table";
import { clock, duration } from "../words/time";
import { say, t } from "../words/words";
import { clockSentences } from "./Clock";

const TICK_MS = 500;

/** A sentence for everybody whom a bot plays for, or whom the table waits for. */
function absences(table: Table, session: Session): { readonly key: string; readonly text: string }[] {
  const info = table.info.value!;
  const due = table.absence.value;
  const asked = session.view.value?.question?.seat ?? null;
  const bot = say().name("bot", info.takeover_bot);
  return info.seats
    .filter((seat) => isAway(seat) && !seat.you)
    .flatMap((seat) => {
      const player = session.names.value[seat.seat] ?? "";
      if (seat.takeover) return [{ key: `${seat.seat} bot`, text: t("bot-plays-for", { player, bot }) }];
      if (due?.seat === seat.seat)
        return [
          {
            key: `${seat.seat} soon`,
            text: t("away-soon", { player, bot, time: clock((due.until - Date.now()) / 1000) }),
          },
        ];
      return asked === seat.seat ? [{ key: `${seat.seat} waits`, text: t("away-waits", { player }) }] : [];
    });
}

function isAway(seat: SeatInfo): boolean {
  return (seat.kind === "human" || seat.kind === "hotseat") && (seat.takeover || !seat.online);
}

/** It is said once, and the clock in it runs on in silence. */
export function Absences({ table }: { readonly table: Table }) {
  const session = useSession();
  const [, tick] = useState(0);
  const due = table.absence.value;
  useEffect(() => {
    if (!due) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [due]);
  const lines = absences(table, session);
  const keys = lines.map(({ key }) => key).join();
  useEffect(() => {
    if (lines.length > 0) mention(lines.map(({ text }) => text).join(" "));
  }, [keys]);
  return (
    <>
      {lines.map(({ key, text }) => (
        <p key={key} class="notice absence">
          {text}
        </p>
      ))}
    </>
  );
}

/** That a bot plays for me, because my time was out, and how I get my seat back. */
export function Replaced({ table }: { readonly table: Table }) {
  const info = table.info.value!;
  if (!info.seats.some((seat) => seat.you && seat.takeover)) return null;
  return (
    <p class="notice absence" role="alert">
      {t("time-out", { bot: say().name("bot", info.takeover_bot) })}
      <button type="button" class="btn primary" data-item onClick={() => table.back()}>
        {t("i-am-back")}
      </button>
    </p>
  );
}

/** How the clocks stand. */
export function clockLine(table: Table, session: Session): string {
  const info = table.info.value!;
  const lines = [...clockSentences(table, session), ...absences(table, session).map(({ text }) => text)];
  if (lines.length > 0) return lines.join(" ");
  return othersPlay(info) && info.takeover !== null
    ? t("clock-rule", { bot: say().name("bot", info.takeover_bot), time: duration(info.takeover) })
    : t("clock-never");
}

/** What happens if I do not answer; nothing where nobody but bots would wait for me. */
export function Unanswered({ info }: { readonly info: TableInfo }) {
  if (info.takeover === null || !othersPlay(info)) return null;
  return (
    <p class="soft unanswered">
      {t("unanswered", { bot: say().name("bot", info.takeover_bot), time: duration(info.takeover) })}
    </p>
  );
}

function othersPlay(info: TableInfo): boolean {
  return info.seats.some((seat) => seat.kind === "human" && !seat.you);
}

/** In the strip of a player: that they are away, or that a bot plays for them. */
export function SeatMark({ seat }: { readonly seat: SeatInfo | undefined }) {
  return seat && isAway(seat) ? <span class="seat-mark">{seat.takeover ? t("bot-plays") : t("away")}</span> : null;
}
