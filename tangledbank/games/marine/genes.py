"""Gaining and losing traits: Gene Expression, Exaptation, and what follows from either (MAR-4.53, 4.77, 4.80)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.marine.card_moves import CopyMove, KeepMove
from tangledbank.games.marine.changes import lose_token, think
from tangledbank.games.marine.decks import shuffle_box
from tangledbank.games.marine.kinds import (
    BENTHIC_FAUNA,
    BOARD_PLACES,
    DIET,
    DISPLAY,
    EXAPTATION,
    EXAPTATION_CARD,
    PLASTICITY,
)
from tangledbank.games.marine.made_moves import COPIES
from tangledbank.games.marine.placement import take_back
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.words import (
    COPIES_TRAIT,
    COPY_TRAIT,
    DRAWS_TRAITS,
    EXPRESS_GENE,
    NOT_ANOTHER_TRAIT,
    NOT_YOUR_TRAIT,
    REPLACES_TRAIT,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

DRAWN: Final = 3  # by Gene Expression


def trait_on(s: MarineState, card: i64) -> int:
    """The trait on a card."""
    return s.secrets.faces[card]


def refresh_traits(s: MarineState, taxon: i64) -> None:
    """Work out which traits are in force, and what follows for those that no longer are (MAR-4.80)."""
    one = s.classes[taxon]
    before = one.traits
    mask: i64 = 0
    for card in one.held:
        mask |= 1 << trait_on(s, card)
    if one.copied != NONE:
        if mask & EXAPTATION:
            mask |= 1 << one.copied
        else:
            one.copied = NONE
    one.traits = mask
    lost = before & ~mask
    if lost & PLASTICITY:
        for place in range(BOARD_PLACES, DIET):
            if one.diet[place] != NONE:
                lose_token(s, taxon, place)
    if lost & BENTHIC_FAUNA and s.berths[DISPLAY + taxon] != NONE:
        take_back(s, DISPLAY + taxon)
    if lost & EXAPTATION:
        one.due = False  # MAR-8.28: losing the card itself cancels it
    think(s, taxon)


def replace_trait(s: MarineState, taxon: i64, old: i64, new: i64) -> None:
    """A card of the box takes the place of a trait, which goes to the box (MAR-8.24: Pack Hunting comes too late)."""
    one = s.classes[taxon]
    s.trait_box.remove(new)
    s.trait_box.append(old)
    s.secrets.reveal(new)
    if trait_on(s, old) == EXAPTATION_CARD:  # the copy goes before anything comes, even if it is the same trait
        one.copied = NONE
        refresh_traits(s, taxon)
    one.held[one.held.index(old)] = new
    s.tell(REPLACES_TRAIT, taxon, trait_on(s, old), trait_on(s, new))
    refresh_traits(s, taxon)


class ExpressGene(Procedure):
    """MAR-4.53: three random traits of the box are looked at, and one is kept instead of an own one."""

    __slots__ = ("taxon",)

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon

    def draw(self, s: MarineState) -> None:
        """Only the class that draws them sees them."""
        if not s.trait_box or not s.classes[self.taxon].held:
            self.end()
            return
        shuffle_box(s)
        for card in s.trait_box[:DRAWN]:
            s.secrets.show(card, s.classes[self.taxon].seat)
        s.classes[self.taxon].hand = s.trait_box[:DRAWN]
        s.tell(DRAWS_TRAITS, self.taxon)

    def keep(self, s: MarineState) -> Ask:
        """Which one, and where there are two traits, instead of which."""
        one = s.classes[self.taxon]
        moves: list[Move] = []
        for card in one.hand:
            if len(one.held) == 1:
                moves.append(KeepMove(card))
            else:
                moves += [KeepMove(card, trait_on(s, held)) for held in one.held]
        return Choose(s, self.taxon, EXPRESS_GENE.filled(self.taxon), moves, NOT_YOUR_TRAIT, [])

    def on_keep(self, s: MarineState, move: KeepMove) -> None:
        """The others stay in the box."""
        one = s.classes[self.taxon]
        one.hand = []
        old = one.held[0]
        for held in one.held:
            if trait_on(s, held) == move.trait:
                old = held
        replace_trait(s, self.taxon, old, move.card)

    def copy_trait(self, s: MarineState) -> None:
        """MAR-4.77: an Exaptation gained in play copies at once."""
        if s.classes[self.taxon].has(EXAPTATION) and s.classes[self.taxon].copied == NONE:
            s.call(CopyTrait(self.taxon))


class CopyTrait(Procedure):
    """MAR-4.77: Exaptation copies a trait of another class for good."""

    __slots__ = ("taxon",)

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon

    def choose(self, s: MarineState) -> Ask | None:
        """One of those that lie open."""
        traits = [trait_on(s, card) for taxon in s.order if taxon != self.taxon for card in s.classes[taxon].held]
        moves = [COPIES[trait] for trait in traits]
        return Choose(s, self.taxon, COPY_TRAIT.filled(self.taxon), moves, NOT_ANOTHER_TRAIT, COPIES) if moves else None

    def on_choose(self, s: MarineState, move: CopyMove) -> None:
        """A small gene pool makes it due at once."""
        one = s.classes[self.taxon]
        one.copied = move.trait
        s.tell(COPIES_TRAIT, self.taxon, move.trait)
        refresh_traits(s, self.taxon)
        one.due = one.pool <= s._tables.exaptation_pool


class LoseExaptation(Procedure):
    """MAR-4.77: the copy is lost, and a random trait of the box takes its place."""

    __slots__ = ("taxon",)

    def __init__(self, taxon: i64 = 0) -> None:
        super().__init__()
        self.taxon: i64 = taxon

    def lose(self, s: MarineState) -> None:
        """The card goes to the box after the draw."""
        one = s.classes[self.taxon]
        one.due = False
        for card in one.held:
            if trait_on(s, card) == EXAPTATION_CARD and s.trait_box:
                shuffle_box(s)
                replace_trait(s, self.taxon, card, s.trait_box[0])
                return
