"""The box: options, player counts and setting up (EVL-0, EVL-2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tangledbank.games.evolution import words
from tangledbank.games.evolution.coach import ADVICE
from tangledbank.games.evolution.defences import DIE
from tangledbank.games.evolution.evaluation import EvolutionEvaluation
from tangledbank.games.evolution.modules import fill_roles
from tangledbank.games.evolution.moves import PlayTraitMove
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.games.evolution.tables import MODULES, Tables
from tangledbank.games.evolution.turn import Evolution
from tangledbank.games.evolution.weights import WEIGHTS
from tangledbank.kernel.advice import Advice
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.game import Game, hash_of_content
from tangledbank.kernel.move import Move
from tangledbank.kernel.options import Choice, Option, SeatOption, Switch
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.weights import Weights
from tangledbank.parts.decks import lay_deck

EVALUATION = EvolutionEvaluation()


class EvolutionGame(Game):
    """Evolution with its options chosen.

    >>> import tangledbank as tb
    >>> tb.game("evolution").player_counts()
    range(2, 5)
    """

    def __init__(self, choices: dict[str, object], data: Path | None = None) -> None:
        self.tables: Tables = Tables(data, self.sets_of(choices))
        fill_roles(self.tables.roles, self.tables.sets)
        super().__init__("evolution", choices, self.tables.paths)
        self.data_hash = hash_of_content(self.tables.in_play())  # a module that is not played does not matter
        self.verbs = words.WORDS.verbs

    def option_list(self) -> list[Option]:
        """EVL-0.2."""
        return [
            *[Switch(module) for module in MODULES],
            Choice("deck_reduction", ("recommended", "none", "half_random", "half_by_kind")),
            SeatOption("first_player"),
        ]

    def sets_of(self, choices: dict[str, object]) -> tuple[str, ...]:
        """The sets whose cards are shuffled together (EVL-2.1).

        >>> import tangledbank as tb
        >>> tb.game("evolution", ice_age=True).tables.sets
        ('base', 'ice_age')
        """
        switches = {option.id: option for option in self.option_list()}
        return ("base", *[id for id in MODULES if switches[id].read(choices.get(id, False)) is True])

    def results_of_chance(self) -> list[Move]:
        """EVL-3.4, 4.34: a die."""
        return DIE

    def player_counts(self) -> range:
        """EVL-0.3: the largest listed set contained in the mixture decides."""
        if not self.options["time_to_fly"]:
            return range(2, 5)
        return range(2, 9) if self.options["continents"] else range(2, 7)

    def evaluation(self, weights: Weights | None = None) -> Evaluation:
        """What an animal is worth, and whether it will live."""
        return EVALUATION if weights is None else EvolutionEvaluation(WEIGHTS.changed(weights))

    def advice(self) -> Advice:
        """What a coach says of hunger, hunters and cards."""
        return ADVICE

    def catalogue(self) -> dict[str, Any]:
        """The traits and the cards of the sets in play."""
        return self.tables.catalogue()

    def words(self) -> dict[str, list[Phrase]]:
        """All phrases of this game."""
        return words.WORDS.by_sort()

    def parse_move(self, text: str) -> Move | None:
        """Of a pair trait without direction the older animal is named first, whichever way it was written.

        >>> import tangledbank as tb
        >>> tb.game("evolution").parse_move("play_trait 5 cooperation on 4 and 2")
        <play_trait 5 cooperation on 2 and 4>
        """
        move = super().parse_move(text)
        if isinstance(move, PlayTraitMove) and move.partner != NONE and move.animal > move.partner:
            row = self.tables.traits[move.face]
            if row.pair and not row.directed:
                return PlayTraitMove(move.card, move.face, move.partner, move.animal)
        return move

    def set_up(self, players: int, chance: Chance) -> EvolutionState:
        """EVL-2.1 to 2.6: shuffle, reduce, deal, and draw lots for the first player."""
        s = EvolutionState(self, self.tables, players, chance)
        reduction = self.reduction(players)
        deck = self.tables.deck(by_kind=reduction == "half_by_kind")
        lay_deck(s, deck)
        s.deck_end = (len(deck) + 1) // 2 if reduction == "half_random" else len(deck)
        for occasion in self.tables.roles.set_up:
            occasion.happen(s, NONE)
        s.first = self.first_player(s)
        for seat in s.in_turn_order(s.first) * self.tables.fresh_hand:
            s.draw(seat)
        s.call(Evolution())
        return s

    def reduction(self, players: int) -> str:
        """EVL-2.3: how the deck is reduced; the advice of the box depends on the number of players.

        >>> import tangledbank as tb
        >>> tb.game("evolution", continents=True).reduction(2), tb.game("evolution", time_to_fly=True).reduction(3)
        ('half_by_kind', 'half_random')
        """
        chosen = str(self.options["deck_reduction"])
        if chosen != "recommended":
            return chosen
        if players == 2 and self.options["continents"]:
            return "half_by_kind"
        larger = self.options["time_to_fly"] or self.options["continents"]
        return "half_random" if players <= 3 and larger else "none"

    def blank(self, players: int) -> EvolutionState:
        """A table with nothing on it."""
        return EvolutionState(self, self.tables, players, Chance())

    def first_player(self, s: EvolutionState) -> int:
        """EVL-2.4: the seat that was chosen, or one by lot."""
        chosen = self.options["first_player"]
        return chosen if isinstance(chosen, int) else s.shuffled(s.players)[0]

    def from_position(self, document: dict[str, Any]) -> EvolutionState:
        """See docs/positions.md."""
        from tangledbank.games.evolution.positions import from_position

        return from_position(self, document)


GAME: Final = EvolutionGame
