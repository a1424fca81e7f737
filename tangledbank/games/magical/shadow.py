"""The turn of the Shadow: an automaton driven by choice cards (MAG-6D), which are told with every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.magical.activation import use_annoying
from tangledbank.games.magical.attack import apply_power, end_attack, protection, shielding, would_succeed
from tangledbank.games.magical.creature import Creature
from tangledbank.games.magical.gain import take, takes_two
from tangledbank.games.magical.kinds import (
    ANNOYING,
    ATTACKS,
    FIRE_BREATHING,
    LOWER,
    SCARY,
    UPPER,
    bit_of,
    number_of,
)
from tangledbank.games.magical.scorching import may_scorch, scorch
from tangledbank.games.magical.scoring import SHADOW
from tangledbank.games.magical.transmutation import cannot_transmute, transmute
from tangledbank.games.magical.words import (
    ATTACKS_TARGET,
    SCARES,
    SHADOW_ACTIVE,
    SHADOW_ADDS,
    SHADOW_ADDS_RIGHT,
    SHADOW_BEGINS,
    SHADOW_CREATES,
    SHADOW_DISCARDS,
    SHADOW_DRAWS,
    SHADOW_HAS_NO_CARD,
    SHADOW_IS_KEPT_OFF,
    SHADOW_NO_TARGET,
    SHADOW_PICKS,
    SHADOW_RESTS,
    SHADOW_TARGET,
    SHADOW_WAKES,
    SHADOW_WOULD_FAIL,
)
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.procedure import Procedure

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState


def choice_among(s: MagicalState, count: i64) -> i64:
    """MAG-6.7: the number on the next choice card; with one candidate no card is turned, and it is `NONE`."""
    return s.turn_choice_card() if count > 1 else NONE


def chosen(choice: i64, count: i64) -> i64:
    """MAG-6.7: which of so many candidates a choice card means, counted from the left, over and over.

    >>> [chosen(number, 3) for number in (1, 3, 4, 7)], chosen(NONE, 1)
    ([0, 2, 0, 0], 0)
    """
    return (choice - 1) % count


class ShadowTurn(Procedure):
    """A turn of the Shadow, step by step (MAG-6.9 to 6.12). It is never stuck, and never asked (MAG-6.18).

    The order of the steps is the order in which cards are turned (MAG-6.17). Metamorph, Wise and Generous are of no
    use to it, so nothing here speaks of them (MAG-6.15).
    """

    __slots__ = ("received",)

    def __init__(self) -> None:
        super().__init__()
        self.received: bool = False  # the active creature received an attack property, or Scary (MAG-6.12 B)

    def new_creature(self, s: MagicalState) -> None:
        """SH1, MAG-6.9: a creature from the deck, if none is awake. Nobody sees its card."""
        s.tell(SHADOW_BEGINS)
        if s.has_awake(s.side):
            return
        card = s.draw_card()
        if card == NONE:
            s.tell(SHADOW_HAS_NO_CARD)
            self.end()
            return
        s.tell(SHADOW_CREATES, s.new_creature(s.side, card).number)

    def choose_active(self, s: MagicalState) -> None:
        """SH2, MAG-6.10: an awake creature with the most energy."""
        awake = [creature for creature in s.rows[s.side] if not creature.asleep]
        most = max([creature.energy for creature in awake])
        candidates = [creature for creature in awake if creature.energy == most]
        choice = choice_among(s, len(candidates))
        s.active = candidates[chosen(choice, len(candidates))].number
        s.tell(SHADOW_ACTIVE, s.active, most, choice)

    def new_property(self, s: MagicalState) -> None:
        """SH3, MAG-6.11: a half of the next card, for the active creature or the one to its right."""
        card = s.draw_card()
        if card == NONE:
            s.tell(SHADOW_HAS_NO_CARD)
            return
        s.secrets.reveal(card)
        one, two = s.half_one(card), s.half_two(card)
        choice = choice_among(s, 2)
        half = one if chosen(choice, 2) == 0 else two
        s.tell(SHADOW_DRAWS, one, two, choice, half)
        active = s.creature(s.active)
        right = right_of(s, active)
        if not active.has(bit_of(half)):
            active.lay(card, half)
            self.received = bit_of(half) & (ATTACKS | SCARY) != 0  # MAG-8.35: the active one itself
            s.tell(SHADOW_ADDS, active.number, half)
        elif right is not None and not right.has(bit_of(half)):
            right.lay(card, half)
            s.tell(SHADOW_ADDS_RIGHT, right.number, half)
        else:
            s.put_away(card)
            s.tell(SHADOW_DISCARDS, half)

    def annoy(self, s: MagicalState) -> None:
        """SH4, point 0 of MAG-6.12: wake another Shadow creature."""
        active = s.creature(s.active)
        if not active.has(ANNOYING) or active.annoying_used:
            return
        sleeping = [creature for creature in s.rows[s.side] if creature.asleep]
        if sleeping:
            choice = choice_among(s, len(sleeping))
            target = sleeping[chosen(choice, len(sleeping))]
            use_annoying(s, active, target)
            s.tell(SHADOW_WAKES, active.number, target.number, choice)

    def transmute(self, s: MagicalState) -> None:
        """Point A, MAG-6.6: one transmutation, and the Shadow has won. A fourth property can prevent it (MAG-8.37)."""
        active = s.creature(s.active)
        if cannot_transmute(active) is None:
            transmute(s, active)
            s.finish(SHADOW, active.number)

    def attack_at_once(self, s: MagicalState) -> None:
        """Point B: with a new attack property, or newly scary."""
        active = s.creature(s.active)
        if self.received and active.has(ATTACKS) and attack_attempt(s, active):
            self.end()

    def gain(self, s: MagicalState) -> None:
        """Point C: from the lower part while it lasts (MAG-8.33); Greedy and Scorching work as always."""
        active = s.creature(s.active)
        if s.accessible(active, LOWER) + s.accessible(active, UPPER) == 0:
            return
        greedy = takes_two(s, active)
        take(s, active, part_of_shadow(s))
        if greedy:
            take(s, active, part_of_shadow(s))
        scorch_by_choice(s, active)
        if greedy:
            s.fall_asleep(active)
        self.end()

    def attack(self, s: MagicalState) -> None:
        """Point D: another attempt, even if the first was in vain (MAG-8.34). Otherwise nothing happens."""
        active = s.creature(s.active)
        if not active.has(ATTACKS) or not attack_attempt(s, active):
            s.tell(SHADOW_RESTS, active.number)


def right_of(s: MagicalState, creature: Creature) -> Creature | None:
    """MAG-1.8: the creature to the right of another one in its row."""
    row = s.rows[creature.side]
    place = row.index(creature) + 1
    return row[place] if place < len(row) else None


def part_of_shadow(s: MagicalState) -> i64:
    """MAG-6.12 C: where the Shadow takes energy from."""
    return LOWER if s.lower > 0 else UPPER


def scorch_by_choice(s: MagicalState, creature: Creature) -> None:
    """MAG-6.14: Scorching is compulsory for the Shadow."""
    if may_scorch(s, creature):
        scorch(s, creature, property_by_choice(s, creature))


def property_by_choice(s: MagicalState, creature: Creature) -> int:
    """MAG-6.7: one of the properties of a creature, by choice card, oldest first."""
    kinds = creature.in_order()
    choice = choice_among(s, len(kinds))
    kind = kinds[chosen(choice, len(kinds))]
    s.tell(SHADOW_PICKS, creature.number, kind, choice)
    return kind


def can_reach(s: MagicalState, active: Creature, target: Creature) -> bool:
    """MAG-6.8, 6.13: whether nothing would keep it off a target. Its Scary removes all protection."""
    return target.side < s.players and (active.has(SCARY) or protection(s, active, target) is None)


def attack_attempt(s: MagicalState, active: Creature) -> bool:
    """MAG-6.13: an attack on a creature of the human, if it can succeed; says whether it took place."""
    targets = s.rows[0]  # MAG-6.8
    if not targets:
        s.tell(SHADOW_NO_TARGET, active.number)
        return False
    choice = choice_among(s, len(targets))
    target = targets[chosen(choice, len(targets))]
    s.tell(SHADOW_TARGET, active.number, target.number, choice)
    if active.has(SCARY):  # MAG-6.16
        s.scared.append(target.number)
        s.tell(SCARES, active.number, target.number)
    refusal = protection(s, active, target)  # an astral Shadow may attack anybody
    if refusal is not None:
        s.tell(SHADOW_IS_KEPT_OFF, active.number, target.number, number_of(shielding(refusal)))
        return False
    powers = [kind for kind in active.in_order() if bit_of(kind) & ATTACKS]  # MAG-8.36: oldest first
    for kind in powers:
        if would_succeed(target, bit_of(kind)):
            shadow_attack(s, active, target, powers)
            return True
    s.tell(SHADOW_WOULD_FAIL, active.number, target.number)
    return False


def shadow_attack(s: MagicalState, active: Creature, target: Creature, powers: list[int]) -> None:
    """MAG-6.13: all attack properties, oldest first; one that Scorching has burnt meanwhile is not applied."""
    s.tell(ATTACKS_TARGET, active.number, target.number)
    for kind in powers:
        power = bit_of(kind)
        if not active.has(power):
            continue
        burns = power == FIRE_BREATHING and target.properties != 0
        burnt = property_by_choice(s, target) if burns else NONE
        if apply_power(s, active, target, power, burnt):
            scorch_by_choice(s, active)
    end_attack(s, active, target)
