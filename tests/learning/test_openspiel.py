"""Our games pass OpenSpiel's own tests."""

from __future__ import annotations

import random

import pytest

from tests.learning.tables import SHORT

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install tangledbank[openspiel]")


def loaded(id: str, **options: object) -> object:
    """A game of ours as OpenSpiel loads it."""
    import tangledbank.learning.openspiel  # noqa: F401  # it makes our games known

    return pyspiel.load_game(f"tangledbank_{id}", options)


@pytest.mark.parametrize("id", SHORT)
def test_openspiel_finds_nothing_wrong(id: str) -> None:
    import numpy
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    numpy.random.seed(1)
    game = loaded(id, **SHORT[id])
    GamesSimTest().sim_game(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_saves_a_game_at_every_word() -> None:
    pyspiel.random_sim_test(loaded("pond", players=3), num_sims=2, serialize=True, verbose=False)


def test_a_search_of_openspiel_plays() -> None:
    import numpy
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = loaded("pond", players=2)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    rng = random.Random(2)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    chooser = numpy.random.RandomState(3)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chooser), 1.4, 12, random_state=chooser)
    assert bot.step(state) in state.legal_actions()
    seat = state.current_player()
    world = state.resample_from_infostate(seat, rng.random)
    assert world.information_state_string(seat) == state.information_state_string(seat)
    assert str(world) != str(state)
