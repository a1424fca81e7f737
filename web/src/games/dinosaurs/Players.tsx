// Everybody in one table: the order of play, points, dinosaurs, cards and genes. A line can be chosen as a target.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { SeatFace } from "../../faces/SeatFace";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Sign } from "./figure/icons";
import { boardOf } from "./facts";
import { SeatMark } from "../../shell/Absence";
import { type Gene, GENES, type SeatSeen, type Value } from "./types";

const VALUE_OF: Readonly<Partial<Record<Gene, Value>>> = {
  tail: "tail",
  leg: "movement",
  egg: "eggs",
  fur: "fur",
  parasol: "parasols",
  mutation: "discount",
};

export function Players() {
  const session = useSession();
  const board = boardOf(session);
  const order = board.order.length > 0 ? board.order : board.seats.map(({ seat }) => seat);
  return (
    <section class="players" data-region="players" aria-label={t("species")}>
      <div class="players-head" aria-hidden="true">
        <span />
        <span class="count-head" title={t("points-word")}>
          <Sign kind="points" />
        </span>
        <span class="count-head" title={t("dinos-word")}>
          <Sign kind="dino" />
        </span>
        <span class="count-head" title={t("event-cards-word")}>
          <Sign kind="card" />
        </span>
        {GENES.map((gene) => (
          <span key={gene} class="count-head gene" title={say().name("gene", gene)}>
            <Sign kind={gene} />
          </span>
        ))}
      </div>
      {order.map((seat, place) => (
        <Line key={seat} seat={board.seats[seat]!} place={place + 1} />
      ))}
    </section>
  );
}

function Line({ seat, place }: { readonly seat: SeatSeen; readonly place: number }) {
  const session = useSession();
  const { question, seat: me } = session.view.value!;
  const name = session.names.value[seat.seat] ?? "";
  const acting = question?.seat === seat.seat;
  const info = session.seats.value[seat.seat];
  return (
    <div
      class="player-line"
      data-acting={acting || undefined}
      data-me={seat.seat === me || undefined}
      data-place={`seat:${seat.seat}`}
    >
      <span class="player-name">
        <small class="place" aria-hidden="true">
          {place}
        </small>
        <SeatBadge seat={seat.seat} />
        <SeatFace seat={seat.seat} />
        <Piece run={`seat:${seat.seat}`} class="player" label={lineLabel(seat, name, place)}>
          {name}
        </Piece>
        <SeatMark seat={info} />
        {seat.kept_out && <span title={t("kept-out")}>⊘</span>}
        {acting && seat.seat !== me && (
          <span class="dots" aria-hidden="true">
            …
          </span>
        )}
      </span>
      <strong class="count points" aria-hidden="true">
        {seat.points}
      </strong>
      <span class="count" aria-hidden="true">
        {seat.dinos.length}
      </span>
      <span class="count" aria-hidden="true">
        {seat.hand_size}
      </span>
      {GENES.map((gene) => (
        <span key={gene} class="count gene" aria-hidden="true" data-zero={seat.genes[gene] === 0 || undefined}>
          {seat.genes[gene]}
          <Change seat={seat} gene={gene} />
        </span>
      ))}
    </div>
  );
}

/** What event cards change for this turn. */
function Change({ seat, gene }: { readonly seat: SeatSeen; readonly gene: Gene }) {
  const value = VALUE_OF[gene];
  const by = value ? seat.modifiers[value] : seat.modifiers.attack || seat.modifiers.defence;
  return by ? <sup class="change">{signed(by)}</sup> : null;
}

export function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

export function changesOf(seat: SeatSeen): string {
  return (Object.keys(seat.modifiers) as Value[])
    .filter((value) => seat.modifiers[value] !== 0)
    .map((value) => t("value", { name: say().name("value", value), change: signed(seat.modifiers[value]) }))
    .join(", ");
}

export function lineLabel(seat: SeatSeen, name: string, place: number): string {
  const changes = changesOf(seat);
  return [
    `${place}. ${name}`,
    t("points", { count: seat.points }),
    t("dinos-count", { count: seat.dinos.length }),
    t("event-cards-count", { count: seat.hand_size }),
    ...GENES.map((gene) => t("gene-count", { gene: say().name("gene", gene), count: seat.genes[gene] })),
    ...(changes ? [t("this-turn", { values: changes })] : []),
    ...(seat.kept_out ? [t("kept-out")] : []),
  ].join(", ");
}
