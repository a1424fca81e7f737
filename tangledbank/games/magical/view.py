"""What a seat or a spectator sees of the table (MAG-7), built from what its eyes may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.games.magical.creature import Creature
from tangledbank.games.magical.kinds import ANNOYING, ATTACKS, COUNT, ORDER, SOURCES, LaidSpelling, bit_of, laid_name
from tangledbank.games.magical.rounds import new_cards
from tangledbank.games.magical.scoring import result
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.secrets import EVERYONE, Eyes

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState

LAID = LaidSpelling()


def board(s: MagicalState, eyes: Eyes) -> dict[str, Any]:
    """The table as these eyes see it; a spectator sees what everybody may see (MAG-7.3)."""
    return {
        "round": s.round,
        "max_rounds": s._max_rounds,
        "goal": s._goal,
        "solo": s.solo,
        "first": s.first,
        "side": number_or_none(s.side),
        "active": number_or_none(s.active),
        "target": number_or_none(s.target),
        "source": source_seen(s),
        "sources": sources_seen(s, eyes),
        "deck": len(s.deck.pile),
        "discard": [card_seen(s, eyes, card) for card in s.deck.discard],
        "choices": choices_seen(s, eyes) if s.solo else None,
        "sides": [side_seen(s, eyes, side) for side in range(len(s.rows))],
        "result": result(s) if s.over else None,
    }


def number_or_none(number: int) -> int | None:
    """A number for clients, who have a word for nothing."""
    return None if number == NONE else number


def source_seen(s: MagicalState) -> dict[str, Any]:
    """The current source and the energy on it, which are public."""
    row = s._tables.sources[s.secrets.faces[s.source]]
    return {
        "source": row.id,
        "lower": s.lower,
        "upper": s.upper,
        "needs": ORDER[row.needs] if row.upper else None,
        "lower_full": row.lower_for(s.players),
        "upper_full": row.upper,
    }


def sources_seen(s: MagicalState, eyes: Eyes) -> dict[str, Any]:
    """MAG-7: how many source cards nobody has seen, and those that lie under the deck, in their order."""
    faces = [eyes.face(card) for card in s.sources]
    return {"left": faces.count(None), "seen": [SOURCES[face] for face in faces if face is not None]}


def choices_seen(s: MagicalState, eyes: Eyes) -> dict[str, Any]:
    """MAG-7: the choice deck of the Shadow and the cards turned since it was shuffled, the last one on top."""
    faces = [eyes.face(card) for card in s.choices.discard]
    return {"deck": len(s.choices.pile), "turned": [s._tables.numbers[face] for face in faces if face is not None]}


def card_seen(s: MagicalState, eyes: Eyes, card: int) -> dict[str, Any]:
    """What is on a property card, if these eyes know it."""
    face = eyes.face(card)
    if face is None:
        return {"design": None, "one": None, "two": None}
    row = s._tables.cards[face]
    return {"design": row.id, "one": ORDER[row.one], "two": ORDER[row.two]}


def side_seen(s: MagicalState, eyes: Eyes, side: int) -> dict[str, Any]:
    """One side of the table; the Shadow has no seat and no hand (MAG-2.6)."""
    player = side < s.players
    hand = s.hands[side] if player else []
    public = [card for card in hand if s.secrets.seen[card] == EVERYONE]  # MAG-7.2: taken back by Metamorph
    return {
        "side": side,
        "seat": side if player else None,
        "tokens": s.tokens[side],
        "goal": s._goal if player else 1,  # MAG-6.6
        "had_turn": bool(s.had_turn & bit_of(side)),
        "hand_size": len(hand),
        "hand": [
            {"card": card, **card_seen(s, eyes, card), "public": card in public} for card in hand
        ]
        if eyes.seat == side
        else None,
        "public": [card_seen(s, eyes, card) for card in sorted(public, key=lambda card: s.secrets.faces[card])],
        "new_cards": cards_to_come(s, side) if player else None,
        "creatures": [creature_seen(s, eyes, creature) for creature in s.rows[side]],
    }


def cards_to_come(s: MagicalState, seat: int) -> int:
    """MAG-3.20, 3.21: how many cards a player would draw if the round ended now, as far as there are any."""
    left = s.deck.size()
    for place in range(len(s.rows)):
        side = (s.first + place) % len(s.rows)
        if side == seat:
            return min(new_cards(s, seat), left)
        if side < s.players:
            left -= min(new_cards(s, side), left)
    raise ValueError(f"there is no seat {seat}")


def creature_seen(s: MagicalState, eyes: Eyes, creature: Creature) -> dict[str, Any]:
    """A creature: everything is public but the face of its own card, which its owner knows (MAG-7)."""
    suppressed = creature.number in s.scared
    return {
        "creature": creature.number,
        "energy": creature.energy,
        "asleep": creature.asleep,
        "suppressed": suppressed,
        "annoying_used": creature.annoying_used,
        "active": creature.number == s.active,
        "target": creature.number == s.target,
        **card_seen(s, eyes, creature.card),
        "properties": [property_seen(s, creature, laid, suppressed) for laid in creature.laid],
    }


def property_seen(s: MagicalState, creature: Creature, laid: int, suppressed: bool) -> dict[str, Any]:
    """A property card under a creature, both halves of which are public."""
    kind = laid % COUNT
    row = s._tables.cards[s.secrets.faces[laid // COUNT]]
    active = creature.number == s.active
    used = creature.annoying_used if bit_of(kind) == ANNOYING else active and bool(s.used & bit_of(kind))  # MAG-4.17
    return {
        "laid": LAID.write(laid_name(creature.number, kind)),
        "property": ORDER[kind],
        "other": ORDER[row.two if row.one == kind else row.one],
        "design": row.id,
        "in_force": not suppressed,
        "used": used,
        "applied": active and bool(s.applied & bit_of(kind) & ATTACKS),
    }
