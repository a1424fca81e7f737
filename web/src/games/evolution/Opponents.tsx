// The others: a strip each; on a phone it opens at a touch, when its player acts, or when something on it can be chosen.

import { signal } from "@preact/signals";
import { useSession } from "../../app/session";
import { SeatMark } from "../../shell/Absence";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Animal } from "./Animal";
import { Creature } from "./creature/Creature";
import { boardOf, elementsOf, kindsOf, pairLetters } from "./facts";
import { narrow } from "./narrow";
import type { SeatSeen } from "./types";
import { CardBack, FirstFlag, Mark } from "./tokens";

const opened = signal<ReadonlyMap<number, boolean>>(new Map());
const MANY = 3;

export function Opponents({ seats }: { readonly seats: readonly SeatSeen[] }) {
  return (
    <section class="opponents" data-region="opponents" data-size={seats.every((seat) => seat.animals.length <= 4) && seats.length <= 2 ? "large" : undefined} data-count={seats.length} data-crowd={seats.length > MANY || undefined} aria-label={t("opponents")}>
      {seats.map((seat) => <Opponent key={seat.seat} seat={seat} many={seats.length > MANY} crowd={seats.length > 2} />)}
    </section>
  );
}

function Opponent({ seat, many, crowd }: { readonly seat: SeatSeen; readonly many: boolean; readonly crowd: boolean }) {
  const session = useSession();
  const { question } = session.view.value!;
  const mine = new Set(seat.animals.flatMap(elementsOf));
  const acting = question?.seat === seat.seat;
  const needed = session.choice.next.value.some((element) => mine.has(element)) || Object.values(question?.args ?? {}).some((element) => mine.has(element)) || [...session.lit.value].some((element) => mine.has(element));
  const open = needed || (opened.value.get(seat.seat) ?? (acting || !narrow.value || !crowd));
  const board = boardOf(session);
  const hungry = seat.animals.filter((animal) => !animal.fed).length;
  const name = session.names.value[seat.seat] ?? "";
  const letters = pairLetters(seat);
  const info = session.seats.value[seat.seat];
  return (
    <div class="opponent" data-acting={acting || undefined} data-open={open || undefined} data-place={`seat:${seat.seat}`}>
      <button
        type="button" class="strip" data-item tabIndex={-1} data-element={`seat:${seat.seat}`} data-lit={session.lit.value.has(`seat:${seat.seat}`) || undefined} aria-expanded={open}
        onClick={() => (opened.value = new Map([...opened.value, [seat.seat, !open]]))}
      >
        <SeatBadge seat={seat.seat} />
        <span class="who">{name}</span>
        {board.first === seat.seat && <span class="first" title={t("first-player")}><FirstFlag /><span class="hidden">{t("first-player")}</span></span>}
        <SeatMark seat={info} />
        <span class="counts">
          <span title={t("cards-count", { count: seat.hand_size })}><CardBack /> <span aria-hidden="true">{seat.hand_size}</span><span class="hidden">{t("cards-count", { count: seat.hand_size })}</span></span>
          {hungry > 0 && board.phase === "feeding" && <span title={say().name("mark", "hungry")}><Mark kind="hungry" /> {hungry}<span class="hidden"> {say().name("mark", "hungry")}</span></span>}
          {seat.passed && board.phase === "development" && <span class="passed">{say().name("mark", "passed")}</span>}
        </span>
        {!open && <span class="strip-count">{t("animals-count", { count: seat.animals.length })}</span>}
        {!open && many && <span class="strip-herd" aria-hidden="true">{seat.animals.slice(0, 8).map((animal) => <Creature key={animal.animal} seed={animal.animal} traits={kindsOf(animal)} hidden={animal.hidden} asleep={animal.asleep} fat={animal.fat} yellow={animal.yellow} />)}</span>}
        {acting && <span class="dots" aria-hidden="true">…</span>}
      </button>
      {open && (
        <div class="herd">
          {seat.animals.length === 0 && <p class="empty">{t("no-animals")}</p>}
          {seat.animals.map((animal) => <Animal key={animal.animal} animal={animal} letters={letters} size={many && !narrow.value ? "mini" : "small"} />)}
        </div>
      )}
    </div>
  );
}
