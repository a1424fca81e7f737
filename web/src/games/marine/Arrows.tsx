// What is chosen to go from one tile to another, as an arrow on the map.

import { useSession } from "../../app/session";
import { valueOf } from "../../grammar/paths";
import { EARTH } from "./earth";

export function Arrows() {
  const { choice, view } = useSession();
  const asked = view.value!.question?.args["hex"]; // where cubes are invited to, or from where they must go
  const chosen = choice.chosen.value.filter((element) => element.startsWith("hex:"));
  const moved = choice.left.value[0]?.key;
  const [from, to] =
    chosen.length > 1
      ? chosen
      : moved === "drift" && chosen.length === 1
        ? [chosen[0], asked]
        : moved === "scatter" && chosen.length === 1
          ? [asked, chosen[0]]
          : [];
  if (!from || !to || from === to) return null;
  const [a, b] = [EARTH.middle(valueOf(from)), EARTH.middle(valueOf(to))];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const [x1, y1] = [a.x + dx * 0.32, a.y + dy * 0.32]; // it lies between the two, and covers no cubes
  const [x2, y2] = [b.x - dx * 0.3, b.y - dy * 0.3];
  const wing = (side: number): string =>
    `${(x2 - ux * 13 + uy * 11 * side).toFixed(1)} ${(y2 - uy * 13 - ux * 11 * side).toFixed(1)}`;
  return (
    <g class="arrows" aria-hidden="true">
      <path
        d={`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}M${wing(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}L${wing(-1)}`}
      />
    </g>
  );
}
