import assert from "node:assert/strict";
import { test } from "node:test";
import { api } from "../src/net/api";

/** A server that answers when it is told to. */
const asked: string[] = [];
const waiting: (() => void)[] = [];
globalThis.fetch = ((path: string, { method = "GET" }: RequestInit = {}) => {
  asked.push(`${method} ${path}`);
  const answer = new Response('{"id": "t"}', { headers: { "Content-Type": "application/json" } });
  return new Promise((done) => waiting.push(() => done(answer)));
}) as typeof fetch;
const rest = (): Promise<void> => new Promise((done) => setTimeout(done));

test("who is not known yet plays as the one that the server makes of them", async () => {
  const met = api.me();
  const game = api.playNow("evolution", "");
  await rest();
  assert.deepEqual(asked, ["GET /api/me"]); // two requests without a cookie would be two guests
  waiting.shift()!();
  await met;
  await rest();
  assert.deepEqual(asked, ["GET /api/me", "POST /api/play-now"]);
  waiting.shift()!();
  assert.equal((await game).id, "t");
});
