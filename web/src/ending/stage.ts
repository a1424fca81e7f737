// When the ending is in sight: at once at a table that is over, a moment later where the last move can still be seen.

import { useEffect, useRef, useState } from "preact/hooks";

/** Long enough to see what the last move did. */
const LAST_LOOK_MS = 1800;

interface Stage {
  readonly open: boolean;
  /** The game has ended before the reader's eyes. */
  readonly fresh: boolean;
  readonly toggle: () => void;
}

/** At the end of a lesson its note leads on, so the stage waits until it is asked for. */
export function useStage(over: boolean, lesson: boolean): Stage {
  const fresh = useRef(!over).current;
  const [open, setOpen] = useState(over && !lesson);
  useEffect(() => {
    if (!over) return setOpen(false);
    if (!fresh || lesson) return;
    const timer = setTimeout(() => setOpen(true), LAST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [over]);
  return { open: over && open, fresh, toggle: () => setOpen(!open) };
}
