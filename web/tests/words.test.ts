import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Scene } from "../src/words/scene";
import { Speaker } from "../src/words/speaker";

const HOME = process.env["TANGLEDBANK"]!;
const speaker = (code: string, game = "evolution"): Speaker =>
  new Speaker(
    code,
    [`locale/${code}/common.ftl`, `games/${game}/words/${code}.ftl`].map((path) => readFileSync(HOME + path, "utf8")),
  );
const SCENE: Scene = { names: ["Anna", "Boris"], seat: 0, things: { "animal:7": { owner: "seat:1" } } };

test("what is not known has a word, too", () => {
  const english = speaker("en");
  assert.equal(english.element("animal:3", SCENE), "somebody’s animal 3");
  assert.equal(english.element("card:17", SCENE), "a card");
  assert.equal(speaker("en", "dinosaurs").element("hex:0,0", SCENE), "0,0");
});

test("numbers stay numbers, so that plurals work", () => {
  assert.equal(speaker("en").fill({ count: "number:3" }, SCENE)["count"], 3);
  const russian = speaker("ru");
  assert.notEqual(russian.text("ui-cards-count", { count: 1 }), russian.text("ui-cards-count", { count: 2 }));
  assert.notEqual(russian.text("ui-cards-count", { count: 2 }), russian.text("ui-cards-count", { count: 5 }));
});

test("options of every kind say their values", () => {
  const russian = speaker("ru");
  const number = { id: "days", kind: "number", default: 3, least: 1, most: 6 } as const;
  const seat = { id: "first_player", kind: "seat", default: "random" } as const;
  assert.equal(russian.optionValue(number, 4), "4");
  assert.equal(russian.optionValue(seat, 1), "Игрок 2");
  assert.equal(russian.optionValue(seat, "random"), "по жребию");
  assert.equal(
    russian.optionValue({ id: "storm", kind: "switch", default: false }, true),
    russian.text("option-value-true"),
  );
});

test("every language has every word the page asks for", () => {
  const sources = import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
  for (const [path, source] of Object.entries(sources)) {
    const game = /\/games\/([a-z]+)\//.exec(path)?.[1];
    const wanted = [...source.matchAll(/\bt\("([a-z-]+)"/g)].map(([, key]) => `ui-${key}`);
    for (const code of wanted.length > 0 ? ["en", "ru", "cs"] : []) {
      const words = speaker(code, game);
      assert.deepEqual(
        wanted.filter((key) => !words.has(key)),
        [],
        `${path} in ${code}`,
      );
    }
  }
});
