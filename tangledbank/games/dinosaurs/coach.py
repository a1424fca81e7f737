"""What a coach says: what each question is about, and what a player should see. Only public things and own cards."""

from __future__ import annotations

from typing import Final

from tangledbank.games.dinosaurs.facts import facts, herds_by_terrain, losses_under, outlook
from tangledbank.games.dinosaurs.genes import EGG, FUR, PARASOL
from tangledbank.games.dinosaurs.island import TERRAINS
from tangledbank.games.dinosaurs.moves import AttackMove, BirthMove, PlayEventMove, StepMove
from tangledbank.games.dinosaurs.state import DinosaursState
from tangledbank.games.dinosaurs.words import WORDS
from tangledbank.kernel.advice import Advice
from tangledbank.kernel.phrase import NONE, Filled

note: Final = WORDS.advice

# Of the climate
LOSSES: Final = note("DINO-3.29", "losses <count:number>")
OUTLOOK: Final = note("DINO-1.6", "outlook <terrain:terrain> <chances:number> <count:number>")
# Of steps, fights and births
RESCUE: Final = note("DINO-3.29", "rescue <from:hex> <to:hex>", at="from")
GOOD_FIGHT: Final = note("DINO-1.7", "good-fight <from:hex> <to:hex> <odds:number>", at="to")
SAFE_BIRTH: Final = note("DINO-3.29", "safe-birth <space:hex>", at="space")
NO_SAFE_BIRTH: Final = note("DINO-3.29", "no-safe-birth")
# Of cards and the auction
CARD_FITS: Final = note("DINO-3.6", "card-fits <card:card>", at="card")
SHELTERING_GENE: Final = note("DINO-3.29", "sheltering-gene <row:row> <terrain:terrain> <count:number>", at="row")
MORE_EGGS: Final = note("DINO-4.4", "more-eggs <row:row>", at="row")
FREE_ROW: Final = note("DINO-3.33", "free-row <row:row>", at="row")
SMALL_PURSE: Final = note("DINO-3.38", "small-purse <points:number>")
METEOR_NEAR: Final = note("DINO-3.31", "meteor-near <number:number>")

GOOD_ODDS: Final = 4  # numbers of the die with which an attack is worth a thought
FEW_POINTS: Final = 3
FEW_EGGS: Final = 2

ADVICE: Final = Advice(
    WORDS,
    {
        "window": "DINO-3.5",
        "keep": "DINO-4.10",
        "move_dinos": "DINO-3.17",
        "give_birth": "DINO-3.25",
        "freeze": "DINO-3.29",
        "scorch": "DINO-3.29",
        "sicken": "DINO-4.28",
        "auction": "DINO-3.33",
    },
)


# ---------------------------------------------------------------------- the climate


def lost_now(s: DinosaursState, seat: int, gone: int = NONE, come: int = NONE) -> int:
    """DINO-3.29: how many dinos a player would lose this turn, with one gone from a space and one come to another."""
    herds = herds_by_terrain(s)
    for space, change in ((gone, -1), (come, 1)):
        if space != NONE:
            herds[seat][s._island.terrain[space]] += change
    return losses_under(s, herds, s._tables.climate_loop[s.climate])[seat]


def losses(s: DinosaursState, seat: int) -> list[Filled]:
    """DINO-3.29: dinos that the climate will take if all stay where they are."""
    count = lost_now(s, seat)
    return [LOSSES.filled(count)] if count else []


def likely_losses(s: DinosaursState, seat: int) -> list[Filled]:
    """DINO-1.6: what the likeliest roll for the climate would cost."""
    likely = outlook(s, herds_by_terrain(s))[0]
    count = likely["losses"][seat]
    return [OUTLOOK.filled(TERRAINS.index(likely["terrain"]), likely["chances"], count)] if count else []


# ---------------------------------------------------------------------- movement and births


def rescues(s: DinosaursState, seat: int) -> list[Filled]:
    """The step that saves most dinos, if one saves any."""
    before = lost_now(s, seat)
    saving: dict[Filled, int] = {}
    for move in s.moves:
        if isinstance(move, StepMove):
            saved = before - lost_now(s, seat, gone=move.from_, come=move.to)
            if saved > 0:
                saving[RESCUE.filled(move.from_, move.to)] = saved
    return sorted(saving, key=lambda step: -saving[step])[:1]


def good_fights(s: DinosaursState, seat: int) -> list[Filled]:
    """DINO-1.7: attacks that succeed more often than not."""
    odds = {move: int(facts(s, move)["odds"]) for move in s.moves if isinstance(move, AttackMove)}
    good = [move for move in odds if odds[move] >= GOOD_ODDS]
    return [GOOD_FIGHT.filled(move.from_, move.to, odds[move]) for move in good]


def births(s: DinosaursState, seat: int) -> list[Filled]:
    """A space where a newborn lives, or that there is none."""
    before = lost_now(s, seat)
    spaces = [move.space for move in s.moves if isinstance(move, BirthMove)]
    safe = [space for space in spaces if lost_now(s, seat, come=space) == before]
    if not safe:
        return [NO_SAFE_BIRTH.filled()]
    return [SAFE_BIRTH.filled(safe[0])] if len(safe) < len(spaces) else []


# ---------------------------------------------------------------------- cards and the auction


def fitting_cards(s: DinosaursState, seat: int) -> list[Filled]:
    """DINO-3.6: own event cards that can be played in this window."""
    cards = dict.fromkeys(move.card for move in s.moves if isinstance(move, PlayEventMove))
    return [CARD_FITS.filled(card) for card in cards]


def sheltering_genes(s: DinosaursState, seat: int) -> list[Filled]:
    """A gene on offer that would save dinos from the likeliest climate of the next turn."""
    herds = herds_by_terrain(s)
    likely = outlook(s, herds)[0]
    terrain = TERRAINS.index(likely["terrain"])
    notes = []
    for row, gene in enumerate(s.rows):
        if gene in (FUR, PARASOL) and s.bidders[row] != seat:
            richer = s.copy()
            richer.seats[seat].genes[gene] += 1
            saved = likely["losses"][seat] - losses_under(richer, herds, terrain, next_turn=True)[seat]
            if saved > 0:
                notes.append(SHELTERING_GENE.filled(row, terrain, saved))
    return notes


def more_eggs(s: DinosaursState, seat: int) -> list[Filled]:
    """DINO-4.4: who has few eggs grows slowly."""
    wanted = s.seats[seat].genes[EGG] < FEW_EGGS
    return [MORE_EGGS.filled(row) for row, gene in enumerate(s.rows) if gene == EGG and wanted][:1]


def free_rows(s: DinosaursState, seat: int) -> list[Filled]:
    """DINO-3.33: a row on which nobody has bid yet."""
    return [FREE_ROW.filled(row) for row, bidder in enumerate(s.bidders) if bidder == NONE][:1]


def small_purse(s: DinosaursState, seat: int) -> list[Filled]:
    """DINO-3.38: genes are paid with points."""
    points = int(s.seats[seat].points)
    return [SMALL_PURSE.filled(points)] if points <= FEW_POINTS else []


def meteor_near(s: DinosaursState, seat: int) -> list[Filled]:
    """DINO-3.31: how likely the game ends before the next auction."""
    number = s._tables.meteor_track[s.meteor + 1]
    return [METEOR_NEAR.filled(min(number, 6))] if number else []


ADVICE.watch("window", fitting_cards, likely_losses)
ADVICE.watch("move_dinos", rescues, losses, good_fights, likely_losses)
ADVICE.watch("give_birth", births, likely_losses)
ADVICE.watch("auction", small_purse, meteor_near, sheltering_genes, more_eggs, free_rows)
