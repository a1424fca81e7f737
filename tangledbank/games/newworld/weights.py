"""What weighs how much for the bots: the numbers of `weights.toml`, ready for use."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tangledbank.games.newworld.kinds import (
    BURROWING,
    CARNIVOROUS,
    ELUSIVE,
    FAT,
    HIBERNATING,
    HORNED,
    MIMICKING,
    POISONOUS,
    PROTECTIONS,
    REPELLENT,
    RUNNING,
    SCAVENGING,
    STAGNANT,
    THIEVING,
)
from tangledbank.kernel.weights import Weights
from tangledbank.parts.weights import read_weights

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.toml")
# The traits that each weight of a group is about.
LASTING: Final = {
    "carnivorous": CARNIVOROUS,
    "fat": FAT,
    "protections": PROTECTIONS,
    "answers": RUNNING | ELUSIVE | REPELLENT | MIMICKING | HORNED | POISONOUS,
    "hibernating": HIBERNATING,
    "finders": SCAVENGING | THIEVING,
    "stagnant": STAGNANT,
}
DANGER_LEFT: Final = {
    "running": RUNNING,
    "horned": HORNED,
    "elusive": ELUSIVE,
    "repellent": REPELLENT,
    "mimicking": MIMICKING,
    "poisonous": POISONOUS,
    "burrowing": BURROWING,
}


class NewWorldWeights:
    """The weights of the evaluation, in points."""

    def __init__(self, weights: Weights) -> None:
        self.card_to_come: float = weights.number("card_to_come")
        self.card_in_hand: float = weights.number("card_in_hand")
        self.card_held_back: float = weights.number("card_held_back")
        self.fat_token: float = weights.number("fat_token")
        self.pair_points: float = weights.share("pair_points")
        self.pair_lasting: float = weights.number("pair_lasting")
        self.new_area: float = weights.number("new_area")
        self.luck: float = weights.share("luck")
        self.half_fed: float = weights.share("half_fed")
        self.sleep_saves: float = weights.share("sleep_saves")
        self.hunger_drives: float = weights.share("hunger_drives")
        self.greed_drives: float = weights.share("greed_drives")
        self.catch: float = weights.number("catch")
        self.theft: float = weights.number("theft")
        self.carrion: float = weights.number("carrion")
        self.lasting: list[TraitWeight] = trait_weights(weights.row("lasting", list(LASTING)), LASTING)
        self.danger_left: list[TraitWeight] = trait_weights(
            weights.row_of_shares("danger_left", list(DANGER_LEFT)), DANGER_LEFT
        )


class TraitWeight:
    """A weight of every animal that has one of some traits."""

    __slots__ = ("traits", "weight")

    def __init__(self, traits: i64, weight: float) -> None:
        self.traits: i64 = traits
        self.weight: float = weight


def trait_weights(numbers: list[float], traits: dict[str, int]) -> list[TraitWeight]:
    """The weights of a group, each with its traits."""
    return [TraitWeight(bits, number) for bits, number in zip(traits.values(), numbers, strict=True)]
