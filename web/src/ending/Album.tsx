// The family album: a page for each animal that lived, with what happened to it and how it looked at last.

import { useEffect, useState } from "preact/hooks";
import { useSession } from "../app/session";
import type { GameModule } from "../games/game";
import { api } from "../net/api";
import { under } from "../net/prefix";
import type { ReplayMoment, Story, TableInfo } from "../net/protocol";
import { insist } from "../net/retry";
import type { Scene } from "../words/scene";
import { say, t } from "../words/words";
import { type Life, livesOf } from "./lives";
import { turnName } from "./turnName";

interface AlbumProps {
  readonly game: GameModule;
  readonly info: TableInfo;
  readonly story: Story;
}

export function Album({ game, info, story }: AlbumProps) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const [end, setEnd] = useState<ReplayMoment | null>(null);
  useEffect(() => {
    if (!open || end) return;
    return insist(
      () => api.replay(info.id, null, null),
      setEnd,
      () => {},
    );
  }, [open]);
  if (!game.album) return null;
  const scene = { ...session.scene.value, seat: null, things: end?.view.things ?? {} };
  return (
    <details class="album" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-item>
        <h3>{t("family-album")}</h3> <span class="soft">{t("family-album-text")}</span>
      </summary>
      {open && end && (
        <ul>
          {livesOf(end.log, game.album.kind, story).map((life) => (
            <Page key={life.element} game={game} info={info} end={end} life={life} scene={scene} />
          ))}
        </ul>
      )}
    </details>
  );
}

interface PageProps {
  readonly game: GameModule;
  readonly info: TableInfo;
  readonly end: ReplayMoment;
  readonly life: Life;
  readonly scene: Scene;
}

function Page({ game, info, end, life: { element, moments }, scene }: PageProps) {
  const [seen, setSeen] = useState<ReplayMoment | null>(null);
  const drawn = game.album!.portrait(end.view, element);
  const last = moments.at(-1)!;
  const look = (open: boolean): void => {
    // How it looked before its last moment; those that live are there to be seen.
    if (open && !drawn && !seen) api.replay(info.id, Math.max(0, last.at - 1), null).then(setSeen, () => {});
  };
  return (
    <li>
      <details
        class="life"
        onToggle={(event) => look(event.currentTarget.open)}
        data-lives={drawn !== null || undefined}
      >
        <summary data-item>
          <span class="life-picture">{drawn ?? (seen && game.album!.portrait(seen.view, element))}</span>
          <strong>{say().element(element, scene)}</strong>
          <span class="soft">
            {moments[0]!.turn === last.turn
              ? turnName(last.turn)
              : `${turnName(moments[0]!.turn)} – ${turnName(last.turn)}`}
          </span>
        </summary>
        <ol>
          {moments.map(({ line, at, turn, times }, nth) => (
            <li key={nth}>
              <a href={under(`/replay/${info.id}?at=${at}`)}>{turnName(turn)}</a> {say().event(line, scene)}
              {times > 1 && ` (× ${times})`}
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
