"""A table for tests: a position of the game, with event cards called by name. Seats: R red, B blue, G green, Y, K."""

from __future__ import annotations

import re

from tangledbank.games.dinosaurs.box import DinosaursGame
from tangledbank.games.dinosaurs.island import SHEET
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tangledbank.games.dinosaurs.state import DinosaursState
from tests.tabletop import Tabletop

R, B, G, Y, K = range(5)


def new_game(players: int, seed: int, chance: str = "auto", **options: object) -> DinosaursState:
    """A new game, as the state of this game and no other."""
    state = DinosaursGame(options).new(players, seed, chance)
    assert isinstance(state, DinosaursState)
    return state


class DinosaursTable(Tabletop):
    """A position. In moves an event card of the player in turn may be called by its name."""

    def __init__(self, text: str, **options: object) -> None:
        super().__init__(DinosaursGame(options).position(text))

    def card(self, seat: int, name: str) -> int:
        """The number of an event card in a hand."""
        hand = self.state.seats[seat].hand
        return int(next(card for card in hand if EVENT_CARDS[self.state.secrets.faces[card]] == name))

    def translate(self, move: str) -> str:
        """A move with a card's name in it, as the engine writes it."""

        def number(match: re.Match[str]) -> str:
            names = [EVENT_CARDS[self.state.secrets.faces[card]] for card in self.state.seats[self.state.seat].hand]
            return str(self.card(self.state.seat, match[0])) if match[0] in names else match[0]

        verb, _, rest = move.partition(" ")
        return " ".join([verb, re.sub(r"[a-z_]+", number, rest)]).strip()

    def moves(self, verb: str) -> list[str]:
        """The legal moves with a verb, without it."""
        return [move.partition(" ")[2] for move in super().moves(verb)]

    def at(self, space: str) -> int | None:
        """The seat whose dino stands on a space."""
        occupant = self.state.occupants[SHEET.names.index(space)]
        return None if occupant < 0 else int(occupant)

    def herd(self, seat: int) -> list[str]:
        """The spaces on which a seat has dinos, in order of name."""
        return sorted(SHEET.names[space] for space in self.state.seats[seat].herd)

    def count(self, seat: int) -> int:
        """How many dinos a seat has on the board."""
        return len(self.state.seats[seat].herd)

    @property
    def points(self) -> list[int]:
        """Everybody's points."""
        return [int(seat.points) for seat in self.state.seats]
