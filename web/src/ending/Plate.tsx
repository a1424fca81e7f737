// The winner's creature as a plate of an old book of natural history, and the picture of it to keep.

import { useRef, useState } from "preact/hooks";
import { useSession } from "../app/session";
import { language } from "../app/settings";
import type { GameModule } from "../games/game";
import type { TableInfo } from "../net/protocol";
import { Icon } from "../shell/icons";
import { toast } from "../shell/toast";
import { say, t } from "../words/words";
import { drawPicture } from "./picture";

interface PlateProps {
  readonly game: GameModule;
  readonly info: TableInfo;
}

export function PlateOf({ game, info }: PlateProps) {
  const session = useSession();
  const drawing = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const view = session.view.value!;
  const [winner] = view.winners;
  const specimen = winner === undefined ? null : game.specimen?.(session, winner);
  if (!specimen || winner === undefined) return null;
  const names = session.names.value;
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(
    new Date(info.finished ?? Date.now()),
  );
  const bredBy = t("bred-by", { player: names[winner] ?? "" });
  const save = async (): Promise<void> => {
    const svg = drawing.current?.querySelector("svg");
    if (busy || !svg) return;
    setBusy(true);
    try {
      const { measure, places } = view.ending!;
      const picture = await drawPicture(svg, {
        title: say().name("game", game.id),
        latin: specimen.latin,
        traits: specimen.traits,
        bredBy,
        places: places.map(({ seat, place, count }) => ({
          place,
          name: names[seat] ?? "",
          count: say().text(`measure-${measure}-count`, { count }),
          won: view.winners.includes(seat),
        })),
        foot: `${t("title")} · ${date}`,
      });
      hand(picture, `${game.id}-${info.id}.png`);
    } catch {
      toast(t("picture-failed"));
    }
    setBusy(false);
  };
  return (
    <figure class="plate-frame">
      <div class="plate-drawing" ref={drawing}>
        {specimen.picture}
      </div>
      <figcaption>
        <em class="latin" lang="la">
          {specimen.latin}
        </em>
        <span class="plate-traits">{specimen.traits.join(" · ")}</span>
        <span class="soft">{bredBy}</span>
        <button type="button" class="btn" data-item aria-disabled={busy} onClick={() => void save()}>
          <Icon name="save" /> {t("save-picture")}
        </button>
      </figcaption>
    </figure>
  );
}

/** Give somebody a file. */
function hand(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
