// Where a long name may break. Browsers know that for few languages, and not everywhere.

const LONG = 6;
const SOFT_HYPHEN = "\u00AD";
const VOWEL = "[aeiouyáéěíóúůýаеёиоуыэюя]";
const CONSONANT = "[bcdfghjklmnpqrstvwxzčďňřšťžбвгджзйклмнпрстфхцчшщ]";
const LIQUID = "[lrřлр]";
/** Before a consonant, with l or r after it, that a vowel follows; else after the first of several. Three letters stay together on either side. */
const BREAK = new RegExp(
  `(?<=\\p{L}{2}${VOWEL})(?=${CONSONANT}${LIQUID}?${VOWEL}\\p{L})|(?<=\\p{L}${VOWEL}${CONSONANT}ь?)(?!${LIQUID})(?=${CONSONANT}+${VOWEL})(?=\\p{L}{3})`,
  "giu",
);

/** The name with soft hyphens in its long words: they only show where a line breaks. */
export function breakable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? word.replace(BREAK, SOFT_HYPHEN) : word));
}
