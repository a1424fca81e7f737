"""The opponents that players meet, each with a name, a face and a character; other bots are for the laboratory.

Names and sentences are `bot-<id>` and `bot-<id>-text` in the languages; faces are drawn in the browser.
"""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = ("novice", "naturalist", "expert", "darwin")  # from the weakest to the strongest
USUAL: Final = "naturalist"  # whom one meets without choosing
