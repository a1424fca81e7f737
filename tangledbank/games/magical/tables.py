"""The data tables: properties, property cards, sources and choice cards, read from TOML and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tangledbank.games.magical.kinds import HOME, ORDER, SOURCES, bit_of
from tangledbank.kernel.errors import TangledBankError
from tangledbank.parts.tables import find_tables, read_rows

TABLES: Final = ("properties.toml", "cards.toml", "sources.toml", "choices.toml")
FEWEST_CARDS: Final = 24  # a creature and five cards for each of four players (MAG-2.3)
CATEGORIES: Final = ("attack", "activation", "passive", "trigger")  # MAG-1.2


def kind_called(name: str) -> int:
    """The number of a property by its name.

    >>> kind_called("wise")
    14
    """
    if name not in ORDER:
        raise ValueError(f"there is no property called {name!r}")
    return ORDER.index(name)


class PropertyRow:
    """MAG-1.3: what the table says of a property.

    >>> Tables().properties[0].id, Tables().properties[0].category
    ('vampire', 'attack')
    """

    __slots__ = ("category", "id", "provenance", "rule")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.category: str = row["category"]
        self.rule: str = row["rule"]
        self.provenance: str = row["provenance"]
        if self.category not in CATEGORIES:
            raise ValueError(f"the category is one of {', '.join(CATEGORIES)}")


class CardRow:
    """MAG-1.4: a property card with its two halves, which are equal in rank.

    >>> card = Tables().cards[0]
    >>> card.id, ORDER[card.one], ORDER[card.two]
    ('p01', 'vampire', 'small')
    """

    __slots__ = ("id", "one", "provenance", "two")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.one: int = kind_called(row["one"])
        self.two: int = kind_called(row["two"])
        self.provenance: str = row["provenance"]
        if self.one == self.two:
            raise ValueError("the two properties of a card differ")


class SourceRow:
    """MAG-1.5: a source. The energy of the lower part depends on how many play; alone it is as for two.

    >>> lake = Tables().sources[1]
    >>> lake.id, lake.lower_for(3), lake.upper, ORDER[lake.needs]
    ('mist_lake', 5, 2, 'invisible')
    """

    __slots__ = ("id", "lower", "needs", "provenance", "upper")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.lower: list[int] = row["lower"]
        self.upper: int = row["upper"]
        self.needs: int = kind_called(row["needs"]) if self.upper else -1
        self.provenance: str = row["provenance"]
        if len(self.lower) != 3 or any(type(amount) is not int or amount < 0 for amount in [*self.lower, self.upper]):
            raise ValueError("the lower part has amounts for 2, 3 and 4 players, the upper part has one")

    def lower_for(self, players: int) -> int:
        """The energy of the lower part.

        >>> Tables().sources[0].lower_for(1), Tables().sources[0].lower_for(4)
        (3, 7)
        """
        return self.lower[max(players, 2) - 2]


class ChoiceRow:
    """MAG-1.6: a choice card of the Shadow.

    >>> [row.number for row in Tables().choices]
    [1, 2, 3, 4, 5, 6, 7]
    """

    __slots__ = ("id", "number", "provenance")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.number: int = row["number"]
        self.provenance: str = row["provenance"]
        if type(self.number) is not int or self.number < 1:
            raise ValueError("a choice card has a number from 1 on")


class Tables:
    """All tables of the game.

    >>> tables = Tables()
    >>> len(tables.properties), len(tables.cards), len(tables.sources), len(tables.choices)
    (16, 64, 10, 7)
    """

    def __init__(self, data: Path | None = None) -> None:
        self.paths: list[Path] = find_tables(HOME, TABLES, data)
        properties, cards, sources, choices = self.paths
        self.properties: list[PropertyRow] = list(read_rows(properties, PropertyRow, ORDER).values())
        self.cards: list[CardRow] = list(read_rows(cards, CardRow).values())
        self.sources: list[SourceRow] = list(read_rows(sources, SourceRow, SOURCES).values())
        self.choices: list[ChoiceRow] = list(read_rows(choices, ChoiceRow).values())
        if len(self.cards) < FEWEST_CARDS or not self.choices:
            raise TangledBankError(f"There must be at least {FEWEST_CARDS} cards in cards.toml, and 1 in choices.toml.")
        # By the number of a card or source, for those who ask often.
        self.ones: list[int] = [card.one for card in self.cards]
        self.twos: list[int] = [card.two for card in self.cards]
        self.needs: list[int] = [bit_of(row.needs) if row.upper else 0 for row in self.sources]
        self.numbers: list[int] = [row.number for row in self.choices]

    def catalogue(self) -> dict[str, Any]:
        """What is in the box, as plain data.

        >>> Tables().catalogue()["cards"][0]
        {'id': 'p01', 'one': 'vampire', 'two': 'small'}
        """
        return {
            "properties": [
                {
                    "id": row.id,
                    "category": row.category,
                    "rule": row.rule,
                    "count": self.ones.count(kind) + self.twos.count(kind),
                }
                for kind, row in enumerate(self.properties)
            ],
            "cards": [{"id": row.id, "one": ORDER[row.one], "two": ORDER[row.two]} for row in self.cards],
            "sources": [
                {
                    "id": row.id,
                    "lower": row.lower,
                    "upper": row.upper,
                    "needs": ORDER[row.needs] if row.upper else None,
                }
                for row in self.sources
            ],
            "choices": self.numbers,
        }
