// A table that waits for people: who sits where, and a link for every open seat.

import { useEffect, useState } from "preact/hooks";
import { namesOf } from "../app/session";
import { whole } from "../net/prefix";
import { api } from "../net/api";
import type { TableInfo } from "../net/protocol";
import { say, t } from "../words/words";
import { Name } from "./Name";
import { SeatBadge } from "./SeatBadge";
import { copy, toast, trouble } from "./toast";

export function Waiting({ info }: { readonly info: TableInfo }) {
  const [links, setLinks] = useState(info.links ?? []);
  const load = (): void =>
    void api.table(info.id).then(
      (table) => setLinks(table.links ?? []),
      () => {},
    );
  useEffect(load, [info]);
  const open = info.seats.filter((seat) => seat.kind === "open").length;
  const names = namesOf(info.seats);
  return (
    <section class="waiting">
      <h1>{info.name || say().name("game", info.game)}</h1>
      <p role="status">{t("waiting-for-players", { count: open })}</p>
      {info.mine.length > 0 && <Name />}
      {info.mine.length === 0 && !info.public && <p>{t("seats-by-link")}</p>}
      <ul>
        {info.seats.map((seat) => {
          const link = links.find((candidate) => candidate.seat === seat.seat);
          const address = link ? whole(link.link) : "";
          return (
            <li key={seat.seat}>
              <SeatBadge seat={seat.seat} />
              <strong>{names[seat.seat]}</strong>
              {seat.you && <span class="soft">({t("you")})</span>}
              {seat.you && !info.owner && (
                <button
                  type="button"
                  class="btn quiet"
                  onClick={() => void api.leave(info.id, seat.seat).catch(trouble)}
                >
                  {t("leave-seat")}
                </button>
              )}
              {link && (
                <span class="invite">
                  <input
                    readOnly
                    value={address}
                    aria-label={t("invite-link")}
                    onFocus={(event) => event.currentTarget.select()}
                  />
                  <button
                    type="button"
                    class="btn"
                    onClick={() => void copy(address).then(() => toast(t("link-copied")))}
                  >
                    {t("copy-link")}
                  </button>
                  <button
                    type="button"
                    class="btn quiet"
                    onClick={() => void api.seat(info.id, seat.seat, { kind: "bot", bot: "greedy" }).catch(trouble)}
                  >
                    {t("give-to-bot")}
                  </button>
                </span>
              )}
              {seat.kind === "open" && info.public && info.mine.length === 0 && (
                <button
                  type="button"
                  class="btn primary"
                  onClick={() => void api.sit(info.id, seat.seat).catch(trouble)}
                >
                  {t("take-seat")}
                </button>
              )}
              {!link && seat.kind === "bot" && info.owner && (
                <button
                  type="button"
                  class="btn quiet"
                  onClick={() => void api.seat(info.id, seat.seat, { kind: "open" }).then(load, trouble)}
                >
                  {t("make-open")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
