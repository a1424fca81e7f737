// What the map shows besides: the points of each tile, or the cubes that are endangered.

import { t } from "../../words/words";
import { type Layer, layer } from "./facts";

export function Layers() {
  const names: readonly (readonly [Exclude<Layer, "plain">, string])[] = [
    ["points", t("layer-points")],
    ["risk", t("layer-risk")],
  ];
  return (
    <div class="layers" role="group" aria-label={t("layers")} data-region="layers">
      {names.map(([id, name]) => (
        <button
          key={id}
          type="button"
          class="btn layer-button"
          data-item
          tabIndex={-1}
          aria-pressed={layer.value === id}
          onClick={() => (layer.value = layer.value === id ? "plain" : id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
