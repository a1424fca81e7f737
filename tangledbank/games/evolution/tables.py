"""The tables of the box: traits, card designs, nature cards, food; read from TOML and checked.

`--data DIR` may hold other versions of the tables, for the owner of a real box who wants to correct them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from tangledbank.games.evolution.kinds import HOME, NATURE, ORDER, bit_of
from tangledbank.games.evolution.places import GONDWANA, LAURASIA, OCEAN, PLACES, TABLE
from tangledbank.games.evolution.roles import Roles
from tangledbank.kernel.phrase import NONE
from tangledbank.parts.decks import copies
from tangledbank.parts.tables import find_tables, read_rows, read_table

TABLES: Final = ("traits.toml", "cards.toml", "nature.toml")

WHOSE: Final = ("own", "others", "any", "nobody")  # whose animals a trait may be put on (EVL-4.1, 4.6)
CLASSES: Final = ("none", "cold", "disease", "food")  # of nature cards (EVL-1.C)
MODULES: Final = ("time_to_fly", "continents", "gift_specials", "ice_age")  # EVL-0.2

# EVL-1.3: dice and fixed food without Continents, by the number of players.
FOOD_TABLE: Final = {2: (1, 2), 3: (2, 0), 4: (2, 2), 5: (3, 2), 6: (3, 4), 7: (4, 2), 8: (4, 4)}

# EVL-1.4: the same for Laurasia and for Gondwana, and the constant food of the Ocean.
CONTINENTS_TABLE: Final = {
    2: ((1, 0), (1, 2), 3),
    3: ((1, 0), (2, 0), 4),
    4: ((1, 2), (2, 0), 5),
    5: ((1, 3), (2, 2), 6),
    6: ((1, 5), (2, 3), 7),
    7: ((2, 2), (3, 2), 8),
    8: ((3, 2), (3, 4), 9),
}


class TraitRow:
    """What the table says of one trait (EVL-1.A).

    >>> Tables().traits[0].id, Tables().traits[0].need
    ('carnivorous', 1)
    """

    __slots__ = (
        "bit",
        "bottom",
        "clashes",
        "clings",
        "directed",
        "excludes",
        "id",
        "is_animal",
        "need",
        "number",
        "on",
        "on_others",
        "on_own",
        "once",
        "pair",
        "provenance",
        "relic",
        "set",
        "stackable",
    )

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.number: i64 = ORDER.index(id)
        self.bit: i64 = bit_of(self.number)
        self.set: str = row["set"]
        self.pair: bool = {"solo": False, "pair": True, "animal": False}[row["kind"]]
        self.is_animal: bool = row["kind"] == "animal"  # EVL-4.6
        self.directed: bool = row.get("directed", False)
        self.need: int = row["need"]
        self.on: str = WHOSE[WHOSE.index(row["on"])]
        self.on_own: bool = self.on in ("own", "any")
        self.on_others: bool = self.on in ("others", "any")
        self.stackable: bool = row.get("stackable", False)
        self.bottom: bool = row.get("bottom", False)  # EVL-4.8
        self.clings: bool = row.get("clings", False)  # EVL-4.18
        self.relic: bool = row.get("relic", False)  # EVL-4.41
        self.excludes: i64 = sum(1 << ORDER.index(other) for other in row.get("excludes", []))
        # EVL-4.4: its own bit, if an animal may have it once only; pair traits count by pairs (EVL-4.3).
        self.once: i64 = 0 if self.stackable or self.pair else self.bit
        self.clashes: i64 = self.once | self.excludes  # what it cannot lie beside
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


class NatureRow:
    """What the table says of one nature card (EVL-1.C).

    >>> Tables().nature[0].id, Tables().nature[0].count
    ('frost', 3)
    """

    __slots__ = ("count", "id", "nature_class", "provenance")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.nature_class: str = CLASSES[CLASSES.index(row["class"])]
        self.count: int = row["count"]
        self.provenance: str = row["provenance"]


class Tables:
    """All tables of the game; `sets` chooses the modules whose cards are in the deck.

    >>> sum(design.count for design in Tables().designs)
    84
    >>> sum(design.count for design in Tables(sets=("base", *MODULES)).designs)
    194
    """

    def __init__(self, data: Path | None = None, sets: tuple[str, ...] = ("base",)) -> None:
        self.paths: list[Path] = find_tables(HOME, TABLES, data)
        traits, designs, nature = self.paths
        self.sets: tuple[str, ...] = sets
        self.traits: list[TraitRow] = list(read_rows(traits, TraitRow, ORDER).values())
        self.need: list[int] = [row.need for row in self.traits]
        self.designs: list[Design] = [row for row in read_rows(designs, Design).values() if row.set in sets]
        self.nature: list[NatureRow] = list(read_rows(nature, NatureRow, NATURE).values())
        self.smothering: int = sum(1 << kind for kind, row in enumerate(self.traits) if row.bottom and row.set in sets)
        self.continents: bool = "continents" in sets
        self.places: int = len(PLACES) if self.continents else 1
        self.homes: list[int] = [LAURASIA, GONDWANA] if self.continents else [NONE]  # of new animals (EVL-3.3)
        self.place_points: list[int] = [1 if place == OCEAN else 0 for place in range(len(PLACES))]  # EVL-5.4
        self.fresh_hand: int = 10 if self.continents else 6  # EVL-2.2, 3.16 step 4
        self.roles: Roles = Roles()

    def deck(self, by_kind: bool = False) -> list[int]:
        """The cards of the chosen sets, as design numbers; with `by_kind` half of each design, rounded up (EVL-2.3).

        >>> len(Tables().deck()), len(Tables().deck(by_kind=True))
        (84, 42)
        """
        return copies([(design.count + 1) // 2 if by_kind else design.count for design in self.designs])

    def in_play(self) -> list[dict[str, Any]]:
        """The rows of the chosen sets, as they stand in the files.

        >>> [len(rows) for rows in Tables().in_play()], len(Tables(sets=("base", "ice_age")).in_play())
        ([19, 20], 3)
        """
        traits, cards, nature = [read_table(path) for path in self.paths]
        chosen = [{id: row for id, row in rows.items() if row["set"] in self.sets} for rows in (traits, cards)]
        return [*chosen, nature] if "ice_age" in self.sets else chosen

    def catalogue(self) -> dict[str, Any]:
        """The rows of traits and cards as plain data.

        >>> Tables().catalogue()["cards"][0]["faces"]
        ['camouflage', 'fat_tissue']
        """
        traits = [
            {
                "id": row.id,
                "set": row.set,
                "pair": row.pair,
                "directed": row.directed,
                "need": row.need,
                "on": row.on,
                "stackable": row.stackable,
                "excludes": [name for place, name in enumerate(ORDER) if row.excludes >> place & 1],
                "provenance": row.provenance,
            }
            for row in self.traits
        ]
        cards = [
            {
                "id": row.id,
                "set": row.set,
                "faces": [ORDER[face] for face in row.faces],
                "count": row.count,
                "provenance": row.provenance,
            }
            for row in self.designs
        ]
        return {"traits": traits, "cards": cards}

    def nature_deck(self) -> list[int]:
        """The nature cards, as numbers of rows (EVL-2.5); none without Ice Age.

        >>> len(Tables().nature_deck()), len(Tables(sets=("base", "ice_age")).nature_deck())
        (0, 14)
        """
        return copies([row.count for row in self.nature]) if "ice_age" in self.sets else []

    def food_rows(self, players: int) -> list[tuple[int, int, int]]:
        """Place, dice and fixed food of each food base (EVL-1.3, 1.4).

        >>> Tables().food_rows(4), Tables(sets=("base", "continents")).food_rows(4)
        ([(0, 2, 2)], [(1, 1, 2), (2, 2, 0), (3, 0, 5)])
        """
        if not self.continents:
            dice, fixed = FOOD_TABLE[players]
            return [(TABLE, dice, fixed)]
        laurasia, gondwana, ocean = CONTINENTS_TABLE[players]
        return [(LAURASIA, laurasia[0], laurasia[1]), (GONDWANA, gondwana[0], gondwana[1]), (OCEAN, 0, ocean)]
