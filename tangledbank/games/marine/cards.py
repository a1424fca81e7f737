"""Playing evolution cards: from the row, from the discard pile, one within another (MAR-3.23 to 3.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.marine import effects
from tangledbank.games.marine.card_cubes import cube_step
from tangledbank.games.marine.card_moves import FavourMove, PlayMove, RepeatMove, TargetMove
from tangledbank.games.marine.card_steps import plain_step, tiles_that_are
from tangledbank.games.marine.card_tokens import token_step
from tangledbank.games.marine.changes import begin_effect, score
from tangledbank.games.marine.decks import draw_card
from tangledbank.games.marine.deformation import CardDeform
from tangledbank.games.marine.earth import CELLS
from tangledbank.games.marine.ecology import cubes_on
from tangledbank.games.marine.effects import Effect
from tangledbank.games.marine.events import extinction, survival
from tangledbank.games.marine.genes import ExpressGene
from tangledbank.games.marine.kinds import ASTEROID, FROM_CARD, TERRAIN_OF, TERRAINS
from tangledbank.games.marine.made_moves import FAVOURS, PLAYS, REPEATS, TARGETS
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    ANOTHER_CARD,
    APPEARS,
    BEING_PLAYED,
    DO_NOT_OCCUPY,
    NO_EFFECT_THERE,
    NOT_IN_DISCARD,
    NOT_IN_ROW,
    PLAYS_CARD,
    REPEAT_CARD,
    REPEATS_CARD,
    TARGET_TERRAIN,
    TARGET_TILE,
    TOO_HIGH_IN_ROW,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

ASKED_HERE: Final = (effects.TARGET, effects.SCORE_TERRAIN, effects.REPEAT_DISCARD, effects.PLAY_ROW)


def being_played(s: MarineState, card: i64) -> bool:
    """MAR-3.25: a card that is being resolved cannot be chosen again."""
    for procedure in s.stack:
        if isinstance(procedure, CardEffects) and procedure.card == card and not procedure.lower:
            return True
    return False


class RowQuestion(Choose):
    """Which card of the row?"""

    __slots__ = ()

    def __init__(self, s: MarineState, taxon: i64, what: Filled, moves: list[Move]) -> None:
        super().__init__(s, taxon, what, moves, NOT_IN_ROW, PLAYS)

    def because(self, s: MarineState, move: Move) -> Phrase:
        """It is not there, or too high, or being played."""
        assert isinstance(move, PlayMove)
        if move.evocard not in s.row:
            return NOT_IN_ROW
        return BEING_PLAYED if being_played(s, move.evocard) else TOO_HIGH_IN_ROW


class DiscardQuestion(Choose):
    """Which card of the discard pile?"""

    __slots__ = ()

    def __init__(self, s: MarineState, taxon: i64, what: Filled, moves: list[Move]) -> None:
        super().__init__(s, taxon, what, moves, NOT_IN_DISCARD, REPEATS)

    def because(self, s: MarineState, move: Move) -> Phrase:
        """It is not there, or being played."""
        there = isinstance(move, RepeatMove) and move.evocard in s.discard
        return BEING_PLAYED if there else NOT_IN_DISCARD


class RowPlay(Procedure):
    """MAR-3.23: a card of the row is played, and a new one appears."""

    __slots__ = ("card", "new", "taxon")

    def __init__(self, taxon: i64 = 0, card: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.card: i64 = card
        self.new: i64 = NONE

    def main_effects(self, s: MarineState) -> None:
        """Step 1: X is the position of the card (MAR-3.24), which is still in the row."""
        position = s.row.index(self.card) + 1
        s.row_played = True  # MAR-3.16a
        s.tell(PLAYS_CARD, self.taxon, self.card, position)
        s.call(CardEffects(self.taxon, self.card, position))

    def replace(self, s: MarineState) -> None:
        """Steps 2 and 3, MAR-8.21: the cards above move down, a new one comes on top."""
        s.row.remove(self.card)
        s.discard.append(int(self.card))
        self.new = reveal(s)

    def appear(self, s: MarineState) -> None:
        """Step 4, MAR-4.56: what the new card does when it appears."""
        if self.new == NONE:
            self.end()
        elif s._tables.cards[self.new].appear:
            s.call(CardEffects(self.taxon, self.new, 0, True))

    def events(self, s: MarineState) -> None:
        """Step 5, MAR-3.18: Extinction, then Survival."""
        row = s._tables.cards[self.new]
        if row.extinction:
            extinction(s)
        if row.survival:
            survival(s)


def reveal(s: MarineState) -> int:
    """The top card of the deck comes into the lowest free position of the row; NONE if there is none."""
    card = draw_card(s)
    if card != NONE:
        s.row.append(card)
        s.tell(APPEARS, card, len(s.row))
    return card


class CardEffects(Procedure):
    """MAR-3.26, 3.27: the steps of a card in order, as far as possible; the class that plays it makes every choice."""

    __slots__ = ("at", "card", "cell", "lower", "taxon", "x")

    def __init__(self, taxon: i64 = 0, card: i64 = 0, x: i64 = 0, lower: bool = False) -> None:
        super().__init__()
        self.taxon: i64 = taxon
        self.card: i64 = card
        self.x: i64 = x
        self.lower: bool = lower  # its text of appearing, not its main effects
        self.at: i64 = 0  # which step
        self.cell: i64 = NONE  # the tile of which it speaks

    def begin(self, s: MarineState) -> None:
        """MAR-3.17, 8.1: in whatever way the Asteroid is played; that it appears is not enough."""
        begin_effect(s)
        if self.card == ASTEROID and not self.lower:
            s.asteroid_played = True

    def carry_out(self, s: MarineState) -> None:
        """The next step of the card; those that choose a tile, a terrain or a card come below."""
        if self.at >= len(self._steps_of_card(s)):
            self.end()
            return
        effect = self._effect(s)
        nothing = effect.needs == effects.NEEDS_X and self.x == 0
        if nothing or (effect.needs == effects.NEEDS_GENE_POOL and s.classes[self.taxon].pool == 0):
            self.goto("go_on")
        elif effect.verb not in ASKED_HERE:
            self._delegate(s, effect)

    def _delegate(self, s: MarineState, effect: Effect) -> None:
        count = self.x if effect.count == effects.X else effect.count
        if effect.verb == effects.DEFORM:
            s.call(CardDeform(self.taxon, effect.terrain))
        elif effect.verb == effects.EXPRESS_GENE:
            s.call(ExpressGene(self.taxon))
        elif effect.verb < effects.TARGET:
            plain_step(s, self.taxon, effect, self.cell)
        elif effect.verb < effects.RETURN_TOKENS:
            cube_step(s, self.taxon, self.card, effect, self.cell, count)
        else:
            token_step(s, self.taxon, self.card, effect, self.cell, count)

    def choose_tile(self, s: MarineState) -> Ask | None:
        """MAR-3.27: a tile on which the card changes something; without one the rest of its steps find none."""
        effect = self._effect(s)
        tiles = tiles_that_are(s, self.taxon, effect.tiles, NONE) if effect.verb == effects.TARGET else []
        if not tiles:
            return None
        moves = [TARGETS[cell] for cell in tiles]
        refusal = DO_NOT_OCCUPY if effect.tiles == effects.OCCUPIED else NO_EFFECT_THERE
        return Choose(s, self.taxon, TARGET_TILE.filled(self.taxon, self.card), moves, refusal, TARGETS)

    def on_choose_tile(self, s: MarineState, move: TargetMove) -> None:
        """Later steps speak of this tile."""
        self.cell = move.hex

    def choose_terrain(self, s: MarineState) -> Ask | None:
        """MAR-4.25: a terrain with cubes."""
        if self._effect(s).verb != effects.SCORE_TERRAIN:
            return None
        found: list[int] = []
        for cell in CELLS:
            if s.tiles[cell] != NONE and cubes_on(s, cell) > 0:
                found.append(TERRAIN_OF[s.tiles[cell]])
        moves = [FAVOURS[terrain] for terrain in range(len(TERRAINS)) if terrain in found]
        what = TARGET_TERRAIN.filled(self.taxon, self.card)
        return Choose(s, self.taxon, what, moves, NO_EFFECT_THERE, FAVOURS) if moves else None

    def on_choose_terrain(self, s: MarineState, move: FavourMove) -> None:
        """All its tiles are scored, by no Evolution action (MAR-8.20)."""
        for cell in CELLS:
            if s.tiles[cell] != NONE and TERRAIN_OF[s.tiles[cell]] == move.terrain:
                score(s, cell, False, FROM_CARD)

    def repeat_card(self, s: MarineState) -> Ask | None:
        """MAR-4.31, 8.18: a card of the discard pile, which stays there."""
        if self._effect(s).verb != effects.REPEAT_DISCARD:
            return None
        moves = [REPEATS[card] for card in s.discard if not being_played(s, card)]
        return DiscardQuestion(s, self.taxon, REPEAT_CARD.filled(self.taxon, self.card), moves) if moves else None

    def on_repeat_card(self, s: MarineState, move: RepeatMove) -> None:
        """Its main effects, with X = 0 (MAR-3.24)."""
        s.tell(REPEATS_CARD, self.taxon, move.evocard)
        s.call(CardEffects(self.taxon, move.evocard, 0))

    def play_another(self, s: MarineState) -> Ask | None:
        """MAR-3.25, 4.31: another card of the row, at any position."""
        if self._effect(s).verb != effects.PLAY_ROW:
            return None
        moves = [PLAYS[card] for card in s.row if not being_played(s, card)]
        return RowQuestion(s, self.taxon, ANOTHER_CARD.filled(self.taxon, self.card), moves) if moves else None

    def on_play_another(self, s: MarineState, move: PlayMove) -> None:
        """It goes through all steps of a row card."""
        s.call(RowPlay(self.taxon, move.evocard))

    def go_on(self, s: MarineState) -> None:
        """The next step."""
        self.at += 1
        self.goto("carry_out")

    def _steps_of_card(self, s: MarineState) -> list[Effect]:
        row = s._tables.cards[self.card]
        return row.appear if self.lower else row.main

    def _effect(self, s: MarineState) -> Effect:
        return self._steps_of_card(s)[self.at]
