// The pond: seven leaves, the frogs on them, what everybody has, and one's own hand.

import type { ComponentChildren } from "preact";
import { useSession } from "@tangledbank/app/session";
import { Piece } from "@tangledbank/grammar/Piece";
import { SeatBadge } from "@tangledbank/shell/SeatBadge";
import { say, t } from "@tangledbank/words/words";

interface BoardSeen {
  readonly day: number;
  readonly days: number;
  readonly deck: number;
  readonly spaces: readonly { readonly hex: string; readonly frog: number | null }[];
  readonly seats: readonly {
    readonly seat: number;
    readonly points: number;
    readonly leaf: string;
    readonly cards: number;
    readonly hand: readonly number[] | null;
  }[];
}

export function Board({ children }: { readonly children?: ComponentChildren }) {
  const session = useSession();
  const board = session.view.value!.board as BoardSeen;
  const name = (element: string): string => say().element(element, session.scene.value);
  const players = session.names.value;
  return (
    <div class="pond-board">
      <section data-region="pond" aria-label={t("pond")}>
        <p>
          {t("pond-day", { day: board.day, days: board.days })} · {t("pond-deck", { count: board.deck })}
        </p>
        <div class="leaves">
          {[-1, 0, 1].map((row) => (
            <div key={row}>
              {board.spaces
                .filter(({ hex }) => Number(hex.split(",")[1]) === row)
                .map(({ hex, frog }) => {
                  const leaf = name(`hex:${hex}`);
                  const label = frog === null ? leaf : t("pond-frog", { leaf, player: players[frog]! });
                  return (
                    <Piece key={hex} class="leaf" run={`hex:${hex}`} label={label}>
                      {leaf}
                      {frog !== null && <span class={`frog seat-badge seat-${frog}`} aria-hidden="true" />}
                    </Piece>
                  );
                })}
            </div>
          ))}
        </div>
      </section>
      {children}
      <ul class="sides">
        {board.seats.map(({ seat, points, leaf, cards }) => (
          <li key={seat}>
            <SeatBadge seat={seat} /> {t("pond-side", { player: players[seat]!, leaf: name(`hex:${leaf}`), cards, points })}
          </li>
        ))}
      </ul>
      <section class="hand" data-region="hand" aria-label={t("your-hand")}>
        {board.seats
          .flatMap(({ hand }) => hand ?? [])
          .map((card) => (
            <Piece key={card} class="card" run={`card:${card}`} label={name(`card:${card}`)}>
              {name(`card:${card}`)}
            </Piece>
          ))}
      </section>
    </div>
  );
}
