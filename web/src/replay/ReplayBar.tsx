// The action bar of a replay: where it is and what happened there, by steps, by turns, by itself.

import type { ComponentChildren } from "preact";
import { useSession } from "../app/session";
import { turnName } from "../ending/turnName";
import { turnAt } from "../ending/turns";
import { api } from "../net/api";
import { whole } from "../net/prefix";
import type { ReplayMoment, Story } from "../net/protocol";
import { Icon } from "../shell/icons";
import { copy, toast, trouble } from "../shell/toast";
import { say, t } from "../words/words";
import { Scrubber } from "./Scrubber";
import { SPEEDS, type Speed } from "./speed";

interface ReplayBarProps {
  readonly id: string;
  readonly moment: ReplayMoment;
  readonly story: Story | null;
  readonly wished: number;
  readonly to: (step: number) => void;
  readonly playing: boolean;
  readonly play: (on: boolean) => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly eyes: number | null;
  readonly setEyes: (seat: number | null) => void;
  readonly children?: ComponentChildren;
}

function speedName(speed: Speed): string {
  if (speed === "slow") return t("speed-slow");
  return speed === "normal" ? t("speed-normal") : t("speed-lapse");
}

/** The moment as a text that `tangledbank position` opens: for those who report or try something. */
async function copyPosition(id: string, at: number): Promise<void> {
  try {
    await copy((await api.position(id, at)).position);
    toast(t("position-copied"));
  } catch (problem) {
    trouble(problem);
  }
}

export function ReplayBar(props: ReplayBarProps) {
  const { id, moment, story, wished, to, playing, play, speed, setSpeed, eyes, setEyes, children } = props;
  const names = useSession().names.value;
  const turn = story ? turnAt(story, wished) : 0;
  const button = (icon: "start" | "back" | "next" | "end", label: string, step: number) => (
    <button
      type="button"
      class="btn icon"
      data-item
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={() => to(step)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="prompt replay" data-region="prompt" data-prompt tabIndex={-1} aria-label={t("replay")}>
      <p class="prompt-text" role="status">
        <strong>{t("step", { step: moment.at, steps: moment.last })}</strong> <Happened moment={moment} />
      </p>
      <Scrubber story={story} at={wished} last={moment.last} to={to} />
      <div class="prompt-choices">
        {button("start", t("first-step"), 0)}
        {button("back", t("previous-step"), wished - 1)}
        <button
          type="button"
          class="btn icon"
          data-item
          data-primary
          tabIndex={-1}
          aria-label={playing ? t("pause") : t("auto-play")}
          title={playing ? t("pause") : t("auto-play")}
          aria-keyshortcuts="k"
          onClick={() => play(!playing)}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        {button("next", t("next-step"), wished + 1)}
        {button("end", t("last-step"), moment.last)}
        <Choose
          label={t("speed")}
          value={speed}
          options={SPEEDS.map((one) => [one, speedName(one)])}
          choose={(value) => setSpeed(value as Speed)}
        />
        {story && story.turns.length > 1 && (
          <Choose
            label={t("jump-to-turn")}
            value={String(turn)}
            options={story.turns.map((one) => [String(one.turn), turnName(one.turn)])}
            choose={(value) => to(story.turns.find((one) => String(one.turn) === value)!.at)}
          />
        )}
        <Choose
          name="eyes"
          label={t("eyes")}
          value={eyes === null ? "" : String(eyes)}
          options={[
            ["", t("eyes-spectator")],
            ...names.map((player, seat): [string, string] => [String(seat), player]),
          ]}
          choose={(value) => setEyes(value === "" ? null : Number(value))}
        />
        <button
          type="button"
          class="btn quiet"
          data-item
          tabIndex={-1}
          aria-label={t("replay-link")}
          title={t("replay-link")}
          onClick={() => void copy(whole(`/replay/${id}?at=${moment.at}`)).then(() => toast(t("link-copied")))}
        >
          <Icon name="link" />
        </button>
        <button
          type="button"
          class="btn quiet wide-only"
          data-item
          tabIndex={-1}
          aria-label={t("copy-position")}
          title={t("copy-position")}
          onClick={() => void copyPosition(id, moment.at)}
        >
          <Icon name="copy" />
        </button>
        {children}
      </div>
    </section>
  );
}

/** What the step was: the first line that everybody heard of it, or the move itself. */
function Happened({ moment }: { readonly moment: ReplayMoment }) {
  const session = useSession();
  const scene = session.scene.value;
  const [first] = moment.step ? moment.log.filter((line) => line.at === moment.at) : [];
  if (first) return <>{say().event(first, scene)}</>;
  if (!moment.step || moment.step.seat < 0) return null;
  const { seat, move } = moment.step;
  return <>{`${session.names.value[seat]}: ${say().move(move, { ...scene, seat })}`}</>;
}

interface ChooseProps {
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly choose: (value: string) => void;
}

function Choose({ name = "", label, value, options, choose }: ChooseProps) {
  return (
    <label class={name}>
      <span class="hidden">{label}</span>
      <select title={label} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
