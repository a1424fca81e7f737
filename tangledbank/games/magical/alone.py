"""How good a table looks to a player who is alone with the Shadow (MAG-6).

Every turn of the human brings a turn of the Shadow, which needs one transmutation where the human needs three. A round
ends when all creatures of the human sleep, so few creatures with many attack properties are better than a crowd: they
win energy, weaken the Shadow, and give it few turns.
"""

from __future__ import annotations

from tangledbank.games.magical.creature import Creature
from tangledbank.games.magical.kinds import ATTACKS, COUNT, LOWER, UPPER, bit_of
from tangledbank.games.magical.state import SHADOW_SIDE, MagicalState
from tangledbank.games.magical.transmutation import missing_energy
from tangledbank.games.magical.weights import AloneWeights


def value_alone(s: MagicalState, w: AloneWeights) -> float:
    """What the human has, less the danger from the Shadow."""
    row = s.rows[0]
    total = w.token * s.tokens[0] + w.card * len(s.hands[0])
    if row:
        total += w.first - w.crowd * (len(row) - 1)
    for creature in row:
        total += worth_of(s, w, creature)
    return total - danger(s, w)


def worth_of(s: MagicalState, w: AloneWeights, creature: Creature) -> float:
    """What one creature of the human is worth."""
    total = w.lacking[missing_energy(creature)]
    powers = 0
    for laid in creature.laid:
        total += w.properties[laid % COUNT]
        if bit_of(laid % COUNT) & ATTACKS:
            powers += 1
    total += w.powers[powers]
    if creature.asleep:
        return total
    busy = powers > 0 or missing_energy(creature) == 0
    busy = busy or s.accessible(creature, LOWER) + s.accessible(creature, UPPER) > 0
    return total + w.busy if busy else total - w.idle


def danger(s: MagicalState, w: AloneWeights) -> float:
    """How near the Shadow is to its one transmutation."""
    total = 0.0
    highest = 0.0
    for creature in s.rows[SHADOW_SIDE]:
        threat = w.danger[missing_energy(creature)]
        if creature.asleep:
            threat *= w.asleep
        total += threat
        highest = max(highest, threat)
    return highest + w.others * (total - highest)
