"""Tangled Bank: five board games about evolution.

>>> import random
>>> import tangledbank as tb
>>> rng = random.Random(1)
>>> state = tb.game("evolution").new(players=4, seed=7)
>>> while not state.over:
...     state.play(rng.choice(state.moves))
>>> len(state.scores), len(state.winners) >= 1
(4, True)
"""

from tangledbank.games import GAMES, game
from tangledbank.kernel.errors import BadPosition, BadRecord, IllegalMove, Reason, TangledBankError, UnknownName
from tangledbank.kernel.game import Game, Option
from tangledbank.kernel.phrase import Move
from tangledbank.kernel.procedure import CHANCE
from tangledbank.kernel.sight import Sight
from tangledbank.kernel.state import State
from tangledbank.version import VERSION

__version__ = VERSION
__all__ = [
    "CHANCE",
    "GAMES",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "Reason",
    "Sight",
    "State",
    "TangledBankError",
    "UnknownName",
    "game",
]
