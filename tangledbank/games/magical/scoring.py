"""How the game ends, and in which places (MAG-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tangledbank.games.magical.state import MagicalState

# MAG-5.5: why the game is over
NOT_OVER: Final = 0
GOAL: Final = 1
SHADOW: Final = 2
MAX_ROUNDS: Final = 3
ENDINGS: Final = ("", "goal", "shadow", "max_rounds")


def standing(s: MagicalState, seat: int) -> tuple[int, int, int, int]:
    """MAG-5.3: what a player is ranked by: victory, tokens, energy on all creatures, number of creatures."""
    row = s.rows[seat]
    return int(seat in s.winners_now()), s.tokens[seat], sum([int(creature.energy) for creature in row]), len(row)


def measures(s: MagicalState) -> dict[str, list[int]]:
    """What everybody can count: transmutations, the energy on all creatures, and the creatures."""
    return {"tokens": s.tokens[: s.players], **tie_breaks(s)}


def tie_breaks(s: MagicalState) -> dict[str, list[int]]:
    """MAG-5.3: the energy on all creatures, then their number."""
    rows = s.rows[: s.players]
    return {
        "energy": [sum([int(creature.energy) for creature in row]) for row in rows],
        "creatures": [len(row) for row in rows],
    }


def result(s: MagicalState) -> dict[str, Any]:
    """MAG-5.3, 5.5: why the game is over, and everybody's place; alone there are no places."""
    ranked = [standing(s, seat) for seat in range(s.players)]
    places = [
        {
            "seat": seat,
            "place": 1 + sum([other > ranked[seat] for other in ranked]),
            "tokens": ranked[seat][1],
            "energy": ranked[seat][2],
            "creatures": ranked[seat][3],
        }
        for seat in range(s.players)
    ]
    return {"reason": ENDINGS[s.ending], "places": [] if s.solo else places}
