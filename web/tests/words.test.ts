import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { movePatterns } from "../src/games/phrases";
import { pattern, read } from "../src/words/phrase";
import { NOWHERE, type Scene, gather, sceneOf } from "../src/words/scene";
import { spaceNames } from "../src/words/spaces";
import { Speaker } from "../src/words/speaker";

const HOME = process.env["TANGLEDBANK"]!;
const speaker = (code: string, game = "evolution"): Speaker =>
  new Speaker(
    code,
    [`locale/${code}/common.ftl`, `games/${game}/words/${code}.ftl`].map((path) => readFileSync(HOME + path, "utf8")),
    movePatterns(game),
  );
const SCENE: Scene = {
  names: ["Anna", "Boris"],
  owners: [0, 0, 0, 1, 1, 1, 1],
  seat: 0,
  traits: new Map([[21, "running"]]),
  cards: new Map([[17, ["camouflage", "fat_tissue"]]]),
  designs: [["swimming"]],
  places: new Map(),
  lots: [],
  odds: [],
  purses: [],
};

test("the text of a move is read by its pattern", () => {
  const attack = pattern("attack <hunter:animal> <prey:animal> [ignoring <ignored:trait>]");
  assert.deepEqual(read(attack, "attack 3 7 ignoring 21"), {
    hunter: "animal:3",
    prey: "animal:7",
    ignored: "trait:21",
  });
  assert.deepEqual(read(attack, "attack 3 7"), { hunter: "animal:3", prey: "animal:7" });
  assert.equal(read(attack, "attack 3"), null);
  assert.equal(read(attack, "attack 3 7 ignoring"), null);
});

test("moves, events, questions and refusals in English, as Python says them", () => {
  const english = speaker("en");
  assert.equal(english.move("attack 3 7", SCENE), "Animal 3 attacks Boris’s animal 7");
  assert.equal(english.move("take_food 3", SCENE), "Animal 3 takes food from the base");
  assert.equal(
    english.event({ key: "is-eaten", args: { prey: "animal:7", hunter: "animal:3" } }, SCENE),
    "Boris’s animal 7 is eaten by Anna’s animal 3.",
  );
  assert.equal(english.question({ seat: 1, what: "develop", args: {} }, SCENE), "Boris is choosing a card to play.");
  assert.equal(english.refusal({ key: "base-is-empty", args: {} }, SCENE), "The food base is empty.");
  assert.equal(english.element("card:17", SCENE), "Camouflage / Fat Tissue");
  assert.equal(english.element("trait:21", SCENE), "Running");
});

test("spaces have the names of a map with a grid, with pointed and with flat tops", () => {
  assert.deepEqual([...spaceNames(["0,0", "1,0", "-1,1", "0,1"]).values()], ["A1", "A2", "B1", "B2"]);
  assert.deepEqual([...spaceNames(["0,0", "0,1", "1,-1", "1,0"], true).values()], ["A1", "B1", "A2", "B2"]);
});

test("an attack says whom it meets and its odds; a bid names the gene and what it leaves", () => {
  const english = speaker("en", "dinosaurs");
  const space = (hex: string, dino: number | null) => ({ hex, terrain: "hills", zone: "cold", coastal: true, dino });
  const seats = [
    { points: 10, values: { discount: 2 } },
    { points: 12, values: { discount: 0 } },
  ];
  const board = {
    spaces: [space("0,0", 0), space("1,0", 1), space("0,1", null)],
    odds: [
      [null, 4],
      [1, null],
    ],
    rows: [{ gene: "horn" }, { gene: "fur" }, { gene: "fur" }],
    seats,
  };
  const scene = sceneOf({ seat: 0, board }, ["Anna", "Boris"]);
  assert.equal(english.move("attack 0,0 to 1,0", scene), "Attack Boris’s dinosaur on A2 from A1: wins on 1 to 4");
  assert.equal(english.move("attack 0,0 to 1,0", NOWHERE), "Attack from 0,0 to 1,0");
  assert.equal(english.move("move 0,0 to 0,1", scene), "Go from A1 to B1 (hills, cold)");
  assert.equal(english.element("hex:0,1", scene), "B1 (hills)");
  assert.equal(english.move("bid 0 5", scene), "Bid 5 for Horn: leaves you 7 points");
  assert.equal(english.move("bid 2 1", scene), "Bid 1 for Fur (row 3): leaves you 10 points");
  assert.equal(english.move("bid 0 5", { ...scene, seat: null }), "Bid 5 for Horn");
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

test("a scene is gathered from a view", () => {
  const traits = new Map<number, string>();
  const cards = new Map<number, readonly string[]>();
  gather(
    [
      { trait: 21, kind: "running" },
      { card: 17, faces: ["swimming"] },
      { card: 18, faces: null },
    ],
    traits,
    cards,
  );
  assert.deepEqual([...traits], [[21, "running"]]);
  assert.deepEqual([...cards], [[17, ["swimming"]]]);
});
