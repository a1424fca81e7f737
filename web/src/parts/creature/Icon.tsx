// A small drawing by itself: that of a look, or one that a game draws.

import type { ComponentChildren } from "preact";
import "./creature.css";
import { LOOKS, type Look } from "./looks";
import type { Part } from "./part";

export interface IconProps {
  readonly look?: Look | undefined;
  /** Drawn on 24 by 24 when there is no look. */
  readonly draw?: (() => ComponentChildren) | undefined;
}

export function Icon({ look, draw }: IconProps) {
  const part: Part | undefined = look && LOOKS[look];
  const drawn = part?.icon ?? draw;
  return (
    <svg class="drawn-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawn ? drawn() : <circle class="paper" cx="12" cy="12" r="8" />}
    </svg>
  );
}
