"""What weighs how much for the bots: the numbers of `weights.toml`, ready for use."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tangledbank.games.dinosaurs.genes import GENES, PORTRAIT
from tangledbank.kernel.weights import Weights
from tangledbank.parts.weights import read_weights

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.toml")
MOST_TILES: Final = 8  # of one gene on one portrait that make a difference


class DinosaursWeights:
    """The weights of the evaluation, in points."""

    def __init__(self, weights: Weights) -> None:
        self.card_in_hand: float = weights.number("card_in_hand")
        self.unexpected_gene: float = weights.number("unexpected_gene")
        self.rescue: float = weights.share("rescue")
        self.rescue_from_afar: float = weights.share("rescue_from_afar")
        self.later: float = weights.share("later")
        self.room: float = weights.number("room")
        self.danger: float = weights.number("danger")
        self.egg_finds_room: float = weights.share("egg_finds_room")
        self.bids_stand: float = weights.share("bids_stand")
        first = weights.row("gene", GENES[:PORTRAIT])
        further = weights.row_of_shares("further", GENES[:PORTRAIT])
        self.worths: list[list[float]] = [tiles_worth(first[gene], further[gene]) for gene in range(PORTRAIT)]

    def worth_of(self, gene: int, bought: int) -> float:
        """What so many tiles of a gene are worth for each turn to come."""
        return self.worths[gene][min(max(bought, 0), MOST_TILES)]


def tiles_worth(first: float, further: float) -> list[float]:
    """What none, one, two and more tiles of a gene are worth, from the worth of the first and what is left of it each.

    >>> tiles_worth(1.0, 0.5)[:4]
    [0.0, 1.0, 1.5, 1.75]
    """
    worths = [0.0]
    share = first
    for _ in range(MOST_TILES):
        worths.append(worths[-1] + share)
        share *= further
    return worths
