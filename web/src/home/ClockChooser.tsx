// The clock of a new table: none, a relaxed one, or time for each move and a reserve.

import type { ClockWish } from "../net/protocol";
import { duration } from "../words/time";
import { t } from "../words/words";

const RELAXED: ClockWish = { move: 86_400, reserve: 0 };
const LIVE: ClockWish = { move: 60, reserve: 600 };
const MOVES = [15, 30, 60, 120, 300] as const;
const RESERVES = [0, 120, 300, 600, 1800, 3600] as const;

interface ClockChooserProps {
  readonly wish: ClockWish | null;
  readonly change: (wish: ClockWish | null) => void;
}

export function ClockChooser({ wish, change }: ClockChooserProps) {
  const kinds = { none: null, relaxed: RELAXED, live: LIVE };
  const kind = wish === null ? "none" : wish.move === RELAXED.move ? "relaxed" : "live";
  return (
    <>
      <label class="option-line">
        <span>
          <strong>{t("clock")}</strong> <small class="soft">{t("clock-text")}</small>
        </span>
        <select
          name="clock"
          value={kind}
          onChange={(event) => change(kinds[event.currentTarget.value as keyof typeof kinds])}
        >
          <option value="none">{t("clock-none")}</option>
          <option value="relaxed">{t("clock-relaxed")}</option>
          <option value="live">{t("clock-live")}</option>
        </select>
      </label>
      {wish !== null && kind === "live" && (
        <>
          <Seconds
            name="move"
            label={t("clock-move")}
            values={MOVES}
            chosen={wish.move}
            choose={(move) => change({ ...wish, move })}
          />
          <Seconds
            name="reserve"
            label={t("clock-reserve")}
            values={RESERVES}
            chosen={wish.reserve}
            choose={(reserve) => change({ ...wish, reserve })}
          />
        </>
      )}
    </>
  );
}

interface SecondsProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly number[];
  readonly chosen: number;
  readonly choose: (seconds: number) => void;
}

function Seconds({ name, label, values, chosen, choose }: SecondsProps) {
  return (
    <label class="option-line">
      <span>
        <strong>{label}</strong>
      </span>
      <select name={name} value={String(chosen)} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {values.map((seconds) => (
          <option key={seconds} value={seconds}>
            {duration(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}
