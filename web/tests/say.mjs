// Says what the tests of the languages ask for, as the page would: Python compares it with its own words.
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const moments = JSON.parse(await text(process.stdin));
const out = fileURLToPath(new URL("../node_modules/.cache/say", import.meta.url));
const input = ["speaker", "next"].map((name) => fileURLToPath(new URL(`../src/words/${name}.ts`, import.meta.url)));
await build({
  logLevel: "error",
  root: fileURLToPath(new URL("..", import.meta.url)),
  configFile: false,
  build: { ssr: true, copyPublicDir: false, outDir: out, rollupOptions: { input }, target: "node20" },
});
const { Speaker } = await import(pathToFileURL(`${out}/speaker.js`).href);
const { nextSentence } = await import(pathToFileURL(`${out}/next.js`).href);
const said = moments.map(({ code, files, scene, words, moves, begun }) => {
  const speaker = new Speaker(
    code,
    files.map((path) => readFileSync(path, "utf8")),
  );
  const ways = moves.flatMap(({ paths, ...move }) => paths.map((path) => ({ ...move, path })));
  const goingOn = (chosen) => ways.filter(({ path }) => chosen.every((element, at) => path[at] === element));
  return [
    ...words.map(([sort, what]) => speaker[sort](what, scene)),
    ...begun.map((chosen) => nextSentence(speaker, goingOn(chosen), chosen, scene)),
  ];
});
console.log(JSON.stringify(said));
