"""What weighs how much for the bots: the numbers of `weights.toml`, ready for use."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tangledbank.games.evolution.kinds import ORDER
from tangledbank.kernel.weights import Weights
from tangledbank.parts.weights import read_weights

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.toml")


class EvolutionWeights:
    """The weights of the evaluation, in points; those of traits by the number of the trait."""

    def __init__(self, weights: Weights) -> None:
        self.card_to_come: float = weights.number("card_to_come")
        self.card_in_hand: float = weights.number("card_in_hand")
        self.card_held_back: float = weights.number("card_held_back")
        self.yellow_token: float = weights.number("yellow_token")
        self.pair_card: float = weights.share("pair_card")
        self.link_works: float = weights.share("link_works")
        self.luck: float = weights.share("luck")
        self.care: float = weights.share("care")
        self.sleep_saves: float = weights.share("sleep_saves")
        self.hunger_drives: float = weights.share("hunger_drives")
        self.greed_drives: float = weights.share("greed_drives")
        self.catch: float = weights.number("catch")
        self.restored: float = weights.number("restored")
        self.lasting: list[float] = weights.row("lasting", ORDER, otherwise=0.0)
        self.danger_left: list[float] = weights.row_of_shares("danger_left", ORDER, otherwise=1.0)
        self.food: list[float] = weights.row("food", ORDER, otherwise=0.0)
