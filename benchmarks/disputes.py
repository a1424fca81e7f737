"""Where two bots choose differently, and which of them is right: what separates the rungs of a ladder.

    .venv/bin/python -m benchmarks.disputes --game dinosaurs --seats 5 --bots darwin,expert --turns 2

The choices of the others are held against those of the first bot, at the same decisions (those of benchmarks.regrets).
Where all agree nothing is to be judged; elsewhere the moves are played on in the same worlds with the same luck for
more turns than the bots look ahead themselves: a longer look judges a shorter one, as it cannot in benchmarks.regrets.
The lines by question show where more thinking is in vain.
"""

from __future__ import annotations

import argparse
from statistics import fmean, stdev

from benchmarks.regrets import decisions
from tangledbank.bots import make_bot
from tangledbank.bots.playout import guided
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.sight import Sight
from tangledbank.kernel.state import State

ALL = "all questions"


def judged(sight: Sight, moves: list[str], turns: int, worlds: int, key: str) -> dict[str, float]:
    """The chance to win after each of the moves, when so many turns have been played on, on average.

    >>> import tangledbank as tb
    >>> sight = tb.game("pond").new(2, seed=7).seen_by(0)
    >>> sorted(judged(sight, ["hunt 0", "rest"], turns=1, worlds=2, key="a"))
    ['hunt 0', 'rest']
    """
    chance = Chance(key)
    totals = dict.fromkeys(moves, 0.0)
    for _ in range(worlds):
        world = sight.world(chance.word())
        luck = str(chance.word())
        for move in moves:
            totals[move] += worth_of(world, move, sight.seat, turns, Chance(luck))
    return {move: total / worlds for move, total in totals.items()}


def worth_of(world: State, move: str, seat: int, turns: int, luck: Chance) -> float:
    """A seat's chance to win after a move and so many turns in one world.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(2, seed=7)
    >>> 0 < worth_of(state, "rest", 0, 1, Chance("a")) < 1
    True
    """
    trial = world.clone()
    evaluation = trial.game.evaluation()
    last = trial.turn_now() + turns
    trial.play(move)
    while not trial.over and trial.turn_now() < last:
        trial.play(guided(trial, evaluation, luck))
    return evaluation.chances(trial)[seat]


def told(values: list[float]) -> str:
    """An average with its standard error.

    >>> told([0.0, 0.01]), told([0.01])
    ('+0.0050 ± 0.0050', '+0.0100')
    """
    error = f" ± {stdev(values) / len(values) ** 0.5:.4f}" if len(values) > 1 else ""
    return f"{fmean(values):+.4f}{error}"


def main() -> None:
    """Print by how much the choices of each bot are better than those of the first, for every question."""
    words = argparse.ArgumentParser(description="Where bots choose differently, and who is right.")
    words.add_argument("--game", required=True)
    words.add_argument("--seats", type=int, required=True)
    words.add_argument("--bots", default="darwin,expert")
    words.add_argument("--turns", type=int, default=2)
    words.add_argument("--worlds", type=int, default=120)
    words.add_argument("--decisions", type=int, default=300)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    first, *others = asked.bots.split(",")
    gains: dict[str, dict[str, list[float]]] = {ALL: {bot: [] for bot in others}}
    for number, sight in enumerate(decisions(asked.game, asked.seats, asked.decisions, asked.seed)):
        key = f"{asked.seed}/{number}"
        chosen = {bot: str(make_bot(bot, key).choose(sight)) for bot in [first, *others]}
        moves = sorted(set(chosen.values()))
        worths = judged(sight, moves, asked.turns, asked.worlds, key) if len(moves) > 1 else {moves[0]: 0.0}
        question = sight.view["question"]["key"]
        for name in (ALL, question):
            rows = gains.setdefault(name, {bot: [] for bot in others})
            for bot in others:
                rows[bot].append(worths[chosen[bot]] - worths[chosen[first]])
    for name, rows in gains.items():
        for bot, values in rows.items():
            print(f"{asked.game} {asked.seats}, {name} ({len(values)}): {bot} against {first} {told(values)}")


if __name__ == "__main__":
    main()
