import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { movePatterns } from "../src/games/phrases";
import { pattern, read } from "../src/words/phrase";
import { type Scene, gather } from "../src/words/scene";
import { Speaker } from "../src/words/speaker";

const HOME = process.env["TANGLEDBANK_LOCALE"]!;
const speaker = (code: string, game: string | undefined = "evolution"): Speaker => new Speaker(code, ["common", game].filter((name) => existsSync(`${HOME}${code}/${name}.ftl`)).map((name) => readFileSync(`${HOME}${code}/${name}.ftl`, "utf8")), movePatterns("evolution"));
const SCENE: Scene = { names: ["Anna", "Boris"], owners: [0, 0, 0, 1, 1, 1, 1], seat: 0, traits: new Map([[21, "running"]]), cards: new Map([[17, ["camouflage", "fat_tissue"]]]), designs: [["swimming"]] };

test("the text of a move is read by its pattern", () => {
  const attack = pattern("attack <hunter:animal> <prey:animal> [ignoring <ignored:trait>]");
  assert.deepEqual(read(attack, "attack 3 7 ignoring 21"), { hunter: "animal:3", prey: "animal:7", ignored: "trait:21" });
  assert.deepEqual(read(attack, "attack 3 7"), { hunter: "animal:3", prey: "animal:7" });
  assert.equal(read(attack, "attack 3"), null);
  assert.equal(read(attack, "attack 3 7 ignoring"), null);
});

test("moves, events, questions and refusals in English, as Python says them", () => {
  const english = speaker("en");
  assert.equal(english.move("attack 3 7", SCENE), "Animal 3 attacks Boris’s animal 7");
  assert.equal(english.move("take_food 3", SCENE), "Animal 3 takes food from the base");
  assert.equal(english.event({ key: "is-eaten", args: { prey: "animal:7", hunter: "animal:3" } }, SCENE), "Boris’s animal 7 is eaten by Anna’s animal 3.");
  assert.equal(english.question({ seat: 1, what: "develop", args: {} }, SCENE), "Boris is choosing a card to play.");
  assert.equal(english.refusal({ key: "base-is-empty", args: {} }, SCENE), "The food base is empty.");
  assert.equal(english.element("card:17", SCENE), "Camouflage / Fat Tissue");
  assert.equal(english.element("trait:21", SCENE), "Running");
});

test("numbers stay numbers, so that plurals work", () => {
  assert.equal(speaker("en").fill({ count: "number:3" }, SCENE)["count"], 3);
  const russian = speaker("ru");
  assert.notEqual(russian.text("ui-cards-count", { count: 1 }), russian.text("ui-cards-count", { count: 2 }));
  assert.notEqual(russian.text("ui-cards-count", { count: 2 }), russian.text("ui-cards-count", { count: 5 }));
});

test("every language has every word the page asks for", () => {
  const sources = import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
  for (const [path, source] of Object.entries(sources)) {
    const game = /\/games\/([a-z]+)\//.exec(path)?.[1];
    const wanted = [...source.matchAll(/\bt\("([a-z-]+)"/g)].map(([, key]) => `ui-${key}`);
    for (const code of wanted.length > 0 ? ["en", "ru", "cs"] : []) {
      const words = speaker(code, game);
      assert.deepEqual(wanted.filter((key) => !words.has(key)), [], `${path} in ${code}`);
    }
  }
});

test("a scene is gathered from a view", () => {
  const traits = new Map<number, string>();
  const cards = new Map<number, readonly string[]>();
  gather([{ trait: 21, kind: "running" }, { card: 17, faces: ["swimming"] }, { card: 18, faces: null }], traits, cards);
  assert.deepEqual([...traits], [[21, "running"]]);
  assert.deepEqual([...cards], [[17, ["swimming"]]]);
});
