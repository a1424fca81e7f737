"""Guided play: how a search lets a game go on in its thoughts."""

from __future__ import annotations

import math
from typing import Final

from tangledbank.bots.outcome import outcome
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move
from tangledbank.kernel.state import State

WHIM: Final = 10  # one decision in so many is made at random, so that a search sees more than one way things can go
DECISIONS: Final = 12  # of all seats together, after which a future is judged as it stands
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
    """The move that looks best at first sight; now and then any move.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> guided(state, Evaluation(), Chance("a")) in state.moves
    True
    """
    moves = world.moves
    count = len(moves)
    if count == 1:
        return moves[0]
    if chance.below(WHIM) == 0:
        return moves[chance.below(count)]
    seat = world.seat
    best = moves[0]
    highest = -math.inf
    for move in moves:
        worth = glance(world, seat, evaluation, move)
        if worth > highest:
            best = move
            highest = worth
    return best


def play_on(world: State, evaluation: Evaluation, chance: Chance, decisions: int = DECISIONS) -> None:
    """Let everybody go on for so many decisions.

    >>> import tangledbank as tb
    >>> state = tb.game("pond", days=1).new(players=1, seed=7)
    >>> play_on(state, Evaluation(), Chance("a"), 9)
    >>> state.over
    True
    """
    while decisions > 0 and not world.over:
        decisions -= 1
        rolls = world.chance.asked
        world.chance.asked = True
        move = guided(world, evaluation, chance)
        world.chance.asked = rolls
        world.play(move)
