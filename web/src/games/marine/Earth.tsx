// The earth: tiles with the cubes of the classes on them, and the tokens of elements on their corners. Either tiles or
// corners can be touched, never both: a finger could not tell them apart.

import { useMemo } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { MapCell } from "../../grammar/Piece";
import { valueOf } from "../../grammar/paths";
import { say, t } from "../../words/words";
import { SignParts } from "./art/Sign";
import { Arrows } from "./Arrows";
import { Corners, KeyTag, Tokens } from "./Corners";
import { EARTH } from "./earth";
import { boardOf, isAbout, layer, nameOf, offerAt } from "./facts";
import { TAXA, type Taxon, type TileSeen } from "./types";

const SHEET: readonly string[] = cells(3);
const FRAME = EARTH.frame(SHEET, 16);
const WHOLE = EARTH.path(1);
const INNER = EARTH.path(5);

/** All cells so far from the middle. */
function cells(radius: number): string[] {
  const line = Array.from({ length: 2 * radius + 1 }, (_, nth) => nth - radius);
  return line.flatMap((q) => line.filter((r) => Math.abs(q + r) <= radius).map((r) => `${q},${r}`));
}

export function Earth() {
  const session = useSession();
  const board = boardOf(session);
  const corners = isAbout(session, "vertex");
  const tiles = useMemo(() => new Map(board.tiles.map((tile) => [tile.hex, tile])), [board.tiles]);
  const lines = useMemo(() => EARTH.lines(SHEET.map((hex) => ({ hex }))), []);
  return (
    <svg
      class="drawn earth"
      viewBox={`${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`}
      role="group"
      aria-label={t("earth")}
      focusable="false"
      data-layer={layer.value}
      data-corners={corners || undefined}
    >
      <g class="shelf" aria-hidden="true">
        {board.tiles.map(({ hex }) => (
          <path key={hex} d={EARTH.path()} transform={shift(hex)} />
        ))}
      </g>
      {corners ? (
        <g aria-hidden="true">
          {lines.flat().map(({ hex }) => (
            <g key={hex} class={`space ${looks(tiles.get(hex))}`} transform={shift(hex)} data-place={`hex:${hex}`}>
              <Ground tile={tiles.get(hex)} />
            </g>
          ))}
        </g>
      ) : (
        <g role="grid" aria-label={t("earth")} data-region="earth">
          {lines.map((line) => (
            <g key={line[0]!.hex} role="row">
              {line.map(({ hex }) => (
                <Space key={hex} hex={hex} tile={tiles.get(hex)} />
              ))}
            </g>
          ))}
        </g>
      )}
      <g class="names" aria-hidden="true">
        {SHEET.map((hex) => (
          <text key={hex} class={looks(tiles.get(hex))} transform={shift(hex)} y="-35">
            {nameOf(session, hex)}
          </text>
        ))}
      </g>
      <g class="populations" aria-hidden="true">
        {board.tiles.map((tile) => (
          <Population key={tile.hex} tile={tile} />
        ))}
      </g>
      <Arrows />
      {corners ? <Corners board={board} /> : <Tokens board={board} />}
      <Room session={session} />
      {!corners && <Keys session={session} />}
    </svg>
  );
}

function shift(hex: string): string {
  const { x, y } = EARTH.middle(hex);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

function looks(tile: TileSeen | undefined): string {
  return tile ? `terrain ${tile.terrain} ${tile.thermal ?? ""}` : "water";
}

function Ground({ tile }: { readonly tile: TileSeen | undefined }) {
  return (
    <>
      <path class="floor" d={WHOLE} />
      {tile && <path class="ground" d={WHOLE} />}
      {tile?.thermal && (
        <g class="drawn-icon vent-sign" transform="translate(-21 -25) scale(1.750)">
          <SignParts kind={tile.thermal} />
        </g>
      )}
      <path class="wash" d={INNER} />
      <path class="ring" d={INNER} />
    </>
  );
}

function Space({ hex, tile }: { readonly hex: string; readonly tile: TileSeen | undefined }) {
  const session = useSession();
  return (
    <MapCell
      run={`hex:${hex}`}
      class={`space ${looks(tile)}`}
      transform={shift(hex)}
      label={tile ? tileLabel(session, tile) : t("empty-cell", { cell: nameOf(session, hex) })}
    >
      <Ground tile={tile} />
    </MapCell>
  );
}

/** Each class has its own corner of a tile, so that one knows it by its place, too. */
const SPOTS: Readonly<Record<Taxon, readonly [number, number]>> = {
  reptiles: [-41, -29],
  cephalopods: [2, -29],
  fishes: [-41, 2],
  crustaceans: [2, 2],
};

function Population({ tile }: { readonly tile: TileSeen }) {
  const session = useSession();
  const gains = useGains(session, tile);
  return (
    <g transform={shift(tile.hex)}>
      {TAXA.filter((taxon) => tile.cubes[taxon]).map((taxon) => {
        const [x, y] = SPOTS[taxon];
        const endangered = tile.standing[taxon] === "endangered";
        return (
          <g
            key={taxon}
            class={`chip ${taxon}`}
            transform={`translate(${x} ${y})`}
            data-endangered={endangered || undefined}
          >
            <rect class="chip-box" width="39" height="27" rx="7" />
            <g class={`drawn-icon taxon ${taxon}`} transform="translate(2 3.500) scale(.84)">
              <SignParts kind={taxon} />
            </g>
            <text class="chip-count" x="30" y="20.500">
              {tile.cubes[taxon]}
            </text>
            {endangered && (
              <g class="alarm" transform="translate(37 1)">
                <circle r="8" />
                <path d="M0-4.500v5M0 4.200v.1" />
              </g>
            )}
          </g>
        );
      })}
      {gains.map(([taxon, points], nth) => (
        <g key={taxon} class={`gain ${taxon}`} transform={`translate(${(nth - (gains.length - 1) / 2) * 31} 38)`}>
          <rect class="gain-box" x="-15" y="-9" width="30" height="18" rx="9" />
          <text x="0" y="5">
            +{points}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Points that the tile would bring: where it can be scored now, or on the layer that shows them everywhere. */
function useGains(session: Session, tile: TileSeen): readonly (readonly [Taxon, number])[] {
  const offer = offerAt(session, `hex:${tile.hex}`);
  const asked = offer?.key === "score" || layer.value === "points";
  return asked ? TAXA.flatMap((taxon) => (tile.points[taxon] ? [[taxon, tile.points[taxon]] as const] : [])) : [];
}

/** How many cubes the tiles around a chosen token would take. */
function Room({ session }: { readonly session: Session }) {
  const limits = session.choice.complete.value[0]?.facts["limits"];
  if (typeof limits !== "object" || limits === null) return null;
  return (
    <g class="rooms" aria-hidden="true">
      {(Object.entries(limits) as [string, number][]).map(([hex, limit]) => (
        <g key={hex} class="room" transform={shift(hex)}>
          <rect class="gain-box" x="-16" y="-50" width="32" height="20" rx="10" />
          <text x="0" y="-34.500">
            ≤{limit}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The numbers to type for cells of the map. */
function Keys({ session }: { readonly session: Session }) {
  return (
    <g aria-hidden="true">
      {session.choice.next.value.slice(0, 9).map((element, nth) =>
        element.startsWith("hex:") ? (
          <g key={element} transform={shift(valueOf(element))}>
            <KeyTag number={nth + 1} x={36} y={-32} />
          </g>
        ) : null,
      )}
    </g>
  );
}

/** A tile in words: its name, who lives there and how, and what touches it. */
export function tileLabel(session: Session, tile: TileSeen): string {
  const people = TAXA.filter((taxon) => tile.cubes[taxon]).map((taxon) =>
    t(tile.standing[taxon] === "endangered" ? "cubes-endangered" : "cubes-thriving", {
      taxon: say().name("taxon", taxon),
      count: tile.cubes[taxon] ?? 0,
    }),
  );
  const tokens = tile.tokens.map((nutrient) => say().name("nutrient", nutrient));
  const ground = say().name(tile.thermal ? "thermal" : "terrain", tile.thermal ?? tile.terrain);
  return [
    t("tile", { cell: nameOf(session, tile.hex), terrain: ground }),
    ...(people.length > 0 ? people : [t("nobody-lives-here")]),
    ...(tokens.length > 0 ? [t("touched-by", { elements: tokens.join(", ") })] : []),
  ].join(", ");
}
