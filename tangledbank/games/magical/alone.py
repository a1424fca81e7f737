"""How good a table looks to a player who is alone with the Shadow (MAG-6).

Every turn of the human brings a turn of the Shadow, which needs one transmutation where the human needs three. A round
ends when all creatures of the human sleep, so few creatures with many attack properties are better than a crowd: they
win energy, weaken the Shadow, and give it few turns.
"""

from __future__ import annotations

from typing import Final

from tangledbank.games.magical.creature import Creature
from tangledbank.games.magical.kinds import ATTACKS, COUNT, LOWER, UPPER, bit_of
from tangledbank.games.magical.state import SHADOW_SIDE, MagicalState
from tangledbank.games.magical.transmutation import missing_energy

TOKEN: Final = 30.0
CARD: Final = 0.6
FIRST: Final = 3.0  # the first creature
CROWD: Final = 2.0  # what each further one costs
BUSY: Final = 0.2  # awake, with something to do
IDLE: Final = 2.0  # awake, with nothing to do: a turn that only the Shadow can use
LACKING: Final = [10.0, 6.5, 4.0, 1.8, 0.0]  # a creature by the energy that it still lacks
POWERS: Final = [0.0, 2.0, 3.0, 5.0]  # attack properties on one creature
# What a property is worth, in the order of properties.toml.
WORTH: Final = [3.0, 1.5, 2.5, 0.8, 1.0, 0.5, 1.5, 1.5, 2.0, 0.8, 1.0, 0.8, 1.0, 0.8, 1.0, 1.0]
DANGER: Final = [200.0, 30.0, 12.0, 5.0, 1.0]  # a creature of the Shadow by the energy that it still lacks
ASLEEP: Final = 0.6  # it must wait for the next round
OTHERS: Final = 0.3  # the Shadow acts with its strongest creature first


def value_alone(s: MagicalState) -> float:
    """What the human has, less the danger from the Shadow."""
    row = s.rows[0]
    total = TOKEN * s.tokens[0] + CARD * len(s.hands[0])
    if row:
        total += FIRST - CROWD * (len(row) - 1)
    for creature in row:
        total += worth_of(s, creature)
    return total - danger(s)


def worth_of(s: MagicalState, creature: Creature) -> float:
    """What one creature of the human is worth."""
    total = LACKING[missing_energy(creature)]
    powers = 0
    for laid in creature.laid:
        total += WORTH[laid % COUNT]
        if bit_of(laid % COUNT) & ATTACKS:
            powers += 1
    total += POWERS[powers]
    if creature.asleep:
        return total
    busy = powers > 0 or missing_energy(creature) == 0
    busy = busy or s.accessible(creature, LOWER) + s.accessible(creature, UPPER) > 0
    return total + BUSY if busy else total - IDLE


def danger(s: MagicalState) -> float:
    """How near the Shadow is to its one transmutation."""
    total = 0.0
    highest = 0.0
    for creature in s.rows[SHADOW_SIDE]:
        threat = DANGER[missing_energy(creature)]
        if creature.asleep:
            threat *= ASLEEP
        total += threat
        highest = max(highest, threat)
    return highest + OTHERS * (total - highest)
