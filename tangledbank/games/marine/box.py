"""The box: options, player counts and setting up (MAR-0.2, 0.3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tangledbank.games.marine import words
from tangledbank.games.marine.coach import ADVICE
from tangledbank.games.marine.evaluation import MarineEvaluation
from tangledbank.games.marine.kinds import NUTRIENTS, TAXA
from tangledbank.games.marine.made_moves import DRAW_NUTRIENTS, DRAW_TERRAINS
from tangledbank.games.marine.state import MarineState
from tangledbank.games.marine.tables import LENGTHS, Tables
from tangledbank.games.marine.turn import Planet
from tangledbank.games.marine.weights import WEIGHTS
from tangledbank.kernel.advice import Advice
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.game import Game
from tangledbank.kernel.move import Move
from tangledbank.kernel.options import Choice, Option, Switch
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.weights import Weights

EVALUATION: Final = MarineEvaluation()


class MarineGame(Game):
    """Dominant Species: Marine with its options chosen.

    >>> MarineGame({}).player_counts(), MarineGame({"two_player_dual": True}).player_counts()
    (range(2, 5), range(2, 3))
    """

    def __init__(self, choices: dict[str, object], data: Path | None = None) -> None:
        self.tables: Tables = Tables(data)
        super().__init__("marine", choices, self.tables.paths)
        self.verbs = words.WORDS.verbs
        # MAR-6.3: boards without printed elements
        blank = [[0] * len(NUTRIENTS) for _ in TAXA]
        self.printed: list[list[int]] = blank if self.options["alternate_displays"] else self.tables.printed

    def option_list(self) -> list[Option]:
        """MAR-0.3."""
        return [
            Switch("two_player_dual"),
            Switch("random_earth"),
            Switch("alternate_displays"),
            Switch("super_traits"),
            Choice("game_length", LENGTHS),
        ]

    def results_of_chance(self) -> list[Move]:
        """A token from the bag, a terrain token from the red bag."""
        return DRAW_NUTRIENTS + DRAW_TERRAINS

    def player_counts(self) -> range:
        """MAR-0.2, 6.1."""
        return range(2, 3) if self.options["two_player_dual"] else range(2, 5)

    def catalogue(self) -> dict[str, Any]:
        """MAR-1.10, 1.11: cards and traits, with their provenance."""
        cards = [
            {
                "id": row.id,
                "count": 1,
                "extinction": row.extinction,
                "survival": row.survival,
                "lower": "row" if row.row else "appear" if row.appear else None,
                "provenance": row.provenance,
            }
            for row in self.tables.cards
        ]
        traits = [{"id": id, "count": 1, **row} for id, row in self.tables.traits.items()]
        terrains = [{"id": row.id, "points": row.points, "limit": row.limit} for row in self.tables.terrains]
        return {"cards": cards, "traits": traits, "terrains": terrains, "bonus": self.tables.bonus}

    def evaluation(self, weights: Weights | None = None) -> Evaluation:
        """What points, cubes and control are worth."""
        return EVALUATION if weights is None else MarineEvaluation(WEIGHTS.changed(weights))

    def advice(self) -> Advice:
        """What a coach says of food, tiles and cards."""
        return ADVICE

    def words(self) -> dict[str, list[Phrase]]:
        """All phrases of this game."""
        return words.WORDS.by_sort()

    def blank(self, players: int) -> MarineState:
        """A state to be filled in."""
        return MarineState(self, self.tables, self.printed, players, Chance(""))

    def set_up(self, players: int, chance: Chance) -> MarineState:
        """An empty table; all of MAR-2.1 to 2.13 is a procedure, because chance and players are asked on the way."""
        s = MarineState(self, self.tables, self.printed, players, chance)
        s.set_table()
        s.call(Planet())
        return s

    def from_position(self, document: dict[str, Any]) -> MarineState:
        """See docs/positions.md."""
        from tangledbank.games.marine.positions import from_position

        return from_position(self, document)


GAME: Final = MarineGame
