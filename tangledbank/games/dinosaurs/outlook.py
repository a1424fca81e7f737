"""What the coming turns may bring: points, what the herds will bring, and what genes are good for.

Everything is counted in points (DINO-3.30). A herd is looked at twice: how many of it will live to the next scoring,
and how many to the one after, with the climate as the die may turn it. Only public things and the numbers of cards in
hands are looked at, so that the value is the same in all worlds that a player cannot tell apart.
"""

from __future__ import annotations

from typing import Final

from tangledbank.games.dinosaurs.bidding import auction_gains
from tangledbank.games.dinosaurs.births import Births
from tangledbank.games.dinosaurs.event_choices import UnexpectedGene
from tangledbank.games.dinosaurs.genes import (
    CARD,
    EGG,
    EGGS,
    FUR,
    FURS,
    LEG,
    MOVEMENT,
    PARASOL,
    PARASOLS,
    PORTRAIT,
)
from tangledbank.games.dinosaurs.island import TERRAINS
from tangledbank.games.dinosaurs.movement import Movement
from tangledbank.games.dinosaurs.state import DINOS, DinosaursState
from tangledbank.games.dinosaurs.surroundings import Surroundings
from tangledbank.games.dinosaurs.weights import DinosaursWeights
from tangledbank.games.dinosaurs.windows import EventWindow, InitiativeLap

MOVEMENT_PHASE: Final = 2
SCORING_PHASE: Final = 4
HERD_GENES: Final = [LEG, EGG, FUR, PARASOL]  # with another of them more of a herd will live


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


class Species:
    """A seat's herd, and what its species can do before the next scoring and before the one after."""

    __slots__ = (
        "dinos",
        "eggs",
        "eggs_later",
        "fur",
        "fur_later",
        "herd",
        "legs_later",
        "near",
        "parasols",
        "parasols_later",
        "room",
        "steps",
    )

    def __init__(self, s: DinosaursState, seat: int, around: Surroundings) -> None:
        genes = s.seats[seat].genes
        self.dinos: list[float] = [0.0] * len(TERRAINS)
        self.herd: float = float(len(s.seats[seat].herd))
        for space in s.seats[seat].herd:
            self.dinos[s._island.terrain[space]] += 1.0
        self.room: list[float] = around.room[seat]  # empty spaces beside it, where it can have young (DINO-3.25)
        self.near: list[float] = around.near[seat]  # of its dinos are a step away from a terrain
        self.legs_later: float = float(genes[LEG])
        self.eggs_later: float = float(genes[EGG])
        self.fur_later: float = float(genes[FUR])
        self.parasols_later: float = float(genes[PARASOL])
        if s.phase > SCORING_PHASE:  # what cards have changed for this turn is over by the next scoring
            self.steps: float = self.legs_later
            self.eggs: float = self.eggs_later
            self.fur: float = self.fur_later
            self.parasols: float = self.parasols_later
        else:
            self.steps = steps_left(s, seat)
            self.eggs = eggs_left(s, seat)
            self.fur = float(s.value(seat, FURS))
            self.parasols = float(s.value(seat, PARASOLS))

    def add(self, gene: int, tiles: float) -> None:
        """Change it by some tiles of a gene, bought after the scoring of a turn."""
        if gene == LEG:
            self.steps += tiles
            self.legs_later += tiles
        elif gene == EGG:
            self.eggs += tiles
            self.eggs_later += tiles
        elif gene == FUR:
            self.fur += tiles
            self.fur_later += tiles
        elif gene == PARASOL:
            self.parasols += tiles
            self.parasols_later += tiles


def is_done(s: DinosaursState, lap: InitiativeLap, seat: int) -> bool:
    """Whether a seat has had its turn of a lap."""
    return s.order.index(seat) < lap.passes


def steps_left(s: DinosaursState, seat: int) -> float:
    """How many movement points a seat has before the next scoring."""
    if s.phase < 2:
        return float(s.value(seat, MOVEMENT))
    for procedure in s.stack:
        if isinstance(procedure, Movement):
            if seat == procedure.seat and not isinstance(s.stack[-1], EventWindow):
                return float(procedure.left)
            return 0.0 if is_done(s, procedure, seat) else float(s.value(seat, MOVEMENT))
    return 0.0


def eggs_left(s: DinosaursState, seat: int) -> float:
    """How many young a seat can have before the next scoring (DINO-3.25, 4.20)."""
    mine = s.seats[seat]
    eggs = 0.0 if s.barren and not mine.far_flung and mine.herd else float(s.value(seat, EGGS))
    if s.phase < 3:
        return eggs
    for procedure in s.stack:
        if isinstance(procedure, Births):
            if seat == procedure.seat and not isinstance(s.stack[-1], EventWindow):
                return float(procedure.left)
            return 0.0 if is_done(s, procedure, seat) else eggs
    return 0.0


def rescued(steps: float, near: float, w: DinosaursWeights) -> float:
    """How many dinos in need of a step live by it: those near a temperate terrain surely more often than the others."""
    close = min(steps, near)
    return w.rescue * close + w.rescue_from_afar * (steps - close)


class Living:
    """DINO-1.4, 3.29: how many of a herd live when a terrain is temperate, with steps to safety and young.

    Only the terrains next to the temperate one can be lived on: the warmer one under parasols, the colder one in fur.
    """

    __slots__ = ("cold", "hot", "temperate", "terrain", "total")

    def __init__(self, species: Species, terrain: int, w: DinosaursWeights) -> None:
        self.terrain: int = terrain  # the temperate one
        self.hot: float = 0.0
        self.cold: float = 0.0
        lost = species.herd
        eggs = min(species.eggs, float(DINOS) - lost)
        if terrain > 0:
            self.hot = min(species.dinos[terrain - 1], species.parasols)
            lost -= self.hot
            born = min(eggs, species.room[terrain - 1], species.parasols - self.hot)
            eggs -= born
            self.hot += born
        self.temperate: float = species.dinos[terrain]
        lost -= self.temperate
        born = min(eggs, species.room[terrain], float(DINOS) - self.temperate)
        eggs -= born
        self.temperate += born
        if terrain < len(TERRAINS) - 1:
            self.cold = min(species.dinos[terrain + 1], species.fur)
            lost -= self.cold
            self.cold += min(eggs, species.room[terrain + 1], species.fur - self.cold)
        self.temperate += rescued(min(species.steps, lost), species.near[terrain], w)
        self.total: float = self.hot + self.temperate + self.cold

    def on(self, terrain: int) -> float:
        """How many live on a terrain."""
        if terrain == self.terrain:
            return self.temperate
        if terrain == self.terrain + 1:
            return self.cold
        return self.hot if terrain == self.terrain - 1 else 0.0


class Outlook:
    """What the coming climates may do to everybody's herd."""

    __slots__ = ("around", "climates", "later", "s", "scored", "species", "turns", "w")

    def __init__(self, s: DinosaursState, weights: DinosaursWeights) -> None:
        self.s: DinosaursState = s
        self.w: DinosaursWeights = weights
        self.turns: float = turns_to_come(s)
        self.scored: bool = s.phase > SCORING_PHASE
        known = not self.scored and (s.phase > 1 or s.climate_card)
        # The climate at the next scoring, with its chance; and for each of them the one after.
        self.climates: list[tuple[int, float]] = [(s.climate, 1.0)] if known else s._tables.climates_after[s.climate]
        self.later: list[list[tuple[int, float]]] = [s._tables.climates_after[climate] for climate, _ in self.climates]
        self.around: Surroundings = Surroundings(s)
        self.species: list[Species] = [Species(s, seat, self.around) for seat in range(s.players)]

    def fortunes(self) -> list[float]:
        """What each seat's side of the table is worth."""
        s = self.s
        herds = [self.herd(species) for species in self.species]
        fortunes = [self.belongings(seat) + herds[seat] for seat in range(s.players)]
        if s.rows and self.scored:
            worths = [self.gene_worths(seat, herds[seat]) for seat in range(s.players)]
            for seat, gain in enumerate(auction_gains(s, worths, self.w.bids_stand)):
                fortunes[seat] += gain
        return fortunes

    def belongings(self, seat: int) -> float:
        """Points, cards, and the genes for the turns to come."""
        s = self.s
        mine = s.seats[seat]
        total = float(mine.points) + min(self.turns, 1.0) * self.w.card_in_hand * len(mine.hand)
        for gene in range(PORTRAIT):
            total += self.turns * self.w.worth_of(gene, mine.genes[gene] - s._tables.genes[gene].start)
        total += self.turns * self.w.room * self.around.share[seat]
        # Whoever may still be attacked before a scoring (DINO-3.20).
        total -= (1.0 if s.phase <= MOVEMENT_PHASE else min(self.turns, 1.0)) * self.w.danger * self.around.danger[seat]
        top = s.stack[-1]
        if isinstance(top, UnexpectedGene) and top.seat == seat:
            total += self.w.unexpected_gene * self.turns
        return total

    def gene_worths(self, seat: int, herd: float) -> list[float]:
        """What one more tile of each gene that is on offer would be worth to a seat."""
        s = self.s
        species = self.species[seat]
        worths = [0.0] * (CARD + 1)
        worths[CARD] = min(self.turns, 1.0) * self.w.card_in_hand
        for gene in range(PORTRAIT):
            if gene in s.rows:
                bought = s.seats[seat].genes[gene] - s._tables.genes[gene].start
                if gene in HERD_GENES:
                    species.add(gene, 1.0)
                    worths[gene] = self.herd(species) - herd
                    species.add(gene, -1.0)
                worths[gene] += self.turns * (self.w.worth_of(gene, bought + 1) - self.w.worth_of(gene, bought))
        return worths

    def herd(self, species: Species) -> float:
        """The points that a herd will bring at the next two scorings, and a part of what comes after."""
        total = 0.0
        loop = self.s._tables.climate_loop
        for index, (climate, chance) in enumerate(self.climates):
            living = Living(species, loop[climate], self.w)
            first = living.total
            second = 0.0
            for next_climate, next_chance in self.later[index]:
                second += next_chance * self.second(species, living, loop[next_climate])
            if self.scored:  # no scoring is certain any more
                total += chance * (min(self.turns, 1.0) * first + self.w.later * self.turns * second)
            else:
                later = 1.0 + self.w.later * max(self.turns - 1.0, 0.0)
                total += chance * (first + min(self.turns, 1.0) * second * later)
        return total

    def second(self, species: Species, living: Living, temperate: int) -> float:
        """How many will be there a turn later, when another terrain is temperate."""
        stay = living.on(temperate)
        stay += min(living.on(temperate + 1), species.fur_later)
        stay += min(living.on(temperate - 1), species.parasols_later)
        stay += rescued(min(species.legs_later, living.total - stay), species.near[temperate], self.w)
        return min(float(DINOS), stay + self.w.egg_finds_room * species.eggs_later)
