"""A guide as plain text, for a terminal or a file."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping

from tangledbank.guide.blocks import CODE, EXAMPLE, GALLERY, HEADING, LIST, TABLE, Block, in_play
from tangledbank.guide.search import Found

WIDTH = 88
UNDERLINES = {1: "=", 2: "-"}


def page(blocks: Iterable[Block], options: Mapping[str, object] | None) -> str:
    """A guide as text, with what these options bring.

    >>> print(page([Block("heading", text="Pond", level=1), Block("paragraph", text="**Frogs** hop [POND-3.2].")], {}))
    Pond
    ====
    <BLANKLINE>
    Frogs hop (POND-3.2).
    """
    return "\n\n".join("\n".join(lines(block)) for block in blocks if in_play(block.when, options))


def lines(block: Block) -> Iterator[str]:
    """The lines of a block."""
    if block.kind == HEADING:
        yield bare(block.text)
        if block.level in UNDERLINES:
            yield UNDERLINES[block.level] * len(bare(block.text))
    elif block.kind == CODE:
        yield block.text
    elif block.kind == LIST:
        for row in block.rows:
            yield wrapped(row[0], "* ")
    elif block.kind == TABLE:
        yield from columns([[bare(cell) for cell in row] for row in block.rows])
    elif block.kind == EXAMPLE:
        yield f"[{bare(block.text)}]"
        for nth, item in enumerate(block.items, 1):
            yield wrapped(item.text, f"{nth}. ")
    elif block.kind == GALLERY:
        for item in block.items:
            yield wrapped(" ".join(part for part in (f"{item.name}.", item.text, item.lore) if part), "* ")
    else:
        yield wrapped(block.text)


def columns(rows: list[list[str]]) -> Iterator[str]:
    """A table, its columns one under another; the last may be long.

    >>> list(columns([["insect", "points"], ["fly", "1"]]))
    ['insect  points', 'fly     1']
    """
    widths = [max(len(row[nth]) for row in rows if nth < len(row)) for nth in range(max(map(len, rows)))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()


def wrapped(text: str, lead: str = "") -> str:
    """A text in lines of a readable width."""
    return textwrap.fill(bare(text), WIDTH, initial_indent=lead, subsequent_indent=" " * len(lead))


def bare(text: str) -> str:
    """A text without its marks; the number of a rule stands in brackets.

    >>> bare("**Hop** far [POND-3.2].")
    'Hop far (POND-3.2).'
    """
    return re.sub(r"\[([A-Z]{3,4}-\d+\.\d+[a-z]?)\]", r"(\1)", text.replace("**", "").replace("*", ""))


def results(found: list[Found]) -> str:
    """What a search found, best first.

    >>> print(results([Found("guide", "part-3", "Winning", [("most ", False), ("points", True)])]))
    Winning
      most points
    """
    return "\n\n".join(
        f"{one.title}\n{wrapped(''.join(piece for piece, _ in one.excerpt), '  ')}" for one in found
    )
