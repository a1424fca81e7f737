"""The lab: the same results on any number of cores, and statistics that are right."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab import Match, mean_interval, play_games, wilson_interval
from tests.test_lab_match import timeless


def test_results_do_not_depend_on_jobs() -> None:
    seats = ["random", "random", "random"]
    alone = play_games("evolution", seats, games=6, seed=3, jobs=1)
    together = play_games("evolution", seats, games=6, seed=3, jobs=2)
    assert timeless(together) == timeless(alone)


def test_another_seed_gives_other_games() -> None:
    one, other = (play_games("evolution", ["random", "random"], games=4, seed=seed) for seed in (1, 2))
    assert timeless(replace(other, seed=1)) != timeless(one)


def test_every_entrant_sits_everywhere_with_the_same_cards() -> None:
    match = Match("evolution", ("greedy", "random", "random"), seed=1)
    seatings = [match.seating(rotation) for rotation in range(match.rotations)]
    assert all(sorted(column) == [0, 1, 2] for column in zip(*seatings, strict=True))


def test_wins_add_up_and_shared_victories_are_split() -> None:
    results = play_games("evolution", ["random", "random", "random", "random"], games=20, seed=1)
    assert sum(entrant.wins for entrant in results.entrants) == pytest.approx(20)


def test_results_are_json() -> None:
    results = play_games("evolution", ["random", "random"], games=2, seed=1)
    plain = json.loads(results.to_json())
    assert plain["games"] == 2 and plain["entrants"][0]["bot"] == "random"
    assert set(plain["timing"]) == {"seconds", "jobs", "decisions_per_second"}


def test_progress_is_told() -> None:
    told: list[int] = []
    play_games("evolution", ["random", "random"], games=5, seed=1, progress=told.append)
    assert told == [1, 2, 3]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    interval = wilson_interval(wins, games)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=1e-4)


def test_mean_interval_of_a_known_sample() -> None:
    interval = mean_interval([float(value) for value in range(1, 21)])
    assert (interval.value, interval.low, interval.high) == pytest.approx((10.5, 7.7312, 13.2688), abs=2e-3)


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, 0), (-1, 1)])
def test_nothing_to_play_is_refused(games: int, jobs: int) -> None:
    with pytest.raises(TangledBankError):
        play_games("evolution", ["random", "random"], games=games, seed=1, jobs=jobs)
