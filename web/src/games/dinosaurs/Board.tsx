// The table of Age of Dinosaurs: the island, the prompt and my species at the left; the players, the climate and the
// auction at the right. On a phone the players and the prompt stay, and the rest are four leaves.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useSession } from "../../app/session";
import { announce } from "../../effects/announce";
import { t } from "../../words/words";
import { AuctionPanel } from "./Auction";
import { ClimatePanel } from "./Climate";
import { FightAhead } from "./FightAhead";
import { Island } from "./Island";
import { Hand } from "./Hand";
import { Players } from "./Players";
import { Species } from "./Species";
import { Zones } from "./Zones";
import { Patterns } from "./figure/Patterns";
import { boardOf, mySeat } from "./facts";
import { LEAVES, type Leaf, choices, inDanger, leaf, needed } from "./tabs";

export function Board({ children }: { readonly children?: ComponentChildren }) {
  const session = useSession();
  const board = boardOf(session);
  const mine = mySeat(session);
  const { question } = session.view.value!;
  const asked = question?.moves ? `${board.turn}/${board.phase}/${question.key}` : "";
  useEffect(() => {
    const wanted = asked ? needed(session) : null;
    if (wanted) leaf.value = wanted;
  }, [asked]);
  useOutbidNotice();
  return (
    <div class="board dinosaurs" data-leaf={leaf.value} data-watching={mine === undefined || undefined}>
      <Patterns />
      <div class="leaf" data-for="island">
        <div class="weather">
          <Zones />
          <FightAhead />
        </div>
        <Island />
      </div>
      <div class="leaf" data-for="auction">
        <AuctionPanel />
      </div>
      <div class="leaf" data-for="climate">
        <ClimatePanel />
      </div>
      <div class="leaf" data-for="me">
        {mine ? (
          <Species seat={mine} />
        ) : (
          <div class="gallery">
            {board.seats.map((seat) => (
              <Species key={seat.seat} seat={seat} />
            ))}
          </div>
        )}
      </div>
      {mine && <Hand seat={mine} />}
      <div class="head">
        <Players />
      </div>
      <div class="asks">{children}</div>
      <Leaves />
    </div>
  );
}

function Leaves() {
  const session = useSession();
  const counts = choices(session);
  const danger = inDanger(session);
  const names: Record<Leaf, string> = {
    island: t("island"),
    auction: boardOf(session).rows.length > 0 ? t("auction") : t("genes"),
    climate: t("climate"),
    me: mySeat(session) ? t("me") : t("species"),
  };
  return (
    <div class="leaves" role="tablist" data-region="leaves" aria-label={t("shared-board")}>
      {LEAVES.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          class="leaf-tab"
          data-item
          tabIndex={-1}
          aria-selected={leaf.value === one}
          onClick={() => (leaf.value = one)}
        >
          {names[one]}
          {counts[one] > 0 && (
            <span class="leaf-badge" aria-label={t("moves-count", { count: counts[one] })}>
              {counts[one]}
            </span>
          )}
          {one === "climate" && danger > 0 && (
            <span class="leaf-badge bad" aria-label={t("at-risk", { count: danger })}>
              −{danger}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Being outbid asks for an answer at once, so it is said aloud. */
function useOutbidNotice(): void {
  const session = useSession();
  const { question, seat } = session.view.value!;
  const last = session.log.value.at(-1);
  const outbid =
    question?.key === "auction" &&
    question.seat === seat &&
    last?.key === "is-outbid" &&
    last.args["seat"] === `seat:${seat}`;
  useEffect(() => {
    if (outbid) announce(t("you-are-outbid"));
  }, [outbid]);
}
