"""One game of a match: who sits where, with which cards, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tangledbank.bots import Bot, make_bot
from tangledbank.games import open_box
from tangledbank.kernel.game import Game


@dataclass(frozen=True)
class Outcome:
    """How one game of a match ended; wins and scores in the order of the entrants."""

    number: int
    wins: list[float]  # a shared victory is split; nobody has to win
    scores: list[int]
    decisions: int


@dataclass(frozen=True)
class Match:
    """A match between entrants, each a kind of bot. Everything about game number n follows from the match and n.

    Each deal of the cards is played once with every rotation of the entrants around the table, so that nobody owes
    his wins to his cards or to his seat.

    >>> match = Match("pond", ("greedy", "random"), seed=1)
    >>> match.deal(0) == match.deal(1), match.deal(1) == match.deal(2)
    (True, False)
    >>> match.seating(0), match.seating(1)
    ([0, 1], [1, 0])
    """

    game: str
    seats: tuple[str, ...]
    seed: int | str
    options: dict[str, object] = field(default_factory=dict)
    data: str | None = None

    def open(self) -> Game:
        """The game with its options; raises if the match cannot be played at all.

        >>> Match("pond", ("greedy",) * 5, seed=1).open()
        Traceback (most recent call last):
        tangledbank.kernel.options.BadOptions: pond with these options is for 1 to 4 players, not 5.
        """
        opened = open_box(self.game, self.options, Path(self.data) if self.data is not None else None)
        for kind in self.seats:
            make_bot(kind, 0)
        opened.new(len(self.seats), self.seed)
        return opened

    def deal(self, number: int) -> str:
        """The seed of the cards and dice of a game.

        >>> Match("pond", ("greedy", "random"), seed=1).deal(5)
        '1/2'
        """
        return f"{self.seed}/{number // len(self.seats)}"

    def seating(self, number: int) -> list[int]:
        """The seat of each entrant in a game.

        >>> Match("pond", ("greedy", "random", "random"), seed=1).seating(2)
        [2, 0, 1]
        """
        players = len(self.seats)
        return [(entrant + number) % players for entrant in range(players)]

    def play(self, opened: Game, number: int) -> Outcome:
        """Play one game of the match.

        >>> match = Match("pond", ("greedy", "random"), seed=1)
        >>> match.play(match.open(), 0)
        Outcome(number=0, wins=[0.0, 0.0], scores=[1, 1], decisions=6)
        """
        players = len(self.seats)
        seating = self.seating(number)
        bots: list[Bot] = [make_bot("random", 0)] * players
        for entrant, seat in enumerate(seating):
            bots[seat] = make_bot(self.seats[entrant], f"{self.seed}/{number}/{entrant}")
        state = opened.new(players, self.deal(number))
        decisions = 0
        while not state.over:
            seat = state.seat
            state.play(bots[seat].choose(state.seen_by(seat)))
            decisions += 1
        winners, scores = state.winners, state.scores
        wins = [1 / len(winners) if seat in winners else 0.0 for seat in seating]
        return Outcome(number, wins, [scores[seat] for seat in seating], decisions)
