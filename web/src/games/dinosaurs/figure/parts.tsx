// What each gene adds to a dinosaur: visible before a word is read.

import { GROUND, type Plan, ellipse, spread, taper } from "./plans";

const at = (value: number): string => value.toFixed(1);

export function legX(plan: Plan, count: number): number[] {
  return spread(Math.min(count, 6), plan.body.x + (count === 1 ? 2 : 0), plan.body.rx * (count === 2 ? 0.54 : 0.68));
}

export function legPath(x: number, top: number, ground: number): string {
  return `M${at(x - 8)} ${top}C${at(x - 10)} ${at(top + 22)} ${at(x - 6)} ${ground - 14} ${at(x - 6)} ${ground}h17c0-6-3-8-7-9C${at(x + 4)} ${ground - 18} ${at(x + 10)} ${at(top + 22)} ${at(x + 9)} ${top}z`;
}

export function tailPaths(plan: Plan, count: number): string[] {
  const { x, y, rx } = plan.body;
  const base = { x: x - rx + 14, y: y + 2 };
  const many = Math.min(count, 6);
  return spread(many, many === 1 ? 12 : 18, Math.min(46, 12 * many)).map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const tip = { x: base.x - 58 * Math.cos(angle), y: base.y - 58 * Math.sin(angle) };
    const bow = { x: base.x - 34 * Math.cos(angle - 0.45), y: base.y - 34 * Math.sin(angle - 0.45) };
    return taper(base, tip, bow, many > 3 ? 8 : 11, 1.2);
  });
}

/** Horns stand on the head, and when it is full go on down the neck. */
export function Horns({ plan, count }: { readonly plan: Plan; readonly count: number }) {
  const { head, neck } = plan;
  const places = Array.from({ length: Math.min(count, 7) }, (_, nth) => {
    const along = 0.72 - nth * 0.46;
    if (along > -0.9)
      return {
        x: head.x + head.rx * along,
        y: head.y - head.ry * Math.sqrt(1 - along * along) + 2,
        lean: 12 - nth * 9,
        size: nth === 0 ? 0.8 : 1,
      };
    const down = (nth - 3) * 0.22;
    return {
      x: head.x - head.rx * 0.6 + (neck.bow.x - head.x) * down,
      y: head.y - neck.thin + (neck.bow.y - head.y) * down,
      lean: -34,
      size: 0.85,
    };
  });
  return (
    <>
      {places.map(({ x, y, lean, size }, nth) => (
        <path
          key={nth}
          class="bone"
          transform={`translate(${at(x)} ${at(y)}) rotate(${lean}) scale(${size})`}
          d="M-5.500 2C-4-8-1-17 4-24 4.500-14 5-6 5.500 2z"
        />
      ))}
    </>
  );
}

export function Fur({ plan, count }: { readonly plan: Plan; readonly count: number }) {
  const { x, y, rx, ry } = plan.body;
  const many = Math.min(count, 6);
  const hairs = spread(many * 5, 262, 12 + many * 13).map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const long = 9 + (many > 2 ? 3 : 0);
    return `M${at(x + rx * cos)} ${at(y + ry * sin + 1)}q${at(cos * long - 2)} ${at(sin * long * 0.6)} ${at(cos * long - 6)} ${at(sin * long)}`;
  });
  return <path class="fur" d={hairs.join("")} />;
}

export function Parasols({ plan, count }: { readonly plan: Plan; readonly count: number }) {
  const many = Math.min(count, 5);
  const size = many < 3 ? 1 : many === 3 ? 0.84 : 0.68;
  const { x, y, rx, ry } = plan.body;
  const places = spread(many, x - 8, many === 2 ? 20 : rx * 0.66);
  return (
    <>
      {places.map((place, nth) => {
        const foot = y - ry * Math.sqrt(Math.max(0, 1 - ((place - x) / rx) ** 2)) + 4;
        const top = foot - 44 * size - (nth % 2) * 9;
        return (
          <g key={nth}>
            <path class="pole" d={`M${at(place)} ${at(foot)}V${at(top)}`} />
            <g transform={`translate(${at(place)} ${at(top)}) scale(${size})`}>
              <path class="wash-red" d="M-22 8C-20-10 20-10 22 8 18 4 12 4 8 8 4 4-4 4-8 8-12 4-18 4-22 8z" />
              <path class="bone" d="M-8 8C-7-2-4-5 0-6 4-5 7-2 8 8 4 4-4 4-8 8z" />
              <path d="M0-6v-5" />
            </g>
          </g>
        );
      })}
    </>
  );
}

export function Eggs({ count }: { readonly count: number }) {
  const many = Math.min(count, 7);
  return (
    <g>
      <path class="nest" d={`M2 ${GROUND}h${14 + many * 13}`} />
      {Array.from({ length: many }, (_, nth) => {
        const x = 12 + nth * 13;
        return (
          <g key={nth} transform={`rotate(${nth % 2 ? 10 : -8} ${x} ${GROUND - 8})`}>
            <path
              class="egg"
              d={`M${x - 6.5} ${GROUND - 7}c0-7 3-12 6.500-12s6.500 5 6.500 12a6.500 6.500 0 0 1-13 0z`}
            />
            <path class="speck" d={`M${x - 2} ${GROUND - 11}h.1M${x + 2} ${GROUND - 8}h.1M${x - 1} ${GROUND - 5}h.1`} />
          </g>
        );
      })}
    </g>
  );
}

/** Mutations show as odd little eyes on the flank. */
export function Mutations({ plan, count }: { readonly plan: Plan; readonly count: number }) {
  const { x, y, rx } = plan.body;
  return (
    <>
      {spread(Math.min(count, 6), x - 4, count === 1 ? 0 : rx * 0.62).map((place, nth) => (
        <g key={nth} transform={`translate(${at(place)} ${at(y + (nth % 2 ? 9 : -3))})`}>
          <path class="wash-violet" d={ellipse(0, 0, 7, 5.5)} />
          <path class="ink" d={ellipse(1, 0, 2, 2.6)} />
        </g>
      ))}
    </>
  );
}

/** What belongs to the kind of body and not to a gene. */
export function Extra({ plan }: { readonly plan: Plan }) {
  const { body, head } = plan;
  if (plan.extra === "plates")
    return (
      <path
        class="plate"
        d={spread(5, body.x + 2, body.rx * 0.72)
          .map((x) => {
            const y = body.y - body.ry * Math.sqrt(1 - ((x - body.x) / body.rx) ** 2) + 4;
            return `M${at(x - 9)} ${at(y)}l7-17 10 15z`;
          })
          .join("")}
      />
    );
  if (plan.extra === "frill")
    return (
      <path
        class="plate"
        d={`M${head.x - 4} ${head.y + 26}c-20-2-34-18-32-36l10 2c-2-12 1-22 6-27l9 8c4-6 9-10 17-11l6 24z`}
      />
    );
  if (plan.extra === "crest")
    return <path class="plate" d={`M${head.x - 2} ${head.y - 9}c-10-3-20-10-26-22-1 14 4 24 14 30z`} />;
  return null;
}

export function Face({ plan }: { readonly plan: Plan }) {
  const { x, y, rx, ry } = plan.head;
  const eye = { x: x + rx * 0.05, y: y - ry * 0.3 };
  return (
    <g transform={`rotate(${plan.head.turn} ${x} ${y})`}>
      <path class="bone" d={ellipse(eye.x, eye.y, 4.6, 4.6)} />
      <path class="ink" d={ellipse(eye.x + 1.4, eye.y + 0.4, 1.9, 2.3)} />
      <path
        class="mouth"
        d={`M${at(x + rx * 0.96)} ${at(y + ry * 0.28)}Q${at(x + rx * 0.4)} ${at(y + ry * 0.62)} ${at(x - rx * 0.05)} ${at(y + ry * 0.36)}`}
      />
      {plan.extra === "jaw" && <path class="bone" d={`M${x + 22} ${y + 6}l-2 6-4-5zM${x + 15} ${y + 8}l-2 6-4-5z`} />}
      <path class="ink" d={ellipse(x + rx * 0.8, y - ry * 0.15, 1.1, 1.1)} />
    </g>
  );
}
