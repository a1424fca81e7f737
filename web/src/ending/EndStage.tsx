// The end takes the stage: who has won and why, everybody's count piece by piece, the course of the game, a plate.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { useSession } from "../app/session";
import type { GameModule } from "../games/game";
import type { TableInfo } from "../net/protocol";
import { Review } from "../review/Review";
import { Fair } from "../shell/Fair";
import { say, t } from "../words/words";
import { Album } from "./Album";
import { Charts } from "./Chart";
import { PlateOf } from "./Plate";
import { Rank } from "./Rank";
import { Turning } from "./Turning";
import { type Counted, totalOf } from "./counted";
import { useCounting } from "./counting";
import { useStory } from "./story";
import { useWinnerLine } from "./winners";

interface StageProps {
  readonly game: GameModule;
  readonly info: TableInfo;
  /** It has just ended before the reader's eyes: the pieces come one after another. */
  readonly fresh: boolean;
  /** The action bar, which stays in sight. */
  readonly children: ComponentChildren;
}

/** Pieces that do not make up the count tell nothing: some follow from the log, and that of a lesson begins late. */
function whole(pieces: readonly Counted[], count: number): readonly Counted[] {
  return totalOf(pieces) === count ? pieces : [];
}

export function EndStage({ game, info, fresh, children }: StageProps) {
  const session = useSession();
  const view = session.view.value!;
  const { places, ties, reason } = view.ending!;
  const story = useStory(info.id);
  const tallies = useMemo(() => places.map(({ seat, count }) => whole(game.tally(session, seat), count)), [game, view]);
  const { shown, skip } = useCounting(
    tallies.map((pieces) => pieces.length),
    fresh,
  );
  const why = `ending-${reason}`.replaceAll("_", "-");
  return (
    <div class="board end-stage">
      <div class="end-panel" data-region="ending">
        <header class="end-head">
          <h2>{useWinnerLine()}</h2>
          {reason && say().has(why) && <p class="ending">{say().text(why)}</p>}
          {skip && (
            <button type="button" class="btn" data-item onClick={skip}>
              {t("count-at-once")}
            </button>
          )}
        </header>
        <PlateOf game={game} info={info} />
        <section class="end-ranks" aria-label={t("score-breakdown")}>
          <ol class="tallies">
            {places.map((place, nth) => (
              <Rank
                key={place.seat}
                game={game}
                rank={place}
                pieces={tallies[nth]!}
                shown={shown[nth]!}
                story={story}
              />
            ))}
          </ol>
          {ties.map((tie) => (
            <p key={JSON.stringify(tie)} class="tie">
              {say().ending(tie, session.scene.value)}
            </p>
          ))}
        </section>
        {story && (
          <section class="end-course" aria-label={t("course-of-game")}>
            <Charts story={story} names={session.names.value} />
            {story.turning && <Turning turning={story.turning} info={info} />}
          </section>
        )}
        {info.lesson === null && <Review id={info.id} story={story} />}
        {story && <Album game={game} info={info} story={story} />}
        {game.Coda && (
          <section class="end-coda">
            <game.Coda />
          </section>
        )}
        {info.lesson === null && <Fair info={info} />}
      </div>
      {children}
    </div>
  );
}
