// What a thing is, and why it cannot be used now: on hover, on focus, on a touch, and at the key "?".

import { useLayoutEffect, useRef } from "preact/hooks";
import { type Info, type Session, useSession } from "../app/session";
import { useReturn } from "../grammar/focus";
import type { GameModule } from "../games/game";
import { t } from "../words/words";
import { WhyNot } from "./WhyNot";
import { narrow } from "../parts/narrow";
import { Icon } from "./icons";

const EDGE = 8;
/** Where all that glows says itself what it does, a card only comes up when it is asked for. */
const SPEAKS = "[data-quiet] [data-glow], [data-quiet] [data-stand=chosen]";

interface Spot {
  readonly left: number;
  readonly top: number;
}

/**
 * Below a thing, above it or beside it: where the card covers least of what glows and of the prompt, and neither the
 * thing itself nor what it is compared with: the rest of its card, and the cards beside it.
 */
function bestSpot(anchor: Element, own: DOMRect): Spot {
  const box = (anchor.closest(".card") ?? anchor).getBoundingClientRect();
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, value));
  const spot = (left: number, top: number): Spot => ({
    left: within(left, innerWidth - own.width),
    top: within(top, innerHeight - own.height),
  });
  const alongside = [box.left + box.width / 2 - own.width / 2, box.left, box.right - own.width];
  const level = [box.top + box.height / 2 - own.height / 2, box.top, box.bottom - own.height];
  const spots: Spot[] = [
    ...[box.bottom + EDGE, box.top - own.height - EDGE].flatMap((top) => alongside.map((left) => spot(left, top))),
    ...[box.right + EDGE, box.left - own.width - EDGE, innerWidth].flatMap((left) =>
      level.map((top) => spot(left, top)),
    ),
  ];
  const glowing = [...document.querySelectorAll("[data-glow]")].map((thing) => thing.getBoundingClientRect());
  const peers = [...(anchor.closest("[data-compared]")?.children ?? [])].map((thing) => thing.getBoundingClientRect());
  const prompt = [...document.querySelectorAll(".prompt")].map((thing) => thing.getBoundingClientRect());
  const mine = [...document.querySelectorAll(".mine [data-place]")].map((thing) => thing.getBoundingClientRect());
  const covered = ({ left, top }: Spot, things: readonly DOMRect[]): number =>
    things.reduce((all, thing) => {
      const wide = Math.min(left + own.width, thing.right) - Math.max(left, thing.left);
      const high = Math.min(top + own.height, thing.bottom) - Math.max(top, thing.top);
      return wide > 0 && high > 0 ? all + wide * high : all;
    }, 0);
  const costs = spots.map(
    (one) =>
      100 * covered(one, [box]) +
      8 * covered(one, peers) +
      4 * covered(one, glowing) +
      covered(one, [...prompt, ...mine]),
  );
  return spots[costs.indexOf(Math.min(...costs))]!;
}

/** In a wide window a trait that has been chosen from the hand goes on saying what it does; on a phone a slip does. */
function chosenFace(session: Session): Info | null {
  const chosen = session.choice.chosen.value;
  const at = chosen.findLastIndex((element) => element.startsWith("face:"));
  if (at < 1 || narrow.value) return null;
  const [card, element] = [chosen[at - 1]!, chosen[at]!];
  const anchor = document.querySelector(
    `.hand [data-place="${CSS.escape(card)}"] [data-element="${CSS.escape(element)}"]`,
  );
  return anchor && { element, anchor, pinned: false, reasons: null };
}

export function InfoCard({ game }: { readonly game: GameModule }) {
  const session = useSession();
  const card = useRef<HTMLDivElement>(null);
  const info = session.info.value ?? chosenFace(session);
  useReturn(info?.pinned ?? false, info?.anchor);
  useLayoutEffect(() => {
    if (!info || !card.current) return;
    const own = card.current.getBoundingClientRect();
    const { left, top } = bestSpot(info.anchor, own);
    Object.assign(card.current.style, { left: `${left}px`, top: `${top}px` });
  });
  if (!info || !session.view.value) return null;
  const about = game.describe(session, info.element);
  if (!info.pinned && info.anchor.matches(SPEAKS)) return null;
  if (!info.pinned && !about.text && about.lines.length === 0) return null;
  return (
    <div class="info" ref={card} data-pinned={info.pinned || undefined} role={info.pinned ? "status" : "tooltip"}>
      <h3>
        {about.icon && <game.Icon kind={about.icon} />} {about.title}
        {info.pinned && (
          <button
            type="button"
            class="btn icon quiet"
            aria-label={t("close")}
            onClick={() => (session.info.value = null)}
          >
            <Icon name="close" />
          </button>
        )}
      </h3>
      {about.text && <p>{about.text}</p>}
      {about.lore && <p class="lore">{about.lore}</p>}
      {about.lines.length > 0 && (
        <ul>
          {about.lines.map((line, nth) => (
            <li key={nth}>
              {line.icon && <game.Icon kind={line.icon} />}
              <span>
                <strong>{line.name}.</strong> {line.text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {info.pinned && info.reasons && <WhyNot element={info.element} reasons={info.reasons} />}
      {info.pinned && about.rule && (
        <button type="button" class="rule-link" onClick={() => (session.rule.value = about.rule!)}>
          {t("open-rule", { rule: about.rule })}
        </button>
      )}
    </div>
  );
}
