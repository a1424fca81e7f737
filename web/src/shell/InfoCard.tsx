// What a thing is, and why it cannot be used now: on hover, on focus, on a touch, and at the key "?".

import { useLayoutEffect, useRef } from "preact/hooks";
import { useSession } from "../app/session";
import type { GameModule } from "../games/game";
import type { Reason } from "../net/protocol";
import type { Scene } from "../words/scene";
import { say, t } from "../words/words";
import { Icon } from "./icons";

const EDGE = 8;

/** The reasons as sentences, each once. */
function sentences(reasons: readonly Reason[], scene: Scene): [string, Reason][] {
  return [...new Map(reasons.map((reason) => [say().refusal(reason, scene), reason]))];
}

export function InfoCard({ game }: { readonly game: GameModule }) {
  const session = useSession();
  const card = useRef<HTMLDivElement>(null);
  const info = session.info.value;
  useLayoutEffect(() => {
    if (!info || !card.current) return;
    const box = info.anchor.getBoundingClientRect();
    const own = card.current.getBoundingClientRect();
    const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
    const hides = prompt !== undefined && box.bottom + EDGE < prompt.bottom && box.bottom + EDGE + own.height > prompt.top && box.top > own.height + EDGE;
    const below = box.bottom + EDGE + own.height < innerHeight && !hides;
    const top = below ? box.bottom + EDGE : Math.max(EDGE, box.top - own.height - EDGE);
    const left = Math.max(EDGE, Math.min(innerWidth - own.width - EDGE, box.left + box.width / 2 - own.width / 2));
    Object.assign(card.current.style, { left: `${left}px`, top: `${top}px` });
  });
  if (!info || !session.view.value) return null;
  const about = game.describe(session, info.element);
  if (!info.pinned && !about.text && about.lines.length === 0) return null;
  const scene = session.scene.value;
  return (
    <div class="info" ref={card} data-pinned={info.pinned || undefined} role={info.pinned ? "status" : "tooltip"}>
      <h3>
        {about.icon && <game.Icon kind={about.icon} />} {about.title}
        {info.pinned && <button type="button" class="btn icon quiet" aria-label={t("close")} onClick={() => (session.info.value = null)}><Icon name="close" /></button>}
      </h3>
      {about.text && <p>{about.text}</p>}
      {about.lines.length > 0 && (
        <ul>
          {about.lines.map((line, nth) => (
            <li key={nth}>
              {line.icon && <game.Icon kind={line.icon} />}
              <span><strong>{line.name}.</strong> {line.text}</span>
            </li>
          ))}
        </ul>
      )}
      {info.pinned && info.reasons && session.why && (
        <div class="reasons">
          {info.reasons.length === 0 ? <p>{t("can-be-used")}</p> : <h4>{t("why-not")}</h4>}
          {sentences(info.reasons, scene).slice(0, 4).map(([text, reason]) => (
            <p key={text}>
              {text}{" "}
              {/^[A-Z]+-/.test(reason.rule) && <button type="button" class="rule-link" onClick={() => (session.rule.value = reason.rule)}>{t("rule", { rule: reason.rule })}</button>}
            </p>
          ))}
        </div>
      )}
      {info.pinned && about.rule && <button type="button" class="rule-link" onClick={() => (session.rule.value = about.rule!)}>{t("open-rule", { rule: about.rule })}</button>}
    </div>
  );
}
