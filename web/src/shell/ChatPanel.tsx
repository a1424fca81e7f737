import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../net/table";
import { t } from "../words/words";
import { SeatBadge } from "./SeatBadge";

export function ChatPanel({ table }: { readonly table: Table }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const lines = table.chat.value;
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [lines]);
  return (
    <div class="chat">
      <div class="chat-lines" role="log" aria-live="polite" aria-label={t("chat")} tabIndex={0} ref={list}>
      <ol>
        {lines.length === 0 && <li class="soft">{t("chat-empty")}</li>}
        {lines.map((line, nth) => (
          <li key={nth}>
            {line.seat !== null && <SeatBadge seat={line.seat} />} <strong>{line.name}</strong> {line.text}
          </li>
        ))}
      </ol>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) table.speak(text.trim());
          setText("");
        }}
      >
        <input aria-label={t("chat-placeholder")} placeholder={t("chat-placeholder")} maxLength={500} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" class="btn">{t("send")}</button>
      </form>
    </div>
  );
}
