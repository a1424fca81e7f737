"""Is an evaluation honest? Of the seats to which it gives three chances in ten, three in ten should win.

And is it steady? If it is right about a moment, what happens next should surprise it as often for the better as for the
worse: averaged over many games, the chance of whoever is asked should neither rise nor fall by his own answer.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean

from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.game import Game
from tangledbank.lab.selfplay import SelfGame, SelfPlay, replayed
from tangledbank.lab.statistics import Interval, mean_interval

BINS = 10  # of chances
STAGES = 4  # of a game
LEAST = 1e-6  # the smallest chance that is believed


@dataclass(frozen=True)
class Bin:
    """Seats whose chances were alike: how many moments, what was said, and how often they won."""

    moments: int
    said: float
    won: float


@dataclass(frozen=True)
class Stage:
    """A part of the game: how surprised the evaluation was by the winners, and how surprised if all were equal."""

    moments: int
    surprise: float
    even: float


@dataclass(frozen=True)
class Drift:
    """What the answers to one question did to the chance of whoever gave them."""

    question: str
    answers: int
    change: Interval  # of the chance, on average
    swing: float  # its size, whatever its direction


@dataclass(frozen=True)
class Calibration:
    """How honest and how steady an evaluation is."""

    games: int
    surprise: float
    even: float
    bins: list[Bin]
    stages: list[Stage]
    drifts: list[Drift]


@dataclass
class Notes:
    """What is noted on the way."""

    said: list[list[tuple[float, float]]] = field(default_factory=lambda: [[] for _ in range(BINS)])
    surprises: list[list[tuple[float, float]]] = field(default_factory=lambda: [[] for _ in range(STAGES)])
    changes: dict[str, list[float]] = field(default_factory=dict)

    def note(self, chances: list[float], left: float, winners: list[int]) -> None:
        """A moment, and who won in the end."""
        for seat, chance in enumerate(chances):
            won = 1 / len(winners) if seat in winners else 0.0
            self.said[min(int(chance * BINS), BINS - 1)].append((chance, won))
        stage = min(int((1 - left) * STAGES), STAGES - 1)
        self.surprises[stage].append((surprise(chances, winners), surprise([1 / len(chances)] * len(chances), winners)))


def surprise(chances: list[float], winners: list[int]) -> float:
    """How surprised one should be by who won, from the chances before: minus the logarithm.

    >>> round(surprise([0.5, 0.5], [1]), 3), surprise([1.0, 0.0], [0])
    (0.693, 0.0)
    """
    if len(chances) == 1:  # alone
        chance = chances[0] if winners else 1 - chances[0]
        return -math.log(max(chance, LEAST)) or 0.0
    return -fmean(math.log(max(chances[seat], LEAST)) for seat in winners) or 0.0


def calibrate(job: SelfPlay, opened: Game, games: Iterable[SelfGame], evaluation: Evaluation) -> Calibration:
    """What an evaluation says of the decisions of games, held against how they ended.

    >>> job = SelfPlay("pond", (2,), seed=1)
    >>> opened = job.open()
    >>> report = calibrate(job, opened, [job.play(opened, number) for number in range(20)], opened.evaluation())
    >>> report.games, sum(drift.answers for drift in report.drifts) > 0
    (3, True)
    """
    notes = Notes()
    counted = 0
    for played in games:
        if played.winners or played.players == 1:
            counted += 1
            read_game(job, opened, played, evaluation, notes)
    every = [pair for stage in notes.surprises for pair in stage]
    return Calibration(
        games=counted,
        surprise=fmean(said for said, _ in every) if every else 0.0,
        even=fmean(even for _, even in every) if every else 0.0,
        bins=[
            Bin(len(pairs), fmean(said for said, _ in pairs), fmean(won for _, won in pairs)) if pairs else Bin(0, 0, 0)
            for pairs in notes.said
        ],
        stages=[
            Stage(len(pairs), fmean(said for said, _ in pairs), fmean(even for _, even in pairs))
            if pairs
            else Stage(0, 0, 0)
            for pairs in notes.surprises
        ],
        drifts=[
            Drift(question, len(changes), mean_interval(changes), fmean(map(abs, changes)))
            for question, changes in sorted(notes.changes.items(), key=lambda item: -len(item[1]))
        ],
    )


def read_game(job: SelfPlay, opened: Game, played: SelfGame, evaluation: Evaluation, notes: Notes) -> None:
    """Go through a game, decision by decision."""
    asked, who = "", 0
    before: list[float] = []
    for state in replayed(job, opened, played):
        chances = evaluation.chances(state)
        if before:
            notes.changes.setdefault(asked, []).append(chances[who] - before[who])
        if not state.over:
            notes.note(chances, evaluation.left(state), played.winners)
            assert state.question is not None
            asked, who, before = state.question.what.name, state.seat, chances
