"""A team: processes in which the trees of a search grow side by side."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tangledbank.bots.search import FIRST_SIGHT, Search
from tangledbank.bots.strength import Strength
from tangledbank.bots.tree import Branch
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.game import Game
from tangledbank.kernel.sight import Sight
from tangledbank.kernel.weights import Weights

Grown = list[tuple[str, float, int, float]]  # of each move: its text, how it looked, how often it was tried, what came


class Team:
    """Some processes that think for the bots of one game. With more of them a bot is quicker, not stronger."""

    def __init__(self, game: Game, data: Path | None, processes: int) -> None:
        self.game: str = game.id
        self.options: dict[str, object] = dict(game.options)
        self.data: Path | None = data
        context = multiprocessing.get_context("spawn")  # the one way that works everywhere, also beside threads
        self.pool: ProcessPoolExecutor = ProcessPoolExecutor(processes, mp_context=context)

    def grow(
        self, sight: Sight, strength: Strength, seeds: list[str], weights: Weights | None, seconds: float
    ) -> list[list[Branch]]:
        """Let a tree grow from each of the seeds. What a process is told is a world, never the truth."""
        world = sight.world(seeds[0]).to_json()
        values = weights.values if weights is not None else None
        measures = (strength.simulations, strength.candidates, strength.deep, strength.blind, strength.trees)
        box = (self.game, self.options, self.data)
        asked = [self.pool.submit(grow, box, world, sight.seat, measures, seed, values, seconds) for seed in seeds]
        moves = {str(move): move for move in sight.moves}
        trees: list[list[Branch]] = []
        for answer in asked:
            tree: list[Branch] = []
            for text, glance, visits, total in answer.result():
                branch = Branch(moves[text], glance, FIRST_SIGHT)
                branch.visits = visits
                branch.total = total
                tree.append(branch)
            trees.append(tree)
        return trees

    def close(self) -> None:
        """Let the processes go."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def grow(
    box: tuple[str, dict[str, object], Path | None],
    world: str,
    seat: int,
    measures: tuple[int, int, int, int, int],
    seed: str,
    weights: dict[str, float] | None,
    seconds: float,
) -> Grown:
    """Grow one tree, in whichever process.

    >>> import tangledbank as tb
    >>> world = tb.game("pond").new(players=2, seed=7).resample(0, 1).to_json()
    >>> len(grow(("pond", {}, None), world, 0, (20, 8, 2, 4, 1), "a", None, 9.0))
    5
    """
    from tangledbank.games import open_box

    game, options, data = box
    state = open_box(game, options, data).from_json(world)
    simulations, candidates, deep, blind, trees = measures
    strength = Strength(simulations, candidates, deep, blind, trees)
    own = Weights(weights) if weights is not None else None
    search = Search(state.seen_by(seat), strength, Chance(seed), own, seconds)
    return [(str(branch.move), branch.glance, branch.visits, branch.total) for branch in search.run()]
