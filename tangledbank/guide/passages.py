"""What a search looks through: parts of the guide, things of its galleries, and numbered rules, counted by words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from tangledbank.guide.blocks import EXAMPLE, GALLERY, HEADING, TABLE, Block
from tangledbank.guide.reading import guide_of, has_guide
from tangledbank.guide.rules import rules_of, rules_path
from tangledbank.guide.stems import stem, words_of

GUIDE, RULES = "guide", "rules"
RULES_LANGUAGE = "en"
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


def passage(page: str, code: str, id: str, title: str, words: str, text: str, when: Sequence[str]) -> Passage:
    """A passage with its words counted: those of the title, those given to a heading, and those of the text."""
    heads, keys = (frozenset(stem(word, code) for word in words_of(one)) for one in (title, words))
    counted = Counter(stem(word, code) for word in words_of(text))
    return Passage(page, id, title, text, when, heads, keys, counted)


def said(block: Block) -> str:
    """All that a block says, plainly; things of a gallery are passages of their own.

    >>> said(Block("list", rows=[["**Hop**"], ["rest [POND-1.1]"]]))
    'Hop rest'
    """
    pieces = [block.text if block.kind != GALLERY else ""]
    if block.kind != TABLE:  # numbers say little without their lines
        pieces += [cell for row in block.rows for cell in row]
    if block.kind == EXAMPLE:
        pieces += [item.text for item in block.items]
    return " ".join(MARKS.sub("", piece) for piece in pieces if piece)


def guide_passages(game: str, code: str) -> Iterator[Passage]:
    """The parts of a guide, and the things in its galleries. What needs options is apart from what does not."""
    head = Block(HEADING)
    texts: dict[tuple[str, ...], list[str]] = {}
    for block in (*guide_of(game, code), Block(HEADING)):
        if block.kind == HEADING:
            for when, said_then in texts.items():
                yield passage(GUIDE, code, head.id, head.text, head.words, " ".join(said_then), when)
            head, texts = block, {tuple(block.when): []}
        else:
            texts.setdefault(tuple(block.when), []).append(said(block))
        if block.kind == GALLERY:
            for item in block.items:
                yield passage(GUIDE, code, item.id, item.name, "", f"{item.text} {item.lore}".strip(), block.when)


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
