import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { trouble } from "../shell/toast";
import { t } from "../words/words";

/** The name the others see. */
export function Name() {
  const [name, setName] = useState("");
  const [kept, setKept] = useState("");
  useEffect(() => {
    api.me().then((me) => (setName(me.name), setKept(me.name)), () => {});
  }, []);
  const save = (): void => {
    const wanted = name.trim();
    if (wanted === kept) return;
    if (wanted === "") setName(kept);
    else api.rename(wanted).then((me) => (setName(me.name), setKept(me.name)), trouble);
  };
  return (
    <form class="name" onSubmit={(event) => (event.preventDefault(), save())}>
      <label>
        <span>{t("your-name")}</span>
        <input value={name} maxLength={24} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} onBlur={save} />
      </label>
    </form>
  );
}
