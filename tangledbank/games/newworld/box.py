"""The box: options, player counts and setting up (NEW-0, NEW-2, NEW-6.3, NEW-6.10)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tangledbank.games.newworld.areas import refill
from tangledbank.games.newworld.attack import DIE
from tangledbank.games.newworld.coach import ADVICE
from tangledbank.games.newworld.epoch import Epochs
from tangledbank.games.newworld.evaluation import NewWorldEvaluation
from tangledbank.games.newworld.state import NewWorldState
from tangledbank.games.newworld.tables import AREA_CARDS, AREA_POOL, HAND_IN_CATASTROPHE, Tables
from tangledbank.games.newworld.weights import WEIGHTS
from tangledbank.games.newworld.words import WORDS
from tangledbank.kernel.advice import Advice
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.game import Game
from tangledbank.kernel.move import Move
from tangledbank.kernel.options import BadOptions, Number, Option, SeatOption, Switch
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.weights import Weights
from tangledbank.parts.decks import lay_deck

LEAST, MOST = 2, 4  # players (NEW-0.2)
EPOCHS: Final = 6  # NEW-0.4
HAND: Final = 6  # NEW-2.2
KEPT_IN_CATASTROPHE: Final = 2  # cards that may be kept (NEW-6.12)
EVALUATION: Final = NewWorldEvaluation()


class NewWorldGame(Game):
    """New World with its options chosen.

    >>> import tangledbank as tb
    >>> tb.game("newworld").player_counts()
    range(2, 5)
    """

    def __init__(self, choices: dict[str, object], data: Path | None = None) -> None:
        self.tables: Tables = Tables(data)
        super().__init__("newworld", choices, self.tables.paths)
        self.verbs = WORDS.verbs
        self.catastrophe: bool = bool(self.options["catastrophe"])
        self.mutations: bool = bool(self.options["random_mutations"])
        self.unlimited_hand: bool = bool(self.options["unlimited_hand"])
        self.epochs: int = 1 if self.catastrophe else int(self.options["epochs"])  # NEW-6.1, 6.11
        self.most_kept: int = KEPT_IN_CATASTROPHE if self.catastrophe else len(self.tables.deck())

    def option_list(self) -> list[Option]:
        """NEW-0.4. The expansion has no option yet (NEW-0.6)."""
        return [
            Number("epochs", EPOCHS, 1, len(AREA_CARDS) - LEAST),
            Switch("unlimited_hand"),
            Switch("random_mutations"),
            Switch("catastrophe"),
            SeatOption("first_player"),
        ]

    def check_options(self) -> None:
        """NEW-0.5."""
        if not self.options["catastrophe"]:
            return
        clash = [id for id in ("unlimited_hand", "random_mutations") if self.options[id]]
        if self.options["epochs"] != EPOCHS:
            clash.append("epochs")
        if clash:
            raise BadOptions(
                f"A catastrophe is one epoch with twenty cards each and goes with no other variant: "
                f"leave out {' and '.join(clash)}, or catastrophe."
            )

    def player_counts(self) -> range:
        """NEW-0.2, 0.4: with many epochs the area cards suffice for fewer players."""
        return range(LEAST, min(MOST, len(AREA_CARDS) - int(self.options["epochs"])) + 1)

    def check_players(self, players: int) -> None:
        """NEW-0.4: say why, if it is the length that does not go with so many players."""
        epochs = int(self.options["epochs"])
        if LEAST <= players <= MOST and players not in self.player_counts():
            left = len(AREA_CARDS) - players
            raise BadOptions(
                f"There are {len(AREA_CARDS)} area cards, and {players} of them begin in the row: "
                f"with {players} players choose at most {left} epochs, not {epochs}."
            )
        super().check_players(players)

    def results_of_chance(self) -> list[Move]:
        """NEW-2.6: a die."""
        return DIE

    def evaluation(self, weights: Weights | None = None) -> Evaluation:
        """What an animal is worth, and whether it will live."""
        return EVALUATION if weights is None else NewWorldEvaluation(WEIGHTS.changed(weights))

    def advice(self) -> Advice:
        """What a coach says of areas, hunger and predators."""
        return ADVICE

    def catalogue(self) -> dict[str, Any]:
        """The traits, cards and areas."""
        return self.tables.catalogue()

    def words(self) -> dict[str, list[Phrase]]:
        """All phrases of this game."""
        return WORDS.by_sort()

    def blank(self, players: int) -> NewWorldState:
        """A table with nothing on it."""
        return NewWorldState(self, players, Chance())

    def set_up(self, players: int, chance: Chance) -> NewWorldState:
        """NEW-2.1, 2.2, 2.3 and 2.4; the sizes are those of NEW-2.5."""
        s = NewWorldState(self, players, chance)
        s.deck.pile = lay_deck(s, self.tables.deck())
        chosen = self.options["first_player"]
        s.first = chosen if isinstance(chosen, int) else s.shuffled(players)[0]
        for seat in s.in_turn_order(s.first):
            s.draw(seat, HAND_IN_CATASTROPHE if self.catastrophe else HAND)
        self.lay_areas(s)
        s.call(Epochs())
        return s

    def lay_areas(self, s: NewWorldState) -> None:
        """NEW-2.1: the area deck, then the row, from left to right; the rest is out of the game, unseen (NEW-6.13)."""
        cards = lay_deck(s, self.tables.area_deck(), AREA_POOL)
        epochs = 0 if self.catastrophe else self.epochs
        row = s.players + (1 if self.catastrophe else 0)  # NEW-6.10
        s.area_deck = cards[:epochs]
        for card in cards[epochs : epochs + row]:
            s.secrets.reveal(card)
            s.row.append(s.secrets.faces[card])
        s.aside = cards[epochs + row :]
        if self.catastrophe:
            s.aside += s.deck.pile
            s.deck.pile = []
            refill(s)

    def from_position(self, document: dict[str, Any]) -> NewWorldState:
        """See docs/positions.md."""
        from tangledbank.games.newworld.positions import from_position

        return from_position(self, document)


GAME: Final = NewWorldGame
