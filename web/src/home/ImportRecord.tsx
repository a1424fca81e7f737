import { go } from "../app/router";
import { api } from "../net/api";
import { trouble } from "../shell/toast";
import { t } from "../words/words";

export function ImportRecord() {
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const { id } = await api.importRecord(await file.text());
      go(`/replay/${id}`);
    } catch (problem) {
      trouble(problem);
    }
  };
  return (
    <label class="btn import">
      {t("import-text")}
      <input
        type="file"
        class="hidden"
        accept=".jsonl,.txt,application/json,text/plain"
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
    </label>
  );
}
