"""The tables of the box: traits, evolution cards, areas; read from TOML and checked.

`--data DIR` may hold other versions of the tables, for the owner of a real box who wants to correct them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tangledbank.games.newworld.kinds import ADAPTABLE, HOME, ORDER
from tangledbank.parts.decks import copies
from tangledbank.parts.tables import find_tables, read_rows, read_table

TABLES: Final = ("traits.toml", "cards.toml", "areas.toml")

WHOSE: Final = ("own", "others", "any")  # whose animals a trait may be put on (NEW-1.4)
HALVES: Final = ("extended", "brief")  # NEW-1.3
PARTS: Final = ("main", "upper", "lower")  # of an area card (NEW-1.6)
NO_TRAITS: Final = "no_traits"  # the access condition of Glaciers
COPIES: Final = 2  # of each area card
AREA_POOL: Final = 1  # area cards are never exchanged for evolution cards when another world is made
HAND_IN_CATASTROPHE: Final = 20  # NEW-6.10

AREA_KINDS: Final = tuple(read_table(HOME / "areas.toml"))
AREA_DESIGNS: Final = tuple(dict.fromkeys(row["card"] for row in read_table(HOME / "areas.toml").values()))
# An area is a part of one area card: `caves_1` and `caves_2` are numbers 12 and 13.
AREAS: Final = tuple([f"{kind}_{copy}" for kind in AREA_KINDS for copy in range(1, COPIES + 1)])
AREA_CARDS: Final = tuple([f"{design}_{copy}" for design in AREA_DESIGNS for copy in range(1, COPIES + 1)])


class TraitRow:
    """What the table says of one trait (NEW-1.4).

    >>> Tables().traits[0].id, Tables().traits[0].need
    ('carnivorous', 1)
    """

    __slots__ = ("excludes", "half", "id", "need", "on", "on_others", "on_own", "pair", "provenance", "repeats")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.half: str = HALVES[HALVES.index(row["half"])]
        self.on: str = WHOSE[WHOSE.index(row["on"])]
        self.on_own: bool = self.on in ("own", "any")
        self.on_others: bool = self.on in ("others", "any")
        self.pair: bool = row.get("pair", False)
        self.need: int = row["need"]
        self.repeats: bool = row.get("repeats", False)
        self.excludes: int = sum(1 << ORDER.index(other) for other in row.get("excludes", []))
        self.provenance: str = row["provenance"]


class Design:
    """What the table says of one card design (NEW-1.5): its extended and its brief trait, and the number of copies.

    >>> Tables().designs[6].id, Tables().designs[6].count
    ('e07', 4)
    """

    __slots__ = ("count", "faces", "id", "provenance")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.faces: list[int] = [ORDER.index(face) for face in row["faces"]]
        self.count: int = row["count"]
        self.provenance: str = row["provenance"]
        if len(set(self.faces)) != 2 or self.count < 1:
            raise ValueError("a card has two different traits and at least one copy")


class AreaRow:
    """What the table says of one area (NEW-1.6).

    >>> row = Tables().areas[6]
    >>> row.id, row.card, row.access
    ('caves', 'caves_mountains', 'nocturnal')
    """

    __slots__ = ("access", "card", "food", "id", "keys", "most", "part", "provenance", "shelters")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.card: str = AREA_DESIGNS[AREA_DESIGNS.index(row["card"])]
        self.part: str = PARTS[PARTS.index(row["part"])]
        self.access: str = row.get("access", "")
        self.food: int = row["food"]
        self.most: int = row.get("most", self.food)  # Swamps fill up beyond their symbol (NEW-4.50)
        self.shelters: int = row["shelters"]
        self.provenance: str = row["provenance"]
        # NEW-3.6: the traits of which one opens the area; every animal may enter one without keys
        self.keys: int = 0
        if self.access:
            self.keys = ADAPTABLE | (0 if self.access == NO_TRAITS else 1 << ORDER.index(self.access))
        if (self.part == "upper") != bool(self.access) or not 0 <= self.food <= self.most or self.shelters < 0:
            raise ValueError("an upper part has an access condition, and no number is below zero")


class Tables:
    """All tables of the game (NEW-1.1).

    >>> tables = Tables()
    >>> sum(design.count for design in tables.designs), len(tables.area_deck())
    (96, 20)
    """

    def __init__(self, data: Path | None = None) -> None:
        self.paths: list[Path] = find_tables(HOME, TABLES, data)
        traits, designs, areas = self.paths
        self.traits: list[TraitRow] = list(read_rows(traits, TraitRow, ORDER).values())
        self.need: list[int] = [row.need for row in self.traits]
        self.designs: list[Design] = list(read_rows(designs, Design).values())
        self.faces: list[list[int]] = [design.faces for design in self.designs]
        self.areas: list[AreaRow] = list(read_rows(areas, AreaRow, AREA_KINDS).values())
        by_number = [row for row in self.areas for _ in range(COPIES)]
        self.food: list[int] = [row.food for row in by_number]
        self.most: list[int] = [row.most for row in by_number]
        self.shelters: list[int] = [row.shelters for row in by_number]
        self.keys: list[int] = [row.keys for row in by_number]
        self.for_the_plain: list[bool] = [row.access == NO_TRAITS for row in by_number]  # NEW-3.6: Glaciers
        self.growing: list[bool] = [row.most > row.food for row in by_number]  # Swamps
        # The areas of each area card, the upper one first.
        self.parts: list[list[int]] = [
            [COPIES * kind + copy for kind, row in enumerate(self.areas) if row.card == design]
            for design in AREA_DESIGNS
            for copy in range(COPIES)
        ]

    def deck(self) -> list[int]:
        """The evolution cards, as design numbers (NEW-1.5).

        >>> len(Tables().deck())
        96
        """
        return copies([design.count for design in self.designs])

    def area_deck(self) -> list[int]:
        """The area cards by number (NEW-1.6).

        >>> AREA_CARDS[Tables().area_deck()[1]]
        'steppe_2'
        """
        return list(range(len(AREA_CARDS)))

    def catalogue(self) -> dict[str, Any]:
        """The rows of traits, cards and areas as plain data.

        >>> Tables().catalogue()["cards"][0]["faces"]
        ['running', 'carnivorous']
        """
        return {
            "traits": [
                {
                    "id": row.id,
                    "half": row.half,
                    "pair": row.pair,
                    "need": row.need,
                    "on": row.on,
                    "repeats": row.repeats,
                    "excludes": [name for place, name in enumerate(ORDER) if row.excludes >> place & 1],
                    "provenance": row.provenance,
                }
                for row in self.traits
            ],
            "cards": [
                {
                    "id": row.id,
                    "faces": [ORDER[face] for face in row.faces],
                    "count": row.count,
                    "provenance": row.provenance,
                }
                for row in self.designs
            ],
            "areas": [
                {
                    "id": row.id,
                    "card": row.card,
                    "part": row.part,
                    "access": row.access or None,
                    "food": row.food,
                    "most": row.most,
                    "shelters": row.shelters,
                    "count": COPIES,
                    "provenance": row.provenance,
                }
                for row in self.areas
            ],
        }
