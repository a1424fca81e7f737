"""`tangledbank games`: which games there are, with which options and cards."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

import typer

from tangledbank.cli.arguments import Data, Json, Options, check_data, open_game, read_options
from tangledbank.cli.output import print_json, print_table
from tangledbank.games import GAMES, open_box
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.game import Game, spoken
from tangledbank.kernel.options import BadOptions, Choice, Option, Switch, written


def games(
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="Only this game.")] = None,
    cards: Annotated[bool, typer.Option("--cards", help="Show the card tables, with the source of each row.")] = False,
    option: Options = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """List the games with their options and player counts; with options chosen, the counts for these.

    *Examples:*

    - `tangledbank games`
    - `tangledbank games GAME --option NAME=VALUE`
    - `tangledbank games GAME --cards`
    """
    check_data(data)
    if cards and id is None:
        raise TangledBankError("Which cards? Name a game: tangledbank games GAME --cards.")
    if option and id is None:
        raise TangledBankError("Whose options? Name a game: tangledbank games GAME --option NAME=VALUE.")
    opened = [open_game(name, option, data) for name in ([id] if id is not None else GAMES)]
    if json:
        print_json([described(one, cards, read_options(option), data) for one in opened])
        return
    for number, one in enumerate(opened):
        if number:
            print()
        show(one, read_options(option), data)
        if cards:
            for name, rows in tables_of(one).items():
                print()
                show_table(name, rows)


def show(one: Game, chosen: dict[str, object], data: Path | None) -> None:
    """Print a game's id, its player counts with the options chosen and with more of them, and its options."""
    print(f"{one.id}: {for_whom(one.player_counts(), chosen)}")
    for more, counts in mixtures(one, chosen, data):
        print(f"  {for_whom(counts, more)}")
    for option in one.option_list():
        print(f"  --option {option.id}=...  {offered(option)}")


def offered(option: Option) -> str:
    """The values of an option, the default in brackets.

    >>> from tangledbank.games import game
    >>> [offered(option) for option in game("pond").option_list()]
    ['a number from 1 to 6 [3]', 'true, [false]', '[mild], stormy', 'random or the number of a seat, from 0 [random]']
    """
    if isinstance(option, Switch | Choice):
        values = option.samples()
        return ", ".join(f"[{written(value)}]" if value == option.default else written(value) for value in values)
    return f"{option.allowed()} [{option.default}]"


def for_whom(counts: range, options: dict[str, object]) -> str:
    """How many can play with some options, in words.

    >>> for_whom(range(2, 7), {"days": "4"})
    '2 to 6 players with days=4'
    """
    chosen = ", ".join(f"{name}={written(value)}" for name, value in options.items())
    return spoken(counts) + (f" with {chosen}" if chosen else "")


def mixtures(one: Game, chosen: dict[str, object], data: Path | None) -> list[tuple[dict[str, object], range]]:
    """The smallest combinations of modules for other player counts, with what was chosen already."""
    found: list[tuple[dict[str, object], range]] = [(chosen, one.player_counts())]
    free = [switch for switch in one.switches() if switch not in chosen]
    for size in range(1, len(free) + 1):
        for switches in combinations(free, size):
            options = {**chosen, **dict.fromkeys(switches, True)}
            try:
                counts = open_box(one.id, options, data).player_counts()
            except BadOptions:  # they do not go together
                continue
            if not any(counts == known and options.items() >= smaller.items() for smaller, known in found):
                found.append((options, counts))
    return found[1:]


def show_table(name: str, rows: dict[str, dict[str, Any]]) -> None:
    """Print a table of cards."""
    columns = list(dict.fromkeys(key for row in rows.values() for key in row))
    print(f"{name} ({len(rows)} rows)")
    print_table(["id", *columns], [[id, *(cell(row.get(key)) for key in columns)] for id, row in rows.items()])


def cell(value: Any) -> str:
    """A cell of a card table.

    >>> cell(["fly", "gnat"]), cell(True), cell(None), cell(4)
    ('fly, gnat', 'yes', '', '4')
    """
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def tables_of(one: Game) -> dict[str, dict[str, dict[str, Any]]]:
    """The card tables of a game: rows by id, by the name of their file.

    >>> from tangledbank.games import game
    >>> tables_of(game("pond"))["insects.toml"]["gnat"]["count"]
    6
    """
    return {path.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in one.table_paths}


def described(one: Game, cards: bool, chosen: dict[str, object], data: Path | None = None) -> dict[str, Any]:
    """A game as plain data.

    >>> from tangledbank.games import game
    >>> plain = described(game("pond"), cards=False, chosen={})
    >>> plain["players"], plain["options"][0]
    ([1, 2, 3, 4], {'id': 'days', 'kind': 'number', 'default': 3, 'least': 1, 'most': 6})
    """
    plain: dict[str, Any] = {
        "id": one.id,
        "players": list(one.player_counts()),
        "chosen": one.options,
        "mixtures": [
            {"options": {name: one.chosen(more)[name] for name in more}, "players": list(counts)}
            for more, counts in mixtures(one, chosen, data)
        ],
        "options": [option.plain() for option in one.option_list()],
    }
    if cards:
        plain["tables"] = tables_of(one)
    return plain
