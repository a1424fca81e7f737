// Every move as a sentence: to be read, heard, filtered by typing, and made.

import { useEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../app/session";
import { useReturn } from "../grammar/focus";
import { say, t } from "../words/words";
import { Icon } from "./icons";

export function MoveList({ close }: { readonly close: () => void }) {
  const session = useSession();
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useReturn(true);
  useEffect(() => field.current?.focus(), []);
  const scene = session.scene.value;
  const plain = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const all = session.choice.left.value.map((offer) => ({ offer, text: say().move(offer, scene) }));
  const shown = all.filter(({ text }) => wanted.every((word) => plain(text).includes(word)));
  return (
    <section class="move-list" data-region="moves" aria-label={t("moves")}>
      <header>
        <label class="grow">
          <span class="hidden">{t("filter-moves")}</span>
          <input
            ref={field}
            type="search"
            placeholder={t("filter-moves")}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && shown[0]) session.choice.make(shown[0].offer);
              if (event.key !== "ArrowDown") return;
              event.preventDefault();
              event.currentTarget.closest("section")?.querySelector<HTMLElement>("li button")?.focus();
            }}
          />
        </label>
        <button type="button" class="btn icon quiet" data-item tabIndex={-1} aria-label={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <ul>
        {shown.map(({ offer, text }) => (
          <li key={offer.text}>
            <button
              type="button"
              class="move"
              data-item
              tabIndex={-1}
              aria-disabled={session.choice.guarded.value}
              onClick={() => session.choice.make(offer)}
              onPointerEnter={() => session.light(offer.path)}
              onPointerLeave={() => session.light([])}
            >
              {text}
            </button>
          </li>
        ))}
        {shown.length === 0 && <li class="soft">{all.length === 0 ? t("no-moves-now") : t("no-moves-found")}</li>}
      </ul>
    </section>
  );
}
