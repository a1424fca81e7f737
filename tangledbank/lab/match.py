"""A match: who meets whom, where everybody sits, and how one deal of it is played."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tangledbank.bots import Bot, bot_digest, bot_name, check_bot, make_bot
from tangledbank.games import open_box, shelf
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.game import Game
from tangledbank.kernel.move import Move
from tangledbank.kernel.sight import Sight
from tangledbank.lab.folder import folder_digest
from tangledbank.lab.outcome import DealOutcome, GameOutcome, SeatOutcome, places


@dataclass(frozen=True)
class Match:
    """A match between entrants, each a bot. Everything about deal number n follows from the match and n.

    Each deal (the same shuffles and dice) is played once with every rotation of the entrants around the table, so that
    nobody owes his wins to his cards or to his seat. A table with more seats than entrants is filled in turns.

    >>> match = Match("pond", ("greedy", "random"), seed=1, seats=4)
    >>> match.rotations, match.seating(0), match.seating(1)
    (2, [0, 1, 0, 1], [1, 0, 1, 0])
    """

    game: str
    bots: tuple[str, ...]
    seed: int | str
    options: dict[str, object] = field(default_factory=dict)
    data: str | None = None
    seats: int = 0  # 0: as many as there are bots

    @property
    def players(self) -> int:
        """How many sit at the table.

        >>> Match("pond", ("greedy", "random"), seed=1).players
        2
        """
        return self.seats or len(self.bots)

    @property
    def rotations(self) -> int:
        """How many games a deal has: as many as there are different ways to turn the table.

        >>> [Match("pond", ("greedy", "random"), seed=1, seats=seats).rotations for seats in (2, 3, 4)]
        [2, 3, 2]
        """
        return len(self.bots) if self.players % len(self.bots) == 0 else self.players

    def seating(self, rotation: int) -> list[int]:
        """The entrant in each seat.

        >>> Match("pond", ("greedy", "random", "random"), seed=1).seating(2)
        [1, 2, 0]
        """
        players = self.players
        return [(seat - rotation) % players % len(self.bots) for seat in range(players)]

    def seats_of(self, entrant: int) -> int:
        """How many seats an entrant has in each game.

        >>> [Match("pond", ("greedy", "random"), seed=1, seats=3).seats_of(entrant) for entrant in (0, 1)]
        [2, 1]
        """
        return self.seating(0).count(entrant)

    def identity(self) -> dict[str, Any]:
        """What makes two matches the same, also on another machine: names and fingerprints, no paths.

        >>> Match("pond", ("greedy", "random"), seed=1).identity()["bots"]
        [['greedy', ''], ['random', '']]
        """
        return {
            "kind": "match",
            "game": self.game,
            "rules": folder_digest(shelf()[self.game].folder),  # it may stand outside our package
            "bots": [[bot_name(spec), bot_digest(spec)] for spec in self.bots],
            "seats": self.players,
            "seed": self.seed,
            "options": self.options,
            "data": folder_digest(Path(self.data)) if self.data is not None else "",
        }

    def open(self) -> Game:
        """The game with its options; raises if the match cannot be played at all.

        >>> Match("pond", ("greedy",) * 5, seed=1).open()
        Traceback (most recent call last):
        tangledbank.kernel.options.BadOptions: pond with these options is for 1 to 4 players, not 5.
        """
        if len(self.bots) > self.players:
            raise TangledBankError(f"{len(self.bots)} bots do not fit at a table of {self.players} seats.")
        opened = open_box(self.game, self.options, Path(self.data) if self.data is not None else None)
        for spec in self.bots:
            check_bot(spec, opened)
        opened.new(self.players, self.seed)
        return opened

    def play(self, opened: Game, number: int) -> DealOutcome:
        """Play one deal of the match: all its rotations.

        >>> match = Match("pond", ("random", "random"), seed=1)
        >>> deal = match.play(match.open(), 0)
        >>> [[seat.points for seat in game.seats] for game in deal.games]
        [[0, 1], [1, 2]]
        """
        return DealOutcome(number, [self.play_game(opened, number, rotation) for rotation in range(self.rotations)])

    def play_game(self, opened: Game, number: int, rotation: int) -> GameOutcome:
        """Play one game of a deal."""
        seating = self.seating(rotation)
        table = [
            TimedBot(make_bot(self.bots[entrant], f"{self.seed}/{number}/{rotation}/{seat}"))
            for seat, entrant in enumerate(seating)
        ]
        state = opened.new(self.players, f"{self.seed}/{number}")
        length = 0
        while not state.over:
            state.play(table[state.seat].choose(state.seen_by(state.seat)))
            length += 1
        winners, points, place = state.winners, state.scores, places(state)
        seats = [
            SeatOutcome(
                entrant=seating[seat],
                place=place[seat],
                points=points[seat],
                won=1 / len(winners) if seat in winners else 0.0,
                choices=timed.choices,
                seconds=round(timed.seconds, 6),
                slowest=round(timed.slowest, 6),
                faults=list(timed.bot.faults),
            )
            for seat, timed in enumerate(table)
        ]
        return GameOutcome(seats, state.turn_now(), length)


class TimedBot:
    """A bot at work, and how long it thinks.

    >>> import tangledbank as tb
    >>> timed = TimedBot(make_bot("greedy", seed=1))
    >>> timed.choose(tb.game("pond").new(players=2, seed=7).seen_by(0)), timed.choices
    (<rest>, 1)
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choices = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, sight: Sight) -> Move:
        """What the bot chooses. Where there is one move only, no thought is counted."""
        is_choice = len(sight.moves) > 1
        started = time.perf_counter()
        move = self.bot.choose(sight)
        if is_choice:
            taken = time.perf_counter() - started
            self.choices += 1
            self.seconds += taken
            self.slowest = max(self.slowest, taken)
        return move
