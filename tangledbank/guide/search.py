"""Looking something up: in the guide, in its galleries and in the numbered rules, the best answer first."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import NamedTuple

from tangledbank.guide.blocks import in_play
from tangledbank.guide.passages import RULES, RULES_LANGUAGE, Passage, passages, vocabulary
from tangledbank.guide.stems import folded, stem, telling, words_of

MOST = 12  # results
LONGEST = 100  # letters of a question
MOST_WORDS = 8
TITLE, KEY, TEXT = 4.0, 3.0, 1.0  # how much a word counts, by where it stands
EXACT, BEGINS, BESIDE, NEARLY = 1.0, 0.6, 0.25, 0.4  # and by how well it fits; BESIDE: where another fits exactly
NAMED = 1.6  # what is called just so
RULES_COUNT = 0.5  # a numbered rule is the answer only where the guide has none
PART_COUNTS = 1.3  # a part of the guide is about what its heading says
EXCERPT = 150  # letters


class Found(NamedTuple):
    """A result: where it stands, and the words around what was looked for, each piece with whether it is a hit."""

    page: str
    id: str
    title: str
    excerpt: list[tuple[str, bool]]


def matches(word: str, known: Mapping[str, int], code: str) -> dict[str, float]:
    """Which known stems a word may mean, and how well each fits it."""
    found: dict[str, float] = {}
    wanted = {stem(word, code), stem(word, RULES_LANGUAGE)}
    for one in known:
        if one in wanted or one == word:
            found[one] = EXACT
        elif any(begins_alike(one, target) for target in (word, *wanted)):
            found[one] = BEGINS
    if EXACT in found.values():
        found = {one: fit if fit == EXACT else BESIDE for one, fit in found.items()}
    if not found:
        found = {one: NEARLY for one in known if any(nearly(target, one) for target in wanted)}
    return found


def begins_alike(known: str, word: str) -> bool:
    """Whether a word is the beginning of a known one, or goes on with an ending that was not taken off.

    >>> begins_alike("carnivor", "carn"), begins_alike("parasit", "parasites"), begins_alike("par", "parasite")
    (True, True, False)
    """
    return (len(word) >= 3 and known.startswith(word)) or (
        len(known) >= 4 and len(word) - len(known) <= 2 and word.startswith(known)
    )


def nearly(one: str, other: str) -> bool:
    """Whether one slip of the finger lies between two words: a letter too many, too few, another, or two exchanged.

    >>> nearly("carnivor", "carnvor"), nearly("paarsit", "parasit"), nearly("carnivor", "omnivor")
    (True, True, False)
    """
    if min(len(one), len(other)) < 5 or abs(len(one) - len(other)) > 1 or one[0] != other[0]:
        return False
    start = next((nth for nth, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    a, b = one[start:], other[start:]
    return a[1:] == b[1:] or a[1:] == b or a == b[1:] or (a[:2] == b[:2][::-1] and a[2:] == b[2:])


class Question:
    """What somebody looks for: for each word that says something the stems it may mean, and how much each counts."""

    def __init__(self, game: str, code: str, text: str) -> None:
        known, total = vocabulary(game, code), len(passages(game, code))
        words = telling(words_of(text[:LONGEST]), code)[:MOST_WORDS]
        self.meant = [
            {one: fit * math.log(1 + total / known[one]) for one, fit in matches(word, known, code).items()}
            for word in words
        ]
        self.stems = {one for stems in self.meant for one in stems}

    def worth(self, one: Passage) -> float:
        """How good an answer a passage is; a word that it lacks costs it dearly."""
        best = [max((self.hit(one, *pair) for pair in stems.items()), default=0.0) for stems in self.meant]
        found = [value for value in best if value > 0]
        weight = RULES_COUNT if one.page == RULES else PART_COUNTS if one.id.startswith("part-") else 1.0
        named = NAMED if self.is_called(one) else 1.0
        return sum(found) * weight * named * (len(found) / len(self.meant)) ** 2 if found else 0.0

    def hit(self, one: Passage, word: str, counts: float) -> float:
        """What a stem in a passage is worth, by where it stands there and how often."""
        often = one.text_stems.get(word, 0)
        head = TITLE if word in one.title_stems else KEY if word in one.key_stems else 0.0
        return counts * (head + TEXT * often / (often + 1.5))

    def is_called(self, one: Passage) -> bool:
        """Whether the words are just its title."""
        return len(one.title_stems) == len(self.meant) and all(one.title_stems & stems.keys() for stems in self.meant)


def find(game: str, code: str, question: str, options: Mapping[str, object] | None = None) -> list[Found]:
    """The passages that answer a question, the best first; with options only what is in play.

    >>> [found.title for found in find("pond", "en", "how many points")][0]
    'Winning'
    """
    asked = Question(game, code, question)
    shown = [one for one in passages(game, code) if in_play(one.when, options)]
    rated = sorted(((asked.worth(one), one) for one in shown), key=lambda pair: -pair[0])
    tongues = {RULES: RULES_LANGUAGE}
    found: dict[str, Found] = {}  # a part that tells more with options is found once
    for worth, one in rated:
        if worth > 0 and one.id not in found and len(found) < MOST:
            hits = excerpt(one.text, asked.stems, tongues.get(one.page, code))
            found[one.id] = Found(one.page, one.id, one.title, hits)
    return list(found.values())


def excerpt(text: str, stems: set[str], code: str) -> list[tuple[str, bool]]:
    """The words around the first hit, in pieces.

    >>> excerpt("Frogs hop, and frogs eat.", {"frog"}, "en")
    [('Frogs', True), (' hop, and ', False), ('frogs', True), (' eat.', False)]
    """
    hits = [match.span() for match in re.finditer(r"[^\W_]+", text) if stem(folded(match[0]), code) in stems]
    start = max(0, hits[0][0] - EXCERPT // 3) if hits else 0
    start = 0 if start < 20 else text.rfind(" ", 0, start) + 1
    end = start + EXCERPT
    end = len(text) if end >= len(text) else text.rfind(" ", start, end)
    pieces: list[tuple[str, bool]] = [("… ", False)] if start else []
    at = start
    for begin, finish in hits:
        if begin < at or finish > end:
            continue
        pieces += [(text[at:begin], False)] if begin > at else []
        pieces.append((text[begin:finish], True))
        at = finish
    pieces.append((text[at:end] + (" …" if end < len(text) else ""), False))
    return [piece for piece in pieces if piece[0]]
