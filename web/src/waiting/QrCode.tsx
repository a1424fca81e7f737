// A link for the camera of a telephone.

import { useMemo } from "preact/hooks";
import { qr } from "../parts/qr";
import { t } from "../words/words";

/** Readers want a light border of four squares. */
const BORDER = 4;

export function QrCode({ link }: { readonly link: string }) {
  const grid = useMemo(() => qr(link), [link]);
  if (!grid) return null;
  const size = grid.length + 2 * BORDER;
  const dark = grid
    .flatMap((row, y) => row.map((on, x) => (on ? `M${x + BORDER} ${y + BORDER}h1v1h-1z` : "")))
    .join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("qr-code")} shape-rendering="crispEdges">
      <path class="qr-light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path class="qr-dark" d={dark} />
    </svg>
  );
}
