// The table as a thing of its own: its clocks, who is there, and what its owner may do.

import { useEffect, useState } from "preact/hooks";
import { personName, useSession } from "../app/session";
import { api } from "../net/api";
import type { Other, TableInfo } from "../net/protocol";
import type { Table } from "../net/table";
import { t } from "../words/words";
import { Clocks } from "./Clock";
import { SeatBadge } from "./SeatBadge";
import { copy, toast, trouble } from "./toast";

export function TablePanel({ table }: { readonly table: Table }) {
  const info = table.info.value!;
  return (
    <div class="table-panel">
      <Clocks table={table} />
      {info.owner && <People table={table} info={info} />}
    </div>
  );
}

/** For the owner alone. */
function People({ table, info }: { readonly table: Table; readonly info: TableInfo }) {
  const people = table.latest.value!.people;
  return (
    <section>
      <h2>{t("people")}</h2>
      {people.length === 0 && <p class="soft">{t("nobody-else")}</p>}
      <ul class="others">
        {people.map((other) => (
          <Person key={other.who} table={info.id} other={other} over={info.status === "finished"} />
        ))}
        {info.seats
          .filter((seat) => seat.kind === "open")
          .map(({ seat }) => (
            <OpenSeat key={seat} info={info} seat={seat} />
          ))}
      </ul>
      <label class="check">
        <input
          type="checkbox"
          checked={info.chat_seats}
          onChange={(event) => void api.chat(info.id, event.currentTarget.checked).catch(trouble)}
        />{" "}
        {t("chat-seats")}
      </label>
    </section>
  );
}

interface PersonProps {
  readonly table: string;
  readonly other: Other;
  readonly over: boolean;
}

function Person({ table, other, over }: PersonProps) {
  const session = useSession();
  const [sure, setSure] = useState(false);
  const player =
    other.seat === null ? (personName(other.name, other.guest) ?? t("somebody")) : session.names.value[other.seat]!;
  const done = (): void => setSure(false);
  const [ask, question] =
    other.seat === null
      ? [t("remove"), t("remove-text", { player })]
      : [t("free-seat"), t("free-seat-text", { player })];
  const button = (label: string, act: () => Promise<unknown>, kind = ""): preact.JSX.Element => (
    <button type="button" class={`btn ${kind}`} onClick={() => void act().then(done, trouble)}>
      {label}
    </button>
  );
  return (
    <li>
      <span class="other-name">
        {other.seat !== null && <SeatBadge seat={other.seat} />} <strong>{player}</strong>
        {other.muted && <span class="seat-mark">{t("muted")}</span>}
      </span>
      {sure ? (
        <div class="menu-part" role="group" aria-label={`${ask}: ${player}`}>
          <p>{question}</p>
          <span class="end-buttons">
            {other.seat === null ? (
              button(t("remove"), () => api.remove(table, other.who), "danger")
            ) : (
              <>
                {button(t("give-to-bot"), () => api.free(table, other.seat!, "bot"), "danger")}
                {button(t("make-open"), () => api.free(table, other.seat!, "open"), "danger")}
              </>
            )}
            <button type="button" class="btn quiet" onClick={done}>
              {t("cancel")}
            </button>
          </span>
        </div>
      ) : (
        <span class="end-buttons">
          {other.name !== null && (
            <button
              type="button"
              class="btn quiet"
              aria-label={`${t(other.muted ? "unmute" : "mute")}: ${player}`}
              onClick={() => void api.mute(table, other.who, !other.muted).catch(trouble)}
            >
              {t(other.muted ? "unmute" : "mute")}
            </button>
          )}
          {(other.seat === null || !over) && (
            <button type="button" class="btn quiet" aria-label={`${ask}: ${player}`} onClick={() => setSure(true)}>
              {ask}
            </button>
          )}
        </span>
      )}
    </li>
  );
}

/** A seat that was freed: whoever has the link may sit down. */
function OpenSeat({ info, seat }: { readonly info: TableInfo; readonly seat: number }) {
  const [link, setLink] = useState("");
  useEffect(() => {
    void api.table(info.id).then(
      (found) => setLink(found.links?.find((one) => one.seat === seat)?.link ?? ""),
      () => {},
    );
  }, [info.id, seat]);
  const address = link && location.origin + link;
  return (
    <li>
      <span class="other-name">
        <SeatBadge seat={seat} /> <strong>{t("open-by-link")}</strong>
      </span>
      <span class="invite">
        <input
          readOnly
          value={address}
          aria-label={t("invite-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn" onClick={() => void copy(address).then(() => toast(t("link-copied")))}>
          {t("copy-link")}
        </button>
      </span>
    </li>
  );
}
