import assert from "node:assert/strict";
import { test } from "node:test";
import { handFit } from "../src/parts/cards/handfit";
import { type Herd, fit, stripHeight } from "../src/parts/room";

const WISH = { widest: 260, head: 40, mini: true } as const;
const alone = (count: number, cards: number): Herd => Array.from({ length: count }, () => [cards]);

test("animals are as large as their box allows, and no larger than they may be", () => {
  const large = fit({ width: 1600, height: 700 }, [alone(2, 3)], WISH);
  assert.equal(large.width, WISH.widest);
  assert.ok(large.named >= 3, "there is room for the names of the cards");
  const small = fit({ width: 500, height: 200 }, [alone(4, 3)], WISH);
  assert.ok(small.width < large.width && !small.over);
});

test("names give way to pictures, pictures to one button, and only then does something not fit", () => {
  const box = { width: 300, height: 230 };
  assert.ok(fit(box, [alone(2, 2)], WISH).named >= 2);
  assert.equal(fit(box, [alone(2, 14)], WISH).named, 0);
  assert.ok(fit(box, [alone(9, 2)], WISH).mini);
  assert.ok(!fit(box, [alone(9, 2)], WISH).over);
  assert.ok(fit(box, [alone(60, 2)], WISH).over);
  assert.ok(!fit(box, [alone(60, 2)], { ...WISH, mini: false }).mini);
});

test("animals of a pair are not torn apart", () => {
  const box = { width: 300, height: 900 };
  const torn = fit(box, [alone(3, 0)], { ...WISH, bond: 30 });
  const linked = fit(box, [[[0, 0, 0]]], { ...WISH, bond: 30 });
  assert.equal(torn.width, WISH.widest);
  assert.ok(linked.width * 3 + 60 <= box.width);
});

test("herds stand in a grid that suits the box", () => {
  const herds = [alone(2, 1), alone(2, 1), alone(2, 1)];
  assert.equal(fit({ width: 1200, height: 200 }, herds, WISH).across, 3);
  assert.equal(fit({ width: 320, height: 700 }, herds, WISH).across, 1);
});

test("a hand lies open while it fits, then like a fan of which every card can be hit", () => {
  const desk = { width: 940, height: 190 };
  assert.equal(handFit(desk, 3, true).overlap, 0);
  assert.ok(handFit(desk, 3, true).lines >= 2);
  const fan = handFit(desk, 9, true);
  assert.ok(fan.overlap > 0 && fan.overlap < fan.width / 2);
  assert.equal(handFit({ width: 374, height: 130 }, 9, false).overlap, 0); // a row to swipe
});

test("bodies shrink before a herd is folded away", () => {
  const crowded = fit({ width: 944, height: 140 }, [alone(6, 6), alone(1, 2)], { ...WISH, head: 42 });
  assert.equal(crowded.over, false);
  assert.ok(crowded.mini);
});

test("the animals of a strip use the height that the strips leave", () => {
  assert.equal(stripHeight({ width: 944, height: 140 }, 2), 84);
  assert.equal(stripHeight({ width: 374, height: 140 }, 3), 26);
  assert.equal(stripHeight({ width: 374, height: 90 }, 7), 25); // they scroll
});
