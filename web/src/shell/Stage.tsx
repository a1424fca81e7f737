// While the others play: the banner of what begins, over the table, and a button that skips.

import { useSession } from "../app/session";
import type { GameModule } from "../games/game";
import type { LogLine } from "../net/protocol";
import type { Table } from "../net/table";
import { say, t } from "../words/words";
import { Icon } from "./icons";

interface StageProps {
  readonly table: Table;
  readonly game: GameModule;
}

/** What begins, and what its reader has lost and got. */
export function Stage({ table, game }: StageProps) {
  return <div class="stage">{table.banner.value && <BannerSlip table={table} game={game} />}</div>;
}

/** To now; so does a tap or a key anywhere on the table. */
export function Skip({ table }: { readonly table: Table }) {
  const behind = table.director.behind.value;
  if (behind === 0) return null;
  return (
    <button
      type="button"
      class="btn skip"
      data-item
      tabIndex={-1}
      title={t("skip-text")}
      onClick={() => table.director.skip()}
    >
      <Icon name="end" /> {t("skip")} <span aria-hidden="true">{behind}</span>
    </button>
  );
}

function BannerSlip({ table, game }: StageProps) {
  const session = useSession();
  const Picture = game.news?.Picture;
  const { titles, losses, gains } = table.banner.value!;
  const sentence = (line: LogLine): string => say().event(line, session.scene.value);
  return (
    <div class="banner" aria-hidden="true">
      {Picture && <Picture />}
      {titles.map((line) => (
        <strong key={line.key}>{sentence(line)}</strong>
      ))}
      {(losses.length > 0 || gains.length > 0) && (
        <ul>
          {losses.map((line, nth) => (
            <li key={nth} class="loss">
              {sentence(line)}
            </li>
          ))}
          {gains.map((line, nth) => (
            <li key={nth} class="gain">
              {sentence(line)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
