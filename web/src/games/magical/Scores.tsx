// How the game ended, and how far everybody came: transmutations, then energy, then creatures (MAG-5.3).

import { useSession } from "../../app/session";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Beast } from "./figure/Beast";
import { Sign } from "./figure/signs";
import { boardOf, nameOfSide, risen } from "./facts";
import { CELLS, type SideSeen } from "./types";

/** So many of those that are left are shown. */
const PARADE = 12;

export function Scores() {
  const session = useSession();
  const { result, sides } = boardOf(session);
  const { winners } = session.view.value!;
  const placed = new Map(result?.places.map((place) => [place.seat, place]));
  const placeOf = (side: SideSeen): number => placed.get(side.seat ?? -1)?.place ?? 0;
  return (
    <div class="scores">
      {result && <p class="ending">{say().name("ending", result.reason)}</p>}
      {sides
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((side) => (
          <Tally
            key={side.side}
            side={side}
            place={placeOf(side)}
            won={side.seat === null ? result?.reason === "shadow" : winners.includes(side.seat)}
          />
        ))}
    </div>
  );
}

interface TallyProps {
  readonly side: SideSeen;
  readonly place: number;
  readonly won: boolean;
}

function Tally({ side, place, won }: TallyProps) {
  const session = useSession();
  const energy = side.creatures.reduce((all, creature) => all + creature.energy, 0);
  const light = {
    onPointerEnter: () => session.light(side.creatures.map(({ creature }) => `creature:${creature}`)),
    onPointerLeave: () => session.light([]),
  };
  return (
    <details class="tally" open>
      <summary data-item>
        {place > 0 && <span class="place">{place}</span>}
        {side.seat === null ? <Sign kind="shadow" /> : <SeatBadge seat={side.seat} />}
        <span class="who">{nameOfSide(session, side)}</span>
        {won && (
          <span class="laurel" aria-hidden="true">
            ❦
          </span>
        )}
        <span class="sockets" role="img" aria-label={t("tokens-count", { tokens: side.tokens, goal: side.goal })}>
          {Array.from({ length: side.goal }, (_, at) => (
            <Sign key={at} kind={at < side.tokens ? "token" : "no_token"} />
          ))}
        </span>
      </summary>
      <div class="tally-body" {...light}>
        <dl class="sums">
          <dt>{t("transmutations")}</dt>
          <dd>{side.tokens}</dd>
        </dl>
        <ol class="risen">
          {risen(session, side).map((creature) => (
            <li key={creature}>
              <Beast seed={creature} properties={[]} energy={CELLS} ready shadow={side.seat === null} />
              {creature}
            </li>
          ))}
        </ol>
        <dl class="sums">
          <dt>{t("energy-left")}</dt>
          <dd>{energy}</dd>
          <dt>{t("creatures-left")}</dt>
          <dd>{side.creatures.length}</dd>
        </dl>
        <div class="parade">
          {side.creatures.slice(0, PARADE).map((creature) => (
            <Beast
              key={creature.creature}
              seed={creature.creature}
              properties={creature.properties.map(({ property }) => property)}
              energy={creature.energy}
              shadow={side.seat === null}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
