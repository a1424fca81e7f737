"""The card tables: traits and card designs, read from TOML and checked.

`--data DIR` may hold other versions of the tables, for the owner of a real box who wants to correct them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from tangledbank.games.evolution.kinds import ORDER
from tangledbank.kernel.errors import TangledBankError

HOME: Final = Path(__file__).parent
TABLES: Final = ("traits.toml", "cards.toml")

WHOSE: Final = ("own", "others", "any")  # whose animals a trait may be put on (EVL-4.1)


class TraitRow:
    """What the table says of one trait (EVL-1.A).

    >>> Tables().traits[0].id, Tables().traits[0].need
    ('carnivorous', 1)
    """

    __slots__ = (
        "directed",
        "excludes",
        "id",
        "need",
        "on",
        "on_others",
        "on_own",
        "pair",
        "provenance",
        "set",
        "stackable",
    )

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.set: str = row["set"]
        self.pair: bool = {"solo": False, "pair": True}[row["kind"]]
        self.directed: bool = row.get("directed", False)
        self.need: int = row["need"]
        self.on: str = WHOSE[WHOSE.index(row["on"])]
        self.on_own: bool = self.on != "others"
        self.on_others: bool = self.on != "own"
        self.stackable: bool = row.get("stackable", False)
        self.excludes: int = sum(1 << ORDER.index(other) for other in row.get("excludes", []))
        self.provenance: str = row["provenance"]


class Design:
    """What the table says of one card design (EVL-1.B): its one or two traits and the number of copies.

    >>> Tables().designs[0].id, Tables().designs[0].count
    ('camouflage_fat_tissue', 4)
    """

    __slots__ = ("count", "faces", "id", "provenance", "set")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.set: str = row["set"]
        self.faces: list[int] = [ORDER.index(face) for face in row["faces"]]
        self.count: int = row["count"]
        self.provenance: str = row["provenance"]
        if not 1 <= len(self.faces) <= 2 or self.count < 1:
            raise ValueError("a card has one or two traits and at least one copy")


class Tables:
    """All tables of the game; `sets` chooses the modules whose cards are in the deck.

    >>> sum(design.count for design in Tables().designs)
    84
    """

    def __init__(self, data: Path | None = None, sets: tuple[str, ...] = ("base",)) -> None:
        self.paths: list[Path] = [data / name if data and (data / name).exists() else HOME / name for name in TABLES]
        rows = read_rows(self.paths[0], TraitRow)
        if tuple(rows) != ORDER:
            raise TangledBankError(f"{self.paths[0].name}: the traits must be {', '.join(ORDER)}, in this order.")
        self.traits: list[TraitRow] = list(rows.values())
        self.need: list[int] = [row.need for row in self.traits]
        self.designs: list[Design] = [row for row in read_rows(self.paths[1], Design).values() if row.set in sets]

    def deck(self, by_kind: bool = False) -> list[int]:
        """The cards of the chosen sets, as design numbers; with `by_kind` half of each design, rounded up (EVL-2.3).

        >>> len(Tables().deck()), len(Tables().deck(by_kind=True))
        (84, 42)
        """
        return [
            number
            for number, design in enumerate(self.designs)
            for _ in range((design.count + 1) // 2 if by_kind else design.count)
        ]


def read_rows(path: Path, row_class: Any) -> dict[str, Any]:
    """The rows of a table, checked one by one.

    >>> len(read_rows(HOME / "traits.toml", TraitRow))
    19
    """
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise TangledBankError(f"The table {path.name} cannot be read: {error}.") from error
    rows: dict[str, Any] = {}
    for id, row in document.items():
        try:
            rows[id] = row_class(id, row)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise TangledBankError(f"The row {id} of {path.name} is not right: {error}.") from error
    return rows
