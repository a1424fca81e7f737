"""How good a table looks for a player, and what a creature would plausibly do next while a move is weighed."""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64

from tangledbank.games.magical.alone import value_alone
from tangledbank.games.magical.attack import would_succeed
from tangledbank.games.magical.creature import FULL, Creature
from tangledbank.games.magical.gain import takes_two
from tangledbank.games.magical.kinds import ATTACKS, COUNT, LOWER, SPIKY, UPPER, bit_of
from tangledbank.games.magical.moves import ApplyMove, AttackMove, BurnMove, GainMove, GiveMove, TransmuteMove
from tangledbank.games.magical.state import MagicalState
from tangledbank.games.magical.transmutation import missing_energy
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move

ALONE: Final = 15.0  # as far ahead of the Shadow as wins three games of four
VICTORY: Final = 1000.0
TOKEN: Final = 12.0  # more than any creature
CREATURE: Final = 1.6  # one more that can act in every round
CARD: Final = 0.5
AWAKE: Final = 0.5  # it can act once more before the round ends
AWAKE_AT_SOURCE: Final = 0.6  # and there is energy for it
# What a creature is worth by the energy that it still lacks: the last steps count most.
LACKING: Final = [8.0, 5.2, 3.0, 1.3, 0.0]
RIVALS: Final = 0.7  # what the fortune of the strongest rival takes from one's own
# What a property is worth, in the order of properties.toml; from trial games (docs/rules/magical.md, section 10).
WORTH: Final = [1.6, 1.5, 1.7, 0.5, 1.0, 0.4, 0.9, 0.8, 1.1, 0.5, 1.1, 0.7, 1.3, 0.8, 0.9, 0.7]


class MagicalEvaluation(Evaluation):
    """The evaluation of Evolution of Magical Creatures.

    >>> import tangledbank as tb
    >>> state = tb.game("magical").position('[[seats]]\\ncreatures = ["A; energy 3"]\\n[[seats]]\\ncreatures = ["X"]')
    >>> MagicalEvaluation().value(state, 0) > MagicalEvaluation().value(state, 1)
    True
    """

    def value(self, state: Any, seat: int) -> float:
        """One's own fortune, less a part of that of the strongest rival."""
        s: MagicalState = state
        if s.over:
            return VICTORY if seat in s.winners_now() else -VICTORY if s.ending else 0.0
        if s.solo:
            return value_alone(s)
        fortunes = self.fortunes(s)
        strongest = 0.0
        for rival in range(s.players):
            if rival != seat:
                strongest = max(strongest, fortunes[rival])
        return fortunes[seat] - RIVALS * strongest

    def fortunes(self, state: Any) -> list[float]:
        """What everybody has; alone, how far ahead of the Shadow one is."""
        s: MagicalState = state
        if s.solo:
            return [value_alone(s)]
        return [fortune(s, side) for side in range(s.players)]

    def chances(self, state: Any) -> list[float]:
        """How likely each seat is to win; alone, how likely it is that the Shadow does not."""
        s: MagicalState = state
        if not s.solo or s.over:
            return super().chances(s)
        return [1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, value_alone(s) / ALONE))))]

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
        highest = -VICTORY
        for move in s.moves:
            worth = promise(s, move)
            if worth > highest:
                best, highest = move, worth
        return best


def fortune(s: MagicalState, side: i64) -> float:
    """What a player has: tokens, creatures, cards."""
    total = TOKEN * s.tokens[side] + CARD * len(s.hands[side])
    for creature in s.rows[side]:
        total += CREATURE + LACKING[missing_energy(creature)]
        for laid in creature.laid:
            total += WORTH[laid % COUNT]
        if not creature.asleep:
            total += AWAKE
            if s.accessible(creature, LOWER) + s.accessible(creature, UPPER) > 0:
                total += AWAKE_AT_SOURCE
    return total


def promise(s: MagicalState, move: Move) -> float:
    """What a move of the active creature promises, seen by itself; nothing for what is not worth a thought."""
    if isinstance(move, GiveMove):
        return step_worth(s.creature(move.ally), 1)
    active = s.find(s.active)
    if active is None:  # it has transmuted, and the gift is declined
        return 0.0
    if isinstance(move, TransmuteMove):
        return TOKEN
    if isinstance(move, GainMove):
        return step_worth(active, 2 if takes_two(s, active) else 1) - (AWAKE if takes_two(s, active) else 0.0)
    if isinstance(move, AttackMove):
        return promise_of_attack(s, active, s.creature(move.target))
    if isinstance(move, ApplyMove):
        return promise_of_power(s, active, s.creature(s.target), move)
    if isinstance(move, BurnMove):
        return step_worth(active, 1) - WORTH[move.burnt % COUNT]
    return 0.0 if move.phrase.name in ("decline", "stop") else -AWAKE if move.phrase.name == "sleep" else -TOKEN


def step_worth(creature: Creature, steps: i64) -> float:
    """What some energy is worth to a creature."""
    missing = missing_energy(creature)
    left = max(missing - steps, 0)
    return LACKING[left] - LACKING[missing]


def promise_of_attack(s: MagicalState, active: Creature, target: Creature) -> float:
    """The energy won, and the harm done if the target is somebody else's."""
    steps: i64 = 0
    harm = 0.0
    for laid in active.laid:
        power = bit_of(laid % COUNT)
        if power & ATTACKS and would_succeed(target, power):
            steps += 1
            harm += 1.0
    if s.in_force(target) & SPIKY:
        steps -= 1
    steps = max(min(steps, FULL - active.energy), 0)
    if target.side == active.side:
        harm = -harm
    return step_worth(active, steps) + harm - AWAKE


def promise_of_power(s: MagicalState, active: Creature, target: Creature, move: ApplyMove) -> float:
    """The energy won by one attack property, and what the target loses."""
    if not would_succeed(target, bit_of(move.power % COUNT)):
        return -0.1
    worth = step_worth(active, 1) + 0.5
    if move.burnt >= 0:
        worth += WORTH[move.burnt % COUNT] if target.side != active.side else -WORTH[move.burnt % COUNT]
    return worth
