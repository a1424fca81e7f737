// A moment at which the chances of somebody changed most: by how much, what decided, and the way to see it.

import { useEffect, useState } from "preact/hooks";
import { useSession } from "../app/session";
import { api } from "../net/api";
import { under } from "../net/prefix";
import type { ReplayMoment, TurningPoint as Point } from "../net/protocol";
import { insist } from "../net/retry";
import { Icon } from "../shell/icons";
import type { Scene } from "../words/scene";
import { say, t } from "../words/words";

interface TurningPointProps {
  readonly id: string;
  readonly point: Point;
  readonly names: readonly string[];
  readonly onGo: () => void;
}

function useMoment(id: string, at: number, seat: number): ReplayMoment | null {
  const [moment, setMoment] = useState<ReplayMoment | null>(null);
  useEffect(
    () =>
      insist(
        () => api.replay(id, at, seat),
        setMoment,
        () => {},
      ),
    [id, at, seat],
  );
  return moment;
}

const hundred = (share: number): number => Math.round(share * 100);

export function TurningPoint({ id, point, names, onGo }: TurningPointProps) {
  const scene = useSession().scene.value;
  const { at, seat, mover, cause, better } = point;
  const before = useMoment(id, at - 1, mover);
  const after = useMoment(id, at, mover);
  if (!before || !after) return null; // whole or not at all: a link that moves while it is being touched is missed
  // Told as the mover saw it then: some of the things may be gone at the end.
  const seen = (moment: ReplayMoment): Scene => ({ ...scene, seat: mover, things: moment.view.things });
  const happened = after.log.filter((line) => line.at === at).slice(0, 2);
  const player = names[seat] ?? "";
  return (
    <li class="turning">
      <p>
        <strong>{t("turned", { player, before: hundred(point.before), after: hundred(point.after) })}</strong>
      </p>
      {happened.length > 0 && (
        <ul class="soft">
          {happened.map((line, nth) => (
            <li key={nth}>{say().event(line, seen(after))}</li>
          ))}
        </ul>
      )}
      <p>
        {t(`turned-${cause}`, { mover: names[mover] ?? "" })}{" "}
        {better && t("better-was", { move: say().move(better, seen(before)) })}
      </p>
      <a class="btn" data-item href={under(`/replay/${id}?at=${at}`)} onClick={onGo}>
        <Icon name="eye" /> {t("see-it-again")}
      </a>
    </li>
  );
}
