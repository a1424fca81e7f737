// Where a link for a second device leads. Anybody can send such a link, so who one would become is asked, never assumed.

import { useEffect, useState } from "preact/hooks";
import { go } from "../app/router";
import { personName } from "../app/session";
import { under } from "../net/prefix";
import { api } from "../net/api";
import type { DeviceOffer } from "../net/protocol";
import { t } from "../words/words";
import { TopBar } from "./TopBar";
import { errorText } from "./toast";

export function DevicePage({ token }: { readonly token: string }) {
  const [offer, setOffer] = useState<DeviceOffer | null>(null);
  const [problem, setProblem] = useState("");
  const fail = (error: unknown) => setProblem(errorText(error));
  useEffect(() => void api.lookAtDevice(token).then(setOffer, fail), [token]);
  return (
    <main class="page">
      <TopBar />
      <section class="gone">
        {offer && !problem ? (
          <Offer
            offer={offer}
            accept={() => void api.claimDevice(token).then(() => location.replace(under("/")), fail)}
          />
        ) : (
          <p role="status">{problem || t("connecting")}</p>
        )}
      </section>
    </main>
  );
}

function Offer({ offer, accept }: { readonly offer: DeviceOffer; readonly accept: () => void }) {
  const here = personName(offer.here.name, offer.here.guest);
  const there = personName(offer.there.name, offer.there.guest);
  if (offer.same)
    return (
      <>
        <p role="status">{t("device-same", { there })}</p>
        <button type="button" class="btn" onClick={() => go("/", true)}>
          {t("home")}
        </button>
      </>
    );
  return (
    <>
      <h1>{t("device-title", { there })}</h1>
      <p>{t("device-text", { here, there })}</p>
      {offer.tables > 0 && <strong>{t("device-seats", { count: offer.tables })}</strong>}
      <span class="end-buttons">
        <button type="button" class={offer.tables > 0 ? "btn danger" : "btn primary"} onClick={accept}>
          {t("device-yes", { there })}
        </button>
        <button type="button" class="btn quiet" onClick={() => go("/", true)}>
          {t("cancel")}
        </button>
      </span>
    </>
  );
}
