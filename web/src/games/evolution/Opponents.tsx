// The others: a strip each; on a phone it opens at a touch, when its player acts, or when something on it can be chosen.

import { signal } from "@preact/signals";
import { useSession } from "../../app/session";
import { SeatMark } from "../../shell/Absence";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Animal, type Size } from "./Animal";
import { Creature } from "../../parts/creature/Creature";
import { looksOf } from "./looks";
import { boardOf, elementsOf, kindsOf, pairLetters } from "./facts";
import { narrow } from "../../parts/narrow";
import { CardBack, FirstFlag, Mark } from "../../parts/tokens";
import { type Beside, type Room, roomFor } from "./room";
import type { SeatSeen } from "./types";

const opened = signal<ReadonlyMap<number, boolean>>(new Map());
const MANY = 3;
/** Cards as pictures under a body, and under the smaller one that whoever looks on sees; more of them stand beside it. */
const PICTURES = { faced: 6, watched: 4 } as const;

interface Herd {
  readonly size: Size;
  readonly beside: (animal: SeatSeen["animals"][number]) => Beside;
  readonly room: Room | null;
}

/** Whoever looks on has no animals below, and two seats lie one above the other. */
const WATCHED = { under: 4, tight: 5, beside: 7 } as const;
const FACED = { under: 1, tight: 1, beside: 4 } as const;

/** With a few seats and animals there is room for the names of all cards. */
function herdOf({ animals }: SeatSeen, seats: number, watching: boolean): Herd {
  const pictures = (size: Size): Herd => ({
    size,
    room: null,
    beside: (animal) =>
      size === "small" &&
      !narrow.value &&
      animal.traits.length + animal.pairs.length > PICTURES[watching ? "watched" : "faced"]
        ? 1
        : 0,
  });
  if (narrow.value) return pictures("small");
  const most = seats === (watching ? 2 : 1) ? 7 : 4;
  const room = roomFor(animals, { ...(watching ? WATCHED : FACED), most });
  if (seats <= (watching ? 4 : 2) && room.columns <= most) return { size: "full", room, beside: room.beside };
  if (watching) return pictures(animals.length > (seats > 2 ? 5 : 10) ? "mini" : "small");
  return pictures(seats > MANY ? "mini" : "small");
}

interface OpponentsProps {
  readonly seats: readonly SeatSeen[];
  readonly watching: boolean;
}

export function Opponents({ seats, watching }: OpponentsProps) {
  const few = !watching && seats.every((seat) => seat.animals.length <= 4) && seats.length <= 2;
  return (
    <section
      class="opponents"
      data-region="opponents"
      data-size={few ? "large" : undefined}
      data-count={seats.length}
      data-crowd={(seats.length > MANY && !watching) || undefined}
      aria-label={t("opponents")}
    >
      {seats.map((seat) => (
        <Opponent
          key={seat.seat}
          seat={seat}
          many={seats.length > MANY && !watching}
          crowd={seats.length > 2 && !watching}
          herd={herdOf(seat, seats.length, watching)}
        />
      ))}
    </section>
  );
}

interface OpponentProps {
  readonly seat: SeatSeen;
  readonly many: boolean;
  readonly crowd: boolean;
  readonly herd: Herd;
}

function Opponent({ seat, many, crowd, herd }: OpponentProps) {
  const session = useSession();
  const { question } = session.view.value!;
  const mine = new Set(seat.animals.flatMap(elementsOf));
  const acting = question?.seat === seat.seat;
  const needed =
    session.choice.next.value.some((element) => mine.has(element)) ||
    Object.values(question?.args ?? {}).some((element) => mine.has(element)) ||
    [...session.lit.value].some((element) => mine.has(element));
  const open = needed || (opened.value.get(seat.seat) ?? (acting || !narrow.value || !crowd));
  const board = boardOf(session);
  const hungry = seat.animals.filter((animal) => !animal.fed).length;
  const name = session.names.value[seat.seat] ?? "";
  const letters = pairLetters(seat);
  const info = session.seats.value[seat.seat];
  return (
    <div
      class="opponent"
      data-acting={acting || undefined}
      data-open={open || undefined}
      data-place={`seat:${seat.seat}`}
    >
      <button
        type="button"
        class="strip"
        data-item
        tabIndex={-1}
        data-element={`seat:${seat.seat}`}
        data-lit={session.lit.value.has(`seat:${seat.seat}`) || undefined}
        aria-expanded={open}
        onClick={() => (opened.value = new Map([...opened.value, [seat.seat, !open]]))}
      >
        <SeatBadge seat={seat.seat} />
        <span class="who">{name}</span>
        {board.first === seat.seat && (
          <span class="first" title={t("first-player")}>
            <FirstFlag />
            <span class="hidden">{t("first-player")}</span>
          </span>
        )}
        <SeatMark seat={info} />
        <span class="counts">
          <span title={t("cards-count", { count: seat.hand_size })}>
            <CardBack /> <span aria-hidden="true">{seat.hand_size}</span>
            <span class="hidden">{t("cards-count", { count: seat.hand_size })}</span>
          </span>
          {hungry > 0 && board.phase === "feeding" && (
            <span title={say().name("mark", "hungry")}>
              <Mark kind="hungry" /> {hungry}
              <span class="hidden"> {say().name("mark", "hungry")}</span>
            </span>
          )}
          {seat.passed && board.phase === "development" && <span class="passed">{say().name("mark", "passed")}</span>}
        </span>
        {!open && <span class="strip-count">{t("animals-count", { count: seat.animals.length })}</span>}
        {!open && many && (
          <span class="strip-herd" aria-hidden="true">
            {seat.animals.slice(0, 8).map((animal) => (
              <Creature
                key={animal.animal}
                seed={animal.animal}
                looks={looksOf(kindsOf(animal))}
                hidden={animal.hidden}
                asleep={animal.asleep}
                fat={animal.fat}
                filled={animal.yellow}
              />
            ))}
          </span>
        )}
        {acting && (
          <span class="dots" aria-hidden="true">
            …
          </span>
        )}
      </button>
      {open && (
        <div
          class="herd"
          data-tight={herd.room?.tight || undefined}
          style={herd.room ? { "--columns": herd.room.columns } : undefined}
        >
          {seat.animals.length === 0 && <p class="empty">{t("no-animals")}</p>}
          {seat.animals.map((animal) => (
            <Animal
              key={animal.animal}
              animal={animal}
              letters={letters}
              size={herd.size}
              beside={herd.beside(animal)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
