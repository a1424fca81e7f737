"""Genes (DINO-1.8) and the values that event cards change for a turn (DINO-3.3), by number."""

from __future__ import annotations

from typing import Final

TAIL: Final = 0  # initiative (DINO-4.1)
LEG: Final = 1  # movement points (DINO-4.2)
HORN: Final = 2  # combat (DINO-4.3)
EGG: Final = 3  # newborns (DINO-4.4)
FUR: Final = 4  # against the cold (DINO-4.5)
PARASOL: Final = 5  # against the heat (DINO-4.6)
MUTATION: Final = 6  # cheaper genes (DINO-4.7)
CARD: Final = 7  # an event card at once (DINO-4.8)

GENES: Final = ("tail", "leg", "horn", "egg", "fur", "parasol", "mutation", "card")
PORTRAIT: Final = 7  # the genes that lie on a portrait: all but the last (DINO-4.8)

TAIL_VALUE: Final = 0
MOVEMENT: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3
EGGS: Final = 4
FURS: Final = 5
PARASOLS: Final = 6
DISCOUNT: Final = 7

VALUES: Final = ("tail", "movement", "attack", "defence", "eggs", "fur", "parasols", "discount")
# DINO-3.3: the gene on which each value rests, and whether it cannot be below zero when it is used.
GENE_OF: Final = [TAIL, LEG, HORN, HORN, EGG, FUR, PARASOL, MUTATION]
HAS_FLOOR: Final = [False, True, False, False, True, True, True, False]
