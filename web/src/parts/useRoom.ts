// How large a part of the page is, also after it has changed.

import { useLayoutEffect, useState } from "preact/hooks";
import type { Box } from "./room";

interface Room extends Box {
  /** What a px of text is in this window (`--t`). */
  readonly unit: number;
}

/** The room inside an element, without its padding; nothing while it is not drawn. */
export function useRoom(frame: { readonly current: HTMLElement | null }): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = (): void => {
      const style = getComputedStyle(element);
      const across = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      const along = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
      const [width, height] = [element.clientWidth - across, element.clientHeight - along];
      const unit = parseFloat(style.getPropertyValue("--t")) || 1;
      setRoom((old) =>
        old?.width === width && old.height === height && old.unit === unit ? old : { width, height, unit },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return room;
}
