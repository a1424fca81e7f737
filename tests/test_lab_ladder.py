"""A ladder: tables drawn fairly, ratings that find the strengths behind the games, solo tables too."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from tangledbank.cli import main
from tangledbank.lab.ladder import Ladder
from tangledbank.lab.outcome import DealOutcome, GameOutcome, SeatOutcome
from tangledbank.lab.ratings import beliefs, ratings

BOTS = ("random", "greedy", "naturalist", "expert", "darwin")


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("bots", range(1, 6))
def test_everybody_meets_everybody_equally_often(bots: int, seats: int) -> None:
    ladder = Ladder("pond", BOTS[:bots], seed=3, seats=seats)
    sat: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    for number in range(2 * ladder.cycle):
        match = ladder.match(number)
        table = [ladder.table(number)[entrant] for entrant in match.seating(0)]
        sat.update(table)
        met.update((min(pair), max(pair)) for pair in combinations(table, 2) if pair[0] != pair[1])
    assert len(sat) == bots and len(set(sat.values())) == 1 and len(set(met.values())) <= 1


def finished(entrants: list[int], strengths: list[float], luck: random.Random) -> GameOutcome:
    """A game whose places are drawn by strength."""
    left, places = list(range(len(entrants))), {}
    while left:
        seat = luck.choices(left, [strengths[entrants[seat]] for seat in left])[0]
        left.remove(seat)
        places[seat] = len(entrants) - len(left)
    seats = [
        SeatOutcome(entrant, places[seat], 0, float(places[seat] == 1), 1, 0.0, 0.0, [])
        for seat, entrant in enumerate(entrants)
    ]
    return GameOutcome(seats, 1, 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_find_the_strengths_behind_the_games(seats: int) -> None:
    names = ["random", "greedy", "expert"]
    truth = [600.0, 1000.0, 1200.0]
    strengths = [10 ** (rating / 400) for rating in truth]
    ladder = Ladder("pond", tuple(names), seed=1, seats=seats)
    luck = random.Random(1)
    deals = [
        DealOutcome(number, [finished((ladder.table(number) * 2)[:seats], strengths, luck) for _ in range(2)])
        for number in range(200)
    ]
    found = ratings(names, deals, seed=1)
    assert all(abs(rating.value - true) < 90 for rating, true in zip(found, truth, strict=True))
    assert all(rating.low - 20 < true < rating.high + 20 for rating, true in zip(found, truth, strict=True))
    weakest, middle, strongest = beliefs(names, deals, seed=1)
    assert weakest.mu < middle.mu < strongest.mu and strongest.sigma < 3


def test_one_who_never_loses_is_rated_all_the_same() -> None:
    deals = [DealOutcome(0, [finished([0, 1], [1e9, 1e-9], random.Random(1))] * 20)]
    best, other = ratings(["expert", "greedy"], deals, seed=1)
    assert other.value == 1000 and 1500 < best.value < 2000


def test_a_ladder_alone_against_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "ladder", "--game", "magical", "--bots", "random,greedy", "--seats", "1", "--games", "16"]
    words += ["--out", str(tmp_path / "solo")]
    with pytest.raises(SystemExit):
        main([*words, "--json"])
    plain = json.loads(capsys.readouterr().out)
    assert [rung["bot"] for rung in plain["rungs"]] == ["greedy", "random"] and plain["games"] == 16
    with pytest.raises(SystemExit):
        main(words)  # nothing is left to play
    assert "ms/choice" in capsys.readouterr().out
