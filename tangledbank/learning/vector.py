"""Many games stepped in one call, in this process or in several. Needs the extra `learning`."""

from __future__ import annotations

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tangledbank.games import open_box
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.game import Game
from tangledbank.learning.play import Play
from tangledbank.learning.words import Words


class Batch(NamedTuple):
    """What is to be known of many games at once: a row for each of them.

    Where a game has just ended, `dones` and `rewards` tell of it; all else tells of the game that begins in its place.
    """

    observations: NDArray[np.int16]  # of the seats that are asked
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]  # who is asked
    rewards: NDArray[np.float32]  # of each seat
    dones: NDArray[np.bool_]


class Share:
    """Some of the games, in one process."""

    def __init__(self, game: str, players: int, numbers: range, seed: int, options: dict[str, object]) -> None:
        self.game: Game = open_box(game, options, None)
        self.words: Words = Words(self.game)
        self.players: int = players
        self.seed: int = seed
        self.numbers: range = numbers
        self.played: list[int] = [0 for _ in numbers]  # games that ended, for each
        self.plays: list[Play] = [self.begin(at) for at in range(len(numbers))]

    def begin(self, at: int) -> Play:
        """A new game in the place of one that has ended; its seed is its own, in any process."""
        deal = f"{self.seed}/{self.numbers[at]}/{self.played[at]}"
        return Play(self.words, self.game.new(self.players, deal))

    def look(self) -> Batch:
        """All games as they stand."""
        rewards = np.zeros((len(self.plays), self.players), np.float32)
        return self.seen(rewards, np.zeros(len(self.plays), np.bool_))

    def step(self, actions: list[int]) -> Batch:
        """Say a word in each game."""
        rewards = np.zeros((len(self.plays), self.players), np.float32)
        dones = np.zeros(len(self.plays), np.bool_)
        for at, (play, action) in enumerate(zip(self.plays, actions, strict=True)):
            play.say(action)
            if play.over:
                rewards[at] = play.rewards()
                dones[at] = True
                self.played[at] += 1
                self.plays[at] = self.begin(at)
        return self.seen(rewards, dones)

    def seen(self, rewards: NDArray[np.float32], dones: NDArray[np.bool_]) -> Batch:
        """What the seats that are asked may know."""
        observations = np.stack([play.observation(play.seat) for play in self.plays])
        masks = np.stack([play.mask() for play in self.plays])
        return Batch(observations, masks, np.array([play.seat for play in self.plays]), rewards, dones)


class Games:
    """Many games at once. The same seed and words give the same games, on any number of processes.

    >>> games = Games("pond", players=2, count=3, seed=7)
    >>> batch = games.look()
    >>> batch.observations.shape == (3, games.size), batch.masks.shape == (3, len(games.words)), batch.seats
    (True, True, array([...]))
    >>> batch = games.step(batch.masks.argmax(axis=1))
    >>> batch.dones
    array([False, False, False])
    """

    def __init__(
        self, game: str, players: int, count: int, seed: int = 0, workers: int = 1, **options: object
    ) -> None:
        if not 1 <= workers <= count:
            raise TangledBankError(f"{count} games can be stepped by 1 to {count} processes, not by {workers}.")
        self.count: int = count
        self.words: Words = Words(open_box(game, options, None))
        self.size: int = self.words.layout.size
        bounds = [count * worker // workers for worker in range(workers + 1)]
        shares = [range(first, end) for first, end in pairwise(bounds)]
        self._here: Share | None = None
        self._lines: list[Connection] = []
        if workers == 1:
            self._here = Share(game, players, shares[0], seed, options)
            return
        context = get_context("spawn")
        for share in shares:
            line, end = context.Pipe()
            context.Process(target=work, args=(end, game, players, share, seed, options), daemon=True).start()
            end.close()
            self._lines.append(line)
        self._shares: list[range] = shares

    def look(self) -> Batch:
        """All games as they stand."""
        return self._ask(None)

    def step(self, actions: ArrayLike) -> Batch:
        """Say a word in each game; where one ends, a new one begins.

        >>> Games("pond", players=2, count=3).step([1])
        Traceback (most recent call last):
        tangledbank.kernel.errors.TangledBankError: There are 3 games, but 1 words.
        """
        words = [int(word) for word in np.asarray(actions).ravel()]
        if len(words) != self.count:
            raise TangledBankError(f"There are {self.count} games, but {len(words)} words.")
        return self._ask(words)

    def close(self) -> None:
        """Let the processes end."""
        for line in self._lines:
            line.close()
        self._lines = []

    def _ask(self, actions: list[int] | None) -> Batch:
        if self._here is not None:
            return self._here.look() if actions is None else self._here.step(actions)
        for line, share in zip(self._lines, self._shares, strict=True):
            line.send(None if actions is None else actions[share.start : share.stop])
        batches = [told(line.recv()) for line in self._lines]
        return Batch(*(np.concatenate(parts) for parts in zip(*batches, strict=True)))


def told(answer: Batch | str) -> Batch:
    """What a process has answered, unless it refused."""
    if isinstance(answer, str):
        raise TangledBankError(answer)
    return answer


def work(
    line: Connection, game: str, players: int, numbers: range, seed: int, options: dict[str, object]
) -> None:
    """What a process does: step its games until nobody asks."""
    share = Share(game, players, numbers, seed, options)
    while True:
        try:
            actions: list[int] | None = line.recv()
        except (EOFError, ConnectionResetError):
            return
        try:
            line.send(share.look() if actions is None else share.step(actions))
        except TangledBankError as refusal:
            line.send(str(refusal))
