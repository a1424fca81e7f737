"""`tangledbank position` and `tangledbank why`: a position written by hand, and what can be done in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tangledbank.cli.arguments import Data, Json, Options, Tongue, open_game, read_text
from tangledbank.cli.output import print_json
from tangledbank.games import GAMES
from tangledbank.kernel.errors import BadPosition, TangledBankError
from tangledbank.kernel.game import Game
from tangledbank.kernel.options import written
from tangledbank.kernel.position import Section, options_of, read_position
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.state import State
from tangledbank.locale import Language, Scene
from tangledbank.locale.sentences import in_words, sentences_of
from tangledbank.terminal.boards import draw
from tangledbank.terminal.choosing import offers_in

File = Annotated[Path, typer.Argument(metavar="FILE", help="A position in TOML; docs/positions.md explains it.")]


def position(
    file: File,
    option: Options = None,
    language: Tongue = "en",
    data: Data = None,
    json: Json = False,
) -> None:
    """Show a position written by hand: the table, the open question and the legal moves.

    *Example:* `tangledbank position attack.toml`
    """
    state = load(file, option, data)
    seat = None if state.over or state.seat == CHANCE else state.seat
    view = state.view(seat)
    if json:
        print_json(view)
        return
    words = Language(language, state.game.id)
    scene = Scene.of(view)
    for line in draw(view, words, scene).lines():
        print(line.text if line.heading or not line.element else f"  {line.text}")
    print()
    if view["question"] is None:
        print(words.ui("game-over"))
        return
    print(f"{words.player(state.seat, scene)}: {words.question(view['question'], scene)}")
    moves = offers_in(view)
    for move, sentence in zip(moves, sentences_of([move.said for move in moves], words, scene), strict=True):
        print(f"  {move!s:<28} {sentence}")


def why(
    file: File,
    seat: Annotated[int, typer.Option(help="The seat that wants to use the element.")],
    element: Annotated[str, typer.Option(help="What it wants to use, such as card:17.")],
    option: Options = None,
    language: Tongue = "en",
    data: Data = None,
    json: Json = False,
) -> None:
    """Explain why a seat cannot use an element in a position, with the rule; or what it can do with it.

    *Example:* `tangledbank why attack.toml --seat 0 --element card:17`
    """
    state = load(file, option, data)
    if not 0 <= seat < state.players:
        raise TangledBankError(f"There is no seat {seat} here; the seats are 0 to {state.players - 1}.")
    kind, colon, value = element.partition(":")
    if not (kind and colon and value):
        raise TangledBankError(f"{element!r} is not an element; write it as card:17.")
    words = Language(language, state.game.id)
    view = state.view(seat)
    scene = Scene.of(view)
    reasons = state.why_not(seat, element)
    if reasons and element not in view["things"] and not is_there(state.game, view["board"], element):
        raise TangledBankError(f"Seat {seat} sees no {element} on this table.")
    moves = [] if reasons else [move for move in offers_in(view) if any(element in path for path in move.paths)]
    if json:
        print_json({"reasons": [reason.plain() for reason in reasons], "moves": [str(move) for move in moves]})
        return
    for sentence in in_words(reasons, words, scene):
        print(sentence)
    if moves:
        print(words.ui("can-be-used"))
    for move, sentence in zip(moves, sentences_of([move.said for move in moves], words, scene), strict=True):
        print(f"  {move!s:<28} {sentence}")


def load(file: Path, option: list[str] | None, data: Path | None) -> State:
    """The state that a position file describes. It names its game by `game = "..."`; without it, it is the first.

    Its `options` are read as if they stood before those of the command line, which win.
    """
    document = read_position(read_text(file, "position"))
    game = document.get("game", next(iter(GAMES)))
    if not isinstance(game, str):
        raise BadPosition(f"game: should be the id of a game, not {game!r}.")
    chosen = [f"{name}={written(value)}" for name, value in options_of(Section(document)).items()]
    opened = open_game(game, [*chosen, *(option or [])], data)
    return opened.from_document({word: value for word, value in document.items() if word != "options"})


def is_there(game: Game, board: dict[str, Any], element: str) -> bool:
    """Whether an element is a thing that lies on a board as a seat sees it, or a word in a move of the game.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> board = state.view(0)["board"]
    >>> [is_there(state.game, board, element) for element in ("hex:0,0", "choose:rest", "hex:9,9", "moon:1")]
    [True, True, False, False]
    """
    kind, _, value = element.partition(":")
    for phrase in game.words()["move"]:
        if element in phrase.path:
            return True
        if any(place.kind == kind and (value in place.names or lies_on(board, kind, value)) for place in phrase.places):
            return True
    return False


def lies_on(part: object, kind: str, value: str) -> bool:
    """Whether a part of a board has a thing of that kind: its number or name is written under the name of its kind.

    >>> board = {"seats": [{"frogs": [{"frog": 3}]}]}
    >>> lies_on(board, "frog", "3"), lies_on(board, "frog", "4")
    (True, False)
    """
    if isinstance(part, dict):
        found = part.get(kind)
        return (found is not None and str(found) == value) or lies_on(list(part.values()), kind, value)
    return isinstance(part, list) and any(lies_on(inner, kind, value) for inner in part)
