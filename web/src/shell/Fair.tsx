// The promise given before the first move that the shuffle is settled, and after the end all that is needed to check it.

import type { TableInfo } from "../net/protocol";
import { t } from "../words/words";

export function Fair({ info }: { readonly info: TableInfo }) {
  if (!info.commitment) return null; // an imported record may have none
  return (
    <details class="fair">
      <summary>{t("fair-shuffle")}</summary>
      <p>{t("fair-shuffle-text")}</p>
      <p>
        SHA-256 <code>{info.commitment}</code>
      </p>
      {info.opened && (
        <>
          <p>
            {t("random-seed")} <code>{info.opened.seed}</code>
          </p>
          <p>
            {t("salt")} <code>{info.opened.salt}</code>
          </p>
          <p>{t("fair-opened")}</p>
          <p>
            <code>
              tangledbank replay {info.game}-{info.id}.jsonl --verify
            </code>
          </p>
        </>
      )}
    </details>
  );
}
