"""What a seat or a spectator sees of the table (DINO-3.1, 7.2 and 7.3): all but hands and the draw pile is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.dinosaurs.auction import LAST_NUMBER
from tangledbank.games.dinosaurs.combat import winning_rolls
from tangledbank.games.dinosaurs.facts import climate_told, next_order
from tangledbank.games.dinosaurs.genes import GENES, VALUES
from tangledbank.games.dinosaurs.island import SHEET, TERRAINS, ZONES, zone
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tangledbank.games.dinosaurs.scoring import breakdown
from tangledbank.games.dinosaurs.words import PHASES
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.secrets import Eyes

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState, Seat

COLOURS: Final = ("red", "blue", "green", "yellow", "pink")  # DINO-1.2


def board(s: DinosaursState, eyes: Eyes) -> dict[str, Any]:
    """The table as these eyes see it."""
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "order": s.order,
        "climate": climate_seen(s),
        "climate_card": s.climate_card,
        "barren": s.barren,
        "meteor": {"position": s.meteor, "track": s._tables.meteor_track, "struck": s.struck},
        "island": s._island.id,
        "spaces": [space_seen(s, space) for space in s._island.spaces],
        "seats": [seat_seen(s, eyes, number, seat) for number, seat in enumerate(s.seats)],
        "odds": [[winning_rolls(s, a, b) if a != b else None for b in range(s.players)] for a in range(s.players)],
        "rows": [row_seen(s, row) for row in range(len(s.rows))],
        "last_number": LAST_NUMBER,
        "next_order": next_order(s) if s.rows else [],
        "shown": [GENES[gene] for gene in s.shown],
        "bag": dict(zip(GENES, s.bag, strict=True)),
        "removed": s.removed,
        "deck": s.deck_size(),
        "discard": [EVENT_CARDS[s.secrets.faces[card]] for card in s.discard],
        "breakdown": breakdown(s) if s.over else None,
    }


def climate_seen(s: DinosaursState) -> dict[str, Any]:
    """The climate marker, what each terrain is like under it (DINO-1.4, 1.5), whom it would cost, what may come."""
    loop = s._tables.climate_loop
    terrain = loop[s.climate]
    return {
        "position": s.climate,
        **climate_told(s),
        "loop": [TERRAINS[place] for place in loop],
        "zones": {name: ZONES[zone(terrain, number)] for number, name in enumerate(TERRAINS)},
    }


def space_seen(s: DinosaursState, space: int) -> dict[str, Any]:
    """One space of the island."""
    occupant = s.occupants[space]
    return {
        "hex": SHEET.names[space],
        "terrain": TERRAINS[s._island.terrain[space]],
        "start": space in s._island.starts,
        "coastal": s._island.is_coast[space],
        "zone": ZONES[s.zone_of(space)],
        "dino": None if occupant == NONE else occupant,
    }


def seat_seen(s: DinosaursState, eyes: Eyes, number: int, seat: Seat) -> dict[str, Any]:
    """One player: everything but his hand is public, and of that the number of cards (DINO-7)."""
    return {
        "seat": number,
        "colour": COLOURS[number],
        "points": seat.points,
        "genes": dict(zip(GENES, seat.genes, strict=False)),
        "modifiers": dict(zip(VALUES, seat.modifiers, strict=True)),
        "values": {name: s.value(number, which) for which, name in enumerate(VALUES)},
        "dinos": [SHEET.names[space] for space in seat.herd],
        "reserve": s.reserve(number),
        "zones": {name: sum(s.zone_of(space) == zone for space in seat.herd) for zone, name in enumerate(ZONES)},
        "raft": seat.raft,
        "far_flung": seat.far_flung,
        "kept_out": seat.kept_out,
        "hand_size": len(seat.hand),
        "hand": [card_seen(s, eyes, card) for card in seat.hand] if eyes.seat == number else None,
    }


def card_seen(s: DinosaursState, eyes: Eyes, card: int) -> dict[str, Any]:
    """An event card in one's own hand."""
    face = eyes.face(card)
    if face is None:
        return {"card": card, "event": None, "window": None}
    event = EVENT_CARDS[face]
    window = PHASES[s._tables.windows[face] - 1]
    return {"card": card, "event": event, "window": window}


def row_seen(s: DinosaursState, row: int) -> dict[str, Any]:
    """A gene on offer with the standing bid."""
    bidder = s.bidders[row]
    return {
        "row": row,
        "gene": GENES[s.rows[row]],
        "bid": None if bidder == NONE else s.bids[row],
        "bidder": None if bidder == NONE else bidder,
    }
