"""Getting food: who can receive it, red and blue tokens, fat, and what pair traits pass on (EVL-3.11 to 3.14, 4.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.active import FAT_KIND
from tangledbank.games.evolution.animal import CANNOT_EAT, YELLOW, Animal, TraitCard
from tangledbank.games.evolution.kinds import COMMUNICATION, COOPERATION, SYMBIOSIS, number_of
from tangledbank.games.evolution.moves import ShareMove
from tangledbank.games.evolution.words import (
    BASE_IS_EMPTY,
    CANNOT_SHARE,
    GETS_FOOD,
    HAS_SHARED,
    IS_FULL,
    NOT_NOW,
    NOT_RED,
    SHARE,
    SHARES,
    STORES_FAT,
    SYMBIONT_IS_HUNGRY,
    TAKES_FOOD,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

COMMUNICATION_KIND: Final = number_of(COMMUNICATION)
COOPERATION_KIND: Final = number_of(COOPERATION)
SYMBIOSIS_KIND: Final = number_of(SYMBIOSIS)


def cannot_receive(s: EvolutionState, animal: Animal) -> Phrase | None:
    """EVL-3.12: why an animal cannot receive food; None if it can."""
    if animal.marks & CANNOT_EAT:
        for state in s._roles.animal_words:
            if animal.marks & state.mark and state.refusal is not None:
                return state.refusal
    if animal.food >= animal.need and animal.yellow >= animal.fat:
        return IS_FULL
    if animal.has(SYMBIOSIS) and waits_for_symbiont(s, animal):
        return SYMBIONT_IS_HUNGRY
    return None


def waits_for_symbiont(s: EvolutionState, animal: Animal) -> bool:
    """EVL-4.15: some symbiont of the animal is not fed."""
    for laid in animal.pairs:
        if laid.kind != SYMBIOSIS_KIND or laid.partner != animal.number or not s.works(laid):
            continue
        if not s.animal(laid.bearer).is_fed():
            return True
    return False


def receive(s: EvolutionState, animal: Animal, count: i64, red: bool) -> None:
    """EVL-3.14: place tokens one by one, as food while it is needed, then on Fat Tissue; the rest is lost."""
    eaten = min(count, max(animal.need - animal.food, 0))
    s.change_food(animal, eaten)
    stored: i64 = 0
    while eaten + stored < count and animal.yellow < animal.fat:
        fill_topmost_fat(s, animal)
        stored += 1
    if eaten + stored == 0:
        return
    if red:
        s.tell(TAKES_FOOD, animal.number, animal.place)
    elif eaten:
        s.tell(GETS_FOOD, animal.number, eaten)
    if stored:
        s.tell(STORES_FAT, animal.number, stored)
    if animal.has(COMMUNICATION | COOPERATION):
        share_out(s, animal, red)


def fill_topmost_fat(s: EvolutionState, animal: Animal) -> None:
    """EVL-3.14: the topmost empty active Fat Tissue card gets a yellow token."""
    for index in range(len(animal.solo) - 1, animal.floor - 1, -1):
        laid = animal.solo[index]
        if laid.kind == FAT_KIND and not s.card_marks[laid.number] & YELLOW:
            s.card_marks[laid.number] |= YELLOW
            animal.yellow += 1
            return


def empty_lowest_fat(s: EvolutionState, animal: Animal) -> None:
    """EVL-4.12: the lowest active Fat Tissue card that has a yellow token loses it."""
    for index in range(animal.floor, len(animal.solo)):
        laid = animal.solo[index]
        if laid.kind == FAT_KIND and s.card_marks[laid.number] & YELLOW:
            s.card_marks[laid.number] ^= YELLOW
            animal.yellow -= 1
            return


class RedToken(Procedure):
    """EVL-3.13: a red token is on its way from the food base to an animal."""

    __slots__ = ("eater",)

    def __init__(self, eater: i64 = NONE) -> None:
        super().__init__()
        self.eater: i64 = eater

    def wait(self, s: EvolutionState) -> None:
        """EVL-3.13 (1): others may lie in wait for the animal."""
        for window in s._roles.token_windows:
            window.open(s, s.animal(self.eater))

    def take(self, s: EvolutionState) -> None:
        """EVL-3.13 (2) and (3)."""
        eater = s.find(self.eater)
        if eater is not None and s.base[eater.place] > 0 and cannot_receive(s, eater) is None:
            s.base[eater.place] -= 1
            receive(s, eater, 1, red=True)


class Meal(Procedure):
    """Blue tokens for an animal, after what has brought them has had all its consequences (EVL-4.26, 4.49)."""

    __slots__ = ("count", "eater")

    def __init__(self, eater: i64 = NONE, count: i64 = 0) -> None:
        super().__init__()
        self.eater: i64 = eater
        self.count: i64 = count

    def eat(self, s: EvolutionState) -> None:
        """EVL-3.14."""
        eater = s.find(self.eater)
        if eater is not None:
            receive(s, eater, self.count, red=False)


def share_out(s: EvolutionState, giver: Animal, red: bool) -> None:
    """EVL-4.14: the pair cards of an animal that has received food want to pass some on."""
    sharing = sharing_under_way(s)
    if sharing is None:
        sharing = Sharing(giver.number)
        s.call(sharing)
    for laid in giver.pairs:
        passes_on = laid.kind == COOPERATION_KIND or (red and laid.kind == COMMUNICATION_KIND)
        if passes_on and laid.number not in s.used_this_round and s.works(laid):
            sharing.cards.append(laid.number)
            sharing.givers.append(giver.number)


def sharing_under_way(s: EvolutionState) -> Sharing | None:
    """The chain that gave the animal its food; an attack within a chain has chains of its own (EVL-4.14)."""
    for procedure in reversed(s.stack):
        if isinstance(procedure, Sharing):
            return procedure
        if not isinstance(procedure, RedToken) and not isinstance(procedure, Meal):  # nobody else hands food on
            return None
    return None


class Sharing(Procedure):
    """EVL-4.14: a meal goes from partner to partner. Compulsory; the owner only orders the pending triggers."""

    __slots__ = ("cards", "eater", "givers")

    def __init__(self, eater: i64 = NONE) -> None:
        super().__init__()
        self.eater: i64 = eater  # whose meal it was
        self.cards: list[int] = []  # the pending triggers: a pair card ...
        self.givers: list[int] = []  # ... and which of its two animals has received food

    def share(self, s: EvolutionState) -> Ask | None:
        """Ask which trigger comes next, as long as one can be carried out."""
        return ShareQuestion(s.owners[self.eater], SHARE.filled(self.eater)).or_go_on(s)

    def on_share(self, s: EvolutionState, move: ShareMove) -> None:
        """Carry out one trigger; its card has now worked for this round."""
        partner = s.animal(move.partner)
        s.used_this_round.append(move.card)
        self.goto("share")
        laid = pair_card(partner, move.card)
        if laid is not None:
            s.tell(SHARES, laid.other(partner.number), laid.kind, partner.number)
            if laid.kind == COMMUNICATION_KIND:
                s.call(RedToken(partner.number))
            else:
                receive(s, partner, 1, red=False)

    def _trigger(self, card: i64, giver: i64) -> int:
        """The place of a pending trigger, NONE if it is not pending."""
        for place in range(len(self.cards)):
            if self.cards[place] == card and self.givers[place] == giver:
                return place
        return NONE


class ShareQuestion(Ask):
    """EVL-4.14: which of the pending triggers comes next?"""

    __slots__ = ()

    def tries(self, s: EvolutionState) -> list[Move]:
        """Every pair card of all who have received food."""
        sharing = sharing_of(s)
        moves: list[Move] = []
        for number in sorted({sharing.eater, *sharing.givers}):
            giver = s.find(number)
            if giver is not None:
                moves += [ShareMove(laid.number, laid.other(number)) for laid in giver.pairs]
        return moves

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """The card must lie on both."""
        if not isinstance(move, ShareMove):
            return NOT_NOW
        partner = s.find(move.partner)
        laid = None if partner is None else pair_card(partner, move.card)
        giver = None if laid is None or partner is None else s.find(laid.other(partner.number))
        return CANNOT_SHARE if laid is None or giver is None else cannot_share(s, sharing_of(s), giver, laid)

    def offers(self, s: EvolutionState) -> list[Move]:
        """The pending triggers that can be carried out, each once."""
        sharing = sharing_of(s)
        moves: list[Move] = []
        for place in range(len(sharing.cards)):
            giver = s.find(sharing.givers[place])
            laid = None if giver is None else pair_card(giver, sharing.cards[place])
            if giver is None or laid is None or sharing._trigger(laid.number, giver.number) != place:
                continue
            if cannot_share(s, sharing, giver, laid) is None:
                moves.append(ShareMove(laid.number, laid.other(giver.number)))
        return moves


def sharing_of(s: EvolutionState) -> Sharing:
    """The chain whose order is asked."""
    top = s.stack[-1]
    assert isinstance(top, Sharing)
    return top


def cannot_share(s: EvolutionState, sharing: Sharing, giver: Animal, laid: TraitCard) -> Phrase | None:
    """EVL-4.14: why a pair card does not pass food on now."""
    if laid.number in s.used_this_round:
        return HAS_SHARED
    if laid.kind not in (COMMUNICATION_KIND, COOPERATION_KIND) or not s.works(laid):
        return CANNOT_SHARE
    if sharing._trigger(laid.number, giver.number) == NONE:
        return NOT_RED if laid.kind == COMMUNICATION_KIND else CANNOT_SHARE
    if laid.kind == COMMUNICATION_KIND and s.base[giver.place] < 1:
        return BASE_IS_EMPTY
    return cannot_receive(s, s.animal(laid.other(giver.number)))


def pair_card(animal: Animal, card: i64) -> TraitCard | None:
    """The pair card of an animal with this number."""
    for laid in animal.pairs:
        if laid.number == card:
            return laid
    return None
