// The link of an open seat: to copy, to share, to photograph.

import { useState } from "preact/hooks";
import { t } from "../words/words";
import { Icon } from "../shell/icons";
import { copy, toast } from "../shell/toast";
import { QrCode } from "./QrCode";

interface InvitationProps {
  readonly address: string;
  /** What is played, for the message that goes with the link. */
  readonly game: string;
  /** Whether the code for cameras is shown from the start. */
  readonly shown: boolean;
}

export function Invitation({ address, game, shown }: InvitationProps) {
  const [code, setCode] = useState(shown);
  const share = (): void => {
    // Whoever changes their mind is told nothing.
    navigator.share({ title: game, text: t("invitation", { game }), url: address }).catch(() => {});
  };
  return (
    <div class="invitation">
      <span class="invite">
        <input
          readOnly
          value={address}
          aria-label={t("invite-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn" onClick={() => void copy(address).then(() => toast(t("link-copied")))}>
          <Icon name="copy" /> {t("copy-link")}
        </button>
        {"share" in navigator && (
          <button type="button" class="btn" onClick={share}>
            <Icon name="share" /> {t("share")}
          </button>
        )}
        <button type="button" class="btn" aria-expanded={code} onClick={() => setCode(!code)}>
          <Icon name="code" /> {t("qr-code")}
        </button>
      </span>
      {code && <QrCode link={address} />}
    </div>
  );
}
