// A species in ink: its body by seat, and every gene it bought as a part of it.

import { GROUND, ellipse, planOf, taper } from "./plans";
import { Eggs, Extra, Face, Fur, Horns, Mutations, Parasols, legPath, legX, tailPaths } from "./parts";
import type { Gene } from "../types";

export type Genes = Readonly<Record<Gene, number>>;

interface FigureProps {
  readonly seat: number;
  readonly genes: Genes;
  /** On the map: fewer and bolder lines. */
  readonly small?: boolean;
}

/** The drawing itself, to stand inside an svg; about 200 x 150. */
export function Figure({ seat, genes, small = false }: FigureProps) {
  const plan = planOf(seat);
  const { body, head, neck } = plan;
  const legs = legX(plan, genes.leg);
  const skin = [
    ...tailPaths(plan, genes.tail),
    ...legs.map((x) => legPath(x, body.y, GROUND)),
    taper(neck.from, { x: head.x - head.rx * 0.3, y: head.y + 1 }, neck.bow, neck.thick, neck.thin),
    ellipse(body.x, body.y, body.rx, body.ry),
  ];
  const skull = ellipse(head.x, head.y, head.rx, head.ry);
  const turned = `rotate(${head.turn} ${head.x} ${head.y})`;
  return (
    <g class={`dino seat-tint-${seat % 8}${small ? " small" : ""}`}>
      {!small && <path class="ground" d={`M4 ${GROUND + 1}h188`} />}
      <g class="far">
        {legs.map((x) => (
          <path key={x} d={legPath(x + 11, body.y + 12, GROUND - 4)} />
        ))}
      </g>
      <Extra plan={plan} />
      <Parasols plan={plan} count={small ? Math.min(genes.parasol, 3) : genes.parasol} />
      <g class="edge">
        {skin.map((d) => (
          <path key={d} d={d} />
        ))}
        <path d={skull} transform={turned} />
      </g>
      <g class="skin">
        {skin.map((d) => (
          <path key={d} d={d} />
        ))}
        <path d={skull} transform={turned} />
      </g>
      <g class="coat">
        {skin.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <Fur plan={plan} count={genes.fur} />
      {!small && (
        <path
          class="shade"
          d={`M${body.x - body.rx * 0.8} ${body.y + body.ry * 0.45}q${body.rx * 0.8} ${body.ry * 0.8} ${body.rx * 1.6} 0`}
        />
      )}
      <Mutations plan={plan} count={small ? 0 : genes.mutation} />
      <Face plan={plan} />
      <Horns plan={plan} count={genes.horn} />
      {!small && <Eggs count={genes.egg} />}
    </g>
  );
}

export function Portrait({ seat, genes }: { readonly seat: number; readonly genes: Genes }) {
  return (
    <svg class="drawn portrait" viewBox="-14 -8 214 160" aria-hidden="true" focusable="false">
      <Figure seat={seat} genes={genes} />
    </svg>
  );
}
