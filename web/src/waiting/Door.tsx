// Somebody comes by an invitation and has no name yet: what they are invited to, and what to call them.

import { useEffect, useState } from "preact/hooks";
import { rename } from "../app/me";
import { namesOf } from "../app/session";
import { FaceOf } from "../faces/SeatFace";
import { ApiError, api } from "../net/api";
import type { TableInfo } from "../net/protocol";
import { SeatBadge } from "../shell/SeatBadge";
import { TopBar } from "../shell/TopBar";
import { trouble } from "../shell/toast";
import { say, speaker, spokenGame, t } from "../words/words";
import { TableFacts } from "./TableFacts";

export function Door({ id, enter }: { readonly id: string; readonly enter: () => void }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [name, setName] = useState("");
  useEffect(() => {
    // A table that may not be watched tells nothing; its link is good all the same. Where there is none, enter shows that.
    api.table(id).then(
      (found) => {
        spokenGame.value = found.game;
        document.documentElement.dataset["game"] = found.game;
        setInfo(found);
      },
      (problem: unknown) => (problem instanceof ApiError && problem.code === "private") || enter(),
    );
  }, [id]);
  const sitDown = (event: Event): void => {
    event.preventDefault();
    const wanted = name.trim();
    void (wanted ? rename(wanted).then(enter, trouble) : enter());
  };
  const known = info && speaker.value?.game === info.game ? info : null;
  return (
    <main class="page">
      <TopBar />
      <section class="waiting door">
        <div class="waiting-main">
          <h1>{known ? t("invited-to", { game: known.name || say().name("game", known.game) }) : t("invited")}</h1>
          {known && (
            <ul class="waiting-seats">
              {known.seats.map((seat) => (
                <li key={seat.seat} data-open={seat.kind === "open" || undefined}>
                  <SeatBadge seat={seat.seat} /> <FaceOf seat={seat} /> {namesOf(known.seats)[seat.seat]}
                </li>
              ))}
            </ul>
          )}
          <form class="door-name" onSubmit={sitDown}>
            <label>
              <span>{t("name-before-seat")}</span>
              <input
                value={name}
                maxLength={24}
                autocomplete="nickname"
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="btn primary">
              {t("sit-down")}
            </button>
          </form>
        </div>
        {known && (
          <aside class="waiting-side">
            <TableFacts info={known} />
          </aside>
        )}
      </section>
    </main>
  );
}
