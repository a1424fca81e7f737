"""Reading a guide: Markdown with a few directives, in the folder `guide` of a game, a file for each language.

    # Title, and a lead below it
    ## Heading {further words by which somebody may look for it}
    A paragraph about {insect:fly}, as rule [POND-3.4] says.

    :::when drought            until `:::`: only with this option (`!drought`, `weather=stormy`)
    :::example Title           until `:::`: one step a line, `picture | what happens`
    :::gallery insect of cards where points=1      everything of one kind in the catalogue of the game
    :::gallery option: days, drought              these things
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from tangledbank.games import open_box, shelf
from tangledbank.guide.blocks import EXAMPLE, GALLERY, HEADING, Block, Item, made, split_lines
from tangledbank.kernel.errors import TangledBankError, UnknownName
from tangledbank.kernel.options import BadOptions
from tangledbank.locale import Language
from tangledbank.locale.loader import LANGUAGES

DIRECTIVES = ("when", "example", "gallery")
NAMED = re.compile(r"\{([a-z_]+):([a-z0-9_]+)(?: ([a-z]+))?\}")
GALLERY_OF = re.compile(r"(\w+) of (\w+)(?: where (\w+)=(\w+))?")
GALLERY_LIST = re.compile(r"(\w+): ([\w, ]+)")


class BadGuide(TangledBankError):
    """A guide that is not written as it should be."""


def has_guide(game: str) -> bool:
    """Whether a game comes with a guide.

    >>> has_guide("pond"), has_guide("chess")
    (True, False)
    """
    return game in shelf() and (shelf()[game].folder / "guide").is_dir()


@cache
def guide_of(game: str, code: str) -> tuple[Block, ...]:
    """The guide of a game in a language, with everything that any option brings.

    >>> [block.text for block in guide_of("pond", "en") if block.kind == "heading"][:2]
    ['Pond', 'The aim']
    >>> guide_of("chess", "en")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no guide to 'chess'.
    """
    if code not in LANGUAGES:
        raise UnknownName(f"There is no language {code!r}; there are: {', '.join(LANGUAGES)}.")
    if not has_guide(game):
        raise UnknownName(f"There is no guide to {game!r}.")
    path = shelf()[game].folder / "guide" / f"{code}.md"
    return tuple(numbered(Reader(game, code).read(path.read_text(encoding="utf-8"))))


def numbered(blocks: Iterator[Block]) -> Iterator[Block]:
    """The blocks, each heading with the number of its part: the same in all languages."""
    part = 0
    for block in blocks:
        part += block.kind == HEADING
        yield block._replace(id=f"part-{part}") if block.kind == HEADING else block


class Reader:
    """Reads the guides of one game in one language."""

    def __init__(self, game: str, code: str) -> None:
        self.game = game
        self.language = Language(code, game)

    def read(self, source: str) -> Iterator[Block]:
        """The blocks of a guide in order.

        >>> [block.kind for block in Reader("pond", "en").read("# Pond\\n:::example Hop\\n| A frog.\\n:::")]
        ['heading', 'example']
        """
        when: list[str] = []
        waiting: list[str] = []
        example: tuple[str, list[str]] | None = None
        for line in self.named(source).split("\n"):
            if not line.startswith(":::"):
                (example[1] if example else waiting).append(line)
                continue
            yield from self.plain(waiting, when)
            waiting = []
            name, _, rest = line[3:].strip().partition(" ")
            if not name and example:
                yield self.example(*example, when)
                example = None
            elif not name and when:
                when.pop()
            elif name == "when":
                when.append(rest)
            elif name == "example":
                example = (rest, [])
            elif name == "gallery":
                yield self.gallery(rest, when)
            else:
                raise BadGuide(f"{self.game}: {line!r} is not a directive; there are: {', '.join(DIRECTIVES)}.")
        if example or when:
            raise BadGuide(f"{self.game}: a directive is not closed by ':::'.")
        yield from self.plain(waiting, when)

    def named(self, source: str) -> str:
        """The text with the names of things filled in, as the words of the game have them.

        >>> Reader("pond", "en").named("Catch a {insect:fly}!")
        'Catch a **Fly**!'
        """

        def name(match: re.Match[str]) -> str:
            kind, id, form = match[1], match[2], match[3] or ""
            return f"**{self.name(kind, id, form)}**"

        filled = NAMED.sub(name, source)
        if "****" in filled:
            raise BadGuide(f"{self.game}: a name is bold already, so it cannot stand between two asterisks.")
        return filled

    def name(self, kind: str, id: str, form: str = "") -> str:
        """The name of a thing; one without a name is a mistake of the guide."""
        found = self.language.name(kind, id, form)
        if found == f"{kind}-{id}".replace("_", "-"):
            raise BadGuide(f"{self.game}: {kind}:{id} has no name in the language {self.language.code}.")
        return found

    def plain(self, lines: list[str], when: list[str]) -> Iterator[Block]:
        """Ordinary Markdown."""
        for kind, own in split_lines(lines):
            yield made(kind, own, when)

    def example(self, title: str, lines: list[str], when: list[str]) -> Block:
        """An example: pictures in a row, each with what it shows."""
        steps = [line.partition("|") for line in lines if line.strip()]
        if not steps or not all(bar for _, bar, _ in steps):
            raise BadGuide(f"{self.game}: each step of the example {title!r} is written 'picture | text'.")
        return Block(
            EXAMPLE, text=title, items=[Item(one.strip(), text.strip()) for one, _, text in steps], when=tuple(when)
        )

    def gallery(self, rest: str, when: list[str]) -> Block:
        """A gallery: all things of a kind in the box, or those that are listed."""
        listed, of = GALLERY_LIST.fullmatch(rest), GALLERY_OF.fullmatch(rest)
        if listed:
            kind, ids = listed[1], [id.strip() for id in listed[2].split(",")]
        elif of:
            kind, ids = of[1], self.ids(of[2], of[3], of[4])
        else:
            raise BadGuide(f"{self.game}: the gallery {rest!r} names neither a table of the box nor things.")
        return Block(GALLERY, text=kind, items=[self.item(kind, id) for id in ids], when=tuple(when))

    def ids(self, table: str, column: str | None, value: str | None) -> list[str]:
        """The ids of a table in the catalogue, with any options."""
        rows = everything(self.game).get(table)
        if not rows:
            raise BadGuide(f"{self.game}: the catalogue has no table {table!r}.")
        return [id for id, row in rows.items() if column is None or str(row.get(column)) == value]

    def item(self, kind: str, id: str) -> Item:
        """A thing with its picture, name, text and line of natural history."""
        about = f"{kind}-{id}-text".replace("_", "-")
        text = self.language.text(about) if self.language.has(about) else ""
        picture = f"{kind}:{id}" if kind != "option" else ""  # nobody can draw a way to play
        return Item(picture, text, self.name(kind, id), self.language.lore(kind, id), f"{kind}:{id}")


@cache
def everything(game: str) -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    """What is in the box with any options: rows by id, by the name of their table.

    >>> everything("pond")["cards"]["fly"]["count"]
    8
    """
    found: dict[str, dict[str, Mapping[str, Any]]] = {}
    for options in [{}, *({switch: True} for switch in open_box(game, {}, None).switches())]:
        try:
            catalogue = open_box(game, dict(options), None).catalogue()
        except BadOptions:  # a switch that needs another
            continue
        for table, rows in catalogue.items():
            for row in rows if isinstance(rows, list) else []:
                if isinstance(row, dict) and "id" in row:
                    found.setdefault(table, {}).setdefault(row["id"], row)
    return found
