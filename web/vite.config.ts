import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { gamesElsewhere } from "./elsewhere.ts";
import { offlinePage } from "./offline.ts";

const server = process.env["TANGLEDBANK_SERVER"] ?? "http://127.0.0.1:8000";

// The build goes into the Python package; the languages come from there.
export default defineConfig({
  plugins: [gamesElsewhere(), offlinePage()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  base: "./", // the server puts its own prefix in the place of the dot
  build: {
    outDir: fileURLToPath(new URL("../tangledbank/table/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, changeOrigin: true },
      "/ws": { target: server, ws: true, changeOrigin: true },
    },
  },
});
