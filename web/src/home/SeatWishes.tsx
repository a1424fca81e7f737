// Who sits where at a table of one's own: people, and bots chosen by their faces.

import { Face } from "../faces/drawings";
import { FaceRow } from "../faces/FaceRow";
import { botName, botText, chooseOpponent, offered, opponent } from "../faces/opponents";
import type { SeatWish } from "../net/protocol";
import { SeatBadge } from "../shell/SeatBadge";
import { Icon } from "../shell/icons";
import { say, t } from "../words/words";

/** One of the bots whom I usually play against, whoever that is. */
export const ANY_BOT: SeatWish = { kind: "bot" };

const botOf = (seat: SeatWish): string => seat.bot ?? opponent.value;

/** The wishes with every bot by its name. */
export function named(seats: readonly SeatWish[]): SeatWish[] {
  return seats.map((seat) => (seat.kind === "bot" ? { ...seat, bot: botOf(seat) } : seat));
}

/** As many seats as these options allow. */
export function fitting(seats: readonly SeatWish[], counts: readonly number[]): readonly SeatWish[] {
  const [least, most] = [counts[0] ?? 0, counts.at(-1) ?? seats.length];
  if (seats.length > most) return seats.slice(0, most);
  return [...seats, ...Array.from({ length: Math.max(0, least - seats.length) }, () => ANY_BOT)];
}

interface SeatWishesProps {
  readonly seats: readonly SeatWish[];
  readonly least: number;
  readonly most: number;
  readonly change: (seats: readonly SeatWish[]) => void;
}

export function SeatWishes({ seats, least, most, change }: SeatWishesProps) {
  const kinds = new Set(seats.filter((seat) => seat.kind === "bot").map(botOf));
  const [first = null] = kinds;
  const chooseAll = (bot: string): void => {
    chooseOpponent(bot);
    change(seats.map((seat) => (seat.kind === "bot" ? ANY_BOT : seat)));
  };
  const set = (at: number, wish: SeatWish): void => change(seats.map((seat, nth) => (nth === at ? wish : seat)));
  return (
    <fieldset>
      <legend>{t("seats")}</legend>
      <p class="soft" role="status">
        {t("players-range", { least, most })}
      </p>
      {kinds.size > 0 && (
        <FaceRow
          title={t("play-against")}
          text={t("play-against-here")}
          chosen={kinds.size === 1 ? first : null}
          choose={chooseAll}
        />
      )}
      <ol class="seat-wishes">
        {seats.map((seat, at) => (
          <li key={at}>
            <SeatBadge seat={at} />
            <SeatChooser
              seat={seat}
              number={at + 1}
              humanTaken={seats.some((other, nth) => nth !== at && other.kind === "human")}
              mixed={kinds.size > 1}
              change={(wish) => set(at, wish)}
            />
            {seats.length > least && (
              <button
                type="button"
                class="btn icon quiet"
                aria-label={`${t("remove-seat")}: ${t("seat-number", { number: at + 1 })}`}
                title={t("remove-seat")}
                onClick={() => change(seats.filter((_, nth) => nth !== at))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {seats.length < most && (
        <button type="button" class="btn" onClick={() => change([...seats, ANY_BOT])}>
          {t("add-seat")}
        </button>
      )}
    </fieldset>
  );
}

interface ChooserProps {
  readonly seat: SeatWish;
  readonly number: number;
  readonly humanTaken: boolean;
  /** The bots differ, so each needs its own sentence. */
  readonly mixed: boolean;
  readonly change: (wish: SeatWish) => void;
}

function SeatChooser({ seat, number, humanTaken, mixed, change }: ChooserProps) {
  const value = seat.kind === "bot" ? `bot:${botOf(seat)}` : seat.kind;
  const choose = (chosen: string): void => {
    if (chosen.startsWith("bot:")) change({ kind: "bot", bot: chosen.slice(4) });
    else if (chosen === "hotseat") change({ kind: "hotseat", name: t("seat-number", { number }) });
    else change({ kind: chosen as "human" | "open" });
  };
  return (
    <>
      <select
        aria-label={t("seat-number", { number })}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {(!humanTaken || seat.kind === "human") && <option value="human">{t("me")}</option>}
        {offered.value.map((bot) => (
          <option key={bot} value={`bot:${bot}`}>
            {say().name("seat", "bot")}: {botName(bot)}
          </option>
        ))}
        <option value="open">{t("open-by-link")}</option>
        <option value="hotseat">{say().name("seat", "hotseat")}</option>
      </select>
      {seat.kind === "hotseat" && (
        <input
          aria-label={t("seat-name")}
          value={seat.name ?? ""}
          maxLength={24}
          required
          onInput={(event) => change({ ...seat, name: event.currentTarget.value })}
        />
      )}
      {seat.kind === "bot" && (
        <>
          <Face bot={botOf(seat)} />
          {mixed && <small class="soft wide-only">{botText(botOf(seat))}</small>}
        </>
      )}
    </>
  );
}
