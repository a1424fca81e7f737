import { namesOf } from "../app/session";
import type { Table } from "../net/table";
import { t } from "../words/words";

/** Several people at one screen: nothing is shown until the next one has it. */
export function HandOver({ table }: { readonly table: Table }) {
  const next = table.handOver.value!;
  const player = namesOf(next.table.seats)[next.seat ?? 0] ?? "";
  return (
    <section class="hand-over">
      <h1>{t("pass-device", { player })}</h1>
      <button type="button" class="btn primary" onClick={() => table.takeDevice()}>
        {t("pass-device-ready", { player })}
      </button>
    </section>
  );
}
