"""How good a table looks for a player, and what a creature would plausibly do next while a move is weighed."""

from __future__ import annotations

import math
from typing import Any

from mypy_extensions import i64

from tangledbank.games.magical.alone import value_alone
from tangledbank.games.magical.attack import would_succeed
from tangledbank.games.magical.creature import FULL, Creature
from tangledbank.games.magical.gain import takes_two
from tangledbank.games.magical.kinds import ATTACKS, COUNT, LOWER, SPIKY, UPPER, bit_of
from tangledbank.games.magical.moves import ApplyMove, AttackMove, BurnMove, GainMove, GiveMove, TransmuteMove
from tangledbank.games.magical.state import MagicalState
from tangledbank.games.magical.transmutation import missing_energy
from tangledbank.games.magical.weights import WEIGHTS, MagicalWeights
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move
from tangledbank.kernel.weights import Weights


class MagicalEvaluation(Evaluation):
    """The evaluation of Evolution of Magical Creatures.

    >>> import tangledbank as tb
    >>> state = tb.game("magical").position('[[seats]]\\ncreatures = ["A; energy 3"]\\n[[seats]]\\ncreatures = ["X"]')
    >>> MagicalEvaluation().value(state, 0) > MagicalEvaluation().value(state, 1)
    True
    """

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self.w: MagicalWeights = MagicalWeights(weights)

    def fortunes(self, state: Any) -> list[float]:
        """What everybody has; alone, how far ahead of the Shadow one is."""
        s: MagicalState = state
        if s.solo:
            return [value_alone(s, self.w.alone)]
        return [fortune(s, self.w, side) for side in range(s.players)]

    def left(self, state: Any) -> float:
        """The transmutations that the foremost player still needs, of all that are needed."""
        s: MagicalState = state
        return 1.0 - float(min(max(s.tokens), s._goal)) / float(s._goal)

    def chances(self, state: Any) -> list[float]:
        """How likely each seat is to win; alone, how likely it is that the Shadow does not."""
        s: MagicalState = state
        if not s.solo or s.over:
            return super().chances(s)
        return [1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, value_alone(s, self.w.alone) / self.w.alone.lead))))]

    def is_settled(self, state: Any) -> bool:
        """Not while the same player's creature is still acting."""
        s: MagicalState = state
        ask, past = s._ask, s._past
        if ask is None or past is None or past.seat != ask.seat:
            return True
        return ask.what.phrase.name not in ("act", "apply", "scorch", "second_part", "generous")

    def reply(self, state: Any) -> Move:
        """The move of the active creature that looks best by itself."""
        s: MagicalState = state
        best = s.moves[0]
        highest = -math.inf
        for move in s.moves:
            worth = promise(s, self.w, move)
            if worth > highest:
                best, highest = move, worth
        return best


def fortune(s: MagicalState, w: MagicalWeights, side: i64) -> float:
    """What a player has: tokens, cards, and as many creatures as he still needs to transmute; the others are spare.

    Whoever is first to the goal wins (MAG-5.1), so that a crowd of creatures without energy is worth little.
    """
    total = w.token * s.tokens[side] + w.card * len(s.hands[side])
    worths = [worth_of(s, w, creature) for creature in s.rows[side]]
    worths.sort()
    needed: i64 = s._goal - s.tokens[side]
    spare: i64 = len(worths) - needed
    for place, worth in enumerate(worths):
        total += worth if place >= spare else w.spare * worth
    return total


def worth_of(s: MagicalState, w: MagicalWeights, creature: Creature) -> float:
    """What one creature is worth."""
    total = w.creature + w.lacking[missing_energy(creature)]
    for laid in creature.laid:
        total += w.properties[laid % COUNT]
    if not creature.asleep:
        total += w.awake
        if s.accessible(creature, LOWER) + s.accessible(creature, UPPER) > 0:
            total += w.awake_at_source
    return total


def promise(s: MagicalState, w: MagicalWeights, move: Move) -> float:
    """What a move of the active creature promises, seen by itself; nothing for what is not worth a thought."""
    if isinstance(move, GiveMove):
        return step_worth(w, s.creature(move.ally), 1)
    active = s.find(s.active)
    if active is None:  # it has transmuted, and the gift is declined
        return 0.0
    if isinstance(move, TransmuteMove):
        return w.token
    if isinstance(move, GainMove):
        return step_worth(w, active, 2 if takes_two(s, active) else 1) - (w.awake if takes_two(s, active) else 0.0)
    if isinstance(move, AttackMove):
        return promise_of_attack(s, w, active, s.creature(move.target))
    if isinstance(move, ApplyMove):
        return promise_of_power(s, w, active, s.creature(s.target), move)
    if isinstance(move, BurnMove):
        return step_worth(w, active, 1) - w.properties[move.burnt % COUNT]
    return 0.0 if move.phrase.name in ("decline", "stop") else -w.awake if move.phrase.name == "sleep" else -w.token


def step_worth(w: MagicalWeights, creature: Creature, steps: i64) -> float:
    """What some energy is worth to a creature."""
    missing = missing_energy(creature)
    left = max(missing - steps, 0)
    return w.lacking[left] - w.lacking[missing]


def promise_of_attack(s: MagicalState, w: MagicalWeights, active: Creature, target: Creature) -> float:
    """The energy won, and the harm done if the target is somebody else's."""
    steps: i64 = 0
    harm = 0.0
    for laid in active.laid:
        power = bit_of(laid % COUNT)
        if power & ATTACKS and would_succeed(target, power):
            steps += 1
            harm += w.harm
    if s.in_force(target) & SPIKY:
        steps -= 1
    steps = max(min(steps, FULL - active.energy), 0)
    if target.side == active.side:
        harm = -harm
    return step_worth(w, active, steps) + harm - w.awake


def promise_of_power(s: MagicalState, w: MagicalWeights, active: Creature, target: Creature, move: ApplyMove) -> float:
    """The energy won by one attack property, and what the target loses."""
    if not would_succeed(target, bit_of(move.power % COUNT)):
        return -0.1
    worth = step_worth(w, active, 1) + 0.5 * w.harm
    if move.burnt >= 0:
        worth += w.properties[move.burnt % COUNT] if target.side != active.side else -w.properties[move.burnt % COUNT]
    return worth
