// How the points came about: survivors counted and genes paid for, turn by turn; and the tie-break where one was needed.

import { useSession } from "../../app/session";
import { SeatBadge } from "../../shell/SeatBadge";
import { say, t } from "../../words/words";
import { Chart } from "./Chart";
import { Portrait } from "./figure/Dino";
import { Sign } from "./figure/icons";
import { boardOf, ledger } from "./facts";
import type { ScoreSeen } from "./types";

export function Scores() {
  const session = useSession();
  const board = boardOf(session);
  const scores = board.breakdown ?? [];
  const { winners } = session.view.value!;
  const order = scores.toSorted((a, b) => a.place - b.place);
  const best = order[0]?.points;
  const tied = order.filter(({ points }) => points === best);
  return (
    <div class="scores">
      <Chart scores={scores} names={session.names.value} />
      {order.map((score) => (
        <Tally key={score.seat} score={score} won={winners.includes(score.seat)} />
      ))}
      {tied.length > 1 && (
        <div class="tie">
          <h3>{t("tie-break")}</h3>
          <p>{t("tie-break-text")}</p>
          <ul>
            {tied.map(({ seat, dinos }) => (
              <li key={seat}>{t("tie-break-dinos", { player: session.names.value[seat]!, count: dinos })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Tally({ score, won }: { readonly score: ScoreSeen; readonly won: boolean }) {
  const session = useSession();
  const seat = boardOf(session).seats[score.seat]!;
  const { gained, bought } = ledger(session, score.seat);
  const spent = bought.reduce((all, { price }) => all + price, 0);
  const light = {
    onPointerEnter: () => session.light(seat.dinos.map((hex) => `hex:${hex}`)),
    onPointerLeave: () => session.light([]),
  };
  return (
    <details class="tally" open={won}>
      <summary data-item>
        <span class="place">{score.place}</span>
        <SeatBadge seat={score.seat} />
        <span class="who">{session.names.value[score.seat]}</span>
        {won && (
          <span class="laurel" aria-hidden="true">
            ❦
          </span>
        )}
        <strong>{t("points", { count: score.points })}</strong>
      </summary>
      <div class="tally-body" {...light}>
        <div class="tally-picture">
          <Portrait seat={seat.seat} genes={seat.genes} />
        </div>
        <dl class="sums">
          <dt>{t("points-at-start")}</dt>
          <dd>{score.start}</dd>
          <dt>{t("points-survivors")}</dt>
          <dd>+{gained}</dd>
          <dt>{t("points-genes")}</dt>
          <dd>−{spent}</dd>
          <dt class="in-all">{t("points-in-all")}</dt>
          <dd class="in-all">{score.points}</dd>
        </dl>
        <h4 class="bought-head">{t("genes-bought")}</h4>
        <ul class="bought">
          {bought.map(({ gene, price, turn }) => (
            <li key={`${turn}${gene}`} title={`${t("turn", { turn })}: ${say().name("gene", gene)}`}>
              <Sign kind={gene} />
              <span class="hidden">{say().name("gene", gene)}</span> {price}
            </li>
          ))}
        </ul>
        <p class="herd soft">
          <Sign kind="dino" /> {t("dinos-word")}: {score.dinos}
        </p>
      </div>
    </details>
  );
}
