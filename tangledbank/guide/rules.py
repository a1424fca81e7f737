"""The numbered rules as players may read them: without marks of where a rule comes from, without ids of the code."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from tangledbank.contents import RULES, find
from tangledbank.games import shelf
from tangledbank.guide.blocks import CODE, HEADING, LIST_ITEM, PARAGRAPH, TABLE, Block, cells, made, split_lines
from tangledbank.kernel.errors import UnknownName

RULE = re.compile(r"^\W*([A-Z]{3,4}-[A-Z]?\d+(?:\.\d+)?[a-z]?)\b")
# Where a rule comes from: [S], [S*], [P: a page], [R: a reason], also in bold.
MARK = re.compile(r"\s*(?:\*\*)?\[[^\[\]]*(?<![\w-])[SPR]\d?\*?(?![\w-])[^\[\]]*\](?:\*\*)?")
CHAPTERS_LEFT_OUT = re.compile(r"(Conformance examples|Sources|Rulings added)\b")
COLUMNS_LEFT_OUT = re.compile(r"(option )?id|ids|RU|CS|Russian|Czech|prov\.?|provenance|mark|tag|design")
WHEN = re.compile(r"<!-- when (\S+) -->")


def rules_path(game: str) -> Path | None:
    """Where the numbered rules of a game are: in its folder, or among those of the package.

    >>> rules_path("pond").name, rules_path("chess")
    ('rules.md', None)
    """
    if game in shelf():
        for path in (shelf()[game].folder / "rules.md", find(f"{RULES}/{game}.md")):
            if path.is_file():
                return path
    return None


@cache
def rules_of(game: str) -> tuple[Block, ...]:
    """The numbered rules of a game; each stands under its number.

    >>> [block.id for block in rules_of("pond") if block.id][:2]
    ['POND-0.1', 'POND-0.2']
    """
    path = rules_path(game)
    if path is None:
        raise UnknownName(f"There are no rules of {game!r}.")
    return tuple(joined(chapters(path.read_text(encoding="utf-8"))))


def joined(blocks: Iterator[Block]) -> Iterator[Block]:
    """The blocks; a rule that has no words of its own is what follows it, a table say.

    >>> [block.id for block in joined(iter([Block(PARAGRAPH, "POND-1.1"), Block(TABLE, rows=[["frog"]])]))]
    ['POND-1.1']
    """
    bare = ""
    for block in blocks:
        if block.id and not block.text and not block.rows:
            bare = block.id
        else:
            yield block._replace(id=block.id or bare)
            bare = ""


def chapters(source: str) -> Iterator[Block]:
    """The chapters that help a player; what stands before the first is about the document.

    >>> [block.text for block in chapters("# Pond\\nA file.\\n## 1. Frogs [S]\\nPOND-1.1 They hop. [R: guess]")]
    ['1. Frogs', 'They hop.']
    """
    shown = False
    when: list[str] = []
    for kind, lines in split_lines(source.split("\n")):
        mark = WHEN.fullmatch(lines[0].strip())
        if mark or lines[0].strip() == "<!-- end -->":
            when = [mark[1]] if mark else []
            continue
        if kind == HEADING and lines[0].startswith("## "):
            shown = not CHAPTERS_LEFT_OUT.search(lines[0])
        if shown and kind != CODE:  # drawn for those who program it
            yield from pieces(kind, lines, when)


def pieces(kind: str, lines: Sequence[str], when: Sequence[str]) -> Iterator[Block]:
    """The blocks that come of some lines: each rule of a list is one of its own, so that a link finds it."""
    rules = [match[1] if (match := RULE.match(line)) else "" for line in lines]
    if kind == TABLE and any(rules[2:]):  # a table of rules: each row is one
        for line, id in zip(lines[2:], rules[2:], strict=True):
            yield cleaned(made(PARAGRAPH, [". ".join(cells(line)[1 if id else 0 :])], when, id))
        return
    if kind in (HEADING, TABLE):
        block = cleaned(made(kind, lines, when, rules[0]))
        if block.text or block.rows:
            yield block
        return
    start = 0
    for end in [*(nth for nth, id in enumerate(rules) if id and nth), len(lines)]:
        own = list(lines[start:end])
        if rules[start]:
            own[0] = without_number(own[0])
        single = rules[start] and not any(LIST_ITEM.match(line) for line in own[1:])
        block = cleaned(made(PARAGRAPH if single else kind, own, when, rules[start]))
        if block.text or block.rows or block.id:
            yield block
        start = end


def without_number(line: str) -> str:
    """A line without the number of its rule; what is bold stays so.

    >>> without_number("**POND-1.1** They hop."), without_number("**POND-1.1 Frogs** hop.")
    ('They hop.', '**Frogs** hop.')
    """
    bare = re.sub(r"^[-* ]*?(\*\*)?[A-Z]{3,4}-[A-Z]?\d+(?:\.\d+)?[a-z]?(\*\*)?\s*", r"\1\2", line)
    return bare.removeprefix("****").strip()


def cleaned(block: Block) -> Block:
    """A block without marks, without columns of ids and without the quotes of code."""
    rows = [list(row) for row in block.rows]
    if block.kind == TABLE and rows:
        kept = [nth for nth in range(len(rows[0])) if not is_for_code([row[nth] for row in rows if nth < len(row)])]
        rows = [[row[nth] for nth in kept if nth < len(row)] for row in rows] if len(kept) > 1 else []
    return block._replace(text=bare(block.text), rows=[[bare(cell) for cell in row] for row in rows])


def is_for_code(column: Sequence[str]) -> bool:
    """Whether a column of a table says how the code calls something, or where a row comes from.

    >>> is_for_code(["id", "`fly`"]), is_for_code(["name", "`fly`"]), is_for_code(["name", "Fly"])
    (True, True, False)
    """
    head, *body = column
    quoted = [cell for cell in body if cell]
    return bool(COLUMNS_LEFT_OUT.fullmatch(head.strip("`* "))) or (
        bool(quoted) and all(re.fullmatch(r"`[^`]*`", cell) for cell in quoted)
    )


def bare(text: str) -> str:
    """A text without marks and quotes of code.

    >>> bare("They `hop`. [R: nothing is said] **[S]**")
    'They hop.'
    """
    return MARK.sub("", MARK.sub("", text)).replace("`", "").strip()
