// All keys in words: on "?" where nothing is asked about, and from the menu.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useReturn } from "../grammar/focus";
import { t } from "../words/words";
import { Icon } from "./icons";

export const keysOpen = signal(false);

/** What is printed on the keys, and what they do (ui-keys-...). */
const KEYS: readonly (readonly [readonly string[], string])[] = [
  [["Tab", "Shift + Tab"], "tab"],
  [["←", "↑", "→", "↓"], "arrows"],
  [["Enter"], "enter"],
  [["1", "…", "9"], "number"],
  [["Esc"], "escape"],
  [["/"], "list"],
  [["?"], "why"],
  [["Z"], "undo"],
  [["G"], "jump"],
  [["L"], "log"],
  [["T"], "clock"],
  [["C"], "coach"],
  [["H"], "hint"],
  [["N", "P"], "steps"],
  [["PgDn", "PgUp"], "turns"],
  [["K"], "plays"],
];

export function KeySheet() {
  return keysOpen.value ? <Sheet /> : null;
}

function Sheet() {
  const end = useRef<HTMLButtonElement>(null);
  const close = (): void => void (keysOpen.value = false);
  useReturn(true);
  useEffect(() => end.current?.focus(), []);
  useEffect(() => {
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
      if (event.key === "Tab") event.preventDefault(); // there is nothing else to go to
    };
    const beside = (event: Event): void => {
      if (event.target instanceof Element && event.target.matches(".veil")) close();
    };
    addEventListener("keydown", escape);
    addEventListener("click", beside);
    return () => {
      removeEventListener("keydown", escape);
      removeEventListener("click", beside);
    };
  }, []);
  return (
    <div class="veil">
      <section class="key-sheet" role="dialog" aria-modal="true" aria-labelledby="key-sheet-name">
        <header>
          <h2 id="key-sheet-name">{t("keys")}</h2>
          <button ref={end} type="button" class="btn icon quiet" aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <p class="soft">{t("keys-text")}</p>
        <dl>
          {KEYS.map(([caps, does]) => (
            <div key={does}>
              <dt>
                {caps.map((cap) => (
                  <kbd key={cap}>{cap}</kbd>
                ))}
              </dt>
              <dd>{t(`keys-${does}`)}</dd>
            </div>
          ))}
        </dl>
        <p class="soft">{t("keys-skip")}</p>
      </section>
    </div>
  );
}
