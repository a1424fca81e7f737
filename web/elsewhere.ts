// Games in folders elsewhere: what their `web` folders hold becomes part of the build. A Vite plugin.

import { existsSync, readdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:games-elsewhere";
const HELD = { boards: "index.ts", covers: "cover.tsx" } as const;

/** The files of one name in the `web` folders of all games in TANGLEDBANK_GAMES, by the ids of the games. */
function found(file: string): [string, string][] {
  const places = (process.env["TANGLEDBANK_GAMES"] ?? "").split(delimiter).filter(Boolean);
  return places
    .flatMap((place) => readdirSync(place).map((id): [string, string] => [id, resolve(join(place, id, "web", file))]))
    .filter(([, path]) => existsSync(path));
}

/** Games elsewhere write `@tangledbank/...` for what is in `src`, and share its packages. */
export function gamesElsewhere(): Plugin {
  return {
    name: "games-elsewhere",
    config: () => ({
      resolve: {
        alias: { "@tangledbank": resolve(import.meta.dirname, "src") },
        dedupe: ["preact", "@preact/signals"],
      },
    }),
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const covers = found(HELD.covers);
      const boards = found(HELD.boards).map(([game, path]) => `${JSON.stringify(game)}: () => import(${JSON.stringify(path)})`);
      return [
        ...covers.map(([, path], nth) => `import cover${nth} from ${JSON.stringify(path)};`),
        `export const boards = { ${boards.join(", ")} };`,
        `export const covers = { ${covers.map(([game], nth) => `${JSON.stringify(game)}: cover${nth}`).join(", ")} };`,
      ].join("\n");
    },
  };
}
