"""What is said in the game: moves, questions, events, and refusals with their rules."""

from __future__ import annotations

from typing import Final

from tangledbank.kernel.vocabulary import Vocabulary
from tangledbank.parts.hexes import HexMap, Sheet

INSECTS: Final = ("fly", "gnat", "dragonfly")  # the rows of insects.toml
SHEET: Final = Sheet(range(-1, 2), range(-1, 2))
MIDDLE: Final = SHEET.number(0, 0)
POND: Final = HexMap(SHEET, [MIDDLE, *[leaf for leaf in SHEET.beside(MIDDLE) if leaf >= 0]])  # POND-1.1

WORDS: Final = Vocabulary({"insect": INSECTS, "hex": SHEET})

ACT: Final = WORDS.question("act")
HOP: Final = WORDS.move("hop <to:hex>")
HUNT: Final = WORDS.move("hunt <card:card>")
REST: Final = WORDS.move("rest")
HUNTING: Final = WORDS.question("hunting")
ROLL: Final = WORDS.move("roll <pips:number>")

DAY_BEGINS: Final = WORDS.event("day-begins <day:number>")
HOPS: Final = WORDS.event("hops <seat:seat> <to:hex>")
HUNTS: Final = WORDS.event("hunts <seat:seat> <insect:insect>")
CATCHES: Final = WORDS.event("catches <seat:seat> <insect:insect> <pips:number> <points:number>")
MISSES: Final = WORDS.event("misses <seat:seat> <insect:insect> <pips:number>")
DRAWS: Final = WORDS.event("draws <seat:seat>")
DRAWS_INSECT: Final = WORDS.event("draws-insect <seat:seat> <insect:insect>")
RESTS: Final = WORDS.event("rests <seat:seat>")

TOO_FAR: Final = WORDS.refusal("POND-3.2", "too-far")
LEAF_TAKEN: Final = WORDS.refusal("POND-3.3", "leaf-taken")
NOT_IN_HAND: Final = WORDS.refusal("POND-3.4", "not-in-hand")
ONLY_IN_THE_MIDDLE: Final = WORDS.refusal("POND-3.5", "only-in-the-middle")
