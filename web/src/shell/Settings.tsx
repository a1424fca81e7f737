// Language, looks, sound, pace, and how moves are made; changed without loading anything anew.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import {
  type Contrast,
  LANGUAGES,
  TEXT_SIZES,
  type Theme,
  VOLUMES,
  choosePace,
  chooseContrast,
  confirmMoves,
  contrast,
  language,
  pace,
  sound,
  textSize,
  theme,
  volume,
} from "../app/settings";
import { PACES } from "../effects/pace";
import { play } from "../effects/sound";
import { say, t } from "../words/words";
import { AnotherDevice } from "./AnotherDevice";
import { keysOpen } from "./KeySheet";
import { Icon } from "./icons";

const THEMES: readonly Theme[] = ["system", "light", "night"];
const CONTRASTS: readonly Contrast[] = ["normal", "high"];
const open = signal(false);

export function SettingsButton({ children }: { readonly children?: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const away = (event: Event): void => {
      const inside = event.target instanceof Node && box.current?.contains(event.target);
      if (!inside) open.value = false;
    };
    document.addEventListener("pointerdown", away);
    return () => document.removeEventListener("pointerdown", away);
  }, []);
  return (
    <div
      class="settings-box"
      ref={box}
      onKeyDown={(event) =>
        event.key === "Escape" && open.value && (event.stopPropagation(), (open.value = false), opener.current?.focus())
      }
    >
      <button
        ref={opener}
        type="button"
        class="btn icon quiet"
        data-item
        aria-expanded={open.value}
        aria-label={t("settings")}
        title={t("settings")}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="gear" />
      </button>
      {open.value && (
        <div class="settings" role="group" aria-label={t("settings")}>
          <Choices
            label={t("language")}
            values={LANGUAGES}
            chosen={language.value}
            name={(code) => say().name("language", code)}
            choose={(code) => (language.value = code)}
          />
          <Choices
            label={t("theme")}
            values={THEMES}
            chosen={theme.value}
            name={(kind) => t(`theme-${kind}`)}
            choose={(kind) => (theme.value = kind)}
          />
          <Choices
            label={t("contrast")}
            values={CONTRASTS}
            chosen={contrast.value}
            name={(kind) => t(`contrast-${kind}`)}
            choose={chooseContrast}
          />
          <Choices
            label={t("text-size")}
            values={TEXT_SIZES}
            chosen={textSize.value}
            name={(size) => `${size} %`}
            choose={(size) => (textSize.value = size)}
          />
          <Choices
            label={t("pace")}
            values={PACES}
            chosen={pace.value}
            name={(kind) => t(`pace-${kind}`)}
            choose={choosePace}
          />
          <Sound />
          <label class="check">
            <input
              type="checkbox"
              checked={confirmMoves.value}
              onChange={(event) => (confirmMoves.value = event.currentTarget.checked)}
            />
            {t("confirm-moves")}
          </label>
          <button
            type="button"
            class="btn"
            onClick={() => {
              open.value = false;
              keysOpen.value = true;
            }}
          >
            {t("keys")}
          </button>
          <AnotherDevice />
          {children}
        </div>
      )}
    </div>
  );
}

function Sound() {
  return (
    <>
      <Choices
        label={t("sound")}
        values={["off", "on"] as const}
        chosen={sound.value ? "on" : "off"}
        name={(kind) => t(`sound-${kind}`)}
        choose={(kind) => {
          sound.value = kind === "on";
          play("decision");
        }}
      />
      {sound.value && (
        <Choices
          label={t("volume")}
          values={VOLUMES}
          chosen={volume.value}
          name={(loud) => `${loud} %`}
          choose={(loud) => {
            volume.value = loud;
            play("decision");
          }}
        />
      )}
    </>
  );
}

interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly name: (value: T) => string;
  readonly choose: (value: T) => void;
}

function Choices<T extends string>({ label, values, chosen, name, choose }: ChoicesProps<T>) {
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {values.map((value) => (
        <button key={value} type="button" class="btn" aria-pressed={value === chosen} onClick={() => choose(value)}>
          {name(value)}
        </button>
      ))}
    </fieldset>
  );
}
