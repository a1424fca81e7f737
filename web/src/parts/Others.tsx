// The others and their animals: all of them while there is room; else a strip each, which opens at a touch, when its
// player acts, or when something on it can be chosen.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { type Session, useSession } from "../app/session";
import { SeatFace } from "../faces/SeatFace";
import { SeatMark } from "../shell/Absence";
import { SeatBadge } from "../shell/SeatBadge";
import { t } from "../words/words";
import { type Fit, type Herd, type Wish, fit, stripHeight } from "./room";
import { useRoom } from "./useRoom";

const opened = signal<ReadonlyMap<number, boolean>>(new Map());
const HEAD = 42;

/** One of the others, as a game tells it. */
export interface Other {
  readonly seat: number;
  readonly passed: boolean;
  readonly herd: Herd;
  /** Everything of theirs that can be touched. */
  readonly elements: readonly string[];
  /** What is counted beside the name. */
  readonly counts: ComponentChildren;
  /** A drawing of each animal, for a folded strip. */
  readonly miniatures: readonly ComponentChildren[];
  readonly animals: (found: Fit) => ComponentChildren;
}

interface OthersProps {
  readonly label: string;
  readonly others: readonly Other[];
  readonly wish: Pick<Wish, "widest" | "bond">;
}

export function Others({ label, others, wish }: OthersProps) {
  const frame = useRef<HTMLElement>(null);
  const room = useRoom(frame);
  const herds = others.map((other) => other.herd);
  const found = room && fit(room, herds, { ...wish, head: HEAD, mini: true, unit: room.unit });
  return (
    <section
      ref={frame}
      class="opponents"
      data-region="opponents"
      data-folded={found?.over || undefined}
      data-beside={(found && found.across > 1) || undefined}
      style={{
        "--across": found?.across ?? 1,
        "--animal": `${found?.width ?? 0}px`,
        "--body": `${found?.body ?? 0}px`,
        "--strip": `${room ? stripHeight(room, others.length) : 0}px`,
      }}
      aria-label={label}
    >
      {found && others.map((other) => <Opponent key={other.seat} other={other} found={found} />)}
    </section>
  );
}

/** Something of theirs can be chosen, is asked about, or is pointed at. */
function isNeeded(session: Session, { elements }: Other): boolean {
  const own = new Set(elements);
  const { question } = session.view.value!;
  return (
    session.choice.next.value.some((element) => own.has(element)) ||
    Object.values(question?.args ?? {}).some((element) => own.has(element)) ||
    [...session.lit.value].some((element) => own.has(element))
  );
}

interface OpponentProps {
  readonly other: Other;
  readonly found: Fit;
}

function Opponent({ other, found }: OpponentProps) {
  const session = useSession();
  const { seat, miniatures } = other;
  const acting = session.view.value!.question?.seat === seat;
  const open = !found.over || isNeeded(session, other) || (opened.value.get(seat) ?? acting);
  const id = `seat:${seat}`;
  const fold = (): void => void (opened.value = new Map([...opened.value, [seat, !open]]));
  return (
    <div
      class="opponent"
      data-acting={acting || undefined}
      data-open={open || undefined}
      data-passed={other.passed || undefined}
      data-place={id}
    >
      <button
        type="button"
        class="strip"
        data-item
        tabIndex={-1}
        data-element={id}
        data-lit={session.lit.value.has(id) || undefined}
        aria-expanded={found.over ? open : undefined}
        onClick={(event) => (found.over ? fold() : session.ask(id, event.currentTarget))}
      >
        <SeatBadge seat={seat} />
        <SeatFace seat={seat} />
        <span class="who">{session.names.value[seat] ?? ""}</span>
        <SeatMark seat={session.seats.value[seat]} />
        {acting && (
          <span class="dots" aria-hidden="true">
            …
          </span>
        )}
        {other.counts}
        {!open && (
          <>
            <span class="hidden">{t("animals-count", { count: miniatures.length })}</span>
            <span class="strip-herd" aria-hidden="true">
              {miniatures}
            </span>
          </>
        )}
      </button>
      {open && (
        <div class="herd">
          {miniatures.length === 0 && <p class="empty">{t("no-animals")}</p>}
          {other.animals(found)}
        </div>
      )}
    </div>
  );
}
