// The guide to a game and its numbered rules as the server tells them: blocks in the order of reading.

import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { OptionValue } from "../net/protocol";

/** A picture with its words: a step of an example, or a thing in a gallery. */
export interface Item {
  readonly picture?: string;
  readonly text?: string;
  readonly name?: string;
  readonly lore?: string;
  readonly id?: string;
}

export interface Block {
  readonly kind: "heading" | "paragraph" | "list" | "table" | "code" | "example" | "gallery";
  readonly id?: string;
  readonly text?: string;
  readonly level?: number;
  readonly rows?: readonly (readonly string[])[];
  readonly items?: readonly Item[];
  /** The options without which it means nothing. */
  readonly when?: readonly string[];
}

export interface Found {
  readonly page: "guide" | "rules";
  readonly id: string;
  readonly title: string;
  /** Pieces of text, each with whether it is what was looked for. */
  readonly excerpt: readonly (readonly [string, boolean])[];
}

export type Options = Readonly<Record<string, OptionValue>>;

/** What a link may lead to: the number of a rule, all else is in the guide. */
export const RULE = /^[A-Z]{3,4}-\d+\.\d+[a-z]?$/;

/** Are the options as a condition wants them: `drought`, `!drought`, `days=3`? */
export function holds(condition: string, options: Options): boolean {
  if (condition.startsWith("!")) return !holds(condition.slice(1), options);
  const [name = "", value = "true"] = condition.split("=");
  return String(options[name]) === value;
}

export function inPlay(block: Block, options: Options): boolean {
  return (block.when ?? []).every((condition) => holds(condition, options));
}

/** The switches that decide what a guide tells. */
export function switchesOf(blocks: readonly Block[]): string[] {
  const named = blocks.flatMap(({ when }) => when ?? []).filter((condition) => !condition.includes("="));
  return [...new Set(named.map((condition) => condition.replace("!", "")))];
}

export interface Chapter {
  readonly head: Block;
  readonly blocks: readonly Block[];
}

/** Blocks by the headings of the second level; what stands before the first is left out. */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  const found: { head: Block; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level === 2) found.push({ head: block, blocks: [] });
    else found.at(-1)?.blocks.push(block);
  }
  return found;
}

const kept = new Map<string, Promise<readonly Block[]>>();

/** A page, fetched once; one that could not be fetched is asked for again next time. */
function fetched(key: string, load: () => Promise<readonly Block[]>): Promise<readonly Block[]> {
  const known = kept.get(key);
  if (known) return known;
  const asked = load();
  asked.catch(() => kept.delete(key));
  kept.set(key, asked);
  return asked;
}

export const guideOf = (game: string, language: string): Promise<readonly Block[]> =>
  fetched(`${game} ${language}`, () => api.guide(game, language));

export const rulesOf = (game: string): Promise<readonly Block[]> => fetched(game, () => api.rules(game));

/** A page as soon as it is there; "away" if it cannot be had. */
export function usePage(
  load: () => Promise<readonly Block[]>,
  what: readonly unknown[],
): readonly Block[] | "away" | null {
  const [page, setPage] = useState<readonly Block[] | "away" | null>(null);
  useEffect(() => {
    let current = true;
    load().then(
      (found) => current && setPage(found),
      () => current && setPage("away"),
    );
    return () => void (current = false);
  }, what);
  return page;
}
