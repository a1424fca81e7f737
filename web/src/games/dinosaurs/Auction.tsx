// The auction: a line for each gene on offer, a cell for each bid, and what it leaves one with.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { SeatBadge, seatLetter } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Sign } from "./figure/icons";
import { boardOf, mySeat, nextOrder, priceOf } from "./facts";
import type { RowSeen, SeatSeen } from "./types";

const LAST = 6; // printed on the bidding board (DINO-1.9)
const CELLS = LAST + 1;
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
          <Lot key={row.row} row={row} mine={mine} />
        ))}
      </div>
      <Chosen mine={mine} />
      <BagLine />
      <NextOrder />
    </section>
  );
}

function Lot({ row, mine }: { readonly row: RowSeen; readonly mine: SeatSeen | undefined }) {
  const session = useSession();
  const name = say().name("gene", row.gene);
  const element = `row:${row.row}`;
  const words = {
    row: say().name("row", String(row.row)),
    gene: name,
    bid: row.bid ?? 0,
    player: session.names.value[row.bidder ?? -1] ?? "",
  };
  const beyond = row.bid !== null && row.bid >= LAST;
  const from = beyond ? row.bid + (turned.value.get(row.row) ?? 0) : 0;
  const most = mine ? mine.points + mine.values.discount : 0;
  const amounts = Array.from({ length: CELLS }, (_, nth) => from + nth);
  const shown = beyond ? amounts.slice(0, CELLS - 1) : amounts;
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
        <Cell key={amount} row={row} name={name} amount={amount} mine={mine} />
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
              [row.row, from + CELLS - 1 > most ? 0 : from - row.bid! + CELLS - 1],
            ]))
          }
        >
          ›
        </button>
      )}
    </div>
  );
}

function Cell({
  row,
  name,
  amount,
  mine,
}: {
  readonly row: RowSeen;
  readonly name: string;
  readonly amount: number;
  readonly mine: SeatSeen | undefined;
}) {
  const session = useSession();
  const held = row.bid === amount && row.bidder !== null;
  const run = [`row:${row.row}`, `number:${amount}`];
  const open = ["next", "start", "chosen"].includes(session.choice.stands(run));
  const price = mine && open ? priceOf(mine, amount) : null;
  const label = [
    `${name}: ${amount}`,
    held ? `${seatLetter(row.bidder!)} ${session.names.value[row.bidder!]}` : "",
    price ? t("bid-leaves", { price: price.pay, rest: price.rest }) : "",
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
      {held ? <small data-shows={amount} /> : price && <small data-shows={`→${price.rest}`} />}
    </Piece>
  );
}

/** The bid that is about to be made, in full. */
function Chosen({ mine }: { readonly mine: SeatSeen | undefined }) {
  const session = useSession();
  const [, row, amount] = /^bid (\d+) (\d+)$/.exec(session.choice.complete.value[0]?.text ?? "") ?? [];
  if (!mine || amount === undefined) return <p class="bid-words soft">{t("bid-hint")}</p>;
  const { pay, rest } = priceOf(mine, Number(amount));
  const gene = boardOf(session).rows[Number(row)]?.gene ?? "";
  return (
    <p class="bid-words" role="status">
      <Sign kind={gene} />{" "}
      <strong>
        {say().name("gene", gene)}: {amount}
      </strong>{" "}
      {t("bid-leaves", { price: pay, rest })}
    </p>
  );
}

function NextOrder() {
  const session = useSession();
  const groups = nextOrder(boardOf(session));
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
