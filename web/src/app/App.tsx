import { Home } from "../home/Home";
import { SetUp } from "../home/SetUp";
import { LearnPage } from "../lesson/LearnPage";
import { Announcer } from "../shell/Announcer";
import { Nothing } from "../shell/ConnectionNote";
import { DevicePage } from "../shell/DevicePage";
import { GuideDoor } from "../rules/GuideDoor";
import { ReplayPage } from "../replay/ReplayPage";
import { KeySheet } from "../shell/KeySheet";
import { TablePage } from "../shell/TablePage";
import { TopBar } from "../shell/TopBar";
import { Toasts } from "../shell/toast";
import { speaker, t } from "../words/words";
import { place } from "./router";

const FAR = 9_999_999; // beyond the end of any game, where the server shows the end

export function App() {
  if (!speaker.value) return <Announcer />;
  return (
    <>
      <Announcer />
      <Page />
      <Toasts />
      <KeySheet />
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
  if (first === "learn" && id) return <LearnPage key={id} game={id} />;
  if (first === "new" && id) return <SetUp key={id} game={id} />;
  if (first === "guide" && id) return <GuideDoor key={id} game={id} />;
  if (first === "device" && id) return <DevicePage key={id} token={id} />;
  return (
    <main class="page">
      <TopBar />
      <Nothing text={t("no-such-page")} />
    </main>
  );
}
