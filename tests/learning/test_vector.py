"""Many games in one call go as they would one by one, on any number of processes."""

from __future__ import annotations

import numpy as np
import pytest

import tangledbank as tb
from tangledbank.learning.play import Play
from tangledbank.learning.vector import Batch, Games
from tangledbank.learning.words import Words


def words_for(batch: Batch, step: int) -> list[int]:
    """Some legal word for each game, never the same way twice."""
    legal = [row.nonzero()[0] for row in batch.masks]
    return [int(words[(step * 7 + game) % len(words)]) for game, words in enumerate(legal)]


def test_the_same_as_one_by_one() -> None:
    games = Games("pond", players=3, count=4, seed=5, days=1)
    game = tb.game("pond", days=1)
    words = Words(game)
    played = [0] * 4
    alone = [Play(words, game.new(3, f"5/{number}/0")) for number in range(4)]
    batch = games.look()
    for step in range(30):
        for number, play in enumerate(alone):
            assert batch.seats[number] == play.seat
            assert np.array_equal(batch.observations[number], play.observation(play.seat))
            assert np.array_equal(batch.masks[number], play.mask())
        said = words_for(batch, step)
        batch = games.step(said)
        for number, word in enumerate(said):
            alone[number].say(word)
            assert batch.dones[number] == alone[number].over
            assert batch.rewards[number].tolist() == pytest.approx(alone[number].rewards())
            if alone[number].over:
                played[number] += 1
                alone[number] = Play(words, game.new(3, f"5/{number}/{played[number]}"))
    assert min(played) > 1


def test_the_same_on_two_processes() -> None:
    here, there = Games("pond", 2, count=3, seed=9), Games("pond", 2, count=3, seed=9, workers=2)
    try:
        batch, other = here.look(), there.look()
        for step in range(12):
            assert [part.tolist() for part in batch] == [part.tolist() for part in other]
            said = words_for(batch, step)
            batch, other = here.step(said), there.step(said)
        with pytest.raises(tb.TangledBankError, match="cannot be said now"):
            there.step([0, 0, 0])
    finally:
        there.close()


def test_processes_that_there_is_nothing_to_do_for() -> None:
    with pytest.raises(tb.TangledBankError, match="2 games can be stepped by 1 to 2 processes, not by 3"):
        Games("pond", 2, count=2, workers=3)
