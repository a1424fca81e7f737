"""How good a table looks for a player: points, what the earth would pay, control, elements, pawns at hand.

Everything is counted in points. Nothing hidden is looked at, so the value is the same in all worlds that a player
cannot tell apart. An action that has begun is worth what it promises (`promise`), so that a bot that looks one move
ahead does not need to play it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
from tangledbank.games.marine.speciation import Speciation
from tangledbank.games.marine.wanderlust import Wanderlust, wander_bonus
from tangledbank.games.marine.weights import WEIGHTS, MarineWeights
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.weights import Weights

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState


class MarineEvaluation(Evaluation):
    """The evaluation of Dominant Species: Marine.

    >>> from tangledbank.games.marine.box import MarineGame
    >>> state = MarineGame({}).new(players=3, seed=7)
    >>> before = MarineEvaluation().value(state, 0)
    >>> state.classes[state.order[0]].points += 5
    >>> abs(MarineEvaluation().value(state, 0) - before) > 1
    True
    """

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self.w: MarineWeights = MarineWeights(weights)

    def fortunes(self, state: Any) -> list[float]:
        """What the classes of each seat have and are about to get."""
        s: MarineState = state
        of_classes = fortunes_of(s, self.w)
        return [fortune_of_seat(s, self.w, of_classes, seat) for seat in range(s.players)]

    def left(self, state: Any) -> float:
        """The cards still in the deck, of all that the longest game has."""
        s: MarineState = state
        return min(float(len(s.deck)) / float(len(s._tables.cards)), 1.0)


def fortune_of_seat(s: MarineState, w: MarineWeights, fortunes: list[float], seat: i64) -> float:
    """What the classes of a seat are worth; with two of them mostly the poorer one (MAR-6.1)."""
    mine = [fortunes[taxon] for taxon in s.order if s.classes[taxon].seat == seat]
    if not mine:
        return 0.0
    return w.poor_class * min(mine) + (1.0 - w.poor_class) * max(mine)


def fortunes_of(s: MarineState, w: MarineWeights) -> list[float]:
    """What each class is worth: what it has, what the earth gives it, and what it is about to do."""
    fortunes = [0.0, 0.0, 0.0, 0.0]
    for taxon in s.order:
        fortunes[taxon] = belongings(s, w, taxon)
    live_on_earth(s, w, fortunes)
    for nutrient in range(len(NUTRIENTS)):
        holder = s.control[nutrient]
        if holder != NONE:
            fortunes[holder] += w.control + w.marker * s.markers[nutrient]
            if s.special_at[nutrient] == NONE:
                fortunes[holder] += w.pawn
    holder = survival_holder(s)
    if holder != NONE:
        fortunes[holder] += w.survival * s._tables.bonus_for(vents_occupied(s, holder))
    for procedure in s.stack:
        if isinstance(procedure, Action):
            fortunes[procedure.taxon] += promise(s, w, procedure)
    return fortunes


def belongings(s: MarineState, w: MarineWeights, taxon: i64) -> float:
    """Points, pawns at hand, elements, and shelter from Regression."""
    one = s.classes[taxon]
    worth = float(one.points) + w.pawn * float(one.basics)
    loss = 0.0
    for nutrient in range(len(NUTRIENTS)):
        count = one.diet.count(nutrient)
        printed = s._printed[taxon][nutrient]
        if count + printed > 0:
            worth += w.first_element + w.more_elements * (count + printed - 1)
        if count > 0 and (nutrient in s.sections[REGRESSION]):
            loss += w.shelter
    return worth if taxon in s.squares else worth - loss


def live_on_earth(s: MarineState, w: MarineWeights, fortunes: list[float]) -> None:
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
                fortunes[taxon] += w.cube * min(count, 4)
                if place < len(points):
                    fortunes[taxon] += w.tiles * points[place]
                place += 1  # those that die leave their places to others
            else:
                fortunes[taxon] += w.doomed_cube * count


def promise(s: MarineState, w: MarineWeights, action: Action) -> float:
    """What an action that has begun will probably bring, by its kind."""
    taxon = action.taxon
    if isinstance(action, Evolution):
        if action.cell == NONE:
            return best_tile(s, w, taxon, action._terrain(s))
        return w.card if plays_after(s, taxon, action.cell) else 0.0
    if isinstance(action, Dominance):
        return best_dominance(s, w, taxon)
    if isinstance(action, Speciation):
        return new_cubes(s, w, taxon, action.vertex) if action.vertex != NONE else w.promise.speciation
    if isinstance(action, Wanderlust):
        extra = w.promise.wanderlust_special if s._tables.special_only[action.berth] else 0.0
        if action.cell == NONE:
            return w.promise.wanderlust + extra
        return extra + (wander_bonus(s, action.cell, s.tiles[action.cell]) if action.drifting == 0 else 0.0)
    if isinstance(action, Abundance):
        if action.nutrient == NONE:
            return w.promise.abundance
        eaten = diet_of(s, taxon) & 1 << action.nutrient
        return w.promise.abundance_eaten if eaten else w.promise.abundance_other
    if isinstance(action, Adaptation):
        return w.first_element if s.sections[ADAPTATION] else 0.0
    if isinstance(action, Migration):
        if action.left == NONE:
            return w.promise.migration
        return w.promise.migration_step * min(int(action.left), 3)
    if isinstance(action, Competition):
        return w.promise.competition if action.left == NONE else w.promise.competition_more
    if isinstance(action, Deformation):
        return w.promise.deformation
    if isinstance(action, Regression):
        return w.promise.regression
    return w.promise.other if isinstance(action, (Autotrophs, Depletion)) else 0.0


def best_tile(s: MarineState, w: MarineWeights, taxon: i64, terrain: i64) -> float:
    """MAR-4.11: the tile that pays most, against what it pays to others, and the card that follows."""
    best = 0.0
    for cell in CELLS:
        if s.tiles[cell] != NONE and TERRAIN_OF[s.tiles[cell]] == terrain and s.cubes[cell * 4 + taxon] > 0:
            points = tile_points(s, cell, True)
            others = points[0] + points[1] + points[2] + points[3] - points[taxon]
            worth = float(points[taxon]) - w.rivals * others / max(1, len(s.order) - 1)
            if plays_after(s, taxon, cell):
                worth += w.card
            if worth > best:
                best = worth
    return best


def best_dominance(s: MarineState, w: MarineWeights, taxon: i64) -> float:
    """MAR-4.12: the pawn that brings most."""
    best = 0.0
    for nutrient in range(len(NUTRIENTS)):
        value = dominance_value(s, taxon, nutrient)
        if value > s.markers[nutrient]:
            worth = w.marker * value
            if s.control[nutrient] == taxon:
                worth -= w.marker * s.markers[nutrient]
            else:
                worth += w.control
            if worth > best:
                best = worth
    return best


def new_cubes(s: MarineState, w: MarineWeights, taxon: i64, vertex: i64) -> float:
    """MAR-4.6: cubes that can be placed around a token, more if they will thrive, still more on tiles that pay well."""
    total = 0.0
    thriving = diet_of(s, taxon) & 1 << s.tokens[vertex] != 0
    left = float(s.classes[taxon].pool)
    for cell in CELLS_AT[vertex]:
        if s.tiles[cell] != NONE:
            count = min(float(speciation_limit(s, taxon, s.tokens[vertex], cell)), left)
            left -= count
            if thriving:
                total += w.new_cube * count + w.new_cube_place * s._tables.points[TERRAIN_OF[s.tiles[cell]]][0]
            else:
                total += w.new_cube_hungry * count
    return total
