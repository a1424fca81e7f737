// Getting up for good. It cannot be undone, so it is asked twice.

import { useState } from "preact/hooks";
import { api } from "../net/api";
import { t } from "../words/words";
import { Icon } from "./icons";
import { trouble } from "./toast";

export function LeaveSeat({ table, seat }: { readonly table: string; readonly seat: number }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" class="btn" onClick={() => setSure(true)}>
        <Icon name="leave" /> {t("leave-seat")}
      </button>
    );
  return (
    <div class="menu-part" role="group" aria-label={t("leave-seat")}>
      <p>{t("leave-seat-text")}</p>
      <span class="end-buttons">
        <button type="button" class="btn danger" onClick={() => void api.leave(table, seat).catch(trouble)}>
          {t("leave-seat")}
        </button>
        <button type="button" class="btn quiet" onClick={() => setSure(false)}>
          {t("cancel")}
        </button>
      </span>
    </div>
  );
}
