"""The box: options, player counts and setting up (MAG-0, MAG-2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tangledbank.games.magical import words
from tangledbank.games.magical.coach import ADVICE
from tangledbank.games.magical.evaluation import MagicalEvaluation
from tangledbank.games.magical.rounds import Rounds
from tangledbank.games.magical.state import SHADOW_SIDE, MagicalState
from tangledbank.games.magical.tables import Tables
from tangledbank.games.magical.weights import WEIGHTS
from tangledbank.kernel.advice import Advice
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.game import Game
from tangledbank.kernel.move import Move
from tangledbank.kernel.options import BadOptions, Choice, Number, Option, SeatOption, Switch
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.weights import Weights
from tangledbank.parts.decks import Deck, lay_deck

HAND: Final = 5  # MAG-2.3
GOAL: Final = 3  # MAG-0.3, 5.1
QUARTET: Final = 4  # MAG-6.1
MOST_ROUNDS: Final = 999_999_999
PROPERTY_POOL: Final = 0
SOURCE_POOL: Final = 1
CHOICE_POOL: Final = 2
EVALUATION: Final = MagicalEvaluation()


class MagicalGame(Game):
    """Evolution of Magical Creatures with its options chosen.

    >>> import tangledbank as tb
    >>> tb.game("magical").player_counts(), tb.game("magical", quartet=True).player_counts()
    (range(1, 5), range(2, 4))
    """

    def __init__(self, choices: dict[str, object], data: Path | None = None) -> None:
        self.tables: Tables = Tables(data)
        super().__init__("magical", choices, self.tables.paths)
        self.goal: int = QUARTET if self.options["quartet"] else GOAL
        self.max_rounds: int = int(self.options["max_rounds"])
        self.verbs = words.WORDS.verbs

    def option_list(self) -> list[Option]:
        """MAG-0.4."""
        return [
            Switch("quartet"),
            Choice("solo_shadow", ("auto", "true", "false")),  # it follows from the number of players
            SeatOption("first_player"),
            Number("max_rounds", 50, 1, MOST_ROUNDS),
        ]

    def check_options(self) -> None:
        """MAG-0.5: nobody plays the Quartet alone."""
        if self.options["quartet"] and self.options["solo_shadow"] == "true":
            raise BadOptions("The Quartet is for 2 or 3 players; against the Shadow the goal is 3 transmutations.")

    def player_counts(self) -> range:
        """MAG-0.2, 0.5."""
        if self.options["quartet"]:
            return range(2, 4)
        shadow = self.options["solo_shadow"]
        return range(1, 2) if shadow == "true" else range(2, 5) if shadow == "false" else range(1, 5)

    def results_of_chance(self) -> list[Move]:
        """MAG-7.1: nothing but shuffles."""
        return []

    def evaluation(self, weights: Weights | None = None) -> Evaluation:
        """Energy, properties, and who is about to win."""
        return EVALUATION if weights is None else MagicalEvaluation(WEIGHTS.changed(weights))

    def advice(self) -> Advice:
        """What a coach says of energy, attacks and the Shadow."""
        return ADVICE

    def catalogue(self) -> dict[str, Any]:
        """The properties, the cards, the sources and the choice cards."""
        return self.tables.catalogue()

    def words(self) -> dict[str, list[Phrase]]:
        """All phrases of this game."""
        return words.WORDS.by_sort()

    def blank(self, players: int) -> MagicalState:
        """A table with nothing on it."""
        return MagicalState(self, players, Chance())

    def set_up(self, players: int, chance: Chance) -> MagicalState:
        """MAG-2.1, 2.2 to 2.6, in the order of MAG-7.1: shuffle, find the first player, and deal (MAG-2.4)."""
        s = MagicalState(self, players, chance)
        s.sources = lay_deck(s, list(range(len(self.tables.sources))), SOURCE_POOL)
        s.deck = Deck(lay_deck(s, list(range(len(self.tables.cards))), PROPERTY_POOL))
        if s.solo:
            s.choices = Deck(lay_deck(s, list(range(len(self.tables.choices))), CHOICE_POOL))
        s.first = self.first_side(s)
        s.open_source()
        for side in range(len(s.rows)):
            creature = s.new_creature(side, s.deck.draw(s))
            if side < players:  # the face of a Shadow creature is seen by nobody
                s.secrets.show(creature.card, side)
        for seat in range(players):
            s.draw(seat, HAND)
        s.call(Rounds())
        return s

    def first_side(self, s: MagicalState) -> int:
        """MAG-2.5: the seat that was chosen, or one by lot; against the Shadow, the Shadow begins."""
        if s.solo:
            return SHADOW_SIDE
        chosen = self.options["first_player"]
        return chosen if isinstance(chosen, int) else s.shuffled(s.players)[0]

    def from_position(self, document: dict[str, Any]) -> MagicalState:
        """See docs/positions.md."""
        from tangledbank.games.magical.positions import from_position

        return from_position(self, document)


GAME: Final = MagicalGame
