// A link that makes another device the same person: to go on playing there.

import { useState } from "preact/hooks";
import { whole } from "../net/prefix";
import { api } from "../net/api";
import { t } from "../words/words";
import { Icon } from "./icons";
import { copy, toast, trouble } from "./toast";

export function AnotherDevice() {
  const [offer, setOffer] = useState<{ readonly link: string; readonly seconds: number } | null>(null);
  const address = offer ? whole(offer.link) : "";
  if (!offer) {
    return (
      <button type="button" class="btn" onClick={() => void api.device().then(setOffer, trouble)}>
        <Icon name="device" /> {t("another-device")}
      </button>
    );
  }
  return (
    <div class="menu-part">
      <p>{t("another-device-text", { minutes: Math.round(offer.seconds / 60) })}</p>
      <span class="invite">
        <input
          readOnly
          value={address}
          aria-label={t("another-device")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn" onClick={() => void copy(address).then(() => toast(t("link-copied")))}>
          {t("copy-link")}
        </button>
      </span>
    </div>
  );
}
