// What has happened since one's own last move: a chip that opens a list, and on a phone a line with the newest of it.

import { useEffect, useRef } from "preact/hooks";
import { useSession } from "../app/session";
import { useReturn } from "../grammar/focus";
import type { LogLine } from "../net/protocol";
import type { Table } from "../net/table";
import { say, t } from "../words/words";
import { Icon } from "./icons";

/** The lines since one's own last move, its own among them; none for those who look on. */
export function linesSince(table: Table): readonly LogLine[] {
  const acted = table.latest.value?.acted ?? null;
  return acted === null ? [] : table.log.value.filter(({ seq }) => seq >= acted);
}

const WORTH_TELLING = 3;

/** Whoever looks at the page again after some time is told what they have missed. */
export function useComeback(table: Table, tell: () => void): void {
  useEffect(() => {
    let left = table.log.value.length;
    const look = (): void => {
      const now = table.log.value.length;
      if (document.visibilityState === "hidden") left = now;
      else if (now - left >= WORTH_TELLING && linesSince(table).length >= WORTH_TELLING) tell();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [table]);
}

interface OpensList {
  readonly table: Table;
  readonly open: boolean;
  readonly toggle: () => void;
}

export function SinceChip({ table, open, toggle }: OpensList) {
  const count = linesSince(table).length;
  if (count < 2) return null;
  return (
    <button
      type="button"
      class="pill since-chip"
      data-item
      tabIndex={-1}
      aria-expanded={open}
      aria-label={`${t("since-last-move")}: ${count}`}
      title={t("since-last-move")}
      onClick={toggle}
    >
      <Icon name="clock" /> <span class="since-words">{t("since-last-move")}</span> <b aria-hidden="true">{count}</b>
    </button>
  );
}

/** The newest line of the log, for screens without room for all of it. */
export function Ticker({ table, openLog, ...since }: OpensList & { readonly openLog: () => void }) {
  const session = useSession();
  const last = session.log.value.at(-1);
  return (
    <div class="ticker" data-region="ticker">
      <button type="button" class="ticker-line" data-item tabIndex={-1} onClick={openLog} title={t("log")}>
        {last ? say().event(last, session.scene.value) : t("log-empty")}
      </button>
      <SinceChip table={table} {...since} />
    </div>
  );
}

export function SinceList({ table, close }: { readonly table: Table; readonly close: () => void }) {
  const session = useSession();
  const end = useRef<HTMLButtonElement>(null);
  useReturn(true);
  useEffect(() => end.current?.focus(), []);
  return (
    <section class="since" data-region="since" aria-label={t("since-last-move")}>
      <header>
        <h2>{t("since-last-move")}</h2>
        <button ref={end} type="button" class="btn icon quiet" data-item aria-label={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <ol>
        {linesSince(table).map((line, nth) => (
          <li key={nth}>{say().event(line, session.scene.value)}</li>
        ))}
      </ol>
    </section>
  );
}
