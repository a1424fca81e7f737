// The clocks of a table: whose runs, what is left of the move and of the reserve. They run on in silence; the key T and
// the list read them aloud, and somebody whose time is nearly out is told.

import { useEffect, useState } from "preact/hooks";
import { type Session, useSession } from "../app/session";
import { announce } from "../effects/announce";
import type { ClockFace, Table } from "../net/table";
import { clock, span } from "../words/time";
import { t } from "../words/words";
import { SeatBadge } from "./SeatBadge";
import { Icon } from "./icons";

const TICK_MS = 250;
const LOW_SECONDS = 15;

export interface Left {
  readonly move: number;
  readonly reserve: number;
  readonly running: boolean;
}

/** What a seat has left now, in seconds: first the time of the move runs, then the reserve. */
export function leftOf(face: ClockFace, seat: number, now: number): Left {
  const running = face.seat === seat;
  const passed = running ? (now - face.at) / 1000 : 0;
  return {
    move: running ? Math.max(0, face.move - passed) : 0,
    reserve: Math.max(0, (face.reserve[seat] ?? 0) - Math.max(0, passed - face.move)),
    running,
  };
}

/** How the clock of every seat stands, in words. */
export function clockSentences(table: Table, session: Session): string[] {
  const face = table.clock.value;
  const rule = table.info.value?.clock;
  if (!face || !rule) return [];
  const lines = session.names.value.flatMap((player, seat) => {
    const left = leftOf(face, seat, Date.now());
    const words = { player, move: span(left.move), reserve: span(left.reserve) };
    if (left.running) return [t(rule.reserve > 0 ? "clock-running" : "clock-running-move", words)];
    const isPerson = table.info.value!.seats[seat]?.kind !== "bot";
    return rule.reserve > 0 && isPerson ? [t("clock-waiting", words)] : [];
  });
  const stands = face.seat === null ? [t("clock-stands")] : [];
  return [...stands, ...lines, t("clock-each", { time: span(rule.move) })];
}

function useTick(on: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [on]);
}

/** Whose clock runs, in the bar at the top. */
export function ClockPill({ table }: { readonly table: Table }) {
  const session = useSession();
  const face = table.clock.value;
  const seat = face?.seat ?? null;
  useTick(seat !== null);
  const left = face && seat !== null ? leftOf(face, seat, Date.now()) : null;
  const mine = seat !== null && table.info.value!.mine.includes(seat);
  const rest = left ? left.move + left.reserve : 0;
  const low = left !== null && rest <= LOW_SECONDS;
  useEffect(() => {
    if (low && mine) announce(t("clock-low", { time: span(rest) }));
  }, [low, mine]);
  if (!left || seat === null) return null;
  const words = { player: session.names.value[seat] ?? "", move: span(left.move), reserve: span(left.reserve) };
  const sentence = t(table.info.value!.clock?.reserve ? "clock-running" : "clock-running-move", words);
  return (
    <span class="pill clock" role="timer" data-low={low || undefined} title={sentence} aria-label={sentence}>
      <span class="wide-only">
        <Icon name="clock" />
      </span>
      <SeatBadge seat={seat} />
      <b>{clock(left.move > 0 ? left.move : left.reserve)}</b>
      {left.move > 0 && left.reserve > 0 && <span class="soft wide-only">+ {clock(left.reserve)}</span>}
    </span>
  );
}

/** All clocks, beside the table. */
export function Clocks({ table }: { readonly table: Table }) {
  const session = useSession();
  const face = table.clock.value;
  const info = table.info.value!;
  useTick(face?.seat !== null);
  if (!face || !info.clock) return null;
  return (
    <section class="clocks">
      <h2>{t("clocks")}</h2>
      <ul>
        {info.seats
          .filter((seat) => seat.kind === "human" || seat.kind === "hotseat")
          .map(({ seat }) => {
            const left = leftOf(face, seat, Date.now());
            return (
              <li key={seat} data-running={left.running || undefined}>
                <SeatBadge seat={seat} /> <span class="clock-name">{session.names.value[seat]}</span>{" "}
                <b>{left.running ? clock(left.move) : ""}</b>
                {info.clock!.reserve > 0 && (
                  <span class="soft">
                    {left.running ? "+ " : ""}
                    {clock(left.reserve)}
                  </span>
                )}
              </li>
            );
          })}
      </ul>
      <p class="soft">
        {t("clock-each", { time: span(info.clock.move) })} {t("clock-text")}
      </p>
    </section>
  );
}
