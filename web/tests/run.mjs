// The unit tests are TypeScript; Node 20 cannot read that, so they are built first.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readdirSync, rmSync } from "node:fs";
import { build } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = fileURLToPath(new URL("../node_modules/.cache/unit", import.meta.url));
rmSync(out, { recursive: true, force: true });
const input = readdirSync(here)
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => here + name);
await build({
  logLevel: "error",
  configFile: false,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { ssr: true, outDir: out, rollupOptions: { input }, target: "node20" },
});
const files = readdirSync(out)
  .filter((name) => name.endsWith(".test.js"))
  .map((name) => `${out}/${name}`);
process.exit(
  spawnSync(process.execPath, ["--test", ...files], {
    stdio: "inherit",
    env: { ...process.env, TANGLEDBANK: fileURLToPath(new URL("../../tangledbank/", import.meta.url)) },
  }).status ?? 1,
);
