// The turning point: the decision after which the lead changed for good, what happened there, and the way to see it.

import { useEffect, useState } from "preact/hooks";
import { useSession } from "../app/session";
import { api } from "../net/api";
import { under } from "../net/prefix";
import type { ReplayMoment, Story, TableInfo } from "../net/protocol";
import { insist } from "../net/retry";
import { Icon } from "../shell/icons";
import { say, t } from "../words/words";
import { turnName } from "./turnName";

interface TurningProps {
  readonly turning: NonNullable<Story["turning"]>;
  readonly info: TableInfo;
}

export function Turning({ turning, info }: TurningProps) {
  const session = useSession();
  const [moment, setMoment] = useState<ReplayMoment | null>(null);
  useEffect(
    () =>
      insist(
        () => api.replay(info.id, turning.at, null),
        setMoment,
        () => {},
      ),
    [info.id, turning.at],
  );
  const scene = session.scene.value;
  // Told with the names of things as they were then: some may be gone at the end.
  const then = moment && { ...scene, things: moment.view.things };
  const happened =
    moment?.log.filter((line) => line.at === turning.at && !line.key.endsWith("-begins")).slice(0, 2) ?? [];
  return (
    <div class="turning">
      <h3>{t("turning-point")}</h3>
      <p>
        <strong>{turnName(turning.turn)}.</strong> {say().ending(turning.told, scene)}
      </p>
      {then && happened.length > 0 && (
        <ul class="soft">
          {happened.map((line, nth) => (
            <li key={nth}>{say().event(line, then)}</li>
          ))}
        </ul>
      )}
      <a class="btn" data-item href={under(`/replay/${info.id}?at=${turning.at}`)}>
        <Icon name="eye" /> {t("see-it-again")}
      </a>
    </div>
  );
}
