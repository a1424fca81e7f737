"""End of the game and scoring (DINO-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

POINTS_AT_START: Final = 10  # DINO-2.7


def scores(s: DinosaursState) -> list[int]:
    """DINO-5.1: each seat's points; cards in hand and genes are worth nothing."""
    return [int(seat.points) for seat in s.seats]


def measures(s: DinosaursState) -> dict[str, list[int]]:
    """What everybody can count: points, dinos on the island, and the genes of the species."""
    return {
        "points": scores(s),
        "dinos": [len(seat.herd) for seat in s.seats],
        "genes": [sum(seat.genes) for seat in s.seats],
    }


def tie_breaks(s: DinosaursState) -> dict[str, list[int]]:
    """DINO-5.2: the dinos on the island."""
    return {"dinos": [len(seat.herd) for seat in s.seats]}


def standing(s: DinosaursState) -> list[tuple[int, int]]:
    """DINO-5.3: what each seat is ranked by: points, then dinos on the island."""
    return [(int(seat.points), len(seat.herd)) for seat in s.seats]


def winners(s: DinosaursState) -> list[int]:
    """DINO-5.2, 8.26: most points, then most dinos; those still tied share the victory."""
    ranked = standing(s)
    return [seat for seat in range(s.players) if ranked[seat] == max(ranked)]


def breakdown(s: DinosaursState) -> list[dict[str, Any]]:
    """How the game ended for each seat (DINO-5.3), and its points after each turn's scoring."""
    ranked = standing(s)
    return [
        {
            "seat": seat,
            "place": 1 + sum(other > ranked[seat] for other in ranked),
            "start": POINTS_AT_START,
            "points": ranked[seat][0],
            "dinos": ranked[seat][1],
            "history": s.history[seat :: s.players],
        }
        for seat in range(s.players)
    ]
