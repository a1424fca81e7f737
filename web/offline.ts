// The page for those without a connection: the words of all languages, made when the client is built. A Vite plugin.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "ru", "cs"];
const LOCALE = resolve(import.meta.dirname, "../tangledbank/locale");

function wordsOf(code: string): (key: string) => string {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${LOCALE}/${code}/common.ftl`, "utf-8")));
  return (key) => bundle.formatPattern(bundle.getMessage(`ui-${key}`)!.value!);
}

function section(code: string): string {
  const t = wordsOf(code);
  return `<section lang="${code}">
      <h2>${t("offline")}</h2>
      <p>${t("offline-text")}</p>
      <p><a href="">${t("try-again")}</a></p>
    </section>`;
}

/** Without a script: the browser itself tries again now and then. */
export function offlinePage(): Plugin {
  return {
    name: "offline-page",
    generateBundle() {
      const source = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="5" />
    <title>${wordsOf("en")("title")}</title>
    <link rel="icon" href="./icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="./offline.css" />
  </head>
  <body>
    <h1><img src="./icon.svg" alt="" width="64" height="64" /> ${wordsOf("en")("title")}</h1>
    ${LANGUAGES.map(section).join("\n    ")}
  </body>
</html>
`;
      this.emitFile({ type: "asset", fileName: "offline.html", source });
    },
  };
}
