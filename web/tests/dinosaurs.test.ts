import assert from "node:assert/strict";
import { test } from "node:test";
import { lossUnder, nextOrder, outlook, priceOf, shieldsOf, zoneUnder } from "../src/games/dinosaurs/facts";
import { legX, tailPaths } from "../src/games/dinosaurs/figure/parts";
import { PLANS } from "../src/games/dinosaurs/figure/plans";
import { ISLAND } from "../src/games/dinosaurs/island";
import type { BoardSeen, SeatSeen, SpaceSeen, Terrain } from "../src/games/dinosaurs/types";

function seat(number: number, tail = 1, dinos = 1, changes: Partial<SeatSeen["values"]> = {}): SeatSeen {
  const values = { tail, movement: 1, attack: 0, defence: 0, eggs: 1, fur: 1, parasols: 1, discount: 0, ...changes };
  return {
    seat: number,
    points: 10,
    genes: { tail, leg: 1, horn: 0, egg: 1, fur: 1, parasol: 1, mutation: 0 },
    modifiers: values,
    values,
    dinos: Array.from({ length: dinos }, (_, nth) => `${nth},0`),
    reserve: 10 - dinos,
    zones: { temperate: 0, cold: 0, hot: 0, deadly: 0 },
    raft: false,
    far_flung: false,
    kept_out: false,
    hand_size: 0,
    hand: null,
  };
}

function space(hex: string, terrain: Terrain, dino: number | null = null): SpaceSeen {
  return { hex, terrain, start: false, coastal: false, zone: "temperate", dino };
}

function board(seats: SeatSeen[], more: Partial<BoardSeen> = {}): BoardSeen {
  return {
    turn: 5,
    phase: "evolution",
    order: seats.map((one) => one.seat),
    climate: {
      position: 2,
      loop: ["desert", "plains", "hills", "mountains", "hills", "plains"],
      zones: { desert: "deadly", plains: "hot", hills: "temperate", mountains: "cold" },
    },
    climate_card: false,
    barren: false,
    meteor: { position: 5, track: [], struck: false },
    island: "board_3",
    spaces: [],
    seats,
    odds: [],
    rows: [],
    shown: [],
    bag: {},
    deck: 9,
    discard: [],
    breakdown: null,
    ...more,
  };
}

test("zones (X-01, X-02)", () => {
  assert.deepEqual(
    ["desert", "plains", "hills", "mountains"].map((terrain) => zoneUnder("plains", terrain as Terrain)),
    ["hot", "temperate", "cold", "deadly"],
  );
  assert.deepEqual(
    ["desert", "plains", "hills", "mountains"].map((terrain) => zoneUnder("mountains", terrain as Terrain)),
    ["deadly", "deadly", "hot", "temperate"],
  );
});

test("who is in danger (X-05, X-06)", () => {
  const herd: [Terrain, number][] = [
    ["desert", 1],
    ["plains", 2],
    ["hills", 5],
    ["mountains", 2],
  ];
  const spaces = herd.flatMap(([terrain, count], r) =>
    Array.from({ length: count }, (_, q) => space(`${q},${r}`, terrain, 0)),
  );
  const mine = seat(0, 1, 10, { fur: 2 });
  assert.equal(lossUnder(board([mine], { spaces }), mine, "hills"), 2);
  assert.equal(lossUnder(board([mine], { spaces }), mine, "desert"), 7);
  assert.equal(lossUnder(board([mine], { spaces }), mine, "hills", shieldsOf(mine, true)), 3); // the second fur was a card's
});

test("the next roll goes on with four chances of six", () => {
  assert.deepEqual(outlook(board([])), [
    { by: 1, chances: 4, terrain: "mountains" },
    { by: 0, chances: 1, terrain: "hills" },
    { by: -1, chances: 1, terrain: "plains" },
  ]);
});

test("a bid costs less with mutations, and never less than nothing (X-07, X-08)", () => {
  assert.deepEqual(priceOf(seat(0, 1, 1, { discount: 2 }), 5), { pay: 3, rest: 7 });
  assert.deepEqual(priceOf(seat(0, 1, 1, { discount: 2 }), 1), { pay: 0, rest: 10 });
});

test("the order of the next turn, as the bids stand (X-11)", () => {
  const seats = [seat(0, 2, 4), seat(1, 1, 5), seat(2, 1, 3), seat(3, 3, 6)];
  assert.deepEqual(nextOrder(board(seats)), [[3], [0], [2], [1]]);
  assert.deepEqual(nextOrder(board(seats, { rows: [{ row: 0, gene: "tail", bid: 2, bidder: 1 }] })), [
    [3],
    [0],
    [1],
    [2],
  ]);
  assert.deepEqual(nextOrder(board([seat(0), seat(1), seat(2, 2)])), [[2], [0, 1]]);
});

test("rows of the island run from west to east", () => {
  const rows = ISLAND.lines([
    space("0,1", "hills"),
    space("1,0", "desert"),
    space("-1,1", "plains"),
    space("0,0", "desert"),
  ]);
  assert.deepEqual(
    rows.map((row) => row.map(({ hex }) => hex)),
    [
      ["0,0", "1,0"],
      ["-1,1", "0,1"],
    ],
  );
  assert.equal(ISLAND.middle("0,2").x, ISLAND.middle("1,0").x);
});

test("every gene can be seen on every body", () => {
  for (const plan of PLANS) {
    for (const count of [1, 2, 3, 5]) {
      assert.equal(new Set(legX(plan, count)).size, count);
      assert.equal(new Set(tailPaths(plan, count)).size, count);
    }
    assert.ok(!tailPaths(plan, 4).join("").includes("NaN"));
  }
});
