// What is played at a table, in words: the game, the options that are not the usual ones, clock and seats.

import { useEffect, useState } from "preact/hooks";
import { under } from "../net/prefix";
import { api } from "../net/api";
import type { Option, TableInfo } from "../net/protocol";
import { insist } from "../net/retry";
import { Icon } from "../shell/icons";
import { duration } from "../words/time";
import { say, speaker, t } from "../words/words";

export function TableFacts({ info }: { readonly info: TableInfo }) {
  const [options, setOptions] = useState<readonly Option[]>([]);
  useEffect(
    () =>
      insist(
        () => api.game(info.game, info.options),
        (found) => setOptions(found.options),
        () => {},
      ),
    [info.game],
  );
  if (speaker.value?.game !== info.game) return null;
  const changed = options.filter(({ id, default: usual }) => info.options[id] !== usual);
  return (
    <div class="table-facts">
      <p>{say().about("game", info.game)}</p>
      <ul class="facts">
        <li>{t("players-count", { count: info.players })}</li>
        {changed.length === 0 && <li>{t("usual-rules")}</li>}
        {changed.map((option) => (
          <li key={option.id} title={say().about("option", option.id)}>
            {say().name("option", option.id)}
            {option.kind !== "switch" && `: ${say().optionValue(option, info.options[option.id]!)}`}
          </li>
        ))}
        <li>
          {info.clock ? t("clock-each", { time: duration(info.clock.move) }) : `${t("clock")}: ${t("clock-none")}`}
        </li>
      </ul>
      <p class="fact-links">
        <a class="btn" href={under(`/guide/${info.game}`)} target="_blank" rel="noopener">
          <Icon name="book" /> {t("what-is-this-game")}
        </a>
        <a class="btn" href={under(`/learn/${info.game}`)} target="_blank" rel="noopener">
          {t("learn")}
        </a>
      </p>
    </div>
  );
}
