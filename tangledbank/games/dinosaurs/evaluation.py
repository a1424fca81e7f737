"""How good a table looks for a player: his points, what his herd will bring, and what his genes are good for.

Everything is counted in points (DINO-3.30). The herd is looked at twice: how many of it will live to the next scoring,
and how many to the one after, with the climate as the die may turn it. Only public things and the numbers of cards in
hands are looked at, so that the value is the same in all worlds that a player cannot tell apart.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.combat import Fight
from tangledbank.games.dinosaurs.event_choices import Epidemic, UnexpectedGene
from tangledbank.games.dinosaurs.genes import CARD, DISCOUNT, EGGS, FURS, MOVEMENT, PARASOLS, PORTRAIT
from tangledbank.games.dinosaurs.island import COLD, DEADLY, TEMPERATE, TERRAINS, zone
from tangledbank.games.dinosaurs.movement import Movement
from tangledbank.games.dinosaurs.moves import RemoveMove
from tangledbank.games.dinosaurs.state import DINOS, DinosaursState
from tangledbank.games.dinosaurs.weights import WEIGHTS, DinosaursWeights
from tangledbank.kernel.evaluation import Evaluation
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.weights import Weights

BIRTHS_PHASE: Final = 3
SCORING_PHASE: Final = 4
TURNS: Final = 9.0  # of a game, on average


class DinosaursEvaluation(Evaluation):
    """The evaluation of Age of Dinosaurs.

    >>> from tangledbank.games.dinosaurs.box import DinosaursGame
    >>> state = DinosaursGame({}).new(players=3, seed=7)
    >>> before = DinosaursEvaluation().value(state, 0)
    >>> state.seats[0].points += 5
    >>> DinosaursEvaluation().value(state, 0) - before
    5.0
    """

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self.w: DinosaursWeights = DinosaursWeights(weights)

    def fortunes(self, state: Any) -> list[float]:
        """Everybody's points, herd and genes."""
        s: DinosaursState = state
        outlook = Outlook(s, self.w)
        return [outlook.fortune(seat) for seat in range(s.players)]

    def left(self, state: Any) -> float:
        """The turns to come, of those that there are on average."""
        s: DinosaursState = state
        return min(turns_to_come(s) / TURNS, 1.0)

    def is_settled(self, state: Any) -> bool:
        """A fight and an epidemic are played out; everything else is judged as it stands."""
        s: DinosaursState = state
        return not isinstance(s.stack[-1], (Fight, Epidemic))

    def reply(self, state: Any) -> Move:
        """Give up what stands worst."""
        s: DinosaursState = state
        worst = s.moves[0]
        zone: i64 = NONE
        for move in s.moves:
            if isinstance(move, RemoveMove) and s.zone_of(move.space) > zone:
                worst = move
                zone = s.zone_of(move.space)
        return worst


def turns_to_come(s: DinosaursState) -> float:
    """DINO-3.31: how many more auctions there will be, on average, this turn's included if it is still to come."""
    track = s._tables.meteor_track
    chance = 1.0
    turns = 0.0
    position = s.meteor + (1 if s.phase <= SCORING_PHASE else 0)
    if s.phase > SCORING_PHASE:
        turns = 0.0 if s.struck else 1.0
        position += 1
    for place in range(position, len(track)):
        chance *= 1.0 - min(track[place], 6) / 6.0
        turns += chance
    return turns


class Outlook:
    """What the coming climates may do to everybody's herd."""

    __slots__ = ("climates", "later", "s", "scored", "turns", "w")

    def __init__(self, s: DinosaursState, weights: DinosaursWeights) -> None:
        self.s: DinosaursState = s
        self.w: DinosaursWeights = weights
        self.turns: float = turns_to_come(s)
        self.scored: bool = s.phase > SCORING_PHASE
        known = not self.scored and (s.phase > 1 or s.climate_card)
        # The climate at the next scoring, with its chance; and for each of them the one after.
        self.climates: list[tuple[int, float]] = [(s.climate, 1.0)] if known else self.after(s.climate)
        self.later: list[list[tuple[int, float]]] = [self.after(climate) for climate, _ in self.climates]

    def after(self, climate: int) -> list[tuple[int, float]]:
        """DINO-1.6: where the climate marker may be a turn later."""
        tables = self.s._tables
        found: list[tuple[int, float]] = []
        for step in sorted(set(tables.climate_die)):
            place = (climate + step) % len(tables.climate_loop)
            found.append((place, tables.climate_die.count(step) / 6.0))
        return found

    def fortune(self, seat: int) -> float:
        """What a seat's side of the table is worth."""
        s = self.s
        mine = s.seats[seat]
        total = float(mine.points) + min(self.turns, 1.0) * self.w.card_in_hand * len(mine.hand)
        for gene in range(PORTRAIT):
            bought = mine.genes[gene] - s._tables.genes[gene].start
            total += self.turns * self.w.worth_of(gene, bought)
        for row in range(len(s.rows)):
            if s.bidders[row] == seat:
                total += self.bought(seat, s.rows[row], s.bids[row])
        top = s.stack[-1]
        if isinstance(top, UnexpectedGene) and top.seat == seat:
            total += self.w.unexpected_gene * self.turns
        return total + self.herd(seat)

    def bought(self, seat: int, gene: int, bid: int) -> float:
        """What a gene would bring, less its price (DINO-3.38)."""
        price = max(0, bid - self.s.value(seat, DISCOUNT))
        if gene == CARD:
            return min(self.turns, 1.0) * self.w.card_in_hand - price
        bought = self.s.seats[seat].genes[gene] - self.s._tables.genes[gene].start
        return self.turns * (self.w.worth_of(gene, bought + 1) - self.w.worth_of(gene, bought)) - price

    def herd(self, seat: int) -> float:
        """The points that the herd will bring at the next two scorings, and a part of what comes after."""
        s = self.s
        dinos = [0.0] * len(TERRAINS)
        for space in s.seats[seat].herd:
            dinos[s._island.terrain[space]] += 1.0
        steps = self.steps(seat)
        eggs = 0.0 if s.barren and not s.seats[seat].far_flung and s.seats[seat].herd else float(s.value(seat, EGGS))
        if s.phase > BIRTHS_PHASE and not self.scored:
            eggs = 0.0
        room = self.room(seat)
        total = 0.0
        for index, (climate, chance) in enumerate(self.climates):
            living = self.survivors(seat, dinos, climate, steps, eggs, room)
            first = total_of(living)
            second = 0.0
            for next_climate, next_chance in self.later[index]:
                second += next_chance * self.second(seat, living, next_climate)
            if self.scored:  # no scoring is certain any more
                total += chance * (min(self.turns, 1.0) * first + self.w.later * self.turns * second)
            else:
                later = 1.0 + self.w.later * max(self.turns - 1.0, 0.0)
                total += chance * (first + min(self.turns, 1.0) * second * later)
        return total

    def steps(self, seat: int) -> float:
        """How many movement points a seat has before the next scoring."""
        s = self.s
        if self.scored or s.phase < 2:
            return float(s.value(seat, MOVEMENT))
        for procedure in s.stack:
            if isinstance(procedure, Movement):
                if seat == procedure.seat:
                    return float(procedure.left)
                return float(s.value(seat, MOVEMENT)) if s.order.index(seat) > procedure.passes else 0.0
        return 0.0

    def room(self, seat: int) -> list[float]:
        """How many empty spaces of each terrain are beside a herd, where it can have young (DINO-3.25)."""
        s = self.s
        room = [0.0] * len(TERRAINS)
        seen: list[int] = []
        for space in s.seats[seat].herd:
            for other in s._island.neighbours[space]:
                if s.occupants[other] == NONE and other not in seen:
                    seen.append(other)
                    room[s._island.terrain[other]] += 1.0
        if not s.seats[seat].herd:  # an extinct species comes back wherever it likes (DINO-3.26)
            room = [10.0] * len(TERRAINS)
        return room

    def survivors(
        self, seat: int, dinos: list[float], climate: int, steps: float, eggs: float, room: list[float]
    ) -> list[float]:
        """DINO-3.29: how many live, by terrain, with steps to safety and young in the best places."""
        s = self.s
        temperate = s._tables.climate_loop[climate]
        eggs = min(eggs, float(DINOS) - total_of(dinos))
        living = [0.0] * len(TERRAINS)
        lost = 0.0
        for terrain in range(len(TERRAINS)):
            shelter = self.shelter(seat, zone(temperate, terrain))
            living[terrain] = min(dinos[terrain], shelter)
            lost += dinos[terrain] - living[terrain]
            born = min(eggs, room[terrain], shelter - living[terrain])
            living[terrain] += born
            eggs -= born
        living[temperate] += min(self.w.rescue * steps, lost)
        return living

    def second(self, seat: int, dinos: list[float], climate: int) -> float:
        """How many will be there a turn later."""
        s = self.s
        temperate = s._tables.climate_loop[climate]
        living = 0.0
        for terrain in range(len(TERRAINS)):
            living += min(dinos[terrain], self.shelter(seat, zone(temperate, terrain)))
        lost = total_of(dinos) - living
        genes = s.seats[seat].genes
        return min(float(DINOS), living + min(self.w.rescue * genes[1], lost) + self.w.egg_finds_room * genes[3])

    def shelter(self, seat: int, here: int) -> float:
        """How many dinos of a seat can live in a zone."""
        if here == TEMPERATE:
            return float(DINOS)
        if here == DEADLY:
            return 0.0
        return float(self.s.value(seat, FURS if here == COLD else PARASOLS))


def total_of(counts: list[float]) -> float:
    """The sum of some counts.

    >>> total_of([1.0, 2.5])
    3.5
    """
    total = 0.0
    for count in counts:
        total += count
    return total
