// A new round is announced: a new source, new cards, and everybody is awake. It is in nobody's way: it goes by
// itself, or with the first touch.

import { useEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../../app/session";
import { stillness } from "../../app/settings";
import { say, t } from "../../words/words";
import { Scene } from "./figure/scenes";
import { boardOf } from "./facts";

const SHOWN_MS = 2400;

export function Banner() {
  const { round, source } = boardOf(useSession());
  const [shown, setShown] = useState(false);
  const before = useRef(round);
  useEffect(() => {
    if (round <= before.current || stillness()) return;
    const hide = (): void => setShown(false);
    setShown(true);
    const timer = setTimeout(hide, SHOWN_MS);
    addEventListener("pointerdown", hide, { once: true });
    addEventListener("keydown", hide, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", hide);
      removeEventListener("keydown", hide);
    };
  }, [round]);
  useEffect(() => {
    before.current = round;
  }, [round]);
  if (!shown) return null;
  return (
    <div class="banner" aria-hidden="true">
      <Scene source={source.source} />
      <p class="banner-round">{t("round", { round })}</p>
      <p class="banner-source">{say().name("source", source.source)}</p>
    </div>
  );
}
