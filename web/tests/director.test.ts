import assert from "node:assert/strict";
import { test } from "node:test";
import { Director, type Entrance } from "../src/effects/director";
import type { Pace } from "../src/effects/pace";
import type { LogLine, ViewMessage } from "../src/net/protocol";

const line = (seq: number, key = "passes"): LogLine => ({ seq, key, args: {} });

/** What a view is to the director: which it is, whose, how the log goes on, and whether it asks its reader. */
function view(seq: number, from: number, lines: readonly LogLine[], wishes: object = {}): ViewMessage {
  const question = { seat: 1, key: "turn", args: {}, facts: {}, ...("mine" in wishes ? { seat: 0, moves: [] } : {}) };
  const message = {
    seq,
    decision: seq,
    seat: 0,
    clock: null,
    takeback: null,
    log: { from, lines },
    view: { question },
  };
  return { ...message, ...wishes } as unknown as ViewMessage;
}

/** A director with a clock that goes when it is told to. */
function directing(pace: Pace = "normal") {
  const drawn: (readonly [number, Entrance])[] = [];
  const last: { message: ViewMessage | null } = { message: null };
  let [now, nth, unseen] = [0, 0, false];
  const timers = new Map<number, { at: number; work: () => void }>();
  const director = new Director({
    pace: () => pace,
    unseen: () => unseen,
    prepare: () => 0,
    draw: (message, entrance) => {
      drawn.push([message.seq, entrance]);
      last.message = message;
    },
    later: (work, ms) => (timers.set(++nth, { at: now + ms, work }), nth),
    never: (timer) => void timers.delete(timer),
  });
  const pass = (ms: number): void => {
    now += ms;
    for (const [id, { at, work }] of timers) if (at <= now && timers.delete(id)) work();
  };
  director.hear(view(1, 0, [line(1)]));
  return { director, drawn, last, pass, hide: () => (unseen = true) };
}

test("views are drawn one after another, and the first of them at once", () => {
  const { director, drawn, pass } = directing();
  for (const seq of [2, 3, 4]) director.hear(view(seq, seq - 1, [line(seq)]));
  assert.deepEqual(drawn, [
    [1, "anew"],
    [2, "next"],
  ]); // prettier-ignore
  assert.equal(director.behind.value, 2);
  pass(900);
  assert.deepEqual(drawn.at(-1), [3, "next"]);
  pass(900);
  assert.deepEqual(drawn.at(-1), [4, "next"]);
  assert.equal(director.behind.value, 0);
});

test("a skip draws the newest with all that happened, and goes on so until it is one's turn", () => {
  const { director, drawn, last } = directing();
  for (const seq of [2, 3, 4]) director.hear(view(seq, seq - 1, [line(seq)]));
  assert.equal(director.skip(), true);
  assert.deepEqual(drawn.at(-1), [4, "jump"]);
  assert.deepEqual(last.message!.log, { from: 2, lines: [line(3), line(4)] });
  director.hear(view(5, 4, [line(5)]));
  director.hear(view(6, 5, [line(6)], { mine: true }));
  assert.deepEqual(drawn.at(-1), [6, "next"]);
  assert.equal(director.skip(), false);
  director.hear(view(7, 6, [line(7)]));
  director.hear(view(8, 7, [line(8)]));
  assert.equal(director.behind.value, 1, "the next turn is watched again");
});

test("what comes of one's own move does not wait for what was shown before it", () => {
  const { director, drawn } = directing();
  director.hear(view(2, 1, [line(2)], { mine: true }));
  director.act();
  director.hear(view(3, 2, [line(3)]));
  assert.deepEqual(drawn.at(-1), [3, "next"]);
});

test("a question that was answered long ago is not asked again", () => {
  const { director, last, pass } = directing();
  director.hear(view(2, 1, [line(2)]));
  director.hear(view(3, 2, [line(3)], { mine: true }));
  director.hear(view(4, 3, [line(4)]));
  pass(900);
  assert.equal(last.message!.seq, 3);
  assert.equal("moves" in last.message!.view!.question!, false);
});

test("an undo, a hidden page and the instant pace wait for nothing", () => {
  const undone = directing();
  undone.director.hear(view(2, 1, [line(2)]));
  undone.director.hear(view(3, 2, [line(3)]));
  undone.director.hear(view(4, 2, []));
  assert.deepEqual(undone.drawn.at(-1), [4, "anew"]);
  assert.deepEqual(undone.last.message!.log, { from: 2, lines: [] });

  const hidden = directing();
  hidden.hide();
  for (const seq of [2, 3]) hidden.director.hear(view(seq, seq - 1, [line(seq)]));
  assert.equal(hidden.drawn.at(-1)![0], 3);

  const instant = directing("instant");
  for (const seq of [2, 3]) instant.director.hear(view(seq, seq - 1, [line(seq)]));
  assert.equal(instant.drawn.at(-1)![0], 3);
});

test("a running clock hurries, and somebody else's eyes see nothing of what was before", () => {
  const { director, drawn, last, pass } = directing("slow");
  const clock = { seat: 0, move: 9, reserve: [] };
  director.hear(view(2, 1, [line(2)], { clock }));
  director.hear(view(3, 0, [line(1, "other"), line(3, "other")], { clock, seat: 2 }));
  assert.equal(drawn.at(-1)![0], 2);
  pass(400);
  assert.equal(drawn.at(-1)![0], 3);
  assert.deepEqual(
    last.message!.log.lines.map(({ key }) => key),
    ["other", "other"],
  ); // prettier-ignore
});

test("what changes around the table joins the view that waits", () => {
  const { director, drawn, last } = directing();
  director.hear(view(2, 1, [line(2)]));
  director.hear(view(3, 2, [line(3)]));
  director.hear(view(3, 3, [], { people: ["Wanda"] }));
  assert.equal(director.behind.value, 1);
  director.skip();
  assert.equal(drawn.length, 3);
  assert.deepEqual(last.message!.log, { from: 2, lines: [line(3)] });
  assert.deepEqual(last.message!.people, ["Wanda"]);
});
