import { namesOf } from "../app/session";
import { language } from "../app/settings";
import { nameOf } from "../app/shelf";
import { under } from "../net/prefix";
import type { TableInfo } from "../net/protocol";
import { SeatBadge } from "../shell/SeatBadge";
import { t } from "../words/words";

interface TableListProps {
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableInfo[];
}

export function TableList({ title, empty, tables }: TableListProps) {
  return (
    <section class="table-list">
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p class="soft">{empty}</p>
      ) : (
        <ul>
          {tables.slice(0, 12).map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ table }: { readonly table: TableInfo }) {
  const names = namesOf(table.seats);
  const over = table.status === "finished";
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const waiting = table.status === "waiting" && t("waiting-for-players", { count: open });
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(table.finished ?? table.created),
  );
  return (
    <li>
      <a href={under(over ? `/replay/${table.id}` : `/table/${table.id}`)}>
        <strong>{table.name || nameOf(table.game)}</strong>
        <span class="people">
          {table.seats.map((seat) => (
            <span key={seat.seat} class={table.result?.winners.includes(seat.seat) ? "won" : ""}>
              <SeatBadge seat={seat.seat} /> {names[seat.seat]}{" "}
              {table.result ? <b>{table.result.scores[seat.seat]}</b> : null}
            </span>
          ))}
        </span>
        <span class="soft">
          {[when, waiting, table.mine.length === 0 && !waiting && t("watch")].filter(Boolean).join(" · ")}
        </span>
      </a>
    </li>
  );
}
