"""What weighs how much for the bots: the numbers of `weights.toml`, ready for use."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tangledbank.games.magical.kinds import ORDER
from tangledbank.kernel.weights import Weights
from tangledbank.parts.weights import read_weights

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.toml")
LACKING: Final = ("nothing", "one", "two", "three", "four")
POWERS: Final = ("none", "one", "two", "three")


class MagicalWeights:
    """The weights among players; those against the Shadow are `AloneWeights`."""

    def __init__(self, weights: Weights) -> None:
        self.token: float = weights.number("token")
        self.creature: float = weights.number("creature")
        self.card: float = weights.number("card")
        self.spare: float = weights.share("spare")
        self.awake: float = weights.number("awake")
        self.awake_at_source: float = weights.number("awake_at_source")
        self.harm: float = weights.number("harm")
        self.lacking: list[float] = weights.row("lacking", LACKING)
        self.properties: list[float] = weights.row("property", ORDER)
        self.alone: AloneWeights = AloneWeights(weights)


class AloneWeights:
    """The weights of somebody who is alone with the Shadow (MAG-6)."""

    def __init__(self, weights: Weights) -> None:
        self.lead: float = weights.number("alone.lead")
        self.token: float = weights.number("alone.token")
        self.card: float = weights.number("alone.card")
        self.first: float = weights.number("alone.first")
        self.crowd: float = weights.number("alone.crowd")
        self.busy: float = weights.number("alone.busy")
        self.idle: float = weights.number("alone.idle")
        self.asleep: float = weights.share("alone.asleep")
        self.others: float = weights.share("alone.others")
        self.lacking: list[float] = weights.row("alone_lacking", LACKING)
        self.powers: list[float] = weights.row("alone_powers", POWERS)
        self.properties: list[float] = weights.row("alone_property", ORDER)
        self.danger: list[float] = weights.row("alone_danger", LACKING)
