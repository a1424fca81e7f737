"""Search: many worlds that could be the true one, one tree for all of them, guided play, and a verdict for each move.

The moves at the root are compared in the same worlds with the same luck, round by round, and the worse half falls out
(sequential halving): what differs is then the move and not the deal. Below the root the tree grows by what was
promising (UCB) among the moves that look best at first sight.
"""

from __future__ import annotations

import math
import time
from typing import Final

from tangledbank.bots.outcome import ByChance
from tangledbank.bots.playout import glance, play_on
from tangledbank.bots.strength import FOREVER, Strength
from tangledbank.bots.tree import GUESS, NOWHERE, Branch, Node, most_promising, rank, widened
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.sight import Sight
from tangledbank.kernel.state import State
from tangledbank.kernel.weights import Weights

FIRST_SIGHT: Final = 6.0  # simulations that the first sight of a move counts for: a few futures are not wiser than it


class Search:
    """One decision, thought through in one tree.

    >>> import tangledbank as tb
    >>> sight = tb.game("pond").new(players=2, seed=7).seen_by(0)
    >>> search = Search(sight, Strength(40), Chance("a"))
    >>> [branch.move for branch in search.run()][0] in sight.moves, search.done <= 40
    (True, True)
    """

    def __init__(
        self,
        sight: Sight,
        strength: Strength,
        chance: Chance,
        weights: Weights | None = None,
        seconds: float = FOREVER,
    ) -> None:
        self.sight: Sight = sight
        self.strength: Strength = strength
        self.chance: Chance = chance
        self.done: int = 0  # simulations so far
        self.deadline: float = time.monotonic() + seconds
        first = sight.world(chance.word())
        self.evaluation: Evaluation = first.game.evaluation(weights)
        first.chance.asked = True
        self.judge: ByChance = ByChance(self.evaluation)
        self.candidates: list[Branch] = [
            Branch(move, glance(first, sight.seat, self.judge, move), FIRST_SIGHT) for move in sight.moves
        ]

    def run(self) -> list[Branch]:
        """Think as long as may be; all moves, the best first."""
        self.candidates.sort(key=rank)
        left = self.candidates[: max(2, min(self.strength.candidates, self.strength.part // 3))]
        rounds = max(1, math.ceil(math.log2(len(left))))
        for stage in range(rounds):
            worlds = max(1, (self.strength.part - self.done) // (rounds - stage) // len(left))
            for _ in range(worlds):
                if time.monotonic() > self.deadline:
                    break
                self.compare(left)
            left.sort(key=rank)
            left = left[: (len(left) + 1) // 2]
        self.candidates.sort(key=rank)
        return self.candidates

    def compare(self, candidates: list[Branch]) -> None:
        """Try each of the moves in one world, with the same luck for all."""
        world = self.sight.world(self.chance.word())
        luck = str(self.chance.word())
        for branch in candidates:
            trial = world.clone()
            self.simulate(trial, branch, Chance(luck))

    def simulate(self, world: State, first: Branch, luck: Chance) -> None:
        """Make a move, go on down the tree, then guided, and remember what came of it."""
        tried: list[Branch] = [first]
        seats: list[int] = [self.sight.seat]
        world.play(first.move)
        self.done += 1
        if first.node is NOWHERE:
            first.node = Node()
        node = first.node
        while len(tried) <= self.strength.deep and not world.over:
            if len(world.moves) == 1:
                world.play(world.moves[0])
                continue
            if first.visits < self.strength.blind:
                break
            branch = self.step(world, node)
            tried.append(branch)
            seats.append(world.seat)
            world.play(branch.move)
            if branch.visits == 0:
                break
            if branch.node is NOWHERE:
                branch.node = Node()
            node = branch.node
        play_on(world, self.evaluation, luck)
        chances = self.evaluation.chances(world)
        for at, branch in enumerate(tried):
            branch.visits += 1
            branch.total += chances[seats[at]]

    def step(self, world: State, node: Node) -> Branch:
        """The branch to follow from a node in this world."""
        node.visits += 1
        offered: list[Branch] = []
        rolls = world.chance.asked
        world.chance.asked = True
        for move in self.evaluation.likely(world):
            text = str(move)
            if text not in node.branches:
                node.branches[text] = Branch(move, glance(world, world.seat, self.judge, move), GUESS)
            branch = node.branches[text]
            branch.move = move
            branch.offered += 1
            offered.append(branch)
        world.chance.asked = rolls
        return most_promising(widened(node, offered))
