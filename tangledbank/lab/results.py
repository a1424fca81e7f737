"""What a match has shown, as plain data."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from tangledbank.lab.match import Match, Outcome
from tangledbank.lab.statistics import Interval, mean_interval, wilson_interval


@dataclass(frozen=True)
class Entrant:
    """How one entrant of a match has fared."""

    kind: str
    wins: float
    share: Interval  # of games won
    score: Interval


@dataclass(frozen=True)
class Timing:
    """How long a match took: the one part of the results that differs from run to run."""

    seconds: float
    jobs: int
    decisions_per_second: float


@dataclass(frozen=True)
class Results:
    """The results of a match. All but the timing follows from the match and the number of games.

    >>> match = Match("pond", ("random", "random"), seed=1)
    >>> outcomes = [match.play(match.open(), number) for number in range(4)]
    >>> results = Results.of(match, outcomes, Timing(1.0, 1, 100.0))
    >>> results.games, sum(entrant.wins for entrant in results.entrants) <= 4
    (4, True)
    """

    game: str
    options: dict[str, object]
    seed: int | str
    games: int
    fair_share: float
    entrants: list[Entrant]
    decisions: int
    length: Interval  # decisions in a game
    shortest: int
    longest: int
    timing: Timing

    @staticmethod
    def of(match: Match, outcomes: list[Outcome], timing: Timing) -> Results:
        """The results that follow from the outcomes of games.

        >>> match = Match("pond", ("random", "random"), seed=1)
        >>> outcome = match.play(match.open(), 0)
        >>> Results.of(match, [outcome], Timing(1.0, 1, 100.0)).fair_share
        0.5
        """
        lengths = [outcome.decisions for outcome in outcomes]
        entrants = []
        for place, kind in enumerate(match.seats):
            wins = sum(outcome.wins[place] for outcome in outcomes)
            scores = [float(outcome.scores[place]) for outcome in outcomes]
            entrants.append(Entrant(kind, wins, wilson_interval(wins, len(outcomes)), mean_interval(scores)))
        return Results(
            game=match.game,
            options=match.options,
            seed=match.seed,
            games=len(outcomes),
            fair_share=1 / len(match.seats),
            entrants=entrants,
            decisions=sum(lengths),
            length=mean_interval([float(length) for length in lengths]),
            shortest=min(lengths),
            longest=max(lengths),
            timing=timing,
        )

    def plain(self) -> dict[str, Any]:
        """The results as plain data.

        >>> match = Match("pond", ("random", "random"), seed=1)
        >>> results = Results.of(match, [match.play(match.open(), 0)], Timing(1.0, 1, 100.0))
        >>> results.plain()["timing"]["jobs"]
        1
        """
        return asdict(self)

    def to_json(self) -> str:
        """The results as JSON; a bound that one game cannot give is null.

        >>> match = Match("pond", ("random", "random"), seed=1)
        >>> results = Results.of(match, [match.play(match.open(), 0)], Timing(1.0, 1, 100.0))
        >>> json.loads(results.to_json())["length"]["low"] is None
        True
        """
        return json.dumps(finite(self.plain()), indent=2)


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
