"""The kinds of event cards by number (DINO-1.11); what they do is in `event_cards`."""

from __future__ import annotations

from typing import Final

FALSE_TAIL: Final = 0
UNEXPECTED_GENE: Final = 1
ETERNAL_SEASON: Final = 2
SEASONS_RUSH: Final = 3
BACKWARD_WEATHER: Final = 4
RAIN_DANCE: Final = 5
GIANT_GENE: Final = 6
BIG_BROTHER: Final = 7
STAMPEDE: Final = 8
QUICKSAND: Final = 9
DRIFTWOOD: Final = 10
BARREN_YEAR: Final = 11
FAR_FLUNG_EGGS: Final = 12
TWINS: Final = 13
EGG_THIEF: Final = 14
ICE_COLD: Final = 15
SCORCHED: Final = 16
WETSUIT: Final = 17
EXTRA_PARASOLS: Final = 18
EPIDEMIC: Final = 19
BARGAIN: Final = 20
DEAD_END: Final = 21

EVENT_CARDS: Final = (
    "false_tail",
    "unexpected_gene",
    "eternal_season",
    "seasons_rush",
    "backward_weather",
    "rain_dance",
    "giant_gene",
    "big_brother",
    "stampede",
    "quicksand",
    "driftwood",
    "barren_year",
    "far_flung_eggs",
    "twins",
    "egg_thief",
    "ice_cold",
    "scorched",
    "wetsuit",
    "extra_parasols",
    "epidemic",
    "bargain",
    "dead_end",
)
