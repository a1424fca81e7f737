// The corners of the map: tokens of elements, or places for them.

import { useMemo } from "preact/hooks";
import { useSession } from "../../app/session";
import { MapCell } from "../../grammar/Piece";
import { say, t } from "../../words/words";
import { TokenParts } from "./art/Sign";
import { EARTH } from "./earth";
import type { BoardSeen, Nutrient } from "./types";

/** The tokens, where tiles are what can be touched. */
export function Tokens({ board }: { readonly board: BoardSeen }) {
  return (
    <g class="corners" aria-hidden="true">
      {board.vertices.map(({ vertex, nutrient }) => (
        <g
          key={vertex}
          class={`map-token nutrient-${nutrient}`}
          transform={corner(vertex)}
          data-place={`vertex:${vertex}`}
        >
          <TokenAt nutrient={nutrient} />
        </g>
      ))}
    </g>
  );
}

interface CornerSeen {
  readonly vertex: string;
  readonly nutrient: Nutrient | undefined;
}

/** The corners of all tiles, where they are what can be touched. */
export function Corners({ board }: { readonly board: BoardSeen }) {
  const lines = useMemo(() => cornerLines(board), [board]);
  return (
    <g class="corners" role="grid" aria-label={t("corners")} data-region="earth">
      {lines.map((line) => (
        <g key={line[0]!.vertex} role="row">
          {line.map((seen) => (
            <Corner key={seen.vertex} seen={seen} />
          ))}
        </g>
      ))}
    </g>
  );
}

function Corner({ seen: { vertex, nutrient } }: { readonly seen: CornerSeen }) {
  const session = useSession();
  const number = session.choice.next.value.indexOf(`vertex:${vertex}`) + 1;
  return (
    <MapCell
      run={`vertex:${vertex}`}
      class={`corner ${nutrient ? `map-token nutrient-${nutrient}` : ""}`}
      transform={corner(vertex)}
      label={say().element(`vertex:${vertex}`, session.scene.value)}
    >
      <circle class="target" r="27" />
      {nutrient ? <TokenAt nutrient={nutrient} /> : <circle class="free" r="8" />}
      <circle class="ring" r="17" />
      {number > 0 && number < 10 && <KeyTag number={number} x={15} y={-15} />}
    </MapCell>
  );
}

function TokenAt({ nutrient }: { readonly nutrient: string }) {
  return (
    <g class="drawn-icon" transform="translate(-15 -15) scale(1.250)">
      <TokenParts kind={nutrient} />
    </g>
  );
}

function corner(vertex: string): string {
  const { x, y } = EARTH.corner(vertex);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** The corners of all tiles, line by line from the top. */
function cornerLines({ tiles, vertices }: BoardSeen): CornerSeen[][] {
  const tokens = new Map(vertices.map(({ vertex, nutrient }) => [vertex, nutrient]));
  const lines = new Map<number, CornerSeen[]>();
  for (const vertex of new Set(tiles.flatMap(({ hex }) => EARTH.cornersOf(hex)))) {
    const y = Math.round(EARTH.corner(vertex).y);
    lines.set(y, [...(lines.get(y) ?? []), { vertex, nutrient: tokens.get(vertex) }]);
  }
  const x = ({ vertex }: CornerSeen): number => EARTH.corner(vertex).x;
  return [...lines].toSorted(([a], [b]) => a - b).map(([, line]) => line.toSorted((a, b) => x(a) - x(b)));
}

/** The number to type for a place on the map. */
export function KeyTag({ number, x, y }: { readonly number: number; readonly x: number; readonly y: number }) {
  return (
    <g class="key-tag" transform={`translate(${x} ${y})`}>
      <circle r="13" />
      <text y="6">{number}</text>
    </g>
  );
}
