// The board of a game that brings none: its things in lists, those of a seat below the seat's name.

import type { ComponentChildren } from "preact";
import { useSession } from "../app/session";
import { Piece } from "../grammar/Piece";
import { SeatFace } from "../faces/SeatFace";
import { SeatBadge } from "../shell/SeatBadge";
import { say } from "../words/words";
import type { GameModule } from "./game";

function Things({ of }: { readonly of: (owner: unknown) => boolean }) {
  const session = useSession();
  const things = Object.entries(session.view.value!.things ?? {}).filter(([, facts]) => of(facts["owner"]));
  if (things.length === 0) return null;
  return (
    <ul class="plain-things">
      {things.map(([element]) => (
        <li key={element}>
          <Piece run={element} label={say().element(element, session.scene.value)}>
            {say().element(element, session.scene.value)}
          </Piece>
        </li>
      ))}
    </ul>
  );
}

function Board({ children }: { readonly children?: ComponentChildren }) {
  const names = useSession().names.value;
  const seats = names.map((_, seat) => `seat:${seat}`);
  return (
    <div class="plain-board">
      <section data-region="things">
        <Things of={(owner) => !seats.includes(String(owner))} />
      </section>
      {seats.map((seat, at) => (
        <section key={seat} data-region={seat} aria-label={names[at]}>
          <h2>
            <SeatBadge seat={at} /> <SeatFace seat={at} /> {names[at]}
          </h2>
          <Things of={(owner) => owner === seat} />
        </section>
      ))}
      {children}
    </div>
  );
}

const NOTHING = (): null => null;

export function plainGame(id: string): GameModule {
  return {
    id,
    pictured: new Set(),
    turns: new Set(),
    draws: (element, view) => view.things?.[element] !== undefined,
    Board,
    Icon: NOTHING,
    Track: NOTHING,
    Guide: () => <p>{say().about("game", id)}</p>,
    Sheet: {},
    tally: () => [],
    phase: () => "",
    phaseName: () => "",
    describe: (session, element) => ({ title: say().element(element, session.scene.value), lines: [] }),
    alarming: () => false,
  };
}
