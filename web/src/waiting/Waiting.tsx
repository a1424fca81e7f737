// A table that waits for people: what is played, who sits where, how others get there, and talk meanwhile.

import { useEffect, useState } from "preact/hooks";
import { namesOf } from "../app/session";
import { FaceOf } from "../faces/SeatFace";
import { botText, opponent } from "../faces/opponents";
import { whole } from "../net/prefix";
import { api } from "../net/api";
import type { SeatInfo, TableInfo } from "../net/protocol";
import type { Table } from "../net/table";
import { ChatPanel } from "../shell/ChatPanel";
import { Name } from "../shell/Name";
import { SeatBadge } from "../shell/SeatBadge";
import { trouble } from "../shell/toast";
import { say, t } from "../words/words";
import { Invitation } from "./Invitation";
import { TableFacts } from "./TableFacts";
import { reachOf } from "./reach";

export function Waiting({ table }: { readonly table: Table }) {
  const info = table.info.value!;
  const [links, setLinks] = useState(info.links ?? []);
  const load = (): void =>
    void api.table(info.id).then(
      (found) => setLinks(found.links ?? []),
      () => {},
    );
  useEffect(load, [info]);
  const open = info.seats.filter((seat) => seat.kind === "open").length;
  const sits = info.mine.length > 0;
  return (
    <section class="waiting">
      <div class="waiting-main">
        <h1>{info.name || say().name("game", info.game)}</h1>
        <p class="waiting-for" role="status">
          {t("waiting-for-players", { count: open })}
        </p>
        {(sits || info.public) && <Name />}
        {!sits && !info.public && <p>{t("seats-by-link")}</p>}
        {links.length > 0 && <Reach />}
        <ul class="waiting-seats">
          {info.seats.map((seat) => (
            <Seat
              key={seat.seat}
              info={info}
              seat={seat}
              link={links.find((candidate) => candidate.seat === seat.seat)?.link}
              first={links[0]?.seat === seat.seat}
              reload={load}
            />
          ))}
        </ul>
      </div>
      <aside class="waiting-side">
        <TableFacts info={info} />
        <section aria-label={t("chat")}>
          <h2>{t("chat")}</h2>
          <ChatPanel table={table} />
        </section>
      </aside>
    </section>
  );
}

/** A sentence where a link does not work for everybody. */
function Reach() {
  const reach = reachOf(location.hostname);
  if (reach === "anywhere") return null;
  return <p class="notice">{reach === "machine" ? t("link-this-machine") : t("link-this-network")}</p>;
}

interface SeatProps {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  /** For the owner, while the seat is open. */
  readonly link: string | undefined;
  readonly first: boolean;
  readonly reload: () => void;
}

function Seat({ info, seat, link, first, reload }: SeatProps) {
  const free = seat.kind === "open" && info.public && info.mine.length === 0;
  return (
    <li data-open={seat.kind === "open" || undefined}>
      <SeatBadge seat={seat.seat} />
      <FaceOf seat={seat} />
      <strong title={seat.bot ? botText(seat.bot) : undefined}>{namesOf(info.seats)[seat.seat]}</strong>
      {seat.you && <span class="soft">({t("you")})</span>}
      {seat.kind === "human" && !seat.online && <span class="soft">({t("away")})</span>}
      {seat.you && !info.owner && (
        <button type="button" class="btn quiet" onClick={() => void api.leave(info.id, seat.seat).catch(trouble)}>
          {t("leave-seat")}
        </button>
      )}
      {free && (
        <button type="button" class="btn primary" onClick={() => void api.sit(info.id, seat.seat).catch(trouble)}>
          {t("take-seat")}
        </button>
      )}
      {link !== undefined && (
        <>
          <button
            type="button"
            class="btn quiet"
            onClick={() => void api.seat(info.id, seat.seat, { kind: "bot", bot: opponent.value }).catch(trouble)}
          >
            {t("give-to-bot")}
          </button>
          <Invitation address={whole(link)} game={say().name("game", info.game)} shown={first} />
        </>
      )}
      {link === undefined && seat.kind === "bot" && info.owner && (
        <button
          type="button"
          class="btn quiet"
          onClick={() => void api.seat(info.id, seat.seat, { kind: "open" }).then(reload, trouble)}
        >
          {t("make-open")}
        </button>
      )}
    </li>
  );
}
