"""Our games pass PettingZoo's own tests."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tests.learning.tables import SHORT

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install tangledbank[learning]")

# What it says of every game that has masks, its own included, unless it knows the game by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize("id", SHORT)
def test_pettingzoo_finds_nothing_wrong(id: str) -> None:
    from pettingzoo.test import api_test, seed_test

    from tangledbank.learning.pettingzoo import env

    api_test(env(id, players=3, **SHORT[id]), num_cycles=100)
    seed_test(lambda: env(id, players=3, **SHORT[id]), num_cycles=20)


def test_a_whole_game_and_its_rewards() -> None:
    from tangledbank.learning.pettingzoo import env

    table = env("pond", players=3)
    table.reset(seed=4)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        total[agent] += reward
        legal = observation["action_mask"].nonzero()[0]
        table.step(None if over else int(legal[len(legal) // 2]))  # they hunt
    state = table.unwrapped.play.state
    assert state.winners and len(state.winners) < 3
    share = 1 / len(state.winners)
    assert list(total.values()) == [share if seat in state.winners else 0.0 for seat in range(3)]


def test_a_table_that_cannot_be_laid() -> None:
    from tangledbank.learning.pettingzoo import env

    with pytest.raises(tb.TangledBankError, match="1 to 4 players, not 9"):
        env("pond", players=9)
