"""The contracts on a sample of every game; `make fuzz` runs them for as long as it is given."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tangledbank as tb
from tests.battery.cases import ALL, Case
from tests.battery.contracts import walk

THIN_AFTER = 60  # decisions: from there on, a longer game gets fewer looks
SAMPLE = 16  # cases of each game that are walked in every run, besides what Hypothesis finds


def sample(id: str) -> list[Case]:
    """A few cases of a game, spread evenly over all of them, the first and the last among them."""
    cases = ALL[id]
    last = len(cases) - 1
    return [cases[round(place * last / (SAMPLE - 1))] for place in range(SAMPLE)] if last >= SAMPLE else cases


@pytest.mark.parametrize("case", [case for id in tb.GAMES for case in sample(id)], ids=str)
def test_contracts_in_a_random_game(case: Case) -> None:
    walk(case, seed=1, thorough=0.15, thin_after=THIN_AFTER)


@pytest.mark.parametrize("id", list(tb.GAMES))
def test_contracts_wherever_hypothesis_looks(id: str) -> None:
    @settings(max_examples=10, deadline=None, derandomize=True, database=None)
    @given(st.sampled_from(ALL[id]), st.integers(0, 2**32))
    def look(case: Case, seed: int) -> None:
        walk(case, seed, thorough=0.05, thin_after=THIN_AFTER)

    look()
