// What a person likes: language, theme, sound, how moves are made. Kept on this device.

import { effect, signal } from "@preact/signals";

export const LANGUAGES = ["en", "ru", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "night";

function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  try {
    const found = localStorage.getItem(`tangledbank.${key}`);
    return allowed.find((value) => value === found) ?? otherwise;
  } catch {
    return otherwise; // storage may be switched off; settings then last as long as the page
  }
}

function keep(key: string, value: string): void {
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
  effect(() => {
    document.documentElement.lang = language.value;
  });
}

export const stillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
