"""What a page of rules consists of: headings, paragraphs, lists, tables, and what only a guide has.

A block that only some options need says so; a client leaves out what is not in play, which is all it has to know.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

HEADING, PARAGRAPH, LIST, TABLE, CODE, EXAMPLE, GALLERY = (
    "heading",
    "paragraph",
    "list",
    "table",
    "code",
    "example",
    "gallery",
)


class Item(NamedTuple):
    """One picture with its words: a step of an example, or a thing in a gallery."""

    picture: str  # what is drawn, as an element: `insect:fly`; empty for words alone
    text: str
    name: str = ""
    lore: str = ""  # one line of natural history
    id: str = ""  # where a link finds it


class Block(NamedTuple):
    """One piece of a page, in the order of reading."""

    kind: str
    id: str = ""  # where a link finds it: the number of a rule, or the number of the part
    text: str = ""  # of a heading or paragraph; the title of an example
    level: int = 0  # of a heading
    rows: Sequence[Sequence[str]] = ()  # of a table, its head first; a list has rows of one cell
    items: Sequence[Item] = ()  # of an example or a gallery
    when: Sequence[str] = ()  # the options it needs, all of them
    words: str = ""  # what somebody might look for a heading by, though it is not in its title


def as_data(block: Block) -> dict[str, object]:
    """A block for the wire, without what it does not have.

    >>> as_data(Block(GALLERY, items=[Item("insect:fly", "", "Fly")]))
    {'kind': 'gallery', 'items': [{'picture': 'insect:fly', 'name': 'Fly'}]}
    """
    plain: dict[str, object] = {name: value for name, value in block._asdict().items() if value and name != "words"}
    if block.items:
        plain["items"] = [{name: value for name, value in item._asdict().items() if value} for item in block.items]
    return plain


def holds(condition: str, options: Mapping[str, object]) -> bool:
    """Whether options are as a condition wants them: `drought`, `!drought` or `days=3`.

    >>> holds("drought", {"drought": True}), holds("!drought", {"drought": True}), holds("days=3", {"days": 3})
    (True, False, True)
    """
    if condition.startswith("!"):
        return not holds(condition[1:], options)
    name, equals, value = condition.partition("=")
    return str(options.get(name)) == (value if equals else "True")


def in_play(when: Sequence[str], options: Mapping[str, object] | None) -> bool:
    """Whether something that needs options matters with these; without any everything does.

    >>> in_play(["drought"], {"drought": False}), in_play(["drought"], None)
    (False, True)
    """
    return options is None or all(holds(condition, options) for condition in when)


LIST_ITEM = re.compile(r"^\s*(?:[-*]|\d+\.) ")


def kind_of(line: str) -> str:
    """What a line begins, by itself.

    >>> kind_of("| a | b |"), kind_of("- one"), kind_of("A word.")
    ('table', 'list', 'paragraph')
    """
    return TABLE if line.startswith("|") else LIST if LIST_ITEM.match(line) else PARAGRAPH


def split_lines(lines: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Lines of Markdown, put together to blocks: the kind of each and its lines.

    >>> split_lines(["# Pond", "", "Frogs", "hop.", "- far", "  away"])
    [('heading', ['# Pond']), ('paragraph', ['Frogs', 'hop.']), ('list', ['- far', '  away'])]
    """
    found: list[tuple[str, list[str]]] = []
    fenced = fresh = False
    for line in lines:
        if line.startswith("```"):
            fenced, fresh = not fenced, True
            if fenced:
                found.append((CODE, []))
        elif fenced:
            found[-1][1].append(line)
        elif not line.strip() or re.fullmatch(r"-{3,}", line.strip()):
            fresh = True
        elif re.match(r"#{1,6} ", line):
            found.append((HEADING, [line]))
            fresh = True
        else:
            kind = kind_of(line)
            last = found[-1][0] if found and not fresh else ""
            if last == kind or (last == LIST and line.startswith(" ")):
                found[-1][1].append(line)
            else:
                found.append((kind, [line]))
            fresh = False
    return found


def cells(row: str) -> list[str]:
    """The cells of a row of a table.

    >>> cells("| fly | 8 |")
    ['fly', '8']
    """
    return [cell.strip() for cell in re.sub(r"^\||\|\s*$", "", row).split("|")]


def list_items(lines: Sequence[str]) -> list[str]:
    """The items of a list; a line that is indented goes on with the one before.

    >>> list_items(["- far", "  away", "- near"])
    ['far away', 'near']
    """
    items: list[str] = []
    for line in lines:
        if LIST_ITEM.match(line) or not items:
            items.append(LIST_ITEM.sub("", line))
        else:
            items[-1] += " " + line.strip()
    return items


def made(kind: str, lines: Sequence[str], when: Sequence[str] = (), id: str = "") -> Block:
    """A block from its lines.

    >>> made("heading", ["## Winning {win winner}"]).text, made("heading", ["## Winning {win winner}"]).words
    ('Winning', 'win winner')
    """
    if kind == HEADING:
        marks, _, title = lines[0].partition(" ")
        text, _, words = title.partition(" {")
        return Block(kind, id, text.strip(), len(marks), when=tuple(when), words=words.rstrip("}"))
    if kind == TABLE:
        rows = [cells(line) for line in lines]
        return Block(kind, id, rows=[row for row in rows if not set("".join(row)) <= set("-: ")], when=tuple(when))
    if kind == LIST:
        return Block(kind, id, rows=[[item] for item in list_items(lines)], when=tuple(when))
    joined = "\n".join(lines) if kind == CODE else " ".join(line.strip() for line in lines)
    return Block(kind, id, joined, when=tuple(when))
