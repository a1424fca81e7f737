// The log, in words. A line under the pointer or the focus lights what it speaks of.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../app/session";
import { say, t } from "../words/words";

const SHOWN = 120;
/** What begins stands above what follows. */
const isHeading = (key: string): boolean => key.endsWith("-begins");

/** So far from the end somebody has scrolled up to read. */
const AWAY_PX = 40;

export function LogPanel({ upTo, jump }: { readonly upTo?: number; readonly jump?: (at: number) => void }) {
  const session = useSession();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const reads = useRef(false);
  const room = useRef(0);
  const log = session.log.value;
  const scene = session.scene.value;
  const from = all ? 0 : Math.max(0, log.length - SHOWN);
  const toEnd = (): void => {
    room.current = list.current!.clientHeight;
    list.current!.scrollTop = list.current!.scrollHeight;
  };
  const follow = (): void => (reads.current ? undefined : toEnd());
  const look = (): void => {
    if (!list.current) return; // the event of a scroll comes late, when another tab is open
    const { scrollHeight, scrollTop, clientHeight } = list.current;
    if (clientHeight !== room.current) return; // nobody scrolled: its room is changing
    reads.current = scrollHeight - scrollTop - clientHeight > AWAY_PX;
    setAway(reads.current);
  };
  useLayoutEffect(follow, [log]);
  // The room for it changes: a sheet opens above it, or the panel comes up on a phone.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(follow);
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {from > 0 && (
        <button type="button" class="btn quiet" onClick={() => setAll(true)}>
          {t("earlier", { count: from })}
        </button>
      )}
      <div class="log" role="log" aria-live="polite" aria-label={t("log")} data-region="log" ref={list} onScroll={look}>
        <ol>
          {log.length === 0 && <li class="soft">{t("log-empty")}</li>}
          {log.slice(from).map((line, nth) => {
            const elements = Object.values(line.args).filter((element) => !element.startsWith("number:"));
            const light = (): void => session.light(elements);
            return (
              <li
                key={from + nth}
                class={isHeading(line.key) ? "heading" : line.key.startsWith("table-") ? "aside" : ""}
                data-item
                tabIndex={-1}
                data-now={upTo !== undefined && line.at === upTo ? true : undefined}
                onPointerEnter={light}
                onPointerLeave={() => session.light([])}
                onFocus={light}
                onBlur={() => session.light([])}
                onClick={jump && line.at !== undefined ? () => jump(line.at!) : undefined}
                onKeyDown={
                  jump && line.at !== undefined ? (event) => event.key === "Enter" && jump(line.at!) : undefined
                }
              >
                {say().event(line, scene)}
              </li>
            );
          })}
        </ol>
      </div>
      {away && (
        <button type="button" class="btn newest" onClick={toEnd}>
          ↓ {t("newest")}
        </button>
      )}
    </>
  );
}
