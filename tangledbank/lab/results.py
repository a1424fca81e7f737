"""What a match has shown, as plain data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from tangledbank.bots import bot_name
from tangledbank.lab.match import Match
from tangledbank.lab.outcome import DealOutcome
from tangledbank.lab.sprt import Sprt, rating_of
from tangledbank.lab.statistics import Interval, mean_interval, share_interval


@dataclass(frozen=True)
class Entrant:
    """How one entrant of a match has fared."""

    bot: str
    seats: int  # in each game
    wins: float
    share: Interval  # of the wins
    fair_share: float
    rating: Interval | None  # points by which it is stronger than the others, by its wins; None where there are none
    points: Interval
    place: float  # on average
    seconds: float  # of thought about a choice, on average
    slowest: float
    faults: int
    first_fault: str


@dataclass(frozen=True)
class Verdict:
    """How the sequential test of the first entrant ended."""

    low: float
    high: float
    error: float
    ratio: float
    bound: float
    verdict: str  # stronger, not stronger, undecided


@dataclass(frozen=True)
class Timing:
    """How long a match took: with the seconds of thought the only part of the results that differs from run to run."""

    seconds: float
    jobs: int
    decisions_per_second: float


@dataclass(frozen=True)
class Results:
    """The results of a match. All but the times follows from the match and the number of deals.

    >>> match = Match("pond", ("random", "random"), seed=1)
    >>> deals = [match.play(match.open(), number) for number in range(2)]
    >>> results = Results.of(match, deals, Timing(1.0, 1, 100.0))
    >>> results.games, sum(entrant.wins for entrant in results.entrants) <= 4
    (4, True)
    """

    game: str
    options: dict[str, object]
    seed: int | str
    seats: int
    deals: int
    games: int
    entrants: list[Entrant]
    unwon: int  # games that nobody won
    decisions: int
    length: Interval  # decisions in a game
    shortest: int
    longest: int
    turns: Interval
    test: Verdict | None
    timing: Timing

    @staticmethod
    def of(match: Match, deals: Sequence[DealOutcome], timing: Timing, test: Sprt | None = None) -> Results:
        """The results that follow from the outcomes of deals.

        >>> match = Match("pond", ("random", "random"), seed=1)
        >>> deal = match.play(match.open(), 0)
        >>> Results.of(match, [deal], Timing(1.0, 1, 100.0)).entrants[0].fair_share
        0.5
        """
        games = [game for deal in deals for game in deal.games]
        lengths = [game.length for game in games]
        return Results(
            game=match.game,
            options=match.options,
            seed=match.seed,
            seats=match.players,
            deals=len(deals),
            games=len(games),
            entrants=[entrant_of(match, deals, entrant) for entrant in range(len(match.bots))],
            unwon=sum(not any(seat.won for seat in game.seats) for game in games),
            decisions=sum(lengths),
            length=mean_interval([float(length) for length in lengths]),
            shortest=min(lengths),
            longest=max(lengths),
            turns=mean_interval([float(game.turns) for game in games]),
            test=outcome_of(test) if test is not None else None,
            timing=timing,
        )

    def plain(self) -> dict[str, Any]:
        """The results as plain data, with None for a bound that one game cannot give.

        >>> match = Match("pond", ("random", "random"), seed=1)
        >>> results = Results.of(match, [match.play(match.open(), 0)], Timing(1.0, 1, 100.0))
        >>> plain = results.plain()
        >>> plain["kind"], plain["timing"]["jobs"]
        ('match', 1)
        """
        plain: dict[str, Any] = finite({"kind": "match", **asdict(self)})
        return plain

    def to_json(self) -> str:
        """The results as JSON.

        >>> match = Match("pond", ("random", "random"), seed=1)
        >>> results = Results.of(match, [match.play(match.open(), 0)], Timing(1.0, 1, 100.0))
        >>> json.loads(results.to_json())["games"]
        2
        """
        return json.dumps(self.plain(), indent=2, ensure_ascii=False)


def entrant_of(match: Match, deals: Sequence[DealOutcome], entrant: int) -> Entrant:
    """How an entrant has fared."""
    shares = [deal.shares(len(match.bots))[entrant] for deal in deals]
    seats = [seat for deal in deals for _, seat in deal.seats() if seat.entrant == entrant]
    own = match.seats_of(entrant)
    others = match.players - own
    credit = [deal.credit(entrant) for deal in deals]
    faults = [fault for seat in seats for fault in seat.faults]
    return Entrant(
        bot=bot_name(match.bots[entrant]),
        seats=own,
        wins=sum(seat.won for seat in seats),
        share=share_interval(shares, match.rotations),
        fair_share=own / match.players,
        rating=rating_interval(share_interval(credit, match.rotations), own, others) if others else None,
        points=mean_interval([float(seat.points) for seat in seats]),
        place=fmean(seat.place for seat in seats),
        seconds=sum(seat.seconds for seat in seats) / max(1, sum(seat.choices for seat in seats)),
        slowest=max(seat.slowest for seat in seats),
        faults=len(faults),
        first_fault=faults[0] if faults else "",
    )


def rating_interval(share: Interval, own: int, others: int) -> Interval:
    """A share of the victories as rating points by which an entrant is stronger than the others.

    >>> str(rating_interval(Interval(0.5, 0.4, 0.6), own=1, others=1))
    '0.00 (-70.44 to 70.44)'
    """
    return Interval(*(rating_of(bound, own, others) for bound in (share.value, share.low, share.high)))


def outcome_of(test: Sprt) -> Verdict:
    """How a test has ended.

    >>> outcome_of(Sprt(0, 30)).verdict
    'undecided'
    """
    return Verdict(test.low, test.high, test.error, test.ratio, test.bound, test.verdict or "undecided")


def finite(value: Any) -> Any:
    """The value with None for every number that JSON cannot hold.

    >>> finite({"low": float("-inf"), "value": 2.0})
    {'low': None, 'value': 2.0}
    """
    if isinstance(value, dict):
        return {key: finite(item) for key, item in value.items()}
    if isinstance(value, list):
        return [finite(item) for item in value]
    return None if isinstance(value, float) and abs(value) == float("inf") else value
