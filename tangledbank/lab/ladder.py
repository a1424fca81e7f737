"""A ladder: all bots of a game at tables drawn fairly, and how strong each of them is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations
from math import comb
from typing import Any

from tangledbank.bots import check_bot
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.game import Game
from tangledbank.lab.match import Match
from tangledbank.lab.outcome import DealOutcome


@dataclass(frozen=True)
class Ladder:
    """Who is rated at tables of so many seats. Everything about deal number n follows from the ladder and n.

    Where there are more bots than seats, every choice of bots sits down once before any does a second time; where there
    are fewer, everybody sits there equally often and the seats left over are given out in the same way.

    >>> ladder = Ladder("pond", ("random", "greedy", "expert"), seed=1, seats=2)
    >>> ladder.cycle, [sorted(ladder.table(number)) for number in range(3)]
    (3, [[1, 2], [0, 2], [0, 1]])
    """

    game: str
    bots: tuple[str, ...]
    seed: int | str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    data: str | None = None

    @property
    def cycle(self) -> int:
        """After how many deals all have met all others equally often.

        >>> Ladder("pond", ("random", "greedy", "expert"), seed=1, seats=4).cycle
        3
        """
        return comb(len(self.bots), self.seats % len(self.bots))

    def table(self, number: int) -> list[int]:
        """Which bots take part in a deal, in the order in which they sit; the table is filled with them in turns.

        >>> Ladder("pond", ("random", "greedy"), seed=1, seats=4).table(0)
        [1, 0]
        >>> Ladder("pond", ("random", "greedy"), seed=1, seats=3).table(0)
        [1, 0, 1]
        """
        everybody = range(len(self.bots))
        full, left = divmod(self.seats, len(self.bots))
        cycle, at = divmod(number, self.cycle)
        drawn = Chance(f"ladder/{self.seed}/{cycle}").shuffled(self.cycle)[at]
        if left == 0:
            sitting = list(everybody)
        else:
            sitting = list(everybody) * full + list(list(combinations(everybody, left))[drawn])
        order = Chance(f"ladder/{self.seed}/{cycle}/{at}").shuffled(len(sitting))
        return [sitting[place] for place in order]

    def match(self, number: int) -> Match:
        """The match of which a deal is played.

        >>> Ladder("pond", ("random", "greedy"), seed=1, seats=3).match(0).bots
        ('greedy', 'random', 'greedy')
        """
        bots = tuple(self.bots[entrant] for entrant in self.table(number))
        return Match(self.game, bots, self.seed, self.options, self.data, self.seats)

    def games_of(self, deals: int) -> int:
        """How many games so many deals have.

        >>> Ladder("pond", ("random", "greedy", "expert"), seed=1, seats=2).games_of(3)
        6
        """
        return deals * self.match(0).rotations

    def identity(self) -> dict[str, Any]:
        """What makes two ladders the same.

        >>> Ladder("pond", ("random", "greedy"), seed=1, seats=2).identity()["kind"]
        'ladder'
        """
        everybody = Match(self.game, self.bots, self.seed, self.options, self.data, self.seats)
        return {**everybody.identity(), "kind": "ladder"}

    def open(self) -> Game:
        """The game with its options; raises if the ladder cannot be played at all."""
        opened = self.match(0).open()
        for spec in self.bots:
            check_bot(spec, opened)
        return opened

    def play(self, opened: Game, number: int) -> DealOutcome:
        """Play one deal; the entrants of its outcome are places in the list of all bots.

        >>> ladder = Ladder("pond", ("random", "greedy", "expert"), seed=1, seats=2)
        >>> sorted({seat.entrant for _, seat in ladder.play(ladder.open(), 0).seats()})
        [1, 2]
        """
        table = self.table(number)
        played = self.match(number).play(opened, number)
        return DealOutcome(
            number,
            [
                replace(game, seats=[replace(seat, entrant=table[seat.entrant]) for seat in game.seats])
                for game in played.games
            ],
        )
