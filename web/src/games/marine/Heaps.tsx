// The three stacks of tiles in a corner of the map: what lies on top, and how many there are.

import { useSession } from "../../app/session";
import { Piece } from "../../grammar/Piece";
import { say, t } from "../../words/words";
import { Swatch } from "./Swatch";
import { boardOf } from "./facts";

export function Heaps() {
  const session = useSession();
  return (
    <section class="heaps" data-region="heaps" aria-label={t("heaps")}>
      {boardOf(session).heaps.map(({ heap, terrain, left }) => (
        <Piece
          key={heap}
          run={`heap:${heap}`}
          class="heap"
          label={terrain ? t("heap", { terrain: say().name("terrain", terrain), count: left }) : t("heap-empty")}
        >
          <span class="heap-box">
            {terrain ? <Swatch terrain={terrain} /> : <span class="heap-gone">–</span>}
            <b class="heap-left">{left}</b>
          </span>
        </Piece>
      ))}
    </section>
  );
}
