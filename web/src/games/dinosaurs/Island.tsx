// The island: every space a cell of a grid, with its terrain as colour and pattern, its climate as a tint and a sign.

import { useMemo } from "preact/hooks";
import { useSession } from "../../app/session";
import { MapCell } from "../../grammar/Piece";
import { seatLetter } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Figure } from "./figure/Dino";
import { SignAt } from "./figure/icons";
import { boardOf } from "./facts";
import { frameOf, hexPath, middleOf, rowsOf } from "./hexes";
import type { BoardSeen, SpaceSeen } from "./types";

const MARGIN = 26;

export function Island() {
  const session = useSession();
  const board = boardOf(session);
  const rows = useMemo(() => rowsOf(board.spaces), [board.spaces]);
  const frame = frameOf(board.spaces, MARGIN);
  return (
    <svg class="drawn island" viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} role="group" aria-label={t("island")} focusable="false">
      <defs>
        {board.seats.map(({ seat, genes }) => (
          <symbol key={seat} id={`dn-dino-${seat}`} viewBox="-14 -20 214 172"><Figure seat={seat} genes={genes} small /></symbol>
        ))}
      </defs>
      <g class="shore" aria-hidden="true">{board.spaces.map((space) => <path key={space.hex} d={hexPath()} transform={shift(space)} />)}</g>
      <g role="grid" aria-label={t("island")} data-region="island">
        {rows.map((row) => (
          <g key={row[0]!.hex} role="row">{row.map((space) => <Space key={space.hex} space={space} board={board} />)}</g>
        ))}
      </g>
      <g class="signs" aria-hidden="true">{board.spaces.map((space) => <Signs key={space.hex} space={space} board={board} />)}</g>
    </svg>
  );
}

function shift({ hex }: SpaceSeen): string {
  const { x, y } = middleOf(hex);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

const WHOLE = hexPath();
const INNER = hexPath(5);

function Space({ space, board }: { readonly space: SpaceSeen; readonly board: BoardSeen }) {
  const session = useSession();
  const odds = oddsHere(space, board);
  return (
    <MapCell run={`hex:${space.hex}`} class={`space ${space.terrain} zone-${space.zone}`} transform={shift(space)} label={spaceLabel(space, session.names.value, odds)}>
      <path class="floor" d={WHOLE} />
      <path class="ground" d={WHOLE} />
      <path class="tint" d={WHOLE} />
      <path class="wash" d={INNER} />
      {space.zone !== "temperate" && <g class="sign"><SignAt kind={space.zone} x={-10} y={-49} size={20} /></g>}
      {space.start && space.dino === null && <path class="star" d="M0-15l4 10.500 11 .5-8.600 7L9.500 14 0 8l-9.500 6 3.100-11-8.600-7 11-.5z" />}
      <path class="ring" d={INNER} />
      {space.dino !== null && (
        <g class={`token-dino seat-tint-${space.dino % 8}`}>
          <use href={`#dn-dino-${space.dino}`} x={-44} y={-33} width={88} height={71} />
        </g>
      )}
    </MapCell>
  );
}

/** Letters and figures over a space. They lie above the grid: what a space is called does not follow from them. */
function Signs({ space, board }: { readonly space: SpaceSeen; readonly board: BoardSeen }) {
  const odds = oddsHere(space, board);
  const number = useSession().choice.next.value.indexOf(`hex:${space.hex}`) + 1;
  if (space.dino === null && number === 0) return null;
  return (
    <g transform={shift(space)}>
      {space.dino !== null && (
        <g class={`seat-tint-${space.dino % 8}`}>
          <circle class="letter-plate" cx={27} cy={27} r={14} />
          <text class="letter-text" x={27} y={34}>{seatLetter(space.dino)}</text>
        </g>
      )}
      {odds !== null && <g class="odds-tag"><rect x={-42} y={12} width={50} height={26} rx={8} /><text x={-17} y={31}>{odds}/6</text></g>}
      {number > 0 && number < 10 && <g class="key-tag"><circle cx={0} cy={-42} r={15} /><text x={0} y={-36}>{number}</text></g>}
    </g>
  );
}

/** When a dinosaur has been chosen to move: the odds of attacking this space. */
function oddsHere(space: SpaceSeen, board: BoardSeen): number | null {
  const session = useSession();
  const chosen = session.choice.chosen.value;
  const me = session.view.value!.seat;
  if (me === null || space.dino === null || space.dino === me || chosen.length === 0) return null;
  const here = `hex:${space.hex}`;
  if (!session.choice.next.value.includes(here) && chosen.at(-1) !== here) return null;
  return board.odds[me]?.[space.dino] ?? null;
}

function spaceLabel(space: SpaceSeen, names: readonly string[], odds: number | null): string {
  const words = { space: space.hex, terrain: say().name("terrain", space.terrain), zone: say().name("zone", space.zone) };
  const label = space.dino === null ? t("space", words) : t("space-of", { ...words, player: names[space.dino] ?? "" });
  return odds === null ? label : `${label}, ${t("odds", { count: odds })}`;
}
