"""Tuning by play: every seat weighs a little otherwise than the others, and who wins says which way is better.

What winners have need not be what made them win. Here the weights of a seat are drawn by lot, so that nothing but them
can be the reason why those who have them win more often than others. In the fit a seat's strength is a hill over the
logarithms of its weights, and the tuned weights stand on its top.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tangledbank.bots import make_bot
from tangledbank.bots.loading import Spec
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.game import Game
from tangledbank.kernel.weights import Weights
from tangledbank.lab.fit import LEADS, Rates, names_of, newton
from tangledbank.lab.folder import RunFolder
from tangledbank.lab.play import play_pieces
from tangledbank.lab.ratings import SCALE
from tangledbank.lab.selfplay import SelfPlay
from tangledbank.lab.tune import Change, changes_of

# A seat has a weight as it is, so many times it, or that part of it; of a share it is the odds that change so, and
# twice as far.
STEP = 1.4
REACH = 2.0  # steps that a weight goes in one round at most
# What is taken for likely before anything is known, in strength: what a step gains, what it costs by going too far, and
# how much that cost may differ.
SLOPE = 0.1
CURVE = 0.04
BEND = 0.03
FLATTEST = 0.02  # a hill without a top is taken for one with so much of a curve


@dataclass(frozen=True)
class VariedGame:
    """Who won one of the games; what each seat's weights were follows from the job and the number of the game."""

    number: int
    players: int
    winners: list[int]


@dataclass(frozen=True)
class Varied:
    """The job: games of a bot against itself, in which the weights of each seat are some steps off the present ones.

    >>> job = Varied(SelfPlay("pond", (2, 3), seed=1), {"rivals": 1.0}, ("rivals",))
    >>> [job.play(job.open(), number).players for number in range(3)]
    [2, 3, 2]
    """

    plays: SelfPlay
    values: dict[str, float]  # the present weights
    names: tuple[str, ...]  # those that vary
    shares: frozenset[str] = frozenset()  # those that are a part of a whole, or a chance
    series: int = 1  # of games: a round of the tuning

    def identity(self) -> dict[str, Any]:
        """What makes two of these jobs the same."""
        return {
            **self.plays.identity(),
            "kind": "varied",
            "values": self.values,
            "names": list(self.names),
            "shares": sorted(self.shares),
            "series": self.series,
        }

    def open(self) -> Game:
        """The game; raises if it cannot be played so."""
        return self.plays.open()

    def steps(self, number: int, seat: int) -> list[int]:
        """How many steps off the present ones the weights of a seat are in a game: -1, 0 or 1.

        >>> Varied(SelfPlay("pond", (2,), seed=1), {"rivals": 1.0}, ("rivals",)).steps(0, seat=1)
        [1]
        """
        lot = Chance(f"varied/{self.plays.seed}/{self.series}/{number}/{seat}")
        return [lot.below(3) - 1 for _ in self.names]

    def places(self, centre: list[float], number: int, seat: int) -> list[float]:
        """Where the weights of a seat are in a game, if the present ones are at the centre."""
        return [here + step for here, step in zip(centre, self.steps(number, seat), strict=True)]

    def play(self, opened: Game, number: int) -> VariedGame:
        """Play one game."""
        key = f"{self.plays.seed}/{self.series}/{number}"
        state = opened.new(self.plays.seats[number % len(self.plays.seats)], key)
        bots = [make_bot(self.plays.bot, f"{key}/{seat}") for seat in range(state.players)]
        for seat, bot in enumerate(bots):
            bot.weights = Weights(moved(self.values, self.names, self.steps(number, seat), self.shares))
        while not state.over:
            state.play(bots[state.seat].choose(state.seen_by(state.seat)))
        return VariedGame(number, state.players, state.winners)


def moved(
    values: dict[str, float], names: tuple[str, ...], steps: list[int] | list[float], shares: frozenset[str]
) -> dict[str, float]:
    """Weights, some of which have gone so many steps up or down; a share stays below one.

    >>> moved({"card": 1.0, "danger": 0.5, "hope": 0.5}, ("danger", "hope"), [1, 1], frozenset(["hope"]))
    {'card': 1.0, 'danger': 0.7, 'hope': 0.6621621621621621}
    """
    after = dict(values)
    for name, step in zip(names, steps, strict=True):
        if name in shares:
            odds = values[name] / (1 - values[name]) * STEP ** (2 * step)
            after[name] = odds / (1 + odds)
        else:
            after[name] = values[name] * STEP**step
    return after


@dataclass
class Hill:
    """What the games say about each weight: where they were played, in steps from where it began, and who won.

    >>> hill = Hill(count=1)
    >>> for steps in [[[0.0], [1.0]], [[-1.0], [0.0]], [[-1.0], [1.0]]] * 200:
    ...     hill.add(steps, winners=[1])
    >>> hill.top([0.0])
    [2.0]
    """

    count: int  # of weights
    games: list[Rates] = field(default_factory=list)

    def add(self, steps: list[list[float]], winners: list[int]) -> None:
        """Count a game, in which each seat's weights were so many steps from where they began."""
        rates: dict[int, list[float]] = {}
        for place in range(self.count):
            rates[place] = [mine[place] for mine in steps]
            rates[self.count + place] = [mine[place] ** 2 for mine in steps]
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(steps))]
        self.games.append(Rates([0.0] * len(steps), rates, won, 1.0))

    def shape(self) -> tuple[list[float], list[float]]:
        """The slope at the beginning, and the curve, for each weight."""
        first = [0.0] * self.count + [-CURVE] * self.count
        change = newton(self.games, first, first, [SLOPE] * self.count + [BEND] * self.count)
        found = [start + more for start, more in zip(first, change, strict=True)]
        return found[: self.count], [max(-curve, FLATTEST) for curve in found[self.count :]]

    def top(self, present: list[float]) -> list[float]:
        """Where the hill is highest, as far as that can be reached from the present steps."""
        slopes, curves = self.shape()
        tops = [slope / (2 * curve) for slope, curve in zip(slopes, curves, strict=True)]
        return [max(here - REACH, min(here + REACH, top)) for here, top in zip(present, tops, strict=True)]

    def height(self, steps: list[float]) -> float:
        """How much stronger a bot is there than at the beginning, in rating points, as far as the hill tells."""
        slopes, curves = self.shape()
        return SCALE * sum(
            slope * step - curve * step**2 for slope, curve, step in zip(slopes, curves, steps, strict=True)
        )


@dataclass(frozen=True)
class TunedByPlay:
    """What tuning by play has found."""

    game: str
    seats: list[int]
    seed: int
    games: int  # of all rounds
    gain: float  # in rating points, as the games themselves tell: a match on other deals must show it
    changes: list[Change]

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {"kind": "tune-by-play", **asdict(self)}

    def values(self) -> dict[str, float]:
        """The weights that have changed."""
        return {change.name: change.after for change in self.changes}


def tune_by_play(
    plays: SelfPlay,
    games: int,
    rounds: int,
    only: tuple[str, ...] = (),
    jobs: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    progress: Callable[[int], object] | None = None,
) -> TunedByPlay:
    """Play so many games in each round, around the best weights so far, and fit them to the games of all rounds.

    Weights that change no choice of a bot (the leads) stay as they are, and so do those that are zero, and shares of
    one.

    >>> tune_by_play(SelfPlay("pond", (3,), seed=1), games=10, rounds=2).games
    20
    """
    if Spec(plays.bot).file:
        raise TangledBankError(f"{plays.bot!r} does not think with the weights of a game; name a bot of ours.")
    start = plays.open().evaluation().weights  # the evaluation has asked for each of them, as a share or not
    shares = frozenset(start.shares)
    still = {name for name, value in start.values.items() if value == 0 or (value == 1 and name in shares)}
    names = tuple(name for name in names_of(start, only, apart=LEADS) if name not in still)
    if not names:
        raise TangledBankError("These weights are nothing or the whole, and tuning by play leaves them so.")
    hill = Hill(len(names))
    centre = [0.0] * len(names)
    for series in range(1, rounds + 1):
        job = Varied(plays, moved(start.values, names, centre, shares), names, shares, series)
        folder = RunFolder(out / f"round-{series}", job.identity(), VariedGame) if out is not None else None
        for played in play_pieces(job, range(games), jobs, ray, folder):
            if played.winners:
                hill.add([job.places(centre, played.number, seat) for seat in range(played.players)], played.winners)
            if progress is not None:
                progress((series - 1) * games + played.number + 1)
        centre = hill.top(centre)
    after = moved(start.values, names, centre, shares)
    return TunedByPlay(
        game=plays.game,
        seats=list(plays.seats),
        seed=plays.seed,
        games=games * rounds,
        gain=round(hill.height(centre), 1),
        changes=changes_of(start.values, after),
    )
