// The way in: the covers, and one button that starts a game.

import { useEffect, useState } from "preact/hooks";
import { go } from "../app/router";
import { language } from "../app/settings";
import { lookAtShelf, shelf } from "../app/shelf";
import { FaceRow } from "../faces/FaceRow";
import { chooseOpponent, opponent } from "../faces/opponents";
import { begin, isDone, offerAt } from "../lesson/lessons";
import { under } from "../net/prefix";
import { api } from "../net/api";
import type { GameInfo, TableInfo } from "../net/protocol";
import { insist } from "../net/retry";
import { Name } from "../shell/Name";
import { SettingsButton } from "../shell/Settings";
import { trouble } from "../shell/toast";
import { speaker, spokenGame, spokenLessons, t } from "../words/words";
import { ImportRecord } from "./ImportRecord";
import { TableList } from "./TableList";
import { Cover } from "./Cover";

export function Home() {
  const [tables, setTables] = useState<{ mine: TableInfo[]; public: TableInfo[] } | null>(null);
  const [away, setAway] = useState(false);
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    spokenGame.value = "";
    spokenLessons.value = false;
    delete document.documentElement.dataset["game"];
    return insist(
      () => Promise.all([api.tables(), lookAtShelf()]),
      ([running]) => {
        setTables(running);
        setAway(false);
      },
      () => setAway(true),
    );
  }, [visits]);
  const all = tables
    ? [...tables.mine, ...tables.public.filter((table) => !tables.mine.some((mine) => mine.id === table.id))]
    : [];
  return (
    <main class="home">
      <header class="home-head">
        <div>
          <h1>{t("title")}</h1>
          <p class="tagline">{t("tagline")}</p>
        </div>
        <Name />
        <SettingsButton />
      </header>
      {away && (
        <p class="connection" data-shown role="status">
          {t("server-away")}
        </p>
      )}
      {speaker.value && (
        <FaceRow
          title={t("play-against")}
          text={t("play-against-text")}
          chosen={opponent.value}
          choose={chooseOpponent}
        />
      )}
      <ul class="covers">
        {shelf.value?.map((game) => (
          <Box key={game.id} game={game} look={() => setVisits(visits + 1)} />
        ))}
      </ul>
      <div class="home-lists">
        <TableList
          title={t("running-tables")}
          empty={t("no-tables")}
          tables={all.filter((table) => table.status === "playing" || table.status === "waiting")}
        />
        <TableList
          title={t("finished-games")}
          empty={t("no-finished-games")}
          tables={all.filter((table) => table.status === "finished")}
        />
      </div>
      <footer class="home-foot">
        <ImportRecord />
        <p class="soft">{t("about-text")}</p>
      </footer>
    </main>
  );
}

interface BoxProps {
  readonly game: GameInfo;
  /** Look anew at what the server has. */
  readonly look: () => void;
}

function Box({ game, look }: BoxProps) {
  const { id, ready, players, most, lessons } = game;
  const [busy, setBusy] = useState(false);
  const start = (act: () => Promise<void>): void => {
    if (busy) return;
    setBusy(true);
    act().catch((problem: unknown) => (setBusy(false), trouble(problem), look()));
  };
  const playNow = async (): Promise<void> => {
    const table = await api.playNow(id, opponent.value);
    offerAt(table.id, id, lessons);
    go(`/table/${table.id}`);
  };
  const [first] = lessons;
  return (
    <li class="cover" data-game={id} data-ready={ready || undefined}>
      <div class="cover-frame">
        <Cover game={id} />
      </div>
      <div class="cover-words">
        <h2>{game.name[language.value]}</h2>
        <p>{game.text[language.value]}</p>
        {ready ? (
          <p class="cover-buttons">
            <button
              type="button"
              class="btn primary"
              aria-disabled={busy}
              onClick={() => start(playNow)}
              title={t("play-now-text")}
            >
              {t("play-now")}
            </button>
            {first &&
              (isDone(id, first) ? (
                <a class="btn" href={under(`/learn/${id}`)}>
                  {t("learn-more")}
                </a>
              ) : (
                <button type="button" class="btn" aria-disabled={busy} onClick={() => start(() => begin(id, first))}>
                  {t("learn")}
                </button>
              ))}
            <a class="btn" href={under(`/new/${id}`)}>
              {t("set-up-table")}
            </a>
            <a class="cover-guide" href={under(`/guide/${id}`)}>
              {t("how-to-play")}
            </a>
            <span class="soft">{t("players-range", { least: players[0] ?? 0, most })}</span>
          </p>
        ) : (
          <p class="soon">{`${t("coming-soon")}. ${t("coming-soon-text")}`}</p>
        )}
      </div>
    </li>
  );
}
