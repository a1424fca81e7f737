"""Short games of each box, for tests that play whole ones."""

from __future__ import annotations

SHORT: dict[str, dict[str, object]] = {
    "evolution": {"deck_reduction": "half_random"},
    "newworld": {"epochs": 2},
    "magical": {"max_rounds": 3},
    "dinosaurs": {},
    "marine": {"game_length": "quick"},
}
