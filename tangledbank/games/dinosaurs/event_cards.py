"""What the event cards do (DINO-4.9 to 4.30): one object for each kind, in the order of `kinds`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.games.dinosaurs import kinds
from tangledbank.games.dinosaurs.event_choices import Epidemic, UnexpectedGene
from tangledbank.games.dinosaurs.genes import (
    ATTACK,
    DEFENCE,
    DISCOUNT,
    EGGS,
    FURS,
    MOVEMENT,
    PARASOLS,
    TAIL_VALUE,
)
from tangledbank.games.dinosaurs.moves import PlayEventMove
from tangledbank.games.dinosaurs.words import (
    BAG_IS_EMPTY,
    CANNOT_MOVE_ANYWAY,
    CLIMATE_IS,
    HAS_NO_DINOS,
    HAS_NO_EGGS,
    HAS_NO_FUR,
    HAS_NO_PARASOLS,
    HAS_NO_PARENTS,
    HAS_NO_TARGET,
    HAS_NOBODY_TO_MOVE,
    NAMED_ALREADY,
    NEEDS_TARGET,
    NEEDS_WAY,
    NOT_AN_OPPONENT,
    NOT_THE_LARGEST_HERD,
    WAYS,
)
from tangledbank.kernel.phrase import NONE, Phrase

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

STEPS: Final = [1, 0, -1]  # of the climate marker, by way (DINO-4.14)


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard:
    """A kind of event card. One that says nothing else is played without a target and has no condition (DINO-8.21).

    Nothing cancels a played card (DINO-4.33): all it does is in `carry_out`.
    """

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def tries(self, s: DinosaursState, card: i64) -> list[PlayEventMove]:
        """The ways of playing it that a player might think of."""
        return [PlayEventMove(card)]

    def refusal(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> Phrase | None:
        """DINO-3.6: the first condition that a way of playing it fails."""
        return HAS_NO_TARGET if move.target != NONE or move.way != NONE else None

    def carry_out(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> None:
        """Its effect."""
        raise NotImplementedError


class OwnValue(EventCard):
    """A card that raises a value of one's own species this turn (DINO-3.3)."""

    def __init__(self, kind: i64, value: i64, change: i64) -> None:
        super().__init__(kind)
        self.value: i64 = value
        self.change: i64 = change

    def carry_out(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> None:
        """Equal cards stack (DINO-4.31)."""
        s.seats[seat].modifiers[self.value] += self.change


@mypyc_attr(allow_interpreted_subclasses=True)
class ClimateCard(EventCard):
    """DINO-4.11, 4.12 and 4.13: a card that moves the climate marker instead of the die (DINO-3.7, 3.15)."""

    def __init__(self, kind: i64, steps: i64) -> None:
        super().__init__(kind)
        self.steps: i64 = steps

    def carry_out(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> None:
        """The marker moves at once."""
        turn_climate(s, self.steps)


class RainDance(ClimateCard):
    """DINO-4.14: the player chooses the way."""

    def __init__(self, kind: i64) -> None:
        super().__init__(kind, 0)

    def tries(self, s: DinosaursState, card: i64) -> list[PlayEventMove]:
        """One for each way."""
        return [PlayEventMove(card, NONE, way) for way in range(len(WAYS))]

    def refusal(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> Phrase | None:
        """It needs a way and has no target."""
        if move.target != NONE:
            return HAS_NO_TARGET
        return NEEDS_WAY if move.way == NONE else None

    def carry_out(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> None:
        """The marker moves at once."""
        turn_climate(s, STEPS[move.way])


def turn_climate(s: DinosaursState, steps: i64) -> None:
    """Move the climate marker by a card; no die is rolled this turn (DINO-8.31)."""
    loop = s._tables.climate_loop
    s.climate = (s.climate + steps) % len(loop)
    s.climate_card = True
    s.tell(CLIMATE_IS, loop[s.climate])


class Driftwood(EventCard):
    """DINO-4.19: once during his movement the player may raft."""

    def carry_out(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> None:
        """The raft is ready."""
        s.seats[seat].raft = True


class BarrenYear(EventCard):
    """DINO-4.20: nobody with a dino on the island gives birth."""

    def carry_out(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> None:
        """For everybody, this turn."""
        s.barren = True


class FarFlungEggs(EventCard):
    """DINO-4.21: births up to three spaces away, even in a barren year."""

    def carry_out(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> None:
        """For the player of the card, this turn."""
        s.seats[seat].far_flung = True


class UnexpectedGeneCard(EventCard):
    """DINO-4.10: two tiles from the bag, one to keep."""

    def refusal(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> Phrase | None:
        """There must be a tile."""
        refusal = super().refusal(s, seat, move)
        if refusal is None and sum(s.bag) == 0:
            return BAG_IS_EMPTY
        return refusal

    def carry_out(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> None:
        """Chance draws, the player keeps."""
        s.call(UnexpectedGene(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetCard(EventCard):
    """A card that names an opponent; the condition is tested when it is played (DINO-4.34)."""

    def refuses(self, s: DinosaursState, seat: i64, target: i64) -> Phrase | None:
        """Why this opponent cannot be named."""
        raise NotImplementedError

    def strike(self, s: DinosaursState, seat: i64, target: i64) -> None:
        """What it does to the opponent."""
        raise NotImplementedError

    def tries(self, s: DinosaursState, card: i64) -> list[PlayEventMove]:
        """One for each player, oneself included."""
        return [PlayEventMove(card, target) for target in range(s.players)]

    def refusal(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> Phrase | None:
        """DINO-3.6: it needs a legal target."""
        if move.way != NONE or move.target >= s.players:
            return HAS_NO_TARGET
        if move.target == NONE:
            return NEEDS_TARGET
        return NOT_AN_OPPONENT if move.target == seat else self.refuses(s, seat, move.target)

    def carry_out(self, s: DinosaursState, seat: i64, move: PlayEventMove) -> None:
        """Its effect on the target."""
        self.strike(s, seat, move.target)


class Quicksand(TargetCard):
    """DINO-4.18: two movement points less."""

    def refuses(self, s: DinosaursState, seat: i64, target: i64) -> Phrase | None:
        """The target must have a dino, and a movement point."""
        if not s.seats[target].herd:
            return HAS_NOBODY_TO_MOVE
        return CANNOT_MOVE_ANYWAY if s.value(target, MOVEMENT) < 1 else None

    def strike(self, s: DinosaursState, seat: i64, target: i64) -> None:
        """The floor applies when the value is used (DINO-8.25)."""
        s.seats[target].modifiers[MOVEMENT] -= 2


class EggThief(TargetCard):
    """DINO-4.23: one egg from the target to the player."""

    def refuses(self, s: DinosaursState, seat: i64, target: i64) -> Phrase | None:
        """The target must have a dino, and an egg; extinct species are spared (DINO-8.24)."""
        if not s.seats[target].herd:
            return HAS_NO_PARENTS
        return HAS_NO_EGGS if s.value(target, EGGS) < 1 else None

    def strike(self, s: DinosaursState, seat: i64, target: i64) -> None:
        """One less there, one more here."""
        s.seats[target].modifiers[EGGS] -= 1
        s.seats[seat].modifiers[EGGS] += 1


class LessProtection(TargetCard):
    """DINO-4.24, 4.25: one fur or one parasol less."""

    def __init__(self, kind: i64, value: i64, lacking: Phrase) -> None:
        super().__init__(kind)
        self.value: i64 = value
        self.lacking: Phrase = lacking

    def refuses(self, s: DinosaursState, seat: i64, target: i64) -> Phrase | None:
        """The target must have one."""
        return self.lacking if s.value(target, self.value) < 1 else None

    def strike(self, s: DinosaursState, seat: i64, target: i64) -> None:
        """One less this turn."""
        s.seats[target].modifiers[self.value] -= 1


class EpidemicCard(TargetCard):
    """DINO-4.28: the largest herd loses two dinos of its owner's choice."""

    def refuses(self, s: DinosaursState, seat: i64, target: i64) -> Phrase | None:
        """The target must have a dino, and at least as many as every other player."""
        herd = len(s.seats[target].herd)
        if herd == 0:
            return HAS_NO_DINOS
        for other in s.seats:
            if len(other.herd) > herd:
                return NOT_THE_LARGEST_HERD
        return None

    def strike(self, s: DinosaursState, seat: i64, target: i64) -> None:
        """The target chooses at once, before the climate does (DINO-4.35)."""
        s.call(Epidemic(target))


class DeadEnd(TargetCard):
    """DINO-3.34, 4.30 and 8.32 (b): an opponent is kept out of this turn's auction."""

    def refuses(self, s: DinosaursState, seat: i64, target: i64) -> Phrase | None:
        """Nobody is named twice."""
        return NAMED_ALREADY if s.seats[target].kept_out else None

    def strike(self, s: DinosaursState, seat: i64, target: i64) -> None:
        """He may still play cards."""
        s.seats[target].kept_out = True


EVENT_EFFECTS: Final[list[EventCard]] = [
    OwnValue(kinds.FALSE_TAIL, TAIL_VALUE, 2),  # DINO-4.9
    UnexpectedGeneCard(kinds.UNEXPECTED_GENE),
    ClimateCard(kinds.ETERNAL_SEASON, 0),
    ClimateCard(kinds.SEASONS_RUSH, 2),
    ClimateCard(kinds.BACKWARD_WEATHER, -1),
    RainDance(kinds.RAIN_DANCE),
    OwnValue(kinds.GIANT_GENE, ATTACK, 2),  # DINO-4.15: only while attacking (DINO-4.32)
    OwnValue(kinds.BIG_BROTHER, DEFENCE, 2),  # DINO-4.16
    OwnValue(kinds.STAMPEDE, MOVEMENT, 2),  # DINO-4.17
    Quicksand(kinds.QUICKSAND),
    Driftwood(kinds.DRIFTWOOD),
    BarrenYear(kinds.BARREN_YEAR),
    FarFlungEggs(kinds.FAR_FLUNG_EGGS),
    OwnValue(kinds.TWINS, EGGS, 2),  # DINO-4.22
    EggThief(kinds.EGG_THIEF),
    LessProtection(kinds.ICE_COLD, FURS, HAS_NO_FUR),
    LessProtection(kinds.SCORCHED, PARASOLS, HAS_NO_PARASOLS),
    OwnValue(kinds.WETSUIT, FURS, 2),  # DINO-4.26
    OwnValue(kinds.EXTRA_PARASOLS, PARASOLS, 2),  # DINO-4.27
    EpidemicCard(kinds.EPIDEMIC),
    OwnValue(kinds.BARGAIN, DISCOUNT, 3),  # DINO-4.29
    DeadEnd(kinds.DEAD_END),
]
