"""`tangledbank guide`: how a game is played, as a text, or what the guide says about something."""

from __future__ import annotations

from typing import Annotated

import typer

from tangledbank.cli.arguments import GameId, Options, Tongue, open_game
from tangledbank.guide import find, guide_of, plain
from tangledbank.kernel.errors import TangledBankError


def guide(
    id: GameId,
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORDS]...", help="What to look for.")] = None,
    option: Options = None,
    language: Tongue = "en",
) -> None:
    """Print how a game is played, or what its guide and its rules say about something.

    *Examples:*

    - `tangledbank guide GAME`
    - `tangledbank guide GAME how many points`
    - `tangledbank guide GAME --option NAME=VALUE --language cs`
    """
    # Without options everything is told; the first that is named makes it a guide to just that game.
    options = open_game(id, option, None).options if option else None
    blocks = guide_of(id, language)
    if not words:
        print(plain.page(blocks, options))
        return
    found = find(id, language, " ".join(words), options)
    if not found:
        raise TangledBankError(f"The guide to {id} says nothing about {' '.join(words)!r}.")
    print(plain.results(found))
