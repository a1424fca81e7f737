"""When things can be on the table: meteor and turn go together, event cards leave traces from their window on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.dinosaurs import kinds
from tangledbank.games.dinosaurs.evolution import METEOR_STAYS
from tangledbank.games.dinosaurs.hand import FIRST_TURN
from tangledbank.games.dinosaurs.tables import WINDOWS
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.position import Section

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.state import DinosaursState

PHASES: Final = ("initiative", "climate", "movement", "births", "survival", "evolution", "auction")
USUAL_TURN: Final = 5
MOST: Final = 1000  # of anything that a position counts

# The cards of which a word tells that one was played this turn; the last eight are modifiers (DINO-1.11, 4.9 to 4.30).
TRACES: Final = {
    "climate_card": [kinds.ETERNAL_SEASON, kinds.SEASONS_RUSH, kinds.BACKWARD_WEATHER, kinds.RAIN_DANCE],
    "raft": [kinds.DRIFTWOOD],
    "barren": [kinds.BARREN_YEAR],
    "far_flung": [kinds.FAR_FLUNG_EGGS],
    "kept_out": [kinds.DEAD_END],
    "tail": [kinds.FALSE_TAIL],
    "movement": [kinds.STAMPEDE, kinds.QUICKSAND],
    "attack": [kinds.GIANT_GENE],
    "defence": [kinds.BIG_BROTHER],
    "eggs": [kinds.TWINS, kinds.EGG_THIEF],
    "fur": [kinds.WETSUIT, kinds.ICE_COLD],
    "parasols": [kinds.EXTRA_PARASOLS, kinds.SCORCHED],
    "discount": [kinds.BARGAIN],
}


def read_turn(s: DinosaursState, top: Section, phase: int) -> None:
    """DINO-3.31, 6.4: the turn says where the meteor is, and if only the meteor is given, it says which turn it is."""
    start = s.meteor
    still = METEOR_STAYS if s._game.options["gene_shortage"] else 0
    first = still + (0 if phase == PHASES.index("auction") else 1)  # the last turn at this point of which it is there
    given = top.whole("meteor", start, len(s._tables.meteor_track) - 2)
    s.turn = top.whole("turn", max(given - start + first, 1) if "meteor" in top.content else USUAL_TURN, MOST, least=1)
    s.meteor = start + max(s.turn - first, 0)
    if "meteor" in top.content and s.meteor != given:
        raise BadPosition(f"meteor: in turn {s.turn} it is at {s.meteor}, not at {given} (DINO-3.31).")
    if s.meteor > len(s._tables.meteor_track) - 2:
        raise BadPosition(f"turn: the meteor has struck before turn {s.turn} (DINO-3.31).")


def played(s: DinosaursState, section: Section, key: str, phase: int) -> bool:
    """Whether a card was played this turn."""
    was_played = section.flag(key)
    if was_played:
        check_trace(s, section.path(key), key, phase)
    return was_played


def check_trace(s: DinosaursState, path: str, key: str, phase: int) -> None:
    """What an event card has left behind: the window of the card must have come, and a turn in which it opens."""
    earliest = window_phase(s, key)
    if phase < earliest:
        raise BadPosition(f"{path}: that comes only in the phase {PHASES[earliest]} (DINO-1.11).")
    declining = key == "kept_out" and s._game.options["gene_shortage"]  # leaves the auction, too (DINO-6.3)
    if s.turn < FIRST_TURN and not declining:
        raise BadPosition(f"{path}: no event card is played before turn {FIRST_TURN} (DINO-3.5).")


def window_phase(s: DinosaursState, key: str) -> int:
    """The phase in whose window a card that leaves such a trace can be played; the last window is the auction's."""
    window = min(s._tables.windows[kind] for kind in TRACES[key])
    return PHASES.index("auction") if window == WINDOWS else window - 1
