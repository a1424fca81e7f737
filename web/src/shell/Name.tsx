import { useEffect, useState } from "preact/hooks";
import { me, meet, rename } from "../app/me";
import { personName } from "../app/session";
import { t } from "../words/words";
import { trouble } from "./toast";

/** The name the others see. Who has chosen none is asked for one, and is a guest meanwhile. */
export function Name() {
  const known = me.value;
  const kept = known?.named ? known.name : "";
  const [name, setName] = useState(kept);
  useEffect(() => void (known ?? meet().catch(() => {})), []);
  useEffect(() => setName(kept), [kept]);
  const save = (): void => {
    const wanted = name.trim();
    if (wanted === "") setName(kept);
    else if (wanted !== kept) rename(wanted).catch(trouble);
  };
  return (
    <form class="name" onSubmit={(event) => (event.preventDefault(), save())}>
      <label>
        <span>{t("your-name")}</span>
        <input
          value={name}
          placeholder={known ? personName(known.name, known.guest) : ""}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
          onBlur={save}
        />
      </label>
    </form>
  );
}
