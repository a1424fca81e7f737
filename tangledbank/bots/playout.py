"""Guided play: how a search lets a game go on in its thoughts."""

from __future__ import annotations

import math
from typing import Final

from tangledbank.bots.outcome import outcome
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move
from tangledbank.kernel.state import State

HANDFUL: Final = 8  # moves looked at for a decision; the best of a few any ones is a fair guess, quick, and varies
LONGEST: Final = 200  # decisions in one future; a turn that is longer is judged as it stands
GLANCE: Final = 12  # answers within the consequences of one move that is only glanced at


def glance(world: State, seat: int, evaluation: Evaluation, move: Move) -> float:
    """What a move looks worth at first sight to the seat that makes it.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7, chance="ask")
    >>> round(glance(state, 0, Evaluation(), state.parse("hunt 0")), 3)
    0.0
    """
    trial = world.clone()
    trial.play(move)
    return outcome(trial, seat, evaluation, GLANCE)


def guided(world: State, evaluation: Evaluation, chance: Chance) -> Move:
    """The move that looks best at first sight among a handful of the likely moves.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> guided(state, Evaluation(), Chance("a")) in state.moves
    True
    """
    moves = evaluation.likely(world)[:]
    count = len(moves)
    if count == 1:
        return moves[0]
    seat = world.seat
    rolls = world.chance.asked
    world.chance.asked = True  # dice are weighed and not rolled while moves are only looked at
    best = moves[0]
    highest = -math.inf
    for at in range(min(count, HANDFUL)):
        other = at + chance.below(count - at)
        move = moves[other]
        moves[other] = moves[at]
        worth = glance(world, seat, evaluation, move)
        if worth > highest:
            best = move
            highest = worth
    world.chance.asked = rolls
    return best


def play_on(world: State, evaluation: Evaluation, chance: Chance) -> None:
    """Let everybody go on to the end of what the game calls a stage, where the table can be judged best.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> play_on(state, Evaluation(), Chance("a"))
    >>> state.turn_now()
    2
    """
    stage = evaluation.stage(world)
    decisions = 0
    while not world.over and evaluation.stage(world) == stage and decisions < LONGEST:
        world.play(guided(world, evaluation, chance))
        decisions += 1
