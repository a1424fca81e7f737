// Before somebody's first game: would they like to learn it? Asked once, and "no" is remembered.

import { useEffect, useRef } from "preact/hooks";
import { trouble } from "../shell/toast";
import { t } from "../words/words";
import { begin, dontOffer } from "./lessons";
import "./lesson.css";

interface OfferProps {
  readonly game: string;
  readonly lesson: string;
  /** What was wanted in the first place. */
  readonly play: () => void;
}

export function Offer({ game, lesson, play }: OfferProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div class="learn-offer" role="group" aria-label={t("learn-offer")}>
      <p role="status">{t("learn-offer")}</p>
      <p class="cover-buttons">
        <button type="button" class="btn primary" ref={first} onClick={() => void begin(game, lesson).catch(trouble)}>
          {t("learn-first")}
        </button>
        <button type="button" class="btn" onClick={() => (dontOffer(game), play())}>
          {t("learn-no")}
        </button>
      </p>
    </div>
  );
}
