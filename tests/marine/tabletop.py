"""A table for tests: a position of the game, with a seat for each class named, and what one asks of it."""

from __future__ import annotations

from tangledbank.games.marine.box import MarineGame
from tangledbank.games.marine.earth import CORNERS, SHEET
from tangledbank.games.marine.ecology import dominance_value, thrives, touching
from tangledbank.games.marine.kinds import BERTHS, EVOCARDS, NUTRIENTS, TAXA, TERRAINS, TRAITS
from tangledbank.games.marine.state import MarineState
from tests.tabletop import Tabletop

ALL = TAXA


def new_game(players: int, seed: int | str, chance: str = "auto", **options: object) -> MarineState:
    """A new game, as the state of this game and no other."""
    state = MarineGame(options).new(players, seed, chance)
    assert isinstance(state, MarineState)
    return state


class MarineTable(Tabletop):
    """A position in which each of some classes has a seat, in the order of the food chain."""

    def __init__(self, text: str, classes: tuple[str, ...] = ALL, seats: str = "", **options: object) -> None:
        seats = seats or "".join(f'\n[[seats]]\nclasses = ["{taxon}"]' for taxon in classes)
        super().__init__(MarineGame(options).position(text + seats))

    def cubes(self, hex: str) -> dict[str, int]:
        """Who lives on a tile."""
        at = SHEET.names.index(hex) * 4
        return {taxon: self.state.cubes[at + place] for place, taxon in enumerate(TAXA) if self.state.cubes[at + place]}

    def token(self, vertex: str) -> str | None:
        """The element on a corner."""
        token = self.state.tokens[CORNERS.names.index(vertex)]
        return None if token < 0 else NUTRIENTS[token]

    def touching(self, hex: str) -> set[str]:
        """The elements that touch a tile."""
        mask = touching(self.state, SHEET.names.index(hex))
        return {name for place, name in enumerate(NUTRIENTS) if mask >> place & 1}

    def thrives(self, taxon: str, hex: str) -> bool:
        """Whether a class thrives on a tile."""
        return thrives(self.state, TAXA.index(taxon), SHEET.names.index(hex))

    def value(self, taxon: str, nutrient: str) -> int:
        """A dominance value."""
        return dominance_value(self.state, TAXA.index(taxon), NUTRIENTS.index(nutrient))

    def points(self, taxon: str) -> int:
        """The points of a class."""
        return int(self.state.classes[TAXA.index(taxon)].points)

    def pool(self, taxon: str) -> int:
        """The gene pool of a class."""
        return int(self.state.classes[TAXA.index(taxon)].pool)

    def eliminated(self, taxon: str) -> int:
        """The eliminated cubes of a class."""
        return int(self.state.classes[TAXA.index(taxon)].eliminated)

    def diet(self, taxon: str) -> list[str]:
        """The tokens on a board."""
        return [NUTRIENTS[token] for token in self.state.classes[TAXA.index(taxon)].diet if token >= 0]

    def traits(self, taxon: str) -> list[str]:
        """The traits in force."""
        mask = self.state.classes[TAXA.index(taxon)].traits
        return [trait for place, trait in enumerate(TRAITS) if mask >> place & 1]

    def pawn(self, berth: str) -> int:
        """What stands in a cell."""
        return int(self.state.berths[BERTHS.index(berth)])

    def row(self) -> list[str]:
        """The cards of the row."""
        return [EVOCARDS[card] for card in self.state.row]

    def discard(self) -> list[str]:
        """The cards of the discard pile."""
        return [EVOCARDS[card] for card in self.state.discard]

    def section(self, number: int) -> list[str]:
        """The tokens of a section."""
        return [NUTRIENTS[token] for token in self.state.sections[number]]

    def terrain(self, hex: str) -> str:
        """What lies on a cell."""
        tile = self.state.tiles[SHEET.names.index(hex)]
        return "none" if tile < 0 else (*TERRAINS[:7], "hydrothermal", "geothermal")[tile]

    @property
    def question(self) -> str:
        """What is asked, and of which class."""
        return str(self.state.question.what)
