"""Thinking: the same from the same seed, on one process or several, and never without an answer."""

from __future__ import annotations

import tangledbank as tb
from tangledbank.bots.strength import Strength
from tangledbank.bots.team import Team
from tangledbank.bots.thinking import merged, think
from tangledbank.bots.tree import Branch
from tangledbank.kernel.chance import Chance

TWO_TREES = Strength(40, trees=2)


def told(branches: list[Branch]) -> list[tuple[str, int, float]]:
    return [(str(branch.move), branch.visits, branch.total) for branch in branches]


def test_a_team_thinks_what_one_process_thinks() -> None:
    game = tb.game("evolution")
    state = game.new(players=2, seed=3)
    team = Team(game, None, 2)
    try:
        for _ in range(3):
            sight = state.seen_by(state.seat)
            alone = told(think(sight, TWO_TREES, Chance("a")))
            assert told(think(sight, TWO_TREES, Chance("a"), team=team)) == alone
            assert told(think(sight, TWO_TREES, Chance("b"))) != alone
            state.play(state.moves[0])
    finally:
        team.close()


def test_a_thought_without_time_is_the_first_sight_and_more_time_brings_more() -> None:
    sight = tb.game("magical").new(players=2, seed=3).seen_by(0)
    hasty = think(sight, TWO_TREES, Chance("a"), seconds=0.0)
    calm = think(sight, TWO_TREES, Chance("a"))
    assert [branch.visits for branch in hasty] == [0] * len(sight.moves)
    assert hasty[0].glance == max(branch.glance for branch in hasty)
    assert 0 < sum(branch.visits for branch in calm) <= TWO_TREES.simulations
    assert sorted(str(branch.move) for branch in hasty) == sorted(map(str, sight.moves))


def test_the_favourite_of_a_tree_is_not_outvoted_by_what_was_tried_more_often() -> None:
    sight = tb.game("pond").new(players=2, seed=7).seen_by(0)
    first, second, *_ = sight.moves

    def tree(*found: tuple[tb.Move, int, float]) -> list[Branch]:
        """A tree's branches: the move, how often it was tried, and what it was worth."""
        branches = []
        for move, visits, worth in found:
            branch = Branch(move, 0.3, 6.0)
            branch.visits, branch.total = visits, visits * worth
            branches.append(branch)
        return branches

    trees = [tree((first, 32, 0.3), (second, 0, 0.0)), tree((second, 32, 0.6), (first, 4, 0.3))]
    assert merged(sight, trees)[0].move == second
