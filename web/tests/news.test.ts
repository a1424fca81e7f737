import assert from "node:assert/strict";
import { test } from "node:test";
import { type News, actorsOf, bannerOf } from "../src/effects/news";
import type { LogLine, View } from "../src/net/protocol";

const NEWS: News = { chapters: ["turn-begins"], losses: { starves: "animal" }, gains: { draws: "seat" } };
const things = { "animal:1": { owner: "seat:0" }, "animal:2": { owner: "seat:1" } };
const before = { seat: 0, things } as unknown as View;
const after = { seat: 0, things: {} } as unknown as View;
const line = (key: string, args: Record<string, string>, seq = 7): LogLine => ({ seq, key, args });

test("the banner tells what begins, and what its reader has lost and got", () => {
  const lines = [
    line("starves", { animal: "animal:1" }),
    line("starves", { animal: "animal:2" }),
    line("draws", { seat: "seat:0", count: "number:3" }),
    line("draws", { seat: "seat:1", count: "number:1" }),
    line("turn-begins", { turn: "number:2", seat: "seat:1" }),
  ];
  const banner = bannerOf(lines, NEWS, [before, after])!;
  assert.deepEqual(banner.titles, [lines[4]]);
  assert.deepEqual(banner.losses, [lines[0]]);
  assert.deepEqual(banner.gains, [lines[2]]);
  assert.equal(bannerOf(lines.slice(0, 4), NEWS, [before, after]), null);
});

test("who acted is who did the deed, not whom it led to", () => {
  const lines = [
    line("starves", { animal: "animal:1" }, 6),
    line("attacks", { hunter: "animal:2", prey: "animal:1" }),
    line("draws", { seat: "seat:0", count: "number:3" }),
  ];
  assert.deepEqual(actorsOf(lines, NEWS, [before]), ["animal:2", "seat:1"]);
});
