// What a person likes: language, looks, sound, pace, how moves are made. Kept on this device.

import { effect, signal } from "@preact/signals";
import { PACES, type Pace } from "../effects/pace";

export const LANGUAGES = ["en", "ru", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "night";
/** In percent. */
export const TEXT_SIZES = ["100", "115", "130", "150"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const VOLUMES = ["25", "50", "75", "100"] as const;
export type Volume = (typeof VOLUMES)[number];
export type Contrast = "normal" | "high";

export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`tangledbank.${key}`);
  } catch {
    return null; // storage may be switched off; settings then last as long as the page
  }
}

function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  const found = kept(key);
  return allowed.find((value) => value === found) ?? otherwise;
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`tangledbank.${key}`, value);
  } catch {
    // see above
  }
}

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((code) => wanted.toLowerCase().startsWith(code));
    if (found) return found;
  }
  return "en";
}

export const language = signal<Language>(stored("language", LANGUAGES, preferredLanguage()));
export const theme = signal<Theme>(stored("theme", ["system", "light", "night"], "system"));
export const sound = signal<boolean>(stored("sound", ["on", "off"], "off") === "on");
export const confirmMoves = signal<boolean>(stored("confirm", ["on", "off"], "on") === "on");
/** Whether a coach speaks where one plays against bots. */
export const coached = signal<boolean>(stored("coach", ["on", "off"], "off") === "on");

export const volume = signal<Volume>(stored("volume", VOLUMES, "50"));
export const textSize = signal<TextSize>(stored("text", TEXT_SIZES, "100"));

/** How fast the others' moves are shown; who wants no motion is shown none, unless they choose a pace. */
export const pace = signal<Pace>(stored("pace", PACES, stillness() ? "instant" : "normal"));
export const contrast = signal<Contrast>(
  stored("contrast", ["normal", "high"], matchMedia("(prefers-contrast: more)").matches ? "high" : "normal"),
);

/** Chosen, and kept: until then what the system likes counts. */
export function choosePace(chosen: Pace): void {
  pace.value = chosen;
  keep("pace", chosen);
}

export function chooseContrast(chosen: Contrast): void {
  contrast.value = chosen;
  keep("contrast", chosen);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(dark.matches);
dark.addEventListener("change", () => (systemIsDark.value = dark.matches));

export function startSettings(): void {
  effect(() => keep("language", language.value));
  effect(() => keep("theme", theme.value));
  effect(() => keep("sound", sound.value ? "on" : "off"));
  effect(() => keep("confirm", confirmMoves.value ? "on" : "off"));
  effect(() => keep("coach", coached.value ? "on" : "off"));
  effect(() => {
    const night = theme.value === "night" || (theme.value === "system" && systemIsDark.value);
    document.documentElement.dataset["theme"] = night ? "night" : "light";
  });
  effect(() => keep("volume", volume.value));
  effect(() => keep("text", textSize.value));
  effect(() => {
    document.documentElement.dataset["contrast"] = contrast.value;
  });
  effect(() => document.documentElement.style.setProperty("--text-size", String(Number(textSize.value) / 100)));
  effect(() => {
    document.documentElement.lang = language.value;
  });
}
