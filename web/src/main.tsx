import { render } from "preact";
import "./styles/base.css";
import "./games/evolution/creature.css";
import "./styles/shell.css";
import "./styles/home.css";
import "./styles/table.css";
import { App } from "./app/App";
import { startRouter } from "./app/router";
import { startSettings } from "./app/settings";
import { startTitle } from "./app/title";
import { watchHaste } from "./effects/motion";
import { startWords } from "./words/words";

startSettings();
startRouter();
watchHaste();
startWords();
startTitle();
render(<App />, document.getElementById("app")!);
