"""What a coach says: what each question is about, and what a player should see. Only public things and own cards."""

from __future__ import annotations

from typing import Final

from tangledbank.games.magical.creature import Creature
from tangledbank.games.magical.facts import attack_told, could_attack, is_last_awake
from tangledbank.games.magical.kinds import SMALL, UPPER
from tangledbank.games.magical.moves import ActivateMove, AddMove, AttackMove, GainMove, WakeMove
from tangledbank.games.magical.state import MagicalState
from tangledbank.games.magical.transmutation import MOST_IF_SMALL, cannot_transmute, missing_energy
from tangledbank.games.magical.words import WORDS
from tangledbank.kernel.advice import Advice
from tangledbank.kernel.phrase import Filled

note: Final = WORDS.advice

# Of the source and of the hand
THE_SHADOW: Final = note("MAG-6.6", "the-shadow")
FEW_CREATURES: Final = note("MAG-6.5", "few-creatures", at="choose:skip")
POOR_SOURCE: Final = note("MAG-3.13", "poor-source <energy:number>")
# Of new properties
OPENS: Final = note("MAG-3.11", "opens <property:property> <creature:creature>", at="creature")
SHIELDS: Final = note("MAG-4.2", "shields <property:property> <creature:creature> <attacker:creature>", at="creature")
NEARER: Final = note("MAG-3.14", "nearer <property:property> <creature:creature> <missing:number>", at="creature")
STAYS_SMALL: Final = note("MAG-4.20", "stays-small <creature:creature>", at="creature")
# Of what a creature can do
READY: Final = note("MAG-3.14", "ready <creature:creature>", at="creature")
WINS: Final = note("MAG-5.1", "wins <creature:creature>", at="creature")
TRANSMUTE_NOW: Final = note("MAG-3.15", "transmute-now <creature:creature>", at="choose:transmute")
GOOD_ATTACK: Final = note("MAG-3.16", "good-attack <creature:creature> <target:creature> <gain:number>", at="target")
TAKE_ENERGY: Final = note("MAG-3.13", "take-energy <creature:creature> <missing:number>", at="creature")
CAN_WAKE: Final = note("MAG-4.17", "can-wake <creature:creature> <target:creature>", at="target")
ENDS_ROUND: Final = note("MAG-3.19", "ends-round <creature:creature>", at="creature")
# Of the others
SHADOW_NEAR: Final = note("MAG-6.6", "shadow-near <creature:creature> <missing:number>", at="creature")
RIVAL_NEAR: Final = note("MAG-3.14", "rival-near <creature:creature> <missing:number>", at="creature")
MAY_BE_ATTACKED: Final = note("MAG-4.2", "may-be-attacked <creature:creature> <attacker:creature>", at="creature")

LITTLE: Final = 1  # energy that a dangerous creature still lacks, at most

ADVICE: Final = Advice(
    WORDS,
    {
        "exchange": "MAG-3.1",
        "create": "MAG-3.5",
        "add": "MAG-3.6",
        "activate": "MAG-3.8",
        "act": "MAG-3.10",
        "second_part": "MAG-4.19",
        "scorch": "MAG-4.18",
        "apply": "MAG-4.5",
        "generous": "MAG-4.27",
    },
)


# ---------------------------------------------------------------------- the round and the hand


def the_shadow(s: MagicalState, seat: int) -> list[Filled]:
    """MAG-6.6: whom one plays alone against."""
    return [THE_SHADOW.filled()] if s.solo else []


def few_creatures(s: MagicalState, seat: int) -> list[Filled]:
    """MAG-6.5: alone, every creature that stays awake gives the Shadow one more turn."""
    return [FEW_CREATURES.filled()] if s.solo and len(s.rows[seat]) > 1 else []


def poor_source(s: MagicalState, seat: int) -> list[Filled]:
    """MAG-3.13: less energy in the source than there are creatures that could take it."""
    awake = sum(not creature.asleep for row in s.rows for creature in row)
    energy = s.lower + s.upper
    return [POOR_SOURCE.filled(energy)] if energy < awake else []


# ---------------------------------------------------------------------- new properties


def gifts(s: MagicalState, seat: int) -> list[Filled]:
    """What a property of the hand would do for a creature: a shield, an open source, less energy needed."""
    notes: dict[tuple[str, int], Filled] = {}  # one of each kind for each creature
    for move in s.moves:
        if isinstance(move, AddMove):
            for said in (shield(s, move), opening(s, move), saving(s, move)):
                if said is not None:
                    notes.setdefault((said.name, move.creature), said)
    return sorted(notes.values(), key=lambda said: (SHIELDS, OPENS, NEARER).index(said.phrase))


def with_property(s: MagicalState, move: AddMove) -> MagicalState:
    """The table with one more property."""
    after = s.copy()
    after.creature(move.creature).lay(move.card, move.half)
    return after


def shield(s: MagicalState, move: AddMove) -> Filled | None:
    """MAG-4.2: an attacker that would be kept off."""
    after = with_property(s, move)
    for attacker in attackers_of(s, s.creature(move.creature)):
        if not could_attack(after, after.creature(attacker.number), after.creature(move.creature)):
            return SHIELDS.filled(move.half, move.creature, attacker.number)
    return None


def opening(s: MagicalState, move: AddMove) -> Filled | None:
    """MAG-3.11: the upper part of the source would be in reach."""
    after = with_property(s, move)
    before, now = s.creature(move.creature), after.creature(move.creature)
    opens = s.accessible(before, UPPER) == 0 and after.accessible(now, UPPER) > 0
    return OPENS.filled(move.half, move.creature) if opens else None


def saving(s: MagicalState, move: AddMove) -> Filled | None:
    """MAG-3.14: the creature would need less energy."""
    after = with_property(s, move).creature(move.creature)
    missing = int(missing_energy(after))
    nearer = missing < missing_energy(s.creature(move.creature))
    return NEARER.filled(move.half, move.creature, missing) if nearer else None


def stays_small(s: MagicalState, seat: int) -> list[Filled]:
    """MAG-4.20: one more property, and being small helps no longer."""
    full = [creature for creature in s.rows[seat] if creature.has(SMALL) and creature.count() == MOST_IF_SMALL]
    return [STAYS_SMALL.filled(creature.number) for creature in full]


# ---------------------------------------------------------------------- what a creature can do


def ready(s: MagicalState, seat: int) -> list[Filled]:
    """MAG-3.14: creatures that can transmute if they are activated now."""
    mine = [s.creature(move.creature) for move in s.moves if isinstance(move, ActivateMove)]
    said = WINS if s.tokens[seat] + 1 >= s._goal else READY
    return [said.filled(creature.number) for creature in mine if cannot_transmute(creature) is None]


def transmute_now(s: MagicalState, seat: int) -> list[Filled]:
    """MAG-3.15: the activated creature can transmute."""
    creature = s.creature(s.active)
    return [TRANSMUTE_NOW.filled(creature.number)] if cannot_transmute(creature) is None else []


def good_attacks(s: MagicalState, seat: int) -> list[Filled]:
    """MAG-3.16: the attack on somebody else's creature that brings most energy."""
    creature = s.creature(s.active)
    gains: dict[Filled, int] = {}
    for move in s.moves:
        if isinstance(move, AttackMove) and s.owners[move.target] != seat:
            gain = int(attack_told(s, creature, s.creature(move.target))["energy"] - creature.energy)
            if gain > 0:
                gains[GOOD_ATTACK.filled(creature.number, move.target, gain)] = gain
    return sorted(gains, key=lambda attack: -gains[attack])[:1]


def take_energy(s: MagicalState, seat: int) -> list[Filled]:
    """MAG-3.13: there is energy to take, and it is needed."""
    creature = s.creature(s.active)
    offered = any(isinstance(move, GainMove) for move in s.moves)
    missing = int(missing_energy(creature))
    return [TAKE_ENERGY.filled(creature.number, missing)] if offered and missing else []


def can_wake(s: MagicalState, seat: int) -> list[Filled]:
    """MAG-4.17: an own creature sleeps, and this one can wake it before it acts."""
    targets = [move.target for move in s.moves if isinstance(move, WakeMove)]
    return [CAN_WAKE.filled(s.active, target) for target in targets if s.owners[target] == seat][:1]


def ends_round(s: MagicalState, seat: int) -> list[Filled]:
    """MAG-3.19: with its sleep the round is over."""
    creature = s.creature(s.active)
    return [ENDS_ROUND.filled(creature.number)] if is_last_awake(s, creature) else []


# ---------------------------------------------------------------------- the others


def attackers_of(s: MagicalState, creature: Creature) -> list[Creature]:
    """Creatures of others that are awake and could attack a creature."""
    others = [other for row in s.rows for other in row if other.side != creature.side and not other.asleep]
    return [other for other in others if could_attack(s, other, creature)]


def rivals(s: MagicalState, seat: int) -> list[Filled]:
    """The creature of somebody else that is awake and nearest to a transmutation, if it is near."""
    awake = [creature for row in s.rows for creature in row if creature.side != seat and not creature.asleep]
    near = sorted([creature for creature in awake if missing_energy(creature) <= LITTLE], key=missing_energy)
    said = SHADOW_NEAR if s.solo else RIVAL_NEAR
    return [said.filled(creature.number, int(missing_energy(creature))) for creature in near[:1]]


def attacked(s: MagicalState, seat: int) -> list[Filled]:
    """The own creature with most energy, if somebody else could attack it."""
    for creature in sorted(s.rows[seat], key=lambda creature: -creature.energy)[:1]:
        for attacker in attackers_of(s, creature)[:1] if creature.energy else []:
            return [MAY_BE_ATTACKED.filled(creature.number, attacker.number)]
    return []


ADVICE.watch("exchange", the_shadow, poor_source)
ADVICE.watch("create", few_creatures)
ADVICE.watch("add", stays_small, gifts)
ADVICE.watch("activate", ready, rivals, attacked)
ADVICE.watch("act", transmute_now, good_attacks, take_energy, can_wake, rivals, ends_round)
