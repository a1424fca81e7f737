// The review of a finished game: everybody's chances, where it turned, luck and choices. It comes when asked for.

import { useSession } from "../app/session";
import { Chart, ChartKey } from "../ending/Chart";
import type { Review as Found, Story } from "../net/protocol";
import { Icon } from "../shell/icons";
import { say, t } from "../words/words";
import { TurningPoint } from "./TurningPoint";
import { review, reviews } from "./reviews";
import "./review.css";

interface ReviewProps {
  readonly id: string;
  readonly story: Story | null;
  /** Somebody goes to a moment of the game: what covers it should give way. */
  readonly onGo?: () => void;
}

export function Review({ id, story, onGo = () => {} }: ReviewProps) {
  const progress = reviews.value[id];
  return (
    <section class="review" data-region="review" aria-label={t("review")}>
      {!progress && (
        <>
          <p class="soft">{t("review-text")}</p>
          <button type="button" class="btn" data-item onClick={() => void review(id)}>
            <Icon name="lamp" /> {t("review-game")}
          </button>
        </>
      )}
      {progress && !progress.review && (
        <p class="review-progress" role="status">
          {t("review-progress", { done: progress.done, of: progress.of })}
          <progress max={Math.max(1, progress.of)} value={progress.done} aria-label={t("review")} />
        </p>
      )}
      {progress?.review && <Told id={id} found={progress.review} story={story} onGo={onGo} />}
    </section>
  );
}

const hundred = (share: number): number => Math.round(share * 100);

const signed = (share: number): string => {
  const points = hundred(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
};

interface ToldProps extends Required<ReviewProps> {
  readonly found: Found;
}

function Told({ id, found, story, onGo }: ToldProps) {
  const names = useSession().names.value;
  return (
    <>
      <figure class="charts">
        <figcaption>{t("review-chances")}</figcaption>
        <p class="soft">{t("review-chances-text")}</p>
        <Chart
          label={t("review-chances")}
          last={found.last}
          at={found.at}
          turns={story?.turns ?? []}
          curves={found.chances.map((curve) => curve.map(hundred))}
          most={100}
          marks={found.turning.map(({ at }) => at)}
          names={names}
        />
        <ChartKey names={names} />
      </figure>
      <div class="review-points">
        <h3>{found.turning.length > 0 ? t("review-turning") : t("review-calm")}</h3>
        <ol>
          {found.turning.map((point) => (
            <TurningPoint key={point.at} id={id} point={point} names={names} onGo={onGo} />
          ))}
        </ol>
      </div>
      <Parts found={found} names={names} />
    </>
  );
}

const PARTS = ["luck", "choices", "others"] as const;

function Parts({ found, names }: { readonly found: Found; readonly names: readonly string[] }) {
  return (
    <div class="review-parts">
      <h3>{t("review-parts")}</h3>
      <p class="soft">{t("review-parts-text")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{t("review-player")}</span>
            </th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {t(`review-${part}`)}
              </th>
            ))}
            <th scope="col">{t("review-whole")}</th>
          </tr>
        </thead>
        <tbody>
          {found.seats.map((seat, nth) => (
            <tr key={nth}>
              <th scope="row">
                {names[nth]}
                <span class="soft">
                  {say().text(`review-${seat.told.luck}`)}, {say().text(`review-${seat.told.choices}`)}
                </span>
              </th>
              {PARTS.map((part) => (
                <td key={part}>{signed(seat[part])}</td>
              ))}
              <td>{signed(seat.end - seat.start)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
