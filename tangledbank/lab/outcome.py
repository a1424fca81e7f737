"""What came of a deal: its games, and in each game its seats. Plain data, one line of a run folder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tangledbank.kernel.ending import ending
from tangledbank.kernel.state import State


@dataclass(frozen=True)
class SeatOutcome:
    """What came of one seat in one game."""

    entrant: int  # who sat there: a place in the list of those who take part
    place: int  # in the finishing order; equals share a place
    points: int
    won: float  # a shared victory is split; nobody has to win
    choices: int  # decisions with more than one legal move
    seconds: float  # of thought about them
    slowest: float  # seconds of thought about one of them
    faults: list[str]  # one sentence for each time the bot was at fault


@dataclass(frozen=True)
class GameOutcome:
    """What came of one game; its seats in order."""

    seats: list[SeatOutcome]
    turns: int
    length: int  # decisions of all seats


@dataclass(frozen=True)
class DealOutcome:
    """What came of one deal: a game for each rotation of the entrants around the table."""

    number: int
    games: list[GameOutcome]

    def shares(self, entrants: int) -> list[float]:
        """The share of the victories in this deal that each entrant has won, in all its seats together.

        >>> lost, won = (SeatOutcome(1, 2, 3, 0.0, 9, 0.1, 0.1, []), SeatOutcome(0, 1, 5, 1.0, 9, 0.1, 0.1, []))
        >>> DealOutcome(0, [GameOutcome([lost, won], 4, 18)]).shares(2)
        [1.0, 0.0]
        """
        won = [0.0] * entrants
        for _, seat in self.seats():
            won[seat.entrant] += seat.won
        return [wins / len(self.games) for wins in won]

    def credit(self, entrant: int) -> float:
        """The share of the victories that speaks for an entrant: a game that nobody won counts as its fair share.

        >>> seats = [SeatOutcome(entrant, 2, 0, 0.0, 9, 0.1, 0.1, []) for entrant in (0, 1, 1, 1)]
        >>> DealOutcome(0, [GameOutcome(seats, 4, 18)]).credit(0)
        0.25
        """
        credit = 0.0
        for game in self.games:
            own = [seat.won for seat in game.seats if seat.entrant == entrant]
            won = any(seat.won for seat in game.seats)
            credit += sum(own) if won else len(own) / len(game.seats)
        return credit / len(self.games)

    def seats(self) -> Iterator[tuple[GameOutcome, SeatOutcome]]:
        """Every seat of every game, with its game."""
        for game in self.games:
            for seat in game.seats:
                yield game, seat


def places(state: State) -> list[int]:
    """The place of each seat in a finished game: winners first, then as the game counts; equals share a place.

    If nobody has won (the rules of the game have), the first place stays empty.

    >>> import tangledbank as tb
    >>> state = tb.game("pond", days=1).position("day = 1\\nseats = [{points = 4}, {points = 9}, {points = 4}]")
    >>> while not state.over:
    ...     state.play("rest")
    >>> places(state)
    [2, 1, 2]
    """
    winners = state.winners
    best = 1 if winners else 2
    found = [0] * state.players
    for row in ending(state)["places"]:
        found[row["seat"]] = row["place"]
    ranks = [(seat not in winners, found[seat]) for seat in range(state.players)]
    return [best + sum(other < rank for other in ranks) for rank in ranks]
