// The climate: the loop with its marker, what may come next and whom it would cost; and the meteor.

import { useSession } from "../../app/session";
import { say, t } from "../../words/words";
import { Sign, SignAt } from "./figure/icons";
import { boardOf, mySeat } from "./facts";
import { ISLAND } from "./island";
import { Swatch } from "./Zones";

const RING = 88;

export function ClimatePanel() {
  const session = useSession();
  const board = boardOf(session);
  const mine = mySeat(session);
  const { over } = session.view.value!;
  const { decided, losses, outlook } = board.climate;
  const now = board.climate.loop[board.climate.position]!;
  return (
    <section class="climate" aria-label={t("climate")}>
      <Wheel />
      <div class="outlook">
        <p class="now">
          <strong>{decided ? t("climate-this-turn") : t("climate-until-roll")}</strong>
        </p>
        <p class="chance">
          <span class="share" />
          <Swatch terrain={now} />
          <span class="grow">{say().name("terrain", now)}</span>
          {mine && <Loss count={losses[mine.seat]!} />}
        </p>
        {!over && (
          <p class="next">
            <strong>{decided ? t("climate-next-turn") : t("climate-this-roll")}</strong>
          </p>
        )}
        {outlook.map((way) => {
          const { by, terrain, chances } = way;
          return (
            <p key={by} class="chance">
              <span class="share" title={t("chance-of-six", { count: chances })}>
                {by === 0 ? "•" : by > 0 ? "↻" : "↺"} {chances}/6
                <span class="hidden"> {say().name("way", by > 0 ? "cw" : by < 0 ? "ccw" : "stay")}</span>
              </span>
              <Swatch terrain={terrain} />
              <span class="grow">{say().name("terrain", terrain)}</span>
              {mine && <Loss count={way.losses[mine.seat]!} />}
            </p>
          );
        })}
      </div>
      <Meteor />
    </section>
  );
}

function Loss({ count }: { readonly count: number }) {
  return (
    <span class="toll" data-danger={count > 0 || undefined} title={t("would-lose", { count })}>
      {count === 0 ? "0" : `−${count}`}
      <Sign kind="dino" />
      <span class="hidden">{t("would-lose", { count })}</span>
    </span>
  );
}

function Wheel() {
  const session = useSession();
  const { climate } = boardOf(session);
  const spots = climate.loop.map((terrain, nth) => {
    const angle = (nth / climate.loop.length) * 2 * Math.PI - Math.PI / 2;
    return { terrain, x: RING * Math.cos(angle), y: RING * Math.sin(angle) };
  });
  const label = `${say().name("terrain", climate.loop[climate.position]!)}: ${say().name("zone", "temperate")}`;
  return (
    <svg class="drawn wheel" viewBox="-142 -150 284 300" role="img" aria-label={label} focusable="false">
      <circle class="orbit" r={RING} />
      <path class="arrow" d="M-26-18A32 32 0 1 1-30 12M-34-6l8-13 8 12" />
      {spots.map(({ terrain, x, y }, nth) => (
        <g key={nth} class={`${terrain} zone-temperate`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <path class="floor" d={ISLAND.path(12)} />
          <path class="ground" d={ISLAND.path(12)} />
          <path class="rim" d={ISLAND.path(12)} data-now={nth === climate.position || undefined} />
          {nth === climate.position && (
            <g class="marker">
              <circle r="22" />
              <SignAt kind="temperate" x={-15} y={-15} size={30} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

export function Meteor() {
  const session = useSession();
  const { meteor } = boardOf(session);
  const last = meteor.track.length - 1;
  const number = meteor.track[meteor.position] ?? 0;
  const label = meteor.struck
    ? say().text("event-meteor-strikes")
    : t("meteor-at", { position: meteor.position, last, number });
  return (
    <svg
      class="drawn meteor"
      viewBox="-18 -30 416 62"
      role="img"
      aria-label={label}
      focusable="false"
      data-struck={meteor.struck || undefined}
    >
      <path class="path" d={`M0 0H${last * 28}`} />
      {meteor.track.map((roll, nth) => (
        <g key={nth} transform={`translate(${nth * 28} 0)`}>
          {nth === last ? (
            <g class="world">
              <circle r="16" />
              <path d="M-12-6c6 4 8-4 14-2M-8 10c4-6 10-2 16-6" />
            </g>
          ) : (
            <circle
              class={nth < meteor.position ? "stop past" : roll > 0 ? "stop risky" : "stop"}
              r={roll > 0 ? 10 : 5}
            />
          )}
          {roll > 0 && nth < last && <text y="5">{roll}</text>}
        </g>
      ))}
      <g class="comet" transform={`translate(${(meteor.struck ? last : meteor.position) * 28} -6)`}>
        <path class="wash-yellow" d="M-44-22L-8-10a10 10 0 0 1 4 14z" />
        <circle class="earth" r="11" />
        <path d="M-4-3h.1M3 3h.1M2-5h.1" stroke-width="3" />
      </g>
    </svg>
  );
}
