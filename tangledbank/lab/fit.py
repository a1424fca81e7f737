"""Fitting weights: those under which the winners of recorded games were least surprising.

Near the weights that an evaluation has, the logarithm of each chance changes with each weight at a steady rate, which
is measured by changing the weight a little. With these rates the best weights are found by Newton's method; a weight is
pulled back to what it was the more, the less the games say about it. Then the rates are measured again.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.game import Game
from tangledbank.kernel.state import State
from tangledbank.kernel.weights import Weights
from tangledbank.lab.calibration import LEAST, surprise

BY_PLAY = ("rivals", "strongest")  # they say what to do with fortunes, not what fortunes are: no result shows them
LEADS = ("lead_at_start", "lead_at_end")  # they change no choice of a bot, only how sure it is
LIKELY = 0.25  # a change by this part of a weight is nothing special before anything is known
LIKELY_LEAD = 2.0  # and of a lead
FARTHEST = 3.0  # and by more than so many times that no weight changes in one round
SMALL = 0.2  # what the size of a weight near zero is taken for
STEP = 0.05  # the part of a weight by which it is changed to measure its rate
ROUNDS = 6  # of Newton's method
PARTS = (1.0, 0.5, 0.25, 0.1)  # of the best change by the rates, which are true only nearby


@dataclass(frozen=True)
class Moment:
    """A state of a recorded game, who won it, and how much this moment counts: a game counts once."""

    state: State
    winners: list[int]
    share: float


@dataclass(frozen=True)
class Rates:
    """The logarithms of the chances at a moment, and how they change with each weight that matters there."""

    logs: list[float]
    rates: dict[int, list[float]]  # by the place of the weight
    won: list[float]
    share: float


def total_surprise(evaluation: Evaluation, moments: list[Moment]) -> float:
    """How surprising the winners are, game by game, under an evaluation."""
    total = sum(moment.share * surprise(evaluation.chances(moment.state), moment.winners) for moment in moments)
    return total / sum(moment.share for moment in moments)


def size_of(name: str, value: float) -> float:
    """How large a change of a weight is nothing special.

    >>> size_of("card", 2.0), size_of("card", 0.0), size_of("lead_at_end", 2.0)
    (0.5, 0.05, 4.0)
    """
    return (LIKELY_LEAD if name in LEADS else LIKELY) * max(abs(value), SMALL)


def names_of(weights: Weights, only: tuple[str, ...], apart: tuple[str, ...] = BY_PLAY) -> list[str]:
    """The weights apart from some, or those of them that are asked for by name or group.

    >>> names_of(Weights({"rivals": 1.0, "card": 0.9, "lasting.big": 0.3}), ("lasting",))
    ['lasting.big']
    >>> names_of(Weights({"card": 0.9}), ("cards",))
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: There is no weight or group of weights 'cards' to be fitted.
    """
    names = [name for name in weights.values if name not in apart]
    if not only:
        return names
    found = [name for name in names if name in only or name.partition(".")[0] in only]
    for asked in only:
        if not any(asked in (name, name.partition(".")[0]) for name in found):
            raise TangledBankError(f"There is no weight or group of weights {asked!r} to be fitted.")
    return found


def fit(
    game: Game,
    start: Weights,
    moments: list[Moment],
    rounds: int,
    only: tuple[str, ...] = (),
    tell: Callable[[int, float], object] | None = None,
) -> Weights:
    """Weights under which the winners of the moments are less surprising. `tell` hears of each round.

    With `only`, no other weights change than those of these names or groups. A round whose weights are not better is
    forgotten, and the fit ends.
    """
    names = names_of(start, only)
    best = start
    evaluation = game.evaluation(start)
    least = total_surprise(evaluation, moments)
    first = [start.values[name] for name in names]
    sizes = [size_of(name, start.values[name]) for name in names]
    for number in range(rounds):
        values = [best.values[name] for name in names]
        rates = [measure(game, best, names, moment) for moment in moments]
        change = newton(rates, values, first, sizes)
        tried = best
        for part in PARTS:
            moved = {
                name: bounded(old, part * more, share=name in evaluation.weights.shares)
                for name, old, more in zip(names, values, change, strict=True)
            }
            candidate = Weights({**best.values, **moved}, "the fitted weights")
            found = total_surprise(game.evaluation(candidate), moments)
            if found < least:
                tried, least = candidate, found
                break
        if tell is not None:
            tell(number, least)
        if tried is best:
            break
        best = tried
    return best


def bounded(old: float, change: float, share: bool = False) -> float:
    """A changed weight: in one round it does not more than double, nor is less than half of it left.

    A share stays between nothing and one.

    >>> bounded(0.5, -2.0), bounded(0.5, 0.25), bounded(-0.5, -1.0), bounded(0.9, 0.5, share=True)
    (0.25, 0.75, -1.0, 1.0)
    """
    found = change if old == 0 else old * max(0.5, min(2.0, 1 + change / old))
    return max(0.0, min(1.0, found)) if share else found


def measure(game: Game, weights: Weights, names: list[str], moment: Moment) -> Rates:
    """How the logarithms of the chances change with each weight at a moment."""
    evaluation = game.evaluation(weights)
    logs = logs_of(evaluation, moment)
    rates: dict[int, list[float]] = {}
    for place, name in enumerate(names):
        value = weights.values[name]
        step = STEP * max(abs(value), SMALL)
        if name in evaluation.weights.shares and value + step > 1:
            step = -step
        changed = game.evaluation(Weights({**weights.values, name: value + step}))
        found = [(new - old) / step for new, old in zip(logs_of(changed, moment), logs, strict=True)]
        if any(abs(rate) > 1e-9 for rate in found):
            rates[place] = found
    players = moment.state.players
    won = [1 / len(moment.winners) if seat in moment.winners else 0.0 for seat in range(players)]
    if players == 1:
        won.append(1 - won[0])
    return Rates(logs, rates, won, moment.share)


def logs_of(evaluation: Evaluation, moment: Moment) -> list[float]:
    """The logarithms of the chances of what may come: each seat wins; alone, the seat wins or does not."""
    chances = evaluation.chances(moment.state)
    if len(chances) == 1:
        chances = [chances[0], 1 - chances[0]]
    return [math.log(max(chance, LEAST)) for chance in chances]


def newton(moments: list[Rates], values: list[float], first: list[float], sizes: list[float]) -> list[float]:
    """The change of each weight that makes the winners least surprising, with the pull to where the weights began.

    >>> rates = [Rates([math.log(0.5)] * 2, {0: [1.0, 0.0]}, [1.0, 0.0], 1.0)] * 30
    >>> newton(rates, [1.0], [1.0], [0.5])[0] > 0.5
    True
    """
    count = len(values)
    change = [0.0] * count
    for _ in range(ROUNDS):
        slope = [0.0] * count
        curve = [[0.0] * count for _ in range(count)]
        for moment in moments:
            add_moment(moment, change, slope, curve)
        for place in range(count):
            pull = 1 / sizes[place] ** 2
            slope[place] += pull * (values[place] + change[place] - first[place])
            curve[place][place] += pull
        step = solve(curve, slope)
        for place in range(count):
            reach = FARTHEST * sizes[place]
            change[place] = max(-reach, min(reach, change[place] - step[place]))
    return change


def add_moment(moment: Rates, change: list[float], slope: list[float], curve: list[list[float]]) -> None:
    """Add what one moment says about the slope and the curvature of the surprise."""
    logs = moment.logs[:]
    for place, rates in moment.rates.items():
        if change[place]:
            for outcome, rate in enumerate(rates):
                logs[outcome] += change[place] * rate
    best = max(logs)
    odds = [math.exp(log - best) for log in logs]
    total = sum(odds)
    chances = [odd / total for odd in odds]
    means: dict[int, float] = {}
    for place, rates in moment.rates.items():
        mean = sum(chance * rate for chance, rate in zip(chances, rates, strict=True))
        means[place] = mean
        slope[place] += moment.share * (mean - sum(won * rate for won, rate in zip(moment.won, rates, strict=True)))
    for one, rates in moment.rates.items():
        row = curve[one]
        leaning = [chance * (rate - means[one]) for chance, rate in zip(chances, rates, strict=True)]
        for other, others in moment.rates.items():
            row[other] += moment.share * sum(lean * rate for lean, rate in zip(leaning, others, strict=True))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination; the matrix is positive definite here.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 4.0])
    [1.0, 1.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for place in range(count):
        pivot = max(range(place, count), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for below in range(place + 1, count):
            factor = rows[below][place] / rows[place][place]
            if factor:
                rows[below] = [low - factor * high for low, high in zip(rows[below], rows[place], strict=True)]
    found = [0.0] * count
    for place in reversed(range(count)):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, count))
        found[place] = (rows[place][count] - known) / rows[place][place]
    return found
