"""Facts for those who look on: what the rules make of the table, worked out by the conditions that decide (K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.auction import price_of
from tangledbank.games.dinosaurs.climate import PHASE as CLIMATE_PHASE
from tangledbank.games.dinosaurs.combat import winning_rolls
from tangledbank.games.dinosaurs.genes import FUR, FURS, GENES, PARASOL, PARASOLS, TAIL
from tangledbank.games.dinosaurs.initiative import precedence
from tangledbank.games.dinosaurs.island import SHEET, TERRAINS, ZONES, zone
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tangledbank.games.dinosaurs.survival import lost_in
from tangledbank.kernel.phrase import NONE, Move
from tangledbank.kernel.secrets import Eyes

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

TERRAIN_NAMES: Final = tuple([f"terrain:{name}" for name in TERRAINS])


def things(s: DinosaursState, eyes: Eyes) -> dict[str, dict[str, Any]]:
    """What is known of spaces, terrains, rows and the own event cards."""
    told: dict[str, dict[str, Any]] = {}
    zones = [f"zone:{ZONES[zone]}" for zone in zones_under(s._tables.climate_loop[s.climate])]
    for space in s._island.spaces:
        terrain = s._island.terrain[space]
        told[f"hex:{SHEET.names[space]}"] = fact = {
            "name": s._island.called[space],
            "terrain": TERRAIN_NAMES[terrain],
            "zone": zones[terrain],
        }
        if s.occupants[space] != NONE:
            fact["owner"] = f"seat:{s.occupants[space]}"
    tell_terrains(s, told)
    for row in range(s.players):
        told[f"row:{row}"] = row_told(s, row)
    for card in s.seats[eyes.seat].hand if eyes.seat is not None else []:
        face = eyes.face(card)
        if face is not None:
            told[f"card:{card}"] = {"is": f"happening:{EVENT_CARDS[face]}"}
    return told


def tell_terrains(s: DinosaursState, told: dict[str, dict[str, Any]]) -> None:
    """DINO-3.29: how many dinos each player has on a terrain, and how many of them he would lose this turn."""
    herds = herds_by_terrain(s)
    shields = [shields_of(s, seat) for seat in range(s.players)]
    for terrain, here in enumerate(zones_under(s._tables.climate_loop[s.climate])):
        told[TERRAIN_NAMES[terrain]] = {
            "zone": f"zone:{ZONES[here]}",
            "herds": [herd[terrain] for herd in herds],
            "losses": [lost_in(here, herds[seat][terrain], *shields[seat]) for seat in range(s.players)],
        }


def row_told(s: DinosaursState, row: int) -> dict[str, Any]:
    """A row of the bidding board: its number, what is for sale there, and in how many rows there is the same."""
    if row >= len(s.rows):
        return {"number": row + 1, "alike": 0}
    return {"number": row + 1, "alike": s.rows.count(s.rows[row]), "gene": f"gene:{GENES[s.rows[row]]}"}


# ---------------------------------------------------------------------- climate


def zones_under(climate: i64) -> list[int]:
    """DINO-1.4: what each terrain is like under a climate."""
    return [zone(climate, terrain) for terrain in range(len(TERRAINS))]


def herds_by_terrain(s: DinosaursState) -> list[list[int]]:
    """How many dinos each seat has on each terrain."""
    herds = []
    terrain = s._island.terrain
    for seat in s.seats:
        herd = [0] * len(TERRAINS)
        for space in seat.herd:
            herd[terrain[space]] += 1
        herds.append(herd)
    return herds


def shields_of(s: DinosaursState, seat: i64, next_turn: bool = False) -> tuple[int, int]:
    """What protects a species, fur and parasols: this turn with event cards, next turn by its genes alone."""
    if next_turn:
        genes = s.seats[seat].genes
        return genes[FUR], genes[PARASOL]
    return s.value(seat, FURS), s.value(seat, PARASOLS)


def losses_under(s: DinosaursState, herds: list[list[int]], climate: i64, next_turn: bool = False) -> list[int]:
    """DINO-3.29: how many dinos each player would lose under a climate, if all stood where they stand now."""
    zones = zones_under(climate)
    losses = []
    for seat, herd in enumerate(herds):
        fur, parasols = shields_of(s, seat, next_turn)
        losses.append(
            sum([lost_in(zones[terrain], count, fur, parasols) for terrain, count in enumerate(herd) if count])
        )
    return losses


def climate_told(s: DinosaursState) -> dict[str, Any]:
    """What the climate does to the herds, and what the next roll may bring."""
    herds = herds_by_terrain(s)
    return {
        "decided": is_decided(s),
        "losses": losses_under(s, herds, s._tables.climate_loop[s.climate]),
        "outlook": [] if s.over else outlook(s, herds),
    }


def outlook(s: DinosaursState, herds: list[list[int]]) -> list[dict[str, Any]]:
    """DINO-1.6: where the next roll of the climate die may lead, the likeliest first, and what it would cost."""
    die, loop = s._tables.climate_die, s._tables.climate_loop
    found = []
    for by in sorted(set(die), key=lambda way: (-die.count(way), -way)):
        terrain = loop[(s.climate + by) % len(loop)]
        losses = losses_under(s, herds, terrain, is_decided(s))
        found.append({"by": by, "chances": die.count(by), "terrain": TERRAINS[terrain], "losses": losses})
    return found


def is_decided(s: DinosaursState) -> bool:
    """DINO-3.15: whether the climate of this turn is settled, so that the next roll is one of the next turn."""
    return s.phase > CLIMATE_PHASE or s.climate_card


# ---------------------------------------------------------------------- moves


def facts(s: DinosaursState, move: Move) -> dict[str, Any]:
    """What would come of a move: the odds of an attack, the price of a bid and what it leaves."""
    arguments = move.arguments
    if move.phrase.name == "attack":
        wins = winning_rolls(s, occupant(s, arguments["from"]), occupant(s, arguments["to"]))
        return {"odds": wins, "wins": list(range(1, wins + 1))}
    if move.phrase.name == "bid":
        price = price_of(s, s.seat, int(value_of(arguments["amount"])))
        return {"price": price, "rest": int(s.seats[s.seat].points) - price}
    return {}


def occupant(s: DinosaursState, element: str) -> int:
    """Whose dino stands on a space, given as an element."""
    return s.occupants[SHEET.names.index(value_of(element))]


def value_of(element: str) -> str:
    """What stands behind the kind of an element.

    >>> value_of("number:3")
    '3'
    """
    return element.partition(":")[2]


def next_order(s: DinosaursState) -> list[list[int]]:
    """DINO-3.11: the order of the next turn, if the standing bids win; those who would roll for it stand together."""
    ranks = []
    for seat in range(s.players):
        won = sum(bidder == seat and s.rows[row] == TAIL for row, bidder in enumerate(s.bidders))
        ranks.append(precedence(s.seats[seat].genes[TAIL] + won, len(s.seats[seat].herd)))
    return [[seat for seat in range(s.players) if ranks[seat] == rank] for rank in sorted(set(ranks))]
