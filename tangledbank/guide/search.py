"""Looking something up: in the guide, in its galleries and in the numbered rules, the best answer first."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from tangledbank.guide.blocks import EXAMPLE, GALLERY, HEADING, Block, in_play
from tangledbank.guide.reading import guide_of, has_guide
from tangledbank.guide.rules import rules_of, rules_path
from tangledbank.guide.stems import folded, stem, telling, words_of

GUIDE, RULES = "guide", "rules"
RULES_LANGUAGE = "en"
MOST = 12  # results
LONGEST = 100  # letters of a question
TITLE, KEY, TEXT = 4.0, 3.0, 1.0  # how much a word counts, by where it stands
EXACT, BEGINS, NEARLY = 1.0, 0.6, 0.4  # and by how well it fits
RULES_COUNT = 0.5  # a numbered rule is the answer only where the guide has none
PART_COUNTS = 1.3  # a part of the guide is about what its heading says
EXCERPT = 150  # letters
MARKS = re.compile(r"\*\*|\*|\s*\[[A-Z]{3,4}-\d+\.\d+[a-z]?\]")


class Passage(NamedTuple):
    """What is found as a whole: a part of the guide, a thing of a gallery, or a numbered rule."""

    page: str  # GUIDE or RULES
    id: str
    title: str
    text: str
    when: Sequence[str]
    title_stems: frozenset[str]
    key_stems: frozenset[str]
    text_stems: Mapping[str, int]


class Found(NamedTuple):
    """A result: where it stands, and the words around what was looked for, each piece with whether it is a hit."""

    page: str
    id: str
    title: str
    excerpt: list[tuple[str, bool]]


def passage(page: str, code: str, id: str, title: str, words: str, text: str, when: Sequence[str]) -> Passage:
    """A passage with its words counted."""
    heads, keys = (frozenset(stem(word, code) for word in words_of(one)) for one in (title, words))
    counted = Counter(stem(word, code) for word in words_of(text))
    return Passage(page, id, title, text, when, heads, keys, counted)


def said(block: Block) -> str:
    """All that a block says, plainly; things of a gallery are passages of their own.

    >>> said(Block("list", rows=[["**Hop**"], ["rest [POND-1.1]"]]))
    'Hop rest'
    """
    pieces = [block.text if block.kind != GALLERY else "", *(cell for row in block.rows for cell in row)]
    if block.kind == EXAMPLE:
        pieces += [item.text for item in block.items]
    return " ".join(MARKS.sub("", piece) for piece in pieces if piece)


def guide_passages(game: str, code: str) -> Iterator[Passage]:
    """The parts of a guide, and the things in its galleries."""
    head: Block | None = None
    texts: list[str] = []
    whens: list[Sequence[str]] = []

    def part() -> Iterator[Passage]:
        if head is not None:
            when = head.when if head.when else (whens[0] if whens and all(when == whens[0] for when in whens) else ())
            yield passage(GUIDE, code, head.id, head.text, head.words, " ".join(texts), when)

    for block in guide_of(game, code):
        if block.kind == HEADING:
            yield from part()
            head, texts, whens = block, [], []
        else:
            texts.append(said(block))
            whens.append(block.when)
        if block.kind == GALLERY:
            for item in block.items:
                yield passage(GUIDE, code, item.id, item.name, "", f"{item.text} {item.lore}".strip(), block.when)
    yield from part()


def rules_passages(game: str) -> Iterator[Passage]:
    """The numbered rules, each with what follows it up to the next."""
    id, title, texts = "", "", list[str]()
    when: Sequence[str] = ()
    for block in (*rules_of(game), Block(HEADING)):
        if block.kind == HEADING or block.id:
            if id:
                yield passage(RULES, RULES_LANGUAGE, id, f"{id} {title}", "", " ".join(texts), when)
            id, texts, when = block.id, [said(block)] if block.kind != HEADING else [], block.when
            title = block.text if block.kind == HEADING else title
        else:
            texts.append(said(block))


@cache
def passages(game: str, code: str) -> tuple[Passage, ...]:
    """All that can be found about a game."""
    guide = guide_passages(game, code) if has_guide(game) else ()
    return (*guide, *(rules_passages(game) if rules_path(game) else ()))


@cache
def vocabulary(game: str, code: str) -> Mapping[str, int]:
    """In how many passages each stem occurs."""
    return Counter(word for one in passages(game, code) for word in {*one.title_stems, *one.key_stems, *one.text_stems})


def matches(word: str, known: Mapping[str, int], code: str) -> dict[str, float]:
    """Which known stems a word may mean, and how well each fits it."""
    found: dict[str, float] = {}
    wanted = {stem(word, code), stem(word, RULES_LANGUAGE)}
    for one in known:
        if one in wanted or one == word:
            found[one] = EXACT
        elif any(begins_alike(one, target) for target in (word, *wanted)):
            found[one] = BEGINS
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


def find(game: str, code: str, question: str, options: Mapping[str, object] | None = None) -> list[Found]:
    """The passages that answer a question, the best first; with options only what is in play.

    >>> [found.title for found in find("pond", "en", "how many points")][0]
    'Winning'
    """
    known = vocabulary(game, code)
    words = telling(words_of(question[:LONGEST]), code)[:8]
    meant = [matches(word, known, code) for word in words]
    total = len(passages(game, code)) or 1

    def worth(one: Passage) -> float:
        sum, hits = 0.0, 0
        for stems in meant:
            best = 0.0
            for word, fit in stems.items():
                rare = math.log(1 + total / known[word])
                often = one.text_stems.get(word, 0)
                head = TITLE if word in one.title_stems else KEY if word in one.key_stems else 0.0
                score = head + TEXT * often / (often + 1.5)
                best = max(best, fit * rare * score)
            hits += best > 0
            sum += best
        weight = RULES_COUNT if one.page == RULES else PART_COUNTS if one.id.startswith("part-") else 1.0
        return sum * weight * (hits / len(meant)) ** 2 if meant else 0.0

    rated = [
        (worth(one), -nth, one)
        for nth, one in enumerate(passages(game, code))
        if in_play(Block(HEADING, when=one.when), options)
    ]
    best = sorted(((value, nth, one) for value, nth, one in rated if value > 0), reverse=True, key=lambda row: row[:2])
    stems = {word for each in meant for word in each}
    return [
        Found(one.page, one.id, one.title, excerpt(one.text, stems, RULES_LANGUAGE if one.page == RULES else code))
        for _, _, one in best[:MOST]
    ]


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
