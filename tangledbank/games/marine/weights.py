"""What weighs how much for the bots: the numbers of `weights.toml`, ready for use."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tangledbank.kernel.weights import Weights
from tangledbank.parts.weights import read_weights

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.toml")


class MarineWeights:
    """The weights of the evaluation, in points."""

    def __init__(self, weights: Weights) -> None:
        self.rivals: float = weights.number("rivals")
        self.tiles: float = weights.number("tiles")
        self.survival: float = weights.number("survival")
        self.control: float = weights.number("control")
        self.marker: float = weights.number("marker")
        self.cube: float = weights.number("cube")
        self.doomed_cube: float = weights.number("doomed_cube")
        self.first_element: float = weights.number("first_element")
        self.more_elements: float = weights.number("more_elements")
        self.pawn: float = weights.number("pawn")
        self.shelter: float = weights.number("shelter")
        self.card: float = weights.number("card")
        self.poor_class: float = weights.share("poor_class")
        self.new_cube: float = weights.number("new_cube")
        self.new_cube_place: float = weights.number("new_cube_place")
        self.new_cube_hungry: float = weights.number("new_cube_hungry")
        self.promise: PromiseWeights = PromiseWeights(weights)


class PromiseWeights:
    """What an action that has begun will probably bring."""

    def __init__(self, weights: Weights) -> None:
        self.speciation: float = weights.number("promise.speciation")
        self.wanderlust: float = weights.number("promise.wanderlust")
        self.wanderlust_special: float = weights.number("promise.wanderlust_special")
        self.abundance: float = weights.number("promise.abundance")
        self.abundance_eaten: float = weights.number("promise.abundance_eaten")
        self.abundance_other: float = weights.number("promise.abundance_other")
        self.migration: float = weights.number("promise.migration")
        self.migration_step: float = weights.number("promise.migration_step")
        self.competition: float = weights.number("promise.competition")
        self.competition_more: float = weights.number("promise.competition_more")
        self.deformation: float = weights.number("promise.deformation")
        self.regression: float = weights.number("promise.regression")
        self.other: float = weights.number("promise.other")
