import { useEffect, useState } from "preact/hooks";
import { Home } from "../home/Home";
import { SetUp } from "../home/SetUp";
import { api } from "../net/api";
import { Announcer } from "../shell/Announcer";
import { Nothing } from "../shell/ConnectionNote";
import { ReplayPage } from "../shell/ReplayPage";
import { TablePage } from "../shell/TablePage";
import { TopBar } from "../shell/TopBar";
import { Toasts, errorText } from "../shell/toast";
import { speaker, t } from "../words/words";
import { go, place } from "./router";

const FAR = 9_999_999; // beyond the end of any game, where the server shows the end

export function App() {
  if (!speaker.value) return <Announcer />;
  return (
    <>
      <Announcer />
      <Page />
      <Toasts />
    </>
  );
}

function Page() {
  const { path, query } = place.value;
  const [first, id] = path;
  const at = query.get("at");
  if (first === undefined) return <Home />;
  if (first === "table" && id) return <TablePage key={id} id={id} claim={query.get("claim")} />;
  if (first === "replay" && id)
    return <ReplayPage key={id} id={id} at={at !== null && /^\d+$/.test(at) ? Math.min(Number(at), FAR) : null} />;
  if (first === "new" && id) return <SetUp key={id} game={id} />;
  if (first === "device" && id) return <Device token={id} />;
  return (
    <main class="page">
      <TopBar />
      <Nothing text={t("no-such-page")} />
    </main>
  );
}

/** A link that makes this device the same person as another one. */
function Device({ token }: { readonly token: string }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.claimDevice(token).then(
      () => go("/", true),
      (error: unknown) => setProblem(errorText(error)),
    );
  }, [token]);
  return (
    <main class="page">
      <TopBar />
      <section class="gone">
        <p role="status">{problem || t("connecting")}</p>
      </section>
    </main>
  );
}
