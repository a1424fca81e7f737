"""The locations (EVL-1.2): the table without Continents; two continents and the Ocean with it.

Only the value matters: an animal is in one of them, and each has a food base of its own.
"""

from __future__ import annotations

from typing import Final

TABLE: Final = 0
LAURASIA: Final = 1
GONDWANA: Final = 2
OCEAN: Final = 3

PLACES: Final = ("table", "laurasia", "gondwana", "ocean")
