// A magical creature: its kind by its number, its properties as parts of it, and the light of the energy it holds.

import { useId } from "preact/hooks";
import "../../../parts/creature/creature.css";
import { bodyOf, planOf } from "../../../parts/creature/body";
import { Figure, buildOf } from "../../../parts/creature/Creature";
import { GROUND } from "../../../parts/creature/geometry";
import type { Pose } from "../../../parts/creature/part";
import { KINDS } from "./kinds";
import { LYING, PLANS } from "./plans";
import { PROPERTIES } from "./properties";

export interface BeastProps {
  readonly seed: number;
  readonly properties: readonly string[];
  readonly energy?: number;
  readonly asleep?: boolean;
  /** It can transmute as soon as it is activated. */
  readonly ready?: boolean;
  /** It belongs to the Shadow, of whose creatures only the outline is lit. */
  readonly shadow?: boolean;
  readonly at?: { readonly x: number; readonly y: number; readonly width: number };
}

const SMALLER = 0.78;

export function Beast({ seed, properties, energy = 0, asleep = false, ready = false, shadow = false, at }: BeastProps) {
  const has = (property: string): boolean => properties.includes(property);
  const pose: Pose = { asleep, hidden: false, fat: 0, filled: 0, has };
  const kind = PLANS[planOf(seed, PLANS.length)]!.kind;
  const parts = [KINDS[kind], ...properties.flatMap((property) => PROPERTIES[property] ?? [])];
  const body = bodyOf(seed, buildOf(parts, pose), asleep ? LYING : PLANS);
  const looks = [`tint-${body.tint}`, has("invisible") && "unseen", shadow && "shady"].filter(Boolean);
  const frame = at && { x: at.x, y: at.y, width: at.width, height: (at.width * 92) / 122 };
  const size = has("small") ? SMALLER : 1;
  return (
    <svg
      class={`creature beast ${looks.join(" ")}`}
      viewBox="0 0 122 92"
      aria-hidden="true"
      focusable="false"
      {...frame}
    >
      {energy > 0 && <Aura energy={energy} low={asleep} ready={ready} />}
      <g transform={size < 1 ? `translate(64 ${GROUND + 2}) scale(${size}) translate(-58 ${-GROUND - 2})` : undefined}>
        <Figure body={body} parts={parts} pose={pose} />
      </g>
    </svg>
  );
}

interface AuraProps {
  readonly energy: number;
  readonly low: boolean;
  readonly ready: boolean;
}

/** The more energy, the wider and brighter; whoever can transmute is surrounded by stars. */
function Aura({ energy, low, ready }: AuraProps) {
  const light = useId();
  const [x, y] = [60, low ? 62 : 48];
  const [wide, high] = [34 + energy * 6, (low ? 20 : 28) + energy * 5];
  const rays = Array.from({ length: 8 + energy * 4 }, (_, nth) => {
    const turn = (nth / (8 + energy * 4)) * Math.PI * 2 + 0.2;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const long = 2 + energy * 1.4 + (nth % 2) * 2;
    const [ax, ay] = [x + dx * wide * 0.9, y + dy * high * 0.9];
    return `M${ax.toFixed(1)} ${ay.toFixed(1)}l${(dx * long).toFixed(1)} ${(dy * long).toFixed(1)}`;
  });
  return (
    <g class="aura" data-energy={energy}>
      <radialGradient id={light}>
        <stop class="light-in" offset="0" />
        <stop class="light-half" offset=".55" />
        <stop class="light-out" offset="1" />
      </radialGradient>
      <ellipse class="light" cx={x} cy={y} rx={wide} ry={high} style={{ fill: `url(#${light})` }} />
      <path class="rays" d={rays.join("")} />
      {ready &&
        [
          [10, 22],
          [30, 6],
          [92, 6],
          [114, 40],
          [8, 60],
        ].map(([sx, sy], nth) => (
          <path
            key={nth}
            class="star-gold"
            transform={`translate(${sx} ${sy}) scale(${nth % 2 ? 0.9 : 1.2})`}
            d="M0-5l1.300 3.700L5 0 1.300 1.300 0 5l-1.300-3.700L-5 0l3.700-1.300z"
          />
        ))}
    </g>
  );
}
