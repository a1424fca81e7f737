import { useEffect, useState } from "preact/hooks";
import { under } from "../net/prefix";
import type { Table } from "../net/table";
import { speaker, t } from "../words/words";

const PATIENCE_MS = 700;
const REASONS: Readonly<Record<number, string>> = {
  4403: "error-private",
  4404: "error-no-such-table",
  4409: "error-removed",
};

/** How the connection is, in a sentence; silent while all is well. */
export function ConnectionNote({ table }: { readonly table: Table }) {
  const health = table.socket.health.value;
  const [troubled, setTroubled] = useState(false);
  const [healed, setHealed] = useState(false);
  useEffect(() => {
    if (health === "lost" || health === "gone") {
      const timer = setTimeout(() => setTroubled(true), PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    if (health !== "fine" || !troubled) return;
    setTroubled(false);
    setHealed(true);
    const timer = setTimeout(() => setHealed(false), 2500);
    return () => clearTimeout(timer);
  }, [health]);
  const text =
    health === "gone"
      ? ""
      : troubled
        ? `${t("server-away")}${table.sending.value ? ` ${t("move-not-sent")}` : ""}`
        : healed
          ? t("connection-healed")
          : "";
  return (
    <p class="connection" role="status" data-health={health} data-shown={text !== "" || undefined}>
      {text}
    </p>
  );
}

export function Gone({ code }: { readonly code: number }) {
  return <Nothing text={speaker.value?.text(REASONS[code] ?? "error-too-fast") ?? ""} />;
}

/** There is nothing to see here: why, and the way home. */
export function Nothing({ text }: { readonly text: string }) {
  return (
    <section class="gone">
      <p>{text}</p>
      <p>
        <a class="btn primary" href={under("/")}>
          {t("home")}
        </a>
      </p>
    </section>
  );
}
