"""The box: options, player counts and setting up (DINO-0, DINO-2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tangledbank.games.dinosaurs import words
from tangledbank.games.dinosaurs.coach import ADVICE
from tangledbank.games.dinosaurs.dice import DIE, DRAWS
from tangledbank.games.dinosaurs.evaluation import DinosaursEvaluation
from tangledbank.games.dinosaurs.island import BOARDS, Island
from tangledbank.games.dinosaurs.state import DinosaursState
from tangledbank.games.dinosaurs.tables import Tables
from tangledbank.games.dinosaurs.turn import AgeOfDinosaurs
from tangledbank.games.dinosaurs.weights import WEIGHTS
from tangledbank.kernel.advice import Advice
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.game import Game
from tangledbank.kernel.move import Move
from tangledbank.kernel.options import Choice, Option, Switch
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.weights import Weights
from tangledbank.parts.decks import lay_deck

CARDS_AT_START: Final = 3  # DINO-2.5
EVALUATION: Final = DinosaursEvaluation()


class DinosaursGame(Game):
    """Evo: Age of Dinosaurs with its options chosen.

    >>> DinosaursGame({}).player_counts()
    range(3, 6)
    """

    def __init__(self, choices: dict[str, object], data: Path | None = None) -> None:
        self.tables: Tables = Tables(data)
        self.islands: dict[str, Island] = {id: self.tables.island(id) for id in BOARDS}
        super().__init__("dinosaurs", choices, self.tables.paths)
        self.verbs = words.WORDS.verbs

    def option_list(self) -> list[Option]:
        """DINO-0.3; `gene_shortage` is the only variant (DINO-6.1)."""
        return [
            Choice("board_4p", ("large_small", "two_medium")),
            Switch("gene_shortage"),
        ]

    def results_of_chance(self) -> list[Move]:
        """DINO-3.40: the die, and a tile from the bag."""
        return DIE + DRAWS

    def player_counts(self) -> range:
        """DINO-0.2."""
        return range(3, 6)

    def evaluation(self, weights: Weights | None = None) -> Evaluation:
        """What herds and genes are worth."""
        return EVALUATION if weights is None else DinosaursEvaluation(WEIGHTS.changed(weights))

    def advice(self) -> Advice:
        """What a coach says of the climate, births and genes."""
        return ADVICE

    def words(self) -> dict[str, list[Phrase]]:
        """All phrases of this game."""
        return words.WORDS.by_sort()

    def catalogue(self) -> dict[str, Any]:
        """What is in the bag and in the deck."""
        return self.tables.catalogue()

    def island(self, players: int) -> Island:
        """DINO-1.13, 2.1: the half-boards to join for so many players (DINO-8.2).

        >>> DinosaursGame({"board_4p": "two_medium"}).island(4).id
        'board_4_mm'
        """
        if players == 4:
            return self.islands["board_4_ls" if self.options["board_4p"] == "large_small" else "board_4_mm"]
        return self.islands["board_3" if players == 3 else "board_5"]

    def blank(self, players: int) -> DinosaursState:
        """A state to be filled in."""
        return DinosaursState(self, self.tables, self.island(players), players, Chance(""))

    def set_up(self, players: int, chance: Chance) -> DinosaursState:
        """DINO-2.1, 2.5, 2.8, 2.9 and 2.10: shuffle and deal the event cards, draw lots for the starts."""
        s = DinosaursState(self, self.tables, self.island(players), players, chance)
        s.set_table()
        lay_deck(s, self.tables.deck())
        for seat in list(range(players)) * CARDS_AT_START:
            s.draw(seat)
        starts = s._island.starts
        for seat, place in enumerate(s.shuffled(players)):
            s.place(seat, starts[place])
        s.call(AgeOfDinosaurs())
        return s

    def from_position(self, document: dict[str, Any]) -> DinosaursState:
        """See docs/positions.md."""
        from tangledbank.games.dinosaurs.positions import from_position

        return from_position(self, document)


GAME: Final = DinosaursGame
