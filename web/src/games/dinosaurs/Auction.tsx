// The auction: a line for each gene on offer, a cell for each bid, and what it leaves one with.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { valueOf } from "../../grammar/paths";
import { SeatBadge, seatLetter } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Sign } from "./figure/icons";
import { boardOf, mySeat, offerAt } from "./facts";
import type { RowSeen } from "./types";

/** How far rows beyond the printed numbers have been turned on. */
const turned = signal<ReadonlyMap<number, number>>(new Map());

export function AuctionPanel() {
  const session = useSession();
  const board = boardOf(session);
  const mine = mySeat(session);
  useEffect(() => {
    if (board.rows.length === 0) turned.value = new Map();
  }, [board.rows.length]);
  if (board.rows.length === 0) return <Bag />;
  return (
    <section class="auction" aria-label={t("auction")}>
      <h2>
        {t("auction")}
        {mine && (
          <small>
            {t("points", { count: mine.points })}
            {mine.values.discount > 0 &&
              ` · ${t("value", { name: say().name("value", "discount"), change: `−${mine.values.discount}` })}`}
          </small>
        )}
      </h2>
      <div class="lots" data-quiet data-region="auction" role="group" aria-label={t("auction")}>
        {board.rows.map((row) => (
          <Lot key={row.row} row={row} />
        ))}
      </div>
      <Chosen />
      <BagLine />
      <NextOrder />
    </section>
  );
}

function Lot({ row }: { readonly row: RowSeen }) {
  const session = useSession();
  const last = boardOf(session).last_number; // printed on the bidding board
  const cells = last + 1;
  const name = say().name("gene", row.gene);
  const element = `row:${row.row}`;
  const words = {
    row: String(say().fill({ it: element }, session.scene.value)["it"]),
    gene: name,
    bid: row.bid ?? 0,
    player: session.names.value[row.bidder ?? -1] ?? "",
  };
  const beyond = row.bid !== null && row.bid >= last;
  const from = beyond ? row.bid + (turned.value.get(row.row) ?? 0) : 0;
  const most = highestBid(session, element);
  const amounts = Array.from({ length: cells }, (_, nth) => from + nth);
  const shown = beyond ? amounts.slice(0, cells - 1) : amounts;
  return (
    <div class="lot" data-place={element} data-lit={session.lit.value.has(element) || undefined}>
      <button
        type="button"
        class="lot-name"
        data-item
        tabIndex={-1}
        data-element={`gene:${row.gene}`}
        onClick={(event) => session.ask(`gene:${row.gene}`, event.currentTarget)}
      >
        <small class="lot-number" aria-hidden="true">
          {row.row + 1}
        </small>
        <Sign kind={row.gene} />
        <span class="hidden">{row.bid === null ? t("row-free", words) : t("row-bid", words)}. </span>
        <span aria-hidden="true">{name}</span>
        <span class="lot-text">{say().about("gene", row.gene)}</span>
      </button>
      {shown.map((amount) => (
        <Cell key={amount} row={row} name={name} amount={amount} />
      ))}
      {beyond && (
        <button
          type="button"
          class="bid turn-on"
          data-item
          tabIndex={-1}
          aria-label={t("higher-bids")}
          title={t("higher-bids")}
          onClick={() =>
            (turned.value = new Map([
              ...turned.value,
              [row.row, from + cells - 1 > most ? 0 : from - row.bid! + cells - 1],
            ]))
          }
        >
          ›
        </button>
      )}
    </div>
  );
}

/** The highest bid that I can make for a row. */
function highestBid(session: Session, row: string): number {
  const amounts = session.choice.offers.value
    .filter(({ args }) => args["row"] === row)
    .map(({ args }) => Number(valueOf(args["amount"] ?? "")));
  return Math.max(0, ...amounts);
}

interface CellProps {
  readonly row: RowSeen;
  readonly name: string;
  readonly amount: number;
}

function Cell({ row, name, amount }: CellProps) {
  const session = useSession();
  const held = row.bid === amount && row.bidder !== null;
  const run = [`row:${row.row}`, `number:${amount}`];
  const open = ["next", "start", "chosen"].includes(session.choice.stands(run));
  const { price, rest } = (open ? offerAt(session, run)?.facts : undefined) ?? {};
  const label = [
    `${name}: ${amount}`,
    held ? `${seatLetter(row.bidder!)} ${session.names.value[row.bidder!]}` : "",
    typeof price === "number" && typeof rest === "number" ? t("bid-leaves", { price, rest }) : "",
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <Piece
      run={run}
      about={`row:${row.row}`}
      class={`bid${held ? " held" : ""}${row.bid !== null && amount < row.bid ? " past" : ""}`}
      label={label}
    >
      {held ? <SeatBadge seat={row.bidder!} /> : <b>{amount}</b>}
      {held ? <small data-shows={amount} /> : typeof rest === "number" && <small data-shows={`→${rest}`} />}
    </Piece>
  );
}

/** The bid that is about to be made, in full. */
function Chosen() {
  const session = useSession();
  const { args, facts } = session.choice.complete.value[0] ?? {};
  const row = boardOf(session).rows[Number(valueOf(args?.["row"] ?? ":"))];
  if (!row || typeof facts?.["price"] !== "number" || typeof facts["rest"] !== "number")
    return <p class="bid-words soft">{t("bid-hint")}</p>;
  return (
    <p class="bid-words" role="status">
      <Sign kind={row.gene} />{" "}
      <strong>
        {say().name("gene", row.gene)}: {valueOf(args!["amount"]!)}
      </strong>{" "}
      {t("bid-leaves", { price: facts["price"], rest: facts["rest"] })}
    </p>
  );
}

function NextOrder() {
  const session = useSession();
  const groups = boardOf(session).next_order;
  const words = groups.map((group) => group.map((seat) => session.names.value[seat] ?? "").join(" = ")).join(", ");
  return (
    <p class="next-order" title={words}>
      <span>{t("next-order")}</span>
      {groups.map((group, nth) => (
        <span key={nth} class="order-group" data-tied={group.length > 1 || undefined}>
          {group.map((seat) => (
            <SeatBadge key={seat} seat={seat} />
          ))}
        </span>
      ))}
      <span class="hidden">{words}</span>
    </p>
  );
}

/** What may come next, in one line: where there is room for it. */
function BagLine() {
  const { bag } = boardOf(useSession());
  return (
    <p class="bag-line">
      <span>{t("bag")}:</span>
      {Object.entries(bag).map(([gene, count]) => (
        <span key={gene} class="bag-count" title={say().name("gene", gene)}>
          <Sign kind={gene} />
          <span class="hidden">{say().name("gene", gene)}</span> {count}
        </span>
      ))}
    </p>
  );
}

/** Between auctions: what is left in the bag. */
function Bag() {
  const session = useSession();
  const board = boardOf(session);
  const all = Object.values(board.bag).reduce((sum, count) => sum + count, 0);
  const shown = board.shown;
  return (
    <section class="auction bag" data-region="bag" aria-label={t("bag")}>
      {shown.length > 0 && (
        <p class="shown">
          {t("shown", { genes: shown.map((gene) => say().name("gene", gene)).join(", ") })}{" "}
          {shown.map((gene, nth) => (
            <Sign key={nth} kind={gene} />
          ))}
        </p>
      )}
      <h2>
        {t("bag")}
        <small>{all}</small>
      </h2>
      <div class="bag-genes">
        {Object.entries(board.bag).map(([gene, count]) => (
          <button
            key={gene}
            type="button"
            class="bag-gene"
            data-item
            tabIndex={-1}
            data-element={`gene:${gene}`}
            onClick={(event) => session.ask(`gene:${gene}`, event.currentTarget)}
          >
            <Sign kind={gene} />
            <span class="grow">{say().name("gene", gene)}</span>
            <strong>{count}</strong>
            <span class="bar" aria-hidden="true">
              <span style={{ width: `${all ? (100 * count) / all : 0}%` }} />
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
