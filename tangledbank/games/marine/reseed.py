"""Reseed: what happens between two rounds, in ten steps (MAR-3.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.marine.card_boards import OwnTokenQuestion, draw_nutrient
from tangledbank.games.marine.card_moves import DrawNutrientMove, DrawTerrainMove, LoseMove, SaveMove
from tangledbank.games.marine.card_steps import sweep_vents
from tangledbank.games.marine.changes import lose_token, own_tokens
from tangledbank.games.marine.kinds import (
    ABUNDANCE,
    ADAPTATION,
    AUTOTROPHS,
    DEPLETION,
    DIET,
    NUTRIENTS,
    REGRESSION,
    RESILIENCE,
    SPECIATION,
    WANDERLUST,
)
from tangledbank.games.marine.made_moves import DONE, DRAW_TERRAINS, LOSES, SAVES
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    DRAW_TERRAIN,
    LOSE_TOKEN,
    NOT_TO_BE_LOST,
    RESEED,
    ROUND_BEGINS,
    SAVE_TOKEN,
    SAVES_TOKEN,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import CHANCE, Ask
from tangledbank.parts.dice import bag

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

REFILLED: Final = (ABUNDANCE, ADAPTATION, SPECIATION, WANDERLUST)  # in the order of the draws (MAR-2.5)
TOKENS_DRAWN: Final = 4  # for each of them
COMPETITION_DRAWN: Final = 3
EVOLUTION_DRAWN: Final = 5


class Refill(Procedure):
    """MAR-2.5, 2.6, 3.22 (steps 7 to 9): tokens are drawn for the display."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        super().__init__()
        self.drawn: i64 = 0

    def draw_tokens(self, s: MarineState) -> Ask | None:
        """Four elements for each of four sections; what there is, if the bag is too small (MAR-3.28)."""
        if self.drawn == TOKENS_DRAWN * len(REFILLED) or sum(s.bag) == 0:
            self.drawn = 0
            return None
        return draw_nutrient(s)

    def on_draw_tokens(self, s: MarineState, move: DrawNutrientMove) -> None:
        """From the left to the right."""
        s.bag[move.nutrient] -= 1
        s.sections[REFILLED[self.drawn // TOKENS_DRAWN]].append(int(move.nutrient))
        self.drawn += 1
        self.goto("draw_tokens")

    def draw_terrains(self, s: MarineState) -> Ask | None:
        """Three terrains for Competition, five for Evolution."""
        if self.drawn == COMPETITION_DRAWN + EVOLUTION_DRAWN or sum(s.red_bag) == 0:
            return None
        return Ask(CHANCE, DRAW_TERRAIN.filled(), bag(DRAW_TERRAINS, s.red_bag))

    def on_draw_terrains(self, s: MarineState, move: DrawTerrainMove) -> None:
        """Those of Evolution are sorted as in MAR-1.4."""
        s.red_bag[move.terrain] -= 1
        if self.drawn < COMPETITION_DRAWN:
            s.competition.append(int(move.terrain))
        else:
            s.evolution.append(int(move.terrain))
            s.evolution.sort()
        self.drawn += 1
        self.goto("draw_terrains")


class Reseed(Procedure):
    """MAR-3.22, in the order of its steps; pawns stay where they are."""

    __slots__ = ("at",)

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0  # which class regresses, in food-chain order

    def sweep(self, s: MarineState) -> None:
        """Step 1."""
        s.tell(RESEED)
        sweep_vents(s)

    def regress(self, s: MarineState) -> None:
        """Step 2, MAR-4.5, 8.14: classes without a cube in the squares lose elements."""
        if self.at < len(s.order):
            taxon = s.order[self.at]
            if taxon not in s.squares:
                s.call(Regress(taxon))
            self.at += 1
            self.goto("regress")

    def move_tokens(self, s: MarineState) -> None:
        """Steps 2 to 6: what is used up goes to the bags, the rest a section down."""
        for taxon in s.squares:
            s.classes[taxon].pool += 1
        s.squares = []
        for section in (REGRESSION, DEPLETION, SPECIATION, WANDERLUST):
            for nutrient in s.sections[section]:
                s.bag[nutrient] += 1
            s.sections[section] = []
        s.sections[REGRESSION], s.sections[ADAPTATION] = s.sections[ADAPTATION], []
        s.sections[DEPLETION], s.sections[AUTOTROPHS] = s.sections[AUTOTROPHS], s.sections[ABUNDANCE]
        s.sections[ABUNDANCE] = []
        for terrain in s.competition + s.evolution:
            s.red_bag[terrain] += 1
        s.competition = []
        s.evolution = []

    def refill(self, s: MarineState) -> None:
        """Steps 7 to 9."""
        s.call(Refill())

    def begin_round(self, s: MarineState) -> None:
        """Step 10: all cubes of the food chain go to the left."""
        for taxon in s.order:
            s.classes[taxon].right = False
        s.row_played = False
        s.round += 1
        s.tell(ROUND_BEGINS, s.round)


class Regress(Procedure):
    """MAR-3.22 step 2: a class loses one token of each type that Regression shows."""

    __slots__ = ("at", "saved", "taxon")

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.saved: i64 = NONE  # the place of the token that Resilience keeps
        self.at: i64 = 0  # which type

    def save(self, s: MarineState) -> Ask | None:
        """MAR-4.64: one of them may be kept."""
        if not s.classes[self.taxon].has(RESILIENCE):
            return None
        types = s.sections[REGRESSION]
        diet = s.classes[self.taxon].diet
        found: list[int] = []
        moves: list[Move] = []
        for place in range(DIET):
            if diet[place] in types and diet[place] not in found:
                found.append(diet[place])
                moves.append(SAVES[self.taxon * DIET + place])
        if not moves:
            return None
        wide = SAVES[self.taxon * DIET : (self.taxon + 1) * DIET]
        return Choose(s, self.taxon, SAVE_TOKEN.filled(self.taxon), [*moves, DONE], NOT_TO_BE_LOST, wide)

    def on_save(self, s: MarineState, move: Move) -> None:
        """Nothing of this type is lost."""
        if isinstance(move, SaveMove):
            self.saved = s.classes[self.taxon].diet[move.place % DIET]
            s.tell(SAVES_TOKEN, self.taxon, self.saved)

    def lose(self, s: MarineState) -> Ask | None:
        """Type by type; of equal tokens the owner chooses where their places matter (MAR-8.16)."""
        taxon = self.taxon
        diet = s.classes[taxon].diet
        while self.at < len(NUTRIENTS):
            nutrient = self.at
            if nutrient != self.saved and nutrient in s.sections[REGRESSION]:
                places = [place for place in own_tokens(s, taxon) if diet[place] == nutrient]
                if places:
                    moves = [LOSES[taxon * DIET + place] for place in places]
                    return OwnTokenQuestion(s, taxon, LOSE_TOKEN, moves, LOSES[taxon * DIET : (taxon + 1) * DIET])
            self.at += 1
        return None

    def on_lose(self, s: MarineState, move: LoseMove) -> None:
        """It goes to the bag."""
        lose_token(s, self.taxon, move.place % DIET)
        self.at += 1
        self.goto("lose")
