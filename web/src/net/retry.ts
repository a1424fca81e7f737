// Asking a server that may be away: again and again, ever more patiently.

import { ApiError } from "./api";

const FIRST_DELAY_MS = 600;
const LONGEST_DELAY_MS = 10_000;
const PASSING = new Set(["away", "restarting", "too-fast", "not-saved"]);

/** Will it pass by itself? */
export function passes(problem: unknown): boolean {
  return !(problem instanceof ApiError) || PASSING.has(problem.code);
}

/** Ask until there is an answer or a refusal that lasts; every problem is told. Answers with how to stop. */
export function insist<T>(
  ask: () => Promise<T>,
  got: (answer: T) => void,
  failed: (problem: unknown) => void,
): () => void {
  let timer = 0;
  let stopped = false;
  const attempt = (tries: number): void => {
    ask().then(
      (answer) => stopped || got(answer),
      (problem: unknown) => {
        if (stopped) return;
        failed(problem);
        if (!passes(problem)) return;
        const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 1.6 ** tries) * (0.7 + Math.random() * 0.6);
        timer = window.setTimeout(() => attempt(tries + 1), delay);
      },
    );
  };
  attempt(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
