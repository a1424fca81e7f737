// A creature in ink: its body by number, its looks as parts of it.

import { useId } from "preact/hooks";
import "./creature.css";
import { type Body, type Build, LEAN, bodyOf } from "./body";
import { GROUND, along, beside, outline, smooth } from "./geometry";
import { LOOKS, type Look } from "./looks";
import type { Part, Pose } from "./part";

export interface CreatureProps {
  readonly seed: number;
  readonly looks: readonly Look[];
  readonly asleep?: boolean;
  readonly poisoned?: boolean;
  /** Stores of fat, and how many of them are filled. */
  readonly fat?: number;
  readonly filled?: number;
  /** In its shell. */
  readonly hidden?: boolean;
  readonly paralysed?: boolean;
  readonly newborn?: boolean;
  /** Where it stands inside another drawing. */
  readonly at?: { readonly x: number; readonly y: number; readonly width: number; readonly flip?: boolean };
}

export function Creature({
  seed,
  looks,
  asleep = false,
  poisoned = false,
  fat = 0,
  filled = 0,
  hidden = false,
  paralysed = false,
  newborn = false,
  at,
}: CreatureProps) {
  const worn = new Set<string>(looks);
  const pose: Pose = { asleep, hidden, fat, filled, has: (look) => worn.has(look) };
  const parts = [...new Set(looks)].map((look): Part => LOOKS[look]);
  const body = bodyOf(seed, buildOf(parts, pose));
  const frame = frameOf(at);
  if (hidden) return <Hiding tint={body.tint} frame={frame} />;
  return (
    <svg
      class={`creature tint-${body.tint}${paralysed ? " numb" : ""}`}
      viewBox="0 0 122 92"
      aria-hidden="true"
      focusable="false"
      style={{ "--since": `${-(seed % 7) * 0.9}s` }}
      {...frame}
    >
      {!at && <path class={pose.has("fins") ? "habitat water" : "habitat"} d={HABITAT} />}
      <Figure body={body} parts={parts} pose={pose} poisoned={poisoned} />
      {newborn && <Cradle body={body} />}
      {paralysed && <path class="dizzy" d={`M${body.head.x - 9} ${body.head.y - 15}c6-6 16-4 15 1s-9 5-9 1 7-3 6 0`} />}
    </svg>
  );
}

/** A wash of colour on the paper behind it: the land, or the water. */
const HABITAT = "M4 80C1 66 16 57 34 54c16-3 20-10 40-9 17 1 22 9 34 15 12 7 10 20 0 23-12 4-28 1-50 3-26 2-52 4-54-6z";

/** What the looks of a creature make of its body. */
export function buildOf(parts: readonly Part[], pose: Pose): Build {
  return Object.assign({}, LEAN, ...parts.map((part) => part.build?.(pose)));
}

interface FigureProps {
  readonly body: Body;
  readonly parts: readonly Part[];
  readonly pose: Pose;
  readonly poisoned?: boolean;
}

/** A body with its parts; games with plans and parts of their own draw them in the same ink. */
export function Figure({ body, parts, pose, poisoned = false }: FigureProps) {
  const cut = useId();
  const skin = outline(body.spine);
  return (
    <>
      <defs>
        <clipPath id={cut}>
          <path d={skin} />
        </clipPath>
      </defs>
      <path class="ground" d={`M8 ${GROUND + 2}h104`} />
      {parts.map((part) => part.behind?.(body, pose))}
      <Legs body={body} near={false} />
      <path class="body" d={skin} />
      <g clip-path={`url(#${cut})`}>
        <path class="shade" d={shade(body)} />
        {parts.map((part) => part.skin?.(body, pose))}
      </g>
      <path class="hatch" d={hatching(body)} />
      <path class="contour" d={skin} />
      <path class="contour ghost" d={skin} transform="translate(.8 -.7)" />
      <Legs body={body} near />
      <Ears body={body} />
      <Face body={body} asleep={pose.asleep} poisoned={poisoned} />
      {parts.map((part) => part.front?.(body, pose))}
      {pose.asleep && (
        <path
          class="zzz"
          d={`M${body.head.x + 2} ${body.head.y - 18}h5l-5 6h5M${body.head.x + 11} ${body.head.y - 26}h4l-4 5h4`}
        />
      )}
    </>
  );
}

function Legs({ body, near }: { readonly body: Body; readonly near: boolean }) {
  return (
    <g class={near ? "legs" : "legs far"}>
      {body.feet
        .filter((foot) => foot.near === near)
        .map(({ hip, foot }) => {
          const w = body.leg;
          const knee = { x: (hip.x + foot.x) / 2 + 2.5, y: (hip.y + foot.y) / 2 };
          const shape = `M${hip.x - w} ${hip.y}Q${knee.x - w} ${knee.y} ${foot.x - w * 0.55} ${foot.y - 1}Q${foot.x - w * 0.5} ${foot.y + 2} ${foot.x + w} ${foot.y + 1}Q${foot.x + w * 1.2} ${foot.y - 2} ${foot.x + w * 0.5} ${foot.y - 3}Q${knee.x + w * 0.6} ${knee.y} ${hip.x + w} ${hip.y}`;
          return <path class="leg" d={shape} />;
        })}
    </g>
  );
}

type Frame = Partial<Record<"x" | "y" | "width" | "height", number>>;

function frameOf(at: CreatureProps["at"]): Frame {
  return at ? { x: at.x, y: at.y, width: at.width, height: (at.width * 92) / 122 } : {};
}

/** Drawn back into its shell, with only the eyes left to see. */
function Hiding({ tint, frame }: { readonly tint: number; readonly frame: Frame }) {
  return (
    <svg class={`creature tint-${tint}`} viewBox="0 0 122 92" aria-hidden="true" focusable="false" {...frame}>
      <path class="ground" d={`M8 ${GROUND + 2}h104`} />
      <g transform={`translate(59 ${GROUND + 1})`}>
        <path class="carapace" d="M-46 1C-52-30-32-60-2-62c34-2 54 30 48 63-26-6-66-6-92 0z" />
        <path
          class="line wide"
          d="M36-6c6-24-10-42-32-42-18 0-27 13-23 25 4 10 20 10 22 0 1-6-5-9-9-6M-37-5c-2-12 1-24 8-32"
        />
        <path class="ink" d="M10 0c0-19 34-19 35 0-11-2-24-2-35 0z" />
        <circle class="paper" cx="22" cy="-6" r="4" />
        <circle class="paper" cx="34" cy="-6" r="4" />
        <circle class="jet" cx="23" cy="-6" r="1.600" />
        <circle class="jet" cx="35" cy="-6" r="1.600" />
      </g>
    </svg>
  );
}

/** Born just now: the halves of an egg around its feet. */
function Cradle({ body }: { readonly body: Body }) {
  const x = (body.feet[1]!.foot.x + body.feet[3]!.foot.x) / 2;
  return (
    <path
      class="paper"
      transform={`translate(${x.toFixed(1)} ${GROUND + 4})`}
      d="M-34-15l7 6 6-6 7 6 7-6 7 6 7-6 7 6 7-6 7 6 6-6c1 10-14 17-34 17S-35-5-34-15z"
    />
  );
}

function Ears({ body }: { readonly body: Body }) {
  const place = beside(body.spine, body.spine.length - 2.25, -0.85);
  const move = `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`;
  if (body.ears === "round") return <path class="leg" transform={move} d="M-4 2c-3-6 5-9 7-2 0 2-1 3-2 4z" />;
  if (body.ears === "pointed") return <path class="leg" transform={move} d="M-3 2c-4-5-5-9-4-12 4 2 7 5 8 10z" />;
  if (body.ears === "frill")
    return <path class="leg" transform={move} d="M2 5c-6 0-9-3-10-7l4 1c-1-3 0-5 1-7l3 4c1-2 2-3 4-4l1 6z" />;
  return null;
}

function Face({
  body,
  asleep,
  poisoned,
}: {
  readonly body: Body;
  readonly asleep: boolean;
  readonly poisoned: boolean;
}) {
  const { x, y } = body.eye;
  const mouth = [body.spine.length - 1.05, body.spine.length - 1.4, body.spine.length - 1.75].map((where) =>
    beside(body.spine, where, 0.42),
  );
  return (
    <g>
      {asleep && <path class="line" d={`M${x - 3} ${y}q3 2.5 6 0`} />}
      {!asleep && poisoned && <path class="line" d={`M${x - 2} ${y - 2}l4 4m0-4l-4 4`} />}
      {!asleep && !poisoned && (
        <g class="eye" style={{ transformOrigin: `${x}px ${y}px` }}>
          <circle class="ink" cx={x} cy={y} r="1.9" />
          <circle class="glint" cx={x + 0.7} cy={y - 0.7} r=".6" />
        </g>
      )}
      <path class="line" d={smooth(mouth, false)} />
      <circle
        class="ink"
        cx={body.snout.x + along(body.spine, body.spine.length - 1).x * body.snout.r * 0.6}
        cy={body.snout.y - body.snout.r * 0.45}
        r=".8"
      />
    </g>
  );
}

/** The lower half, a little darker. */
function shade(body: Body): string {
  const points = body.spine.map((_, at) => beside(body.spine, at, 0.3));
  const low = body.spine.map((_, at) => beside(body.spine, at, 1.6));
  return smooth([...points, ...low.toReversed()]);
}

/** Short strokes of the pen under the body. */
function hatching(body: Body): string {
  return [1.6, 1.9, 2.2, 2.5, 2.8, 3.1, 3.4, 3.7, 4, 4.3, 5.2, 5.5]
    .map((where) => {
      const from = beside(body.spine, where, 0.92);
      const to = beside(body.spine, where + 0.16, 0.6);
      return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
    })
    .join("");
}
