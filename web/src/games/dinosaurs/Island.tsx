// The island: every space a cell of a grid, with its terrain as colour and pattern, its climate as a tint and a sign.
// Around it stand the letters of the rows and the numbers of the columns, of which the names of spaces are made.

import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Session, useSession } from "../../app/session";
import { MapCell } from "../../grammar/Piece";
import { seatLetter } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Figure } from "./figure/Dino";
import { SignAt } from "./figure/icons";
import type { Frame } from "../../parts/hexes";
import { boardOf, nameOf, offerAt } from "./facts";
import { ISLAND } from "./island";
import type { SpaceSeen } from "./types";

const MARGIN = 26;
/** Words on the map have this height on the screen, wherever the map is small. */
const SMALLEST = 11;
/** Spaces narrower than this on the screen can be looked at more closely. */
const NARROW = 38;
const CLOSER = 1.6;
/** Whether the island is looked at closely; otherwise the whole of it is in sight. */
const close = signal(false);
/** The space under the pointer or the focus. */
const pointed = signal("");

export function Island() {
  const session = useSession();
  const board = boardOf(session);
  const rows = useMemo(() => ISLAND.lines(board.spaces), [board.spaces]);
  const hexes = board.spaces.map(({ hex }) => hex);
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(room);
  const around = (type: number): Frame => ISLAND.frame(hexes, MARGIN + type * 0.85);
  const fit = ({ width: wide, height: high }: Frame): number =>
    width > 0 ? Math.min(width / wide, height / high) : 0.4;
  const bare = around(typeFor(fit(around(20))));
  const fits = fit(bare);
  const narrow = fits * ISLAND.wide < NARROW;
  const nearer = narrow && close.value;
  const scale = nearer ? Math.max(height / bare.height, fits * CLOSER) : fits;
  const type = typeFor(scale);
  const frame = around(type);
  useChosenInSight(session, room, nearer);
  return (
    <div class="island-frame">
      <div class="island-room" ref={room} data-close={nearer || undefined}>
        <svg
          class="drawn island"
          style={
            nearer
              ? {
                  width: `${Math.round(frame.width * scale)}px`,
                  height: `${Math.round(Math.max(height, frame.height * scale))}px`,
                }
              : {}
          }
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          role="group"
          aria-label={t("island")}
          focusable="false"
        >
          <defs>
            {board.seats.map(({ seat, genes }) => (
              <symbol key={seat} id={`dn-dino-${seat}`} viewBox="-14 -20 214 172">
                <Figure seat={seat} genes={genes} small />
              </symbol>
            ))}
          </defs>
          <g class="shore" aria-hidden="true">
            {board.spaces.map((space) => (
              <path key={space.hex} d={ISLAND.path()} transform={shift(space)} />
            ))}
          </g>
          <Ruler frame={frame} type={type} rows={rows} />
          <g
            role="grid"
            aria-label={t("island")}
            data-region="island"
            onPointerOver={point}
            onFocusIn={point}
            onPointerLeave={() => (pointed.value = "")}
            onFocusOut={() => (pointed.value = "")}
          >
            {rows.map((row) => (
              <g key={row[0]!.hex} role="row">
                {row.map((space) => (
                  <Space key={space.hex} space={space} />
                ))}
              </g>
            ))}
          </g>
          <g class="signs" aria-hidden="true">
            {board.spaces.map((space) => (
              <Signs key={space.hex} space={space} type={type} />
            ))}
          </g>
        </svg>
      </div>
      {narrow && (
        <button type="button" class="btn fit" aria-pressed={nearer} onClick={() => (close.value = !close.value)}>
          {nearer ? t("whole-island") : t("closer")}
        </button>
      )}
    </div>
  );
}

/** How high letters must be on the map to be read at that scale. */
function typeFor(scale: number): number {
  return Math.min(46, Math.max(20, SMALLEST / scale));
}

function point({ target }: Event): void {
  pointed.value = (target as Element).closest("[data-element]")?.getAttribute("data-element") ?? "";
}

/** The size of an element, as it changes. */
function useSize(box: { readonly current: HTMLElement | null }): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = box.current!;
      if (width > 0) setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** Coming closer leads to what has been chosen, or to the first of what can be. */
function useChosenInSight(session: Session, room: { readonly current: HTMLElement | null }, nearer: boolean): void {
  useLayoutEffect(() => {
    if (!nearer) return;
    const wanted = [...session.choice.chosen.value.toReversed(), ...session.choice.next.value].find((element) =>
      element.startsWith("hex:"),
    );
    const piece = wanted && room.current?.querySelector(`[data-element="${wanted}"]`);
    if (piece) piece.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }, [nearer]);
}

/** Letters and numbers at the edge of the map; those of what is chosen or pointed at stand out. */
function Ruler({
  frame,
  type,
  rows,
}: {
  readonly frame: Frame;
  readonly type: number;
  readonly rows: readonly (readonly SpaceSeen[])[];
}) {
  const session = useSession();
  const called = (hex: string): string => nameOf(session, hex);
  const meant = [pointed.value, ...session.lit.value, ...session.choice.chosen.value]
    .filter((element) => element.startsWith("hex:"))
    .map((element) => called(element.slice(4)));
  const west = Math.min(...rows.flat().map(({ hex }) => ISLAND.middle(hex).x));
  const last = Math.max(...rows.flat().map(({ hex }) => Number(called(hex).slice(1))));
  const side = type * 0.62;
  return (
    <g class="ruler" aria-hidden="true" style={{ fontSize: `${type}px` }}>
      {rows.map((row) => {
        const letter = called(row[0]!.hex)[0];
        const y = ISLAND.middle(row[0]!.hex).y + type * 0.36;
        const now = meant.some((name) => name[0] === letter) || undefined;
        return [frame.x + side, frame.x + frame.width - side].map((x) => (
          <text key={`${letter}${x}`} x={x} y={y} data-now={now}>
            {letter}
          </text>
        ));
      })}
      {Array.from({ length: last }, (_, nth) => {
        const now = meant.some((name) => Number(name.slice(1)) === nth + 1) || undefined;
        // in the middle between the two halves of a column
        return [frame.y + type * 1.1, frame.y + frame.height - type * 0.4].map((y) => (
          <text key={`${nth} ${y}`} x={west + ISLAND.wide * (nth + 0.25)} y={y} data-now={now}>
            {nth + 1}
          </text>
        ));
      })}
    </g>
  );
}

function shift({ hex }: SpaceSeen): string {
  const { x, y } = ISLAND.middle(hex);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

const WHOLE = ISLAND.path();
const INNER = ISLAND.path(5);
const RIM = ISLAND.path(3);

function Space({ space }: { readonly space: SpaceSeen }) {
  const session = useSession();
  const odds = oddsHere(space);
  return (
    <MapCell
      run={`hex:${space.hex}`}
      class={`space ${space.terrain} zone-${space.zone}`}
      transform={shift(space)}
      label={spaceLabel(space, session, odds)}
    >
      <path class="floor" d={WHOLE} />
      <path class="ground" d={WHOLE} />
      <path class="tint" d={WHOLE} />
      <path class="weather-rim" d={RIM} />
      <path class="wash" d={INNER} />
      {space.zone !== "temperate" && (
        <g class="sign">
          <circle class="sign-plate" cx={0} cy={-38} r={14} />
          <SignAt kind={space.zone} x={-10.5} y={-48.5} size={21} />
        </g>
      )}
      {space.start && space.dino === null && (
        <path class="star" d="M0-15l4 10.500 11 .5-8.600 7L9.500 14 0 8l-9.500 6 3.100-11-8.600-7 11-.5z" />
      )}
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
function Signs({ space, type }: { readonly space: SpaceSeen; readonly type: number }) {
  const odds = oddsHere(space);
  const number = useSession().choice.next.value.indexOf(`hex:${space.hex}`) + 1;
  if (space.dino === null && number === 0) return null;
  const plate = type * 0.64;
  const corner = 44 - plate;
  const tag = type * 2.3;
  const style = { fontSize: `${type}px` };
  return (
    <g transform={shift(space)}>
      {space.dino !== null && (
        <g class={`seat-tint-${space.dino % 8}`}>
          <circle class="letter-plate" cx={corner} cy={corner} r={plate} />
          <text class="letter-text" x={corner} y={corner + type * 0.36} style={style}>
            {seatLetter(space.dino)}
          </text>
        </g>
      )}
      {odds !== null && (
        <g class="odds-tag">
          <rect x={-tag / 2} y={-54} width={tag} height={type * 1.35} rx={8} />
          <text x={0} y={type * 1.03 - 54} style={style}>
            {odds}/6
          </text>
        </g>
      )}
      {number > 0 && number < 10 && (
        <g class="key-tag">
          <circle cx={-28} cy={26} r={type * 0.75} />
          <text x={-28} y={26 + type * 0.36} style={style}>
            {number}
          </text>
        </g>
      )}
    </g>
  );
}

/** When a dinosaur has been chosen to move: the odds of attacking this space. */
function oddsHere(space: SpaceSeen): number | null {
  const session = useSession();
  if (session.choice.chosen.value.length === 0) return null;
  const odds = offerAt(session, [`hex:${space.hex}`])?.facts["odds"];
  return typeof odds === "number" ? odds : null;
}

function spaceLabel(space: SpaceSeen, session: Session, odds: number | null): string {
  const words = {
    space: nameOf(session, space.hex),
    terrain: say().name("terrain", space.terrain),
    zone: say().name("zone", space.zone),
  };
  const label =
    space.dino === null
      ? t("space", words)
      : t("space-of", { ...words, player: session.names.value[space.dino] ?? "" });
  return odds === null ? label : `${label}, ${t("odds", { count: odds })}`;
}
