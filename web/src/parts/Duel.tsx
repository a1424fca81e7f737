// Who is attacked by whom: the fighters face to face, each with its cards.

import type { ComponentChildren } from "preact";
import type { LogLine } from "../net/protocol";
import { useSession } from "../app/session";
import { say, t } from "../words/words";
import "./duel.css";

/** With more cards than these the fighters stand one above the other, their cards in two columns. */
const SHORT = 5;
const LINKS = 8;

/** A card of a fighter, or several of a kind. */
export interface FighterCard {
  readonly name: string;
  readonly icon: ComponentChildren;
  readonly count: number;
  /** Why it does not count now; empty if it does. */
  readonly why: string;
  /** What else there is to say of it. */
  readonly marks: string;
}

export interface FighterSeen {
  readonly name: string;
  readonly drawing: ComponentChildren;
  readonly cards: readonly FighterCard[];
}

interface DuelProps {
  readonly hunters: readonly FighterSeen[];
  readonly prey: FighterSeen | undefined;
}

export function Duel({ hunters, prey }: DuelProps) {
  const long = [...hunters, prey].some((fighter) => fighter !== undefined && fighter.cards.length > SHORT);
  return (
    <div class="duel" data-long={long || undefined}>
      <div class="fighters">
        {hunters.map((hunter) => (
          <Fighter key={hunter.name} {...hunter} />
        ))}
      </div>
      <svg class="drawn duel-arrow" viewBox="0 0 40 24" aria-hidden="true">
        <path d="M2 13c10-4 22-4 33-1M28 5l8 7-9 6" />
      </svg>
      {prey && <Fighter {...prey} mirrored />}
    </div>
  );
}

function Fighter({ name, drawing, cards, mirrored = false }: FighterSeen & { readonly mirrored?: boolean }) {
  return (
    <div class="fighter">
      <div class={mirrored ? "mirrored" : ""}>{drawing}</div>
      <strong class="serif">{name}</strong>
      <ul class="fighter-traits">
        {cards.map((card) => (
          <Card key={[card.name, card.why, card.marks].join()} {...card} />
        ))}
        {cards.length === 0 && <li class="soft">{t("no-traits")}</li>}
      </ul>
    </div>
  );
}

/** One that does not count now is struck through, and the reason stands beside it. */
function Card({ name, icon, count, why, marks }: FighterCard) {
  return (
    <li class={why === "" ? "" : "spent"}>
      {icon}
      <span>
        <span class="fighter-trait">
          {name}
          {count > 1 && ` ×${count}`}
        </span>
        {why && <em class="why"> {why}</em>}
        {!why && marks && <span class="hidden">, {marks}</span>}
      </span>
    </li>
  );
}

/** Cards that have the same to say of themselves stand there once. */
export function gathered(cards: readonly FighterCard[]): FighterCard[] {
  const found = new Map<string, FighterCard>();
  for (const card of cards) {
    const words = [card.name, card.why, card.marks].join();
    found.set(words, { ...card, count: (found.get(words)?.count ?? 0) + card.count });
  }
  return [...found.values()];
}

/** What has happened in this attack so far, link by link; the last one is where it stands. */
export function Chain({ starts }: { readonly starts: (line: LogLine) => boolean }) {
  const session = useSession();
  const log = session.log.value;
  const start = log.findLastIndex(starts);
  const links = start < 0 ? [] : log.slice(start).slice(0, LINKS);
  if (links.length < 2) return null;
  return (
    <ol class="chain">
      {links.map((line, nth) => (
        <li key={nth} aria-current={nth === links.length - 1 ? "step" : undefined}>
          {say().event(line, session.scene.value)}
        </li>
      ))}
    </ol>
  );
}
