"""What the choices of bots give away: the quickest way to see whether a change makes a search wiser.

    .venv/bin/python -m benchmarks.regrets --game evolution --seats 4 --decisions 100

Decisions are taken from games in which greedy plays, with one move in ten by lot. At each of them the moves that look
best are compared in so many worlds that their worth is known well, and what a bot would choose is held against the best
of them. A match between two bots needs hundreds of games to show a difference that shows here in a hundred decisions;
but only a match shows what the evaluation itself gets wrong.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from statistics import fmean, stdev

import tangledbank as tb
from tangledbank.bots import make_bot
from tangledbank.bots.search import Search
from tangledbank.bots.strength import Strength
from tangledbank.bots.tree import rank
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.sight import Sight

BOTS = "greedy,naturalist,expert,darwin"
MOVES = 16  # that look best, and are compared
WORLDS = 96  # in which they are compared
OFTEN = 0.06  # of the decisions of a game are looked at: the others would be much alike
ASTRAY = 0.1  # of the moves are drawn by lot


def decisions(game: str, seats: int, count: int, seed: int) -> Iterator[Sight]:
    """Moments of play, with more than one move, from as many games as are needed.

    >>> [len(sight.moves) > 1 for sight in decisions("pond", 2, 3, seed=1)]
    [True, True, True]
    """
    lot = random.Random(seed)
    opened = tb.game(game)
    number = 0
    while count:
        number += 1
        state = opened.new(seats, f"{seed}/{number}")
        bot = make_bot("greedy", f"{seed}/{number}")
        while not state.over and count:
            sight = state.seen_by(state.seat)
            if len(sight.moves) > 1 and lot.random() < OFTEN:
                count -= 1
                yield sight
            state.play(lot.choice(sight.moves) if lot.random() < ASTRAY else bot.choose(sight))


def worths(sight: Sight, key: str, worlds: int = WORLDS) -> dict[str, float]:
    """What the moves that look best are worth.

    >>> sight = tb.game("pond").new(2, seed=7).seen_by(0)
    >>> len(worths(sight, "a", worlds=4)) == len(sight.moves)
    True
    """
    search = Search(sight, Strength(MOVES * worlds, blind=0), Chance(key))
    compared = sorted(search.candidates, key=rank)[:MOVES]
    for _ in range(worlds):
        search.compare(compared)
    return {str(branch.move): branch.total / branch.visits for branch in compared}


def main() -> None:
    """Print what each bot gives away in a decision, with the standard error."""
    words = argparse.ArgumentParser(description="What the choices of bots give away.")
    words.add_argument("--game", required=True)
    words.add_argument("--seats", type=int, required=True)
    words.add_argument("--decisions", type=int, default=100)
    words.add_argument("--bots", default=BOTS)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    lost: dict[str, list[float]] = {name: [] for name in asked.bots.split(",")}
    for number, sight in enumerate(decisions(asked.game, asked.seats, asked.decisions, asked.seed)):
        known = worths(sight, f"{asked.seed}/{number}")
        best, least = max(known.values()), min(known.values())
        for name, losses in lost.items():
            choice = make_bot(name, f"{asked.seed}/{number}").choose(sight)
            losses.append(best - known.get(str(choice), least))
    for name, losses in lost.items():
        print(f"{asked.game} {asked.seats} {name}: {fmean(losses):.4f} ± {stdev(losses) / len(losses) ** 0.5:.4f}")


if __name__ == "__main__":
    main()
