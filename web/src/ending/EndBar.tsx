// Where to go from the end: play again, see it again, keep it.

import type { ComponentChildren } from "preact";
import { go } from "../app/router";
import { useSession } from "../app/session";
import { api } from "../net/api";
import { under, whole } from "../net/prefix";
import type { TableInfo } from "../net/protocol";
import { Icon } from "../shell/icons";
import { copy, toast, trouble } from "../shell/toast";
import { say, t } from "../words/words";
import { useWinnerLine } from "./winners";

interface EndBarProps {
  readonly info: TableInfo;
  /** Whether the ending is in sight, and how to change that. */
  readonly staged: boolean;
  readonly toggle: () => void;
}

export function EndBar({ info, staged, toggle }: EndBarProps) {
  const toggling = (
    <button type="button" class="btn" data-item onClick={toggle}>
      {staged ? t("look-at-table") : t("show-ending")}
    </button>
  );
  const winner = useWinnerLine();
  return (
    <section class="prompt over" data-region="prompt" data-prompt tabIndex={-1} aria-label={t("game-over")}>
      <p class={staged ? "hidden" : "prompt-text"} role="status">
        <strong>{t("game-over")}.</strong> {winner}
      </p>
      <div class="prompt-choices end-buttons">
        {info.lesson === null ? <Ways info={info}>{toggling}</Ways> : toggling}
      </div>
    </section>
  );
}

/** All that can be done with a finished game; after a lesson its note leads on. */
function Ways({ info, children }: { readonly info: TableInfo; readonly children: ComponentChildren }) {
  const sits = info.mine.length > 0;
  return (
    <>
      {info.rematch && <NextTable id={info.rematch} sits={sits} />}
      {sits && !info.rematch && (
        <button
          type="button"
          class="btn primary"
          data-item
          onClick={() => void api.rematch(info.id).then(({ id }) => go(`/table/${id}`), trouble)}
        >
          {t("rematch")}
        </button>
      )}
      {children}
      <a class="btn" data-item href={under(`/replay/${info.id}?at=0`)}>
        {t("watch-again")}
      </a>
      <button
        type="button"
        class="btn"
        data-item
        aria-label={t("copy-link")}
        onClick={() => void copy(whole(`/replay/${info.id}`)).then(() => toast(t("link-copied")))}
      >
        <Icon name="link" /> <span class="wide-only">{t("copy-link")}</span>
      </button>
      <a class="btn" data-item href={under(`/api/tables/${info.id}/record`)} download aria-label={t("export")}>
        <Icon name="save" /> <span class="wide-only">{t("export")}</span>
      </a>
    </>
  );
}

/** Somebody wants to play again, and has opened a table for it. */
function NextTable({ id, sits }: { readonly id: string; readonly sits: boolean }) {
  const session = useSession();
  const line = session.log.value.findLast(({ key }) => key === "table-rematch");
  return (
    <>
      <p class="next-table" role="status">
        {line
          ? t("next-table", { player: say().element(line.args["seat"]!, session.scene.value) })
          : t("next-table-open")}
      </p>
      <a class="btn primary" data-item href={under(`/table/${id}`)}>
        {sits ? t("sit-down-there") : t("watch")}
      </a>
    </>
  );
}
