"""Exact positions: any state as a text in the format of positions, and back, in the middle of an attack too.

A position written by hand describes a table in a player's words. One that is written by `State.to_position` says
everything that the state remembers, hidden cards and chance included, so that it loads to an equal state. It is for
bug reports and tests, and the same for every game.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tangledbank.kernel.data import fill, to_plain
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.position import Section, check_options

if TYPE_CHECKING:
    from tangledbank.kernel.game import Game
    from tangledbank.kernel.state import State

EXPLAINED = "# The whole truth, hidden cards and chance included: `tangledbank position FILE` opens it."


def write_exact(state: State) -> str:
    """A state as the text of a position.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> print(write_exact(state))
    # The whole truth, hidden cards and chance included: `tangledbank position FILE` opens it.
    game = "pond"
    options = {days = 3, drought = false, weather = "mild", first_player = "random"}
    <BLANKLINE>
    [state]
    chance = ...
    frogs = [1, 2]
    hands = [[0, 2], [1, 3]]
    ...
    """
    lines = [EXPLAINED, f"game = {toml(state.game.id)}", f"options = {toml(state.game.options)}", "", "[state]"]
    plain = to_plain(state)
    del plain["is"]  # the game knows it
    lines += [f"{name} = {block(value)}" for name, value in plain.items()]
    return "\n".join(lines) + "\n"


def block(value: Any) -> str:
    """A value in TOML; a list of objects has a line for each of them.

    >>> print(block([{"pips": 4}, {"pips": 2}]))
    [
        {pips = 4},
        {pips = 2},
    ]
    """
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"    {toml(item)},\n" for item in value) + "]"
    return toml(value)


def toml(value: Any) -> str:
    """Plain data in TOML, on one line.

    >>> toml({"is": "dice.Roll", "pips": [4, 2], "red": True})
    '{is = "dice.Roll", pips = [4, 2], red = true}'
    """
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name} = {toml(item)}' for name, item in value.items())}}}"
    return json.dumps(value)


def read_exact(game: Game, document: dict[str, Any]) -> State:
    """The state that `write_exact` wrote.

    >>> import tangledbank as tb
    >>> game = tb.game("pond")
    >>> state = game.new(players=2, seed=7)
    >>> game.position(state.to_position()) == state
    True
    >>> game.position("[state]\\nday = 3")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: state: this is not a state of pond, as `to_position` writes one.
    """
    top = Section(document)
    check_options(game, top)
    plain = top.part("state", "[state] as written by to_position").content
    top.finish()
    try:
        players = plain["players"]
        if players not in game.player_counts():
            raise ValueError(players)
        state = game.blank(players)
        if sorted(plain) != list(type(state).fields):
            raise ValueError("other words than those of the state")
        fill(state, plain)
        state.reask()
    except BadPosition:
        raise
    except Exception as error:  # whatever a hand has changed in it, in any place
        raise BadPosition(f"state: this is not a state of {game.id}, as `to_position` writes one.") from error
    return state
