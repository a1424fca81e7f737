import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { personName } from "../app/session";
import type { Table } from "../net/table";
import { say, speaker, t } from "../words/words";
import { SeatBadge } from "./SeatBadge";

export function ChatPanel({ table }: { readonly table: Table }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const lines = table.chat.value;
  const unsaid = table.unsaid.value;
  const unheard = table.unheard.value;
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [lines, unsaid]);
  useEffect(() => {
    if (unheard) setText((typed) => [unheard.text, typed].filter(Boolean).join(" ")); // nobody writes a thing twice
  }, [unheard]);
  return (
    <div class="chat">
      <div class="chat-lines" role="log" aria-live="polite" aria-label={t("chat")} tabIndex={0} ref={list}>
        <ol>
          {lines.length + unsaid.length === 0 && <li class="soft">{t("chat-empty")}</li>}
          {lines.map((line, nth) => (
            <li key={nth}>
              {line.seat !== null && <SeatBadge seat={line.seat} />}{" "}
              <strong>{personName(line.name, line.guest)}</strong> {line.text}
            </li>
          ))}
          {unsaid.map((line) => (
            <li key={line.key} class="unsaid">
              {line.text} <em class="soft">({t("chat-sending")})</em>
            </li>
          ))}
        </ol>
      </div>
      {unheard && (
        <p class="notice bad" role="alert">
          {refusalOf(unheard.code)}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) table.speak(text.trim());
          setText("");
        }}
      >
        <input
          aria-label={t("chat-placeholder")}
          placeholder={t("chat-placeholder")}
          maxLength={500}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {t("send")}
        </button>
      </form>
    </div>
  );
}

/** Why a line was not taken; the sentences about requests fit talk better than those about moves. */
function refusalOf(code: string): string {
  return say().text(speaker.value?.has(`error-${code}`) ? `error-${code}` : `reject-${code}`);
}
