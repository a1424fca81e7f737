import { render } from "preact";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/home.css";
import "./styles/table.css";
import "./styles/verbs.css";
import "./styles/ending.css";
import "./styles/stage.css";
import "./faces/faces.css";
import { App } from "./app/App";
import { startRouter } from "./app/router";
import { startSettings } from "./app/settings";
import { startShelf } from "./app/shelf";
import { startTitle } from "./app/title";
import { watchHaste } from "./effects/motion";
import { under } from "./net/prefix";
import { startWords } from "./words/words";

startSettings();
startRouter();
watchHaste();
startWords();
startTitle();
startShelf();
void navigator.serviceWorker?.register(under("/service-worker.js")).catch(() => {}); // without it all but offline works
render(<App />, document.getElementById("app")!);
