// Reading the text of a move by its pattern, as tangledbank/kernel/phrase.py does:
// `attack <hunter:animal> <prey:animal> [ignoring <ignored:trait>]`.

interface Place {
  readonly name: string;
  readonly kind: string;
  readonly word: string;
  readonly optional: boolean;
}

export interface Pattern {
  readonly name: string;
  readonly places: readonly Place[];
}

const PLACE = /\[[^\]]*\]|(?:[a-z]+ )?<[^>]*>/g;

export function pattern(text: string): Pattern {
  const gap = text.indexOf(" ");
  const name = gap < 0 ? text : text.slice(0, gap);
  const places = [...text.slice(name.length).matchAll(PLACE)].map(([found]): Place => {
    const inner = found.replace(/^\[|\]$/g, "");
    const [, word = "", place = "", kind = ""] = /^(?:([a-z]+) )?<([^:]+):([^>]+)>$/.exec(inner) ?? [];
    return { name: place, kind, word, optional: found.startsWith("[") };
  });
  return { name, places };
}

/** The arguments in the text of a move, as elements; null if the text does not fit the pattern. */
export function read(known: Pattern, text: string): Record<string, string> | null {
  const words = text.split(" ");
  if (words[0] !== known.name) return null;
  const filled: Record<string, string> = {};
  let at = 1;
  for (const place of known.places) {
    if (place.word && words[at] !== place.word) {
      if (place.optional) continue;
      return null;
    }
    const value = words[place.word ? at + 1 : at];
    if (value === undefined) {
      if (place.optional && !place.word) continue;
      return null;
    }
    filled[place.name] = `${place.kind}:${value}`;
    at += place.word ? 2 : 1;
  }
  return at === words.length ? filled : null;
}
