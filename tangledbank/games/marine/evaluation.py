"""How good a table looks for a player: points, what the earth would pay, control, elements, pawns at hand.

Everything is counted in points. Nothing hidden is looked at, so the value is the same in all worlds that a player
cannot tell apart. An action that has begun is worth what it promises (`promise`), so that a bot that looks one move
ahead does not need to play it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from tangledbank.games.marine.abundance import Abundance, Autotrophs, Depletion
from tangledbank.games.marine.action import Action
from tangledbank.games.marine.adaptation import Adaptation, Regression
from tangledbank.games.marine.competition import Competition, Dominance
from tangledbank.games.marine.deformation import Deformation
from tangledbank.games.marine.earth import CELLS, CELLS_AT
from tangledbank.games.marine.ecology import (
    diet_of,
    dominance_value,
    ranking,
    speciation_limit,
    survival_holder,
    thrives,
    tile_points,
    touching,
)
from tangledbank.games.marine.events import vents_occupied
from tangledbank.games.marine.evolution import Evolution, plays_after
from tangledbank.games.marine.kinds import ADAPTATION, NUTRIENTS, REGRESSION, TERRAIN_OF
from tangledbank.games.marine.migration import Migration
from tangledbank.games.marine.scoring import scores, winners
from tangledbank.games.marine.speciation import Speciation
from tangledbank.games.marine.wanderlust import Wanderlust, wander_bonus
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.phrase import NONE

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

VICTORY: Final = 1000.0
RIVALS: Final = 0.5  # how much the others' fortune weighs against one's own
TILES: Final = 0.7  # what a tile would pay now, against points in hand
SURVIVAL: Final = 0.5
CONTROL: Final = 3.0  # a special pawn, on top of its marker
MARKER: Final = 0.8
CUBE: Final = 0.3  # that thrives
LOST: Final = -0.2  # that would not survive an Extinction
FIRST_ELEMENT: Final = 1.2  # of a type
MORE_ELEMENTS: Final = 0.6
PAWN: Final = 0.35  # at hand
SHELTER: Final = 0.7
CARD: Final = 2.5  # to be played from the row
POOR_CLASS: Final = 0.75  # with two classes, the poorer one counts


class MarineEvaluation(Evaluation):
    """The evaluation of Dominant Species: Marine.

    >>> from tangledbank.games.marine.box import MarineGame
    >>> state = MarineGame({}).new(players=3, seed=7)
    >>> before = MarineEvaluation().value(state, 0)
    >>> state.classes[state.order[0]].points += 5
    >>> abs(MarineEvaluation().value(state, 0) - before) > 1
    True
    """

    def value(self, state: Any, seat: int) -> float:
        """One's own fortune, less a part of the others'."""
        s: MarineState = state
        if s.over:
            return ending(s, seat)
        fortunes = self.fortunes(s)
        total = 0.0
        for fortune in fortunes:
            total += fortune
        return fortunes[seat] - RIVALS * (total - fortunes[seat]) / float(s.players - 1)

    def fortunes(self, state: Any) -> list[float]:
        """What the classes of each seat have and are about to get."""
        s: MarineState = state
        of_classes = fortunes_of(s)
        return [fortune_of_seat(s, of_classes, seat) for seat in range(s.players)]


def ending(s: MarineState, seat: int) -> float:
    """The value of a finished game: victory, then the lead (MAR-5.4)."""
    points = scores(s)
    best = max([points[other] for other in range(s.players) if other != seat])
    return (VICTORY if seat in winners(s) else 0.0) + float(points[seat] - best)


def fortune_of_seat(s: MarineState, fortunes: list[float], seat: i64) -> float:
    """What the classes of a seat are worth; with two of them mostly the poorer one (MAR-6.1)."""
    mine = [fortunes[taxon] for taxon in s.order if s.classes[taxon].seat == seat]
    if not mine:
        return 0.0
    return POOR_CLASS * min(mine) + (1.0 - POOR_CLASS) * max(mine)


def fortunes_of(s: MarineState) -> list[float]:
    """What each class is worth: what it has, what the earth gives it, and what it is about to do."""
    fortunes = [0.0, 0.0, 0.0, 0.0]
    for taxon in s.order:
        fortunes[taxon] = belongings(s, taxon)
    live_on_earth(s, fortunes)
    for nutrient in range(len(NUTRIENTS)):
        holder = s.control[nutrient]
        if holder != NONE:
            fortunes[holder] += CONTROL + MARKER * s.markers[nutrient]
            if s.special_at[nutrient] == NONE:
                fortunes[holder] += PAWN
    holder = survival_holder(s)
    if holder != NONE:
        fortunes[holder] += SURVIVAL * s._tables.bonus_for(vents_occupied(s, holder))
    for procedure in s.stack:
        if isinstance(procedure, Action):
            fortunes[procedure.taxon] += promise(s, procedure)
    return fortunes


def belongings(s: MarineState, taxon: i64) -> float:
    """Points, pawns at hand, elements, and shelter from Regression."""
    one = s.classes[taxon]
    worth = float(one.points) + PAWN * float(one.basics)
    loss = 0.0
    for nutrient in range(len(NUTRIENTS)):
        count = one.diet.count(nutrient)
        printed = s._printed[taxon][nutrient]
        if count + printed > 0:
            worth += FIRST_ELEMENT + MORE_ELEMENTS * (count + printed - 1)
        if count > 0 and (nutrient in s.sections[REGRESSION]):
            loss += SHELTER
    return worth if taxon in s.squares else worth - loss


def live_on_earth(s: MarineState, fortunes: list[float]) -> None:
    """MAR-4.13, 4.17: who thrives where, and what the places there would pay."""
    diets = [diet_of(s, taxon) for taxon in range(4)]
    for cell in CELLS:
        if s.tiles[cell] == NONE:
            continue
        ranked = ranking(s, cell)
        if not ranked:
            continue
        food = touching(s, cell)
        points = s._tables.points[TERRAIN_OF[s.tiles[cell]]]
        place = 0
        for taxon in ranked:
            count = s.cubes[cell * 4 + taxon]
            if food & diets[taxon] or thrives(s, taxon, cell):
                fortunes[taxon] += CUBE * min(count, 4)
                if place < len(points):
                    fortunes[taxon] += TILES * points[place]
                place += 1  # those that die leave their places to others
            else:
                fortunes[taxon] += LOST * count


def promise(s: MarineState, action: Action) -> float:
    """What an action that has begun will probably bring, by its kind."""
    taxon = action.taxon
    if isinstance(action, Evolution):
        if action.cell == NONE:
            return best_tile(s, taxon, action._terrain(s))
        return CARD if plays_after(s, taxon, action.cell) else 0.0
    if isinstance(action, Dominance):
        return best_dominance(s, taxon)
    if isinstance(action, Speciation):
        return new_cubes(s, taxon, action.vertex) if action.vertex != NONE else 2.2
    if isinstance(action, Wanderlust):
        extra = 2.0 if s._tables.special_only[action.berth] else 0.0
        if action.cell == NONE:
            return 2.0 + extra
        return extra + (wander_bonus(s, action.cell, s.tiles[action.cell]) if action.drifting == 0 else 0.0)
    if isinstance(action, Abundance):
        if action.nutrient == NONE:
            return 1.5
        return 1.8 if diet_of(s, taxon) & 1 << action.nutrient else 1.0
    if isinstance(action, Adaptation):
        return FIRST_ELEMENT if s.sections[ADAPTATION] else 0.0
    if isinstance(action, Migration):
        return 1.6 if action.left == NONE else 0.1 * min(int(action.left), 3)
    if isinstance(action, Competition):
        return 1.6 if action.left == NONE else 0.2
    if isinstance(action, Deformation):
        return 2.0
    if isinstance(action, Regression):
        return 0.2
    return 0.5 if isinstance(action, (Autotrophs, Depletion)) else 0.0


def best_tile(s: MarineState, taxon: i64, terrain: i64) -> float:
    """MAR-4.11: the tile that pays most, against what it pays to others, and the card that follows."""
    best = 0.0
    for cell in CELLS:
        if s.tiles[cell] != NONE and TERRAIN_OF[s.tiles[cell]] == terrain and s.cubes[cell * 4 + taxon] > 0:
            points = tile_points(s, cell, True)
            others = points[0] + points[1] + points[2] + points[3] - points[taxon]
            worth = float(points[taxon]) - RIVALS * others / max(1, len(s.order) - 1)
            if plays_after(s, taxon, cell):
                worth += CARD
            if worth > best:
                best = worth
    return best


def best_dominance(s: MarineState, taxon: i64) -> float:
    """MAR-4.12: the pawn that brings most."""
    best = 0.0
    for nutrient in range(len(NUTRIENTS)):
        value = dominance_value(s, taxon, nutrient)
        if value > s.markers[nutrient]:
            worth = MARKER * value
            if s.control[nutrient] == taxon:
                worth -= MARKER * s.markers[nutrient]
            else:
                worth += CONTROL
            if worth > best:
                best = worth
    return best


def new_cubes(s: MarineState, taxon: i64, vertex: i64) -> float:
    """MAR-4.6: cubes that can be placed around a token, more if they will thrive, still more on tiles that pay well."""
    total = 0.0
    thriving = diet_of(s, taxon) & 1 << s.tokens[vertex] != 0
    left = float(s.classes[taxon].pool)
    for cell in CELLS_AT[vertex]:
        if s.tiles[cell] != NONE:
            count = min(float(speciation_limit(s, taxon, s.tokens[vertex], cell)), left)
            left -= count
            if thriving:
                total += 0.5 * count + 0.15 * s._tables.points[TERRAIN_OF[s.tiles[cell]]][0]
            else:
                total += 0.1 * count
    return total
