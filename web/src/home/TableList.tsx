// Tables at a glance: whom a game waits for, how it ended, and the way there.

import { go } from "../app/router";
import { namesOf } from "../app/session";
import { language } from "../app/settings";
import { nameOf } from "../app/shelf";
import { under } from "../net/prefix";
import { api } from "../net/api";
import type { TableInfo } from "../net/protocol";
import { SeatBadge } from "../shell/SeatBadge";
import { trouble } from "../shell/toast";
import { t } from "../words/words";

interface TableListProps {
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableInfo[];
}

const SHOWN = 12;

export function TableList({ title, empty, tables }: TableListProps) {
  const mineFirst = tables.toSorted((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)));
  return (
    <section class="table-list">
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p class="soft">{empty}</p>
      ) : (
        <ul>
          {mineFirst.slice(0, SHOWN).map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function isMyTurn({ awaits, mine }: TableInfo): boolean {
  return awaits !== null && mine.includes(awaits);
}

function Row({ table }: { readonly table: TableInfo }) {
  const names = namesOf(table.seats);
  const over = table.status === "finished";
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const waiting = table.status === "waiting" && t("waiting-for-players", { count: open });
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(table.finished ?? table.created),
  );
  const turn = isMyTurn(table)
    ? t("your-turn")
    : table.awaits !== null && t("turn-of", { player: names[table.awaits] ?? "" });
  return (
    <li data-mine={isMyTurn(table) || undefined}>
      <a href={under(over ? `/replay/${table.id}` : `/table/${table.id}`)}>
        <strong>{table.name || nameOf(table.game)}</strong>
        {turn && <span class="turn-word">{turn}</span>}
        <span class="people">
          {table.seats.map((seat) => (
            <span
              key={seat.seat}
              class={table.result?.winners.includes(seat.seat) ? "won" : ""}
              data-awaited={seat.seat === table.awaits || undefined}
            >
              <SeatBadge seat={seat.seat} /> {names[seat.seat]}{" "}
              {table.result ? <b>{table.result.scores[seat.seat]}</b> : null}
            </span>
          ))}
        </span>
        <span class="soft">
          {[when, waiting, table.mine.length === 0 && !waiting && t("watch")].filter(Boolean).join(" · ")}
        </span>
      </a>
      {over && table.mine.length > 0 && table.lesson === null && <Again table={table} />}
    </li>
  );
}

/** The same people once more: at the table that somebody has opened for it, or at a new one. */
function Again({ table }: { readonly table: TableInfo }) {
  const next = (): void =>
    void (table.rematch
      ? go(`/table/${table.rematch}`)
      : api.rematch(table.id).then(({ id }) => go(`/table/${id}`), trouble));
  return (
    <button type="button" class="btn again" onClick={next}>
      {table.rematch ? t("sit-down-there") : t("rematch")}
    </button>
  );
}
