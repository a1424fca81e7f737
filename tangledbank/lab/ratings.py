"""Ratings from finishing orders, with intervals: greedy is 1000, and 400 points more are ten to one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab.orders import orders_of, strengths, together
from tangledbank.lab.outcome import DealOutcome
from tangledbank.lab.statistics import CONFIDENCE, Interval

ANCHOR = "greedy"
ANCHORED = 1000.0
SCALE = 400 / math.log(10)
RESAMPLES = 200  # of the deals, for the intervals
SHUFFLES = 20  # of the games, over which the ratings of openskill are averaged, because they depend on the order


@dataclass(frozen=True)
class Belief:
    """What openskill believes of a player's strength: 25 ± 8.3 at first."""

    mu: float
    sigma: float


def ratings(bots: Sequence[str], deals: Sequence[DealOutcome], seed: int | str) -> list[Interval]:
    """The rating of each bot: of the likeliest strengths, with intervals from deals drawn again and again.

    >>> from tangledbank.lab.ladder import Ladder
    >>> ladder = Ladder("pond", ("random", "greedy"), seed=1, seats=2, options={"days": 1})
    >>> found = ratings(ladder.bots, [ladder.play(ladder.open(), number) for number in range(20)], seed=1)
    >>> found[1], found[0].low < found[0].value < found[0].high
    (Interval(value=1000.0, low=1000.0, high=1000.0), True)
    """
    parts = [together(orders_of(game, rules=len(bots)) for game in deal.games) for deal in deals]
    players = len(bots) + 1  # the last one is the rules, which only those who play alone meet
    best = strengths(together(parts), players)
    chance = Chance(f"ratings/{seed}")
    drawn = []
    for _ in range(RESAMPLES):
        sample = [parts[chance.below(len(parts))] for _ in parts]
        drawn.append(anchored(bots, strengths(together(sample), players, best)))
    values = anchored(bots, best)
    return [interval(values[bot], sorted(sample[bot] for sample in drawn)) for bot in range(len(bots))]


def anchored(bots: Sequence[str], found: Sequence[float]) -> list[float]:
    """Strengths as ratings. Without the anchor among the bots, their average is 1000.

    >>> anchored(["random", "greedy"], [0.1, 1.0]), anchored(["random", "expert"], [0.1, 1.0])
    ([600.0, 1000.0], [800.0, 1200.0])
    """
    points = [SCALE * math.log(found[bot]) for bot in range(len(bots))]
    zero = points[bots.index(ANCHOR)] if ANCHOR in bots else sum(points) / len(points)
    return [round(ANCHORED + point - zero, 6) for point in points]


def interval(value: float, drawn: Sequence[float]) -> Interval:
    """A figure with the bounds between which most of what was drawn again lies.

    >>> interval(50.0, [float(number) for number in range(101)])
    Interval(value=50.0, low=2.0, high=98.0)
    """
    outside = int(len(drawn) * (1 - CONFIDENCE) / 2)
    return Interval(value, drawn[outside], drawn[-1 - outside])


def beliefs(bots: Sequence[str], deals: Sequence[DealOutcome], seed: int | str) -> list[Belief]:
    """What openskill's Plackett-Luce model believes, averaged over many orders of the games.

    >>> from tangledbank.lab.ladder import Ladder
    >>> ladder = Ladder("pond", ("random", "greedy"), seed=1, seats=2, options={"days": 1})
    >>> found = beliefs(ladder.bots, [ladder.play(ladder.open(), number) for number in range(20)], seed=1)
    >>> all(belief.sigma < 8 for belief in found)
    True
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise TangledBankError("A ladder needs openskill: pip install 'tangledbank[lab]'.") from None
    model = PlackettLuce()
    games = [game for deal in deals for game in deal.games]
    chance = Chance(f"beliefs/{seed}")
    sums = [[0.0, 0.0] for _ in bots]
    for _ in range(SHUFFLES):
        known = [model.rating() for _ in range(len(bots) + 1)]  # the last one is the rules
        for number in chance.shuffled(len(games)):
            finish = [(seat.entrant, float(seat.place)) for seat in games[number].seats]
            if len(finish) == 1:
                finish.append((len(bots), 1.5))  # between the place of one who won alone and of one who lost
            rated = model.rate([[known[player]] for player, _ in finish], ranks=[place for _, place in finish])
            for player in {player for player, _ in finish}:
                own = [team[0] for team, (other, _) in zip(rated, finish, strict=True) if other == player]
                mu, sigma = (sum(values) / len(own) for values in zip(*[(r.mu, r.sigma) for r in own], strict=True))
                known[player] = model.rating(mu=mu, sigma=sigma)
        for bot in range(len(bots)):
            sums[bot][0] += known[bot].mu / SHUFFLES
            sums[bot][1] += known[bot].sigma / SHUFFLES
    return [Belief(mu, sigma) for mu, sigma in sums]
