// At somebody's first table: would they like to learn the game? Asked once, and "no" is remembered.

import { PencilNote } from "../shell/PencilNote";
import { trouble } from "../shell/toast";
import { t } from "../words/words";
import { begin, dontOffer } from "./lessons";

export function Offer({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  return (
    <PencilNote at={[]} name="offer" label={t("learn-offer")}>
      <p class="pencil-text" role="status">
        {t("learn-offer")}
      </p>
      <footer>
        <button type="button" class="btn primary" onClick={() => void begin(game, lesson).catch(trouble)}>
          {t("learn-first")}
        </button>
        <button type="button" class="btn" onClick={() => dontOffer(game)}>
          {t("learn-no")}
        </button>
      </footer>
    </PencilNote>
  );
}
