"""Games of bots against themselves, from which an evaluation learns: who won, and what the table looked like before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tangledbank.bots import bot_digest, bot_name, make_bot
from tangledbank.games import open_box
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.game import Game
from tangledbank.kernel.state import State

WHIM = 8  # one decision in so many is made at random, so that the games show more than one way of playing


@dataclass(frozen=True)
class SelfGame:
    """A game as it went: enough to play it again."""

    number: int
    players: int
    moves: list[str]
    winners: list[int]


@dataclass(frozen=True)
class SelfPlay:
    """The job: game number n is played by so many bots of one kind as stand in `seats` at the place n, in turns.

    >>> job = SelfPlay("pond", (2, 3), seed=1)
    >>> opened = job.open()
    >>> [job.play(opened, number).players for number in range(3)]
    [2, 3, 2]
    """

    game: str
    seats: tuple[int, ...]
    seed: int
    bot: str = "greedy"
    options: dict[str, object] = field(default_factory=dict)
    data: str | None = None

    def identity(self) -> dict[str, Any]:
        """What makes two of these jobs the same."""
        return {
            "kind": "self-play",
            "game": self.game,
            "seats": list(self.seats),
            "seed": self.seed,
            "bot": [bot_name(self.bot), bot_digest(self.bot)],
            "options": self.options,
        }

    def open(self) -> Game:
        """The game; raises if it cannot be played so.

        >>> SelfPlay("pond", (5,), seed=1).open()
        Traceback (most recent call last):
        tangledbank.kernel.options.BadOptions: pond with these options is for 1 to 4 players, not 5.
        """
        opened = open_box(self.game, self.options, Path(self.data) if self.data is not None else None)
        make_bot(self.bot, 0)
        for players in self.seats:
            opened.check_players(players)
        return opened

    def play(self, opened: Game, number: int) -> SelfGame:
        """Play one game."""
        players = self.seats[number % len(self.seats)]
        state = new_game(self, opened, number)
        bots = [make_bot(self.bot, f"{self.seed}/{number}/{seat}") for seat in range(players)]
        whims = Chance(f"whims/{self.seed}/{number}")
        moves: list[str] = []
        while not state.over:
            legal = state.moves
            if whims.below(WHIM) == 0:
                move = legal[whims.below(len(legal))]
            else:
                move = bots[state.seat].choose(state.seen_by(state.seat))
            moves.append(str(move))
            state.play(move)
        return SelfGame(number, players, moves, state.winners)


def new_game(job: SelfPlay, opened: Game, number: int) -> State:
    """The table of a game before its first decision."""
    return opened.new(job.seats[number % len(job.seats)], f"{job.seed}/{number}")


def replayed(job: SelfPlay, opened: Game, played: SelfGame) -> Iterator[State]:
    """The same state at each decision of a game, and at its end; whoever wants to keep one makes a copy.

    >>> job = SelfPlay("pond", (2,), seed=1)
    >>> opened = job.open()
    >>> played = job.play(opened, 0)
    >>> len(list(replayed(job, opened, played))) == len(played.moves) + 1
    True
    """
    state = new_game(job, opened, played.number)
    for move in played.moves:
        yield state
        state.play(move)
    if state.winners != played.winners:
        raise TangledBankError(f"Game {played.number} does not go as it went; the games were made by another engine.")
    yield state
