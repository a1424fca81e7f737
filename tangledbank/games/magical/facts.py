"""Facts for those who look on: what the rules make of the table, worked out by the conditions that decide (K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.magical.activation import other_half
from tangledbank.games.magical.attack import cannot_be_target, shielding, would_succeed
from tangledbank.games.magical.creature import FULL, Creature
from tangledbank.games.magical.gain import cannot_gain, takes_two
from tangledbank.games.magical.kinds import (
    ATTACKS,
    COUNT,
    FIRE_BREATHING,
    GENEROUS,
    LOWER,
    ORDER,
    PARTS,
    SPIKY,
    UPPER,
    LaidSpelling,
    bit_of,
    laid_name,
    number_of,
)
from tangledbank.games.magical.moves import (
    ActivateMove,
    AddMove,
    ApplyMove,
    AttackMove,
    BurnMove,
    ExchangeMove,
    GainMove,
    GiveMove,
    ScareMove,
    SleepMove,
    StopMove,
    TransmuteMove,
    TurnMove,
    WakeMove,
)
from tangledbank.games.magical.shadow import can_reach
from tangledbank.games.magical.transmutation import cannot_receive, missing_energy
from tangledbank.games.magical.words import CREATE_FIRST, EXCHANGE_FIRST, NOT_ITSELF, NOT_NOW, STEP_IS_OVER
from tangledbank.kernel.errors import Reason
from tangledbank.kernel.move import Move
from tangledbank.kernel.secrets import Eyes

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState

LAID: Final = LaidSpelling()
OWN: Final[dict[type[Move], str]] = {AttackMove: "own:attack", ScareMove: "own:scare"}


# ---------------------------------------------------------------------- things


def things(s: MagicalState, eyes: Eyes) -> dict[str, dict[str, Any]]:
    """What is known of creatures, also of those that are gone, of property cards, of known cards and of the source."""
    told: dict[str, dict[str, Any]] = {}
    for number, side in enumerate(s.owners):
        if number > 0:
            player = {"side": "player", "owner": f"seat:{side}"}
            told[f"creature:{number}"] = player if side < s.players else {"side": "shadow"}
    living = [creature for row in s.rows for creature in row]
    for creature in living:
        told[f"creature:{creature.number}"].update(creature_told(s, creature, living))
        for kind in creature.in_order():
            told[f"laid:{LAID.write(laid_name(creature.number, kind))}"] = {"is": f"property:{ORDER[kind]}"}
    if eyes.seat is not None:
        for card in s.hands[eyes.seat]:
            face = eyes.face(card)
            if face is not None:
                row = s._tables.cards[face]
                told[f"card:{card}"] = {"one": f"property:{ORDER[row.one]}", "two": f"property:{ORDER[row.two]}"}
    told["part:lower"] = {"energy": s.lower}
    told["part:upper"] = {"energy": s.upper}
    return told


def creature_told(s: MagicalState, creature: Creature, living: list[Creature]) -> dict[str, Any]:
    """What a creature could do, and what could be done to it; whether it is awake or activated is not asked."""
    parts = [part for part in (LOWER, UPPER) if cannot_gain(s, creature, part) is None]
    return {
        "targets": [element(other) for other in living if could_attack(s, creature, other)],
        "attackers": [element(other) for other in living if could_attack(s, other, creature)],
        "shield": shield(s, creature),
        "missing": missing_energy(creature),
        "parts": [f"part:{PARTS[part]}" for part in parts],
        "amount": 0 if not parts else 2 if takes_two(s, creature) else 1,
    }


def shield(s: MagicalState, target: Creature) -> str | None:
    """MAG-4.2: the property that forbids the activated creature to attack a target; None if none does."""
    attacker = s.find(s.active)
    if attacker is None:
        return None
    refusal = cannot_be_target(s, attacker, target)
    return None if refusal is None or refusal is NOT_ITSELF else f"property:{ORDER[number_of(shielding(refusal))]}"


def could_attack(s: MagicalState, attacker: Creature, target: Creature) -> bool:
    """MAG-3.16, 4.2: whether one creature could attack another; for the Shadow by its own rules (MAG-6.13)."""
    if not attacker.has(ATTACKS):
        return False
    if attacker.side >= s.players:
        return can_reach(s, attacker, target)
    return cannot_be_target(s, attacker, target) is None


def element(creature: Creature) -> str:
    """A creature, to be pointed at."""
    return f"creature:{creature.number}"


# ---------------------------------------------------------------------- moves


def facts(s: MagicalState, move: Move) -> dict[str, Any]:
    """What would come of a legal move, as far as everybody at the table may know."""
    if isinstance(move, ExchangeMove):
        ask = s.question
        return {} if ask is None else {"count": len(s.hands[ask.seat])}
    if isinstance(move, ActivateMove):
        return activation_told(s, s.creature(move.creature))
    if isinstance(move, AddMove):
        return {"missing": missing_with(s.creature(move.creature), move.half)}
    if isinstance(move, GiveMove):
        return {"energy": s.creature(move.ally).energy + 1}
    active = s.find(s.active)
    return {} if active is None else facts_of_action(s, active, move)


def missing_with(creature: Creature, kind: int) -> int:
    """MAG-3.14: how much energy a creature would lack for a transmutation, had it one more property."""
    other = creature.copy()
    other.lay(0, kind)
    return int(missing_energy(other))


def activation_told(s: MagicalState, creature: Creature) -> dict[str, Any]:
    """What a creature could do if it were activated now; sleep is always possible."""
    living = [other for row in s.rows for other in row]
    can = []
    if any(cannot_gain(s, creature, part) is None for part in (LOWER, UPPER)):
        can.append("gain")
    if missing_energy(creature) == 0:
        can.append("transmute")
    if any(could_attack(s, creature, other) for other in living):
        can.append("attack")
    return {"can": [f"choose:{action}" for action in [*can, "sleep"]]}


def facts_of_action(s: MagicalState, creature: Creature, move: Move) -> dict[str, Any]:
    """What would come of something that the activated creature does."""
    if isinstance(move, GainMove):
        return gain_told(s, creature, move.part)
    if isinstance(move, TransmuteMove):
        return transmutation_told(s, creature)
    if isinstance(move, AttackMove):
        return attack_told(s, creature, s.creature(move.target))
    if isinstance(move, ApplyMove):
        succeeds = would_succeed(s.creature(s.target), bit_of(move.power % COUNT))
        return {"succeeds": succeeds, "energy": min(creature.energy + succeeds, FULL)}
    if isinstance(move, BurnMove):
        return {"energy": creature.energy + 1}
    if isinstance(move, TurnMove):
        return {"new": f"property:{ORDER[other_half(s, creature, move.old % COUNT)]}"}
    if isinstance(move, SleepMove):
        return {"sleeps": True, "ends_round": is_last_awake(s, creature)}
    if isinstance(move, WakeMove | StopMove):
        return {"sleeps": True}
    return {}


def transmutation_told(s: MagicalState, creature: Creature) -> dict[str, Any]:
    """MAG-3.15, 4.27: the tokens after it, whether they win, and whether there is a gift to give."""
    tokens = s.tokens[creature.side] + 1
    allies = [ally for ally in s.rows[creature.side] if ally.number != creature.number]
    gift = creature.has(GENEROUS) and any(cannot_receive(s, creature.side, ally) is None for ally in allies)
    return {"tokens": tokens, "wins": tokens >= s._goal, "gift": gift and tokens < s._goal}


def gain_told(s: MagicalState, creature: Creature, part: int) -> dict[str, Any]:
    """MAG-3.13, 4.19: how much is taken, what the creature has then, whether it sleeps, and what is left there."""
    question = "" if s.question is None else s.question.what.name
    second = question == "second_part"
    greedy = takes_two(s, creature) and not second
    amount = 2 if greedy else 1
    told: dict[str, Any] = {
        "amount": amount,
        "energy": creature.energy + amount,
        "sleeps": greedy or second or s.annoyer == creature.number,
    }
    left = s.accessible(creature, part) - 1
    elsewhere = s.accessible(creature, UPPER if part == LOWER else LOWER)
    if not greedy or left == 0 or elsewhere == 0:  # otherwise it is still to be chosen where the second one comes from
        told["rest"] = left - 1 if greedy and elsewhere == 0 else left
    return told


def attack_told(s: MagicalState, creature: Creature, target: Creature) -> dict[str, Any]:
    """MAG-4.6, 4.24: which properties would succeed, and whether the target is spiky."""
    powers = [kind for kind in creature.in_order() if bit_of(kind) & ATTACKS]
    succeeds = [kind for kind in powers if would_succeed(target, bit_of(kind))]
    spiky = bool(s.in_force(target) & SPIKY)
    spines_burnt = target.count() == 1 and any(bit_of(kind) == FIRE_BREATHING for kind in succeeds)  # MAG-8.27
    return {
        "succeeds": [f"property:{ORDER[kind]}" for kind in succeeds],
        "fails": [f"property:{ORDER[kind]}" for kind in powers if kind not in succeeds],
        "spiky": spiky,
        # If all of them are used, and Spiky is not burnt unless there is nothing else to burn.
        "energy": max(min(creature.energy + len(succeeds), FULL) - (spiky and not spines_burnt), 0),
        "sleeps": True,
    }


def is_last_awake(s: MagicalState, creature: Creature) -> bool:
    """MAG-3.19, 6.5: whether the round ends when a creature falls asleep."""
    awake = [other for side in range(s.players) for other in s.rows[side] if not other.asleep]
    return [other.number for other in awake] == [creature.number]


def question_facts(s: MagicalState) -> dict[str, Any]:
    """Of a question about a creature: how much energy it has."""
    creature = s.find(s.active)
    return {} if creature is None else {"energy": creature.energy}


# ---------------------------------------------------------------------- touching


def paths(s: MagicalState, move: Move) -> list[list[str]]:
    """A card and its creature may be touched in either order, so may a creature and what is done to it.

    Harm to an own creature must be meant: that needs a word more.
    """
    path = move.path
    if isinstance(move, AddMove):
        return [path, [path[0], path[2], path[1]]]
    if isinstance(move, WakeMove):
        return [path, path[::-1]]
    if isinstance(move, AttackMove | ScareMove):
        target = s.find(move.target)
        if target is not None and target.side == s.side:
            return [[path[0], OWN[type(move)], path[1]]]
        return [path] if target is None else [path, path[::-1]]
    return [path]


def concerned(move: Move) -> dict[str, str]:
    """Whom a refusal speaks of: the creature that a move names."""
    named = [value for value in move.arguments.values() if isinstance(value, str) and value.startswith("creature:")]
    return {"last": named[-1]} if named else {}


def idle(s: MagicalState, name: str) -> Reason:
    """Why an element that no move would touch has no part in the open question."""
    asked = "" if s.question is None else s.question.what.name
    if asked == "exchange":
        return Reason(EXCHANGE_FIRST, {})
    if name.startswith("card:") and asked != "create":
        return Reason(STEP_IS_OVER, {})
    return Reason(CREATE_FIRST if asked in ("create", "add") else NOT_NOW, {})
