"""`tangledbank games`: which games there are, with which options and cards."""

from __future__ import annotations

import tomllib
from typing import Annotated, Any

import typer

from tangledbank.cli.arguments import Data, Json, check_data
from tangledbank.cli.output import print_json, print_table
from tangledbank.games import GAMES, game
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.game import Game


def games(
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="Only this game.")] = None,
    cards: Annotated[bool, typer.Option("--cards", help="Show the card tables, with where each row is from.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """List the games with their options and player counts.

    *Examples:*

    - `tangledbank games`
    - `tangledbank games evolution --cards`
    """
    check_data(data)
    if cards and id is None:
        raise TangledBankError("Which cards? Name a game: tangledbank games GAME --cards.")
    opened = [game(name, data=data) for name in ([id] if id is not None else GAMES)]
    if json:
        print_json([described(one, cards) for one in opened])
        return
    for number, one in enumerate(opened):
        if number:
            print()
        show(one)
        if cards:
            for name, rows in tables_of(one).items():
                print()
                show_table(name, rows)


def show(one: Game) -> None:
    """Print a game's id, player counts and options."""
    counts = one.player_counts()
    print(f"{one.id}: {counts.start} to {counts.stop - 1} players")
    for option in one.option_list():
        values = ", ".join(f"[{value}]" if option.read(value) == option.default else value for value in option.values)
        print(f"  --option {option.id}=...  {values}")


def show_table(name: str, rows: dict[str, dict[str, Any]]) -> None:
    """Print a table of cards."""
    columns = list(dict.fromkeys(key for row in rows.values() for key in row))
    print(f"{name} ({len(rows)} rows)")
    print_table(["id", *columns], [[id, *(written(row.get(key)) for key in columns)] for id, row in rows.items()])


def written(value: Any) -> str:
    """A cell of a card table.

    >>> written(["running", "swimming"]), written(True), written(None), written(4)
    ('running, swimming', 'yes', '', '4')
    """
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def tables_of(one: Game) -> dict[str, dict[str, dict[str, Any]]]:
    """The card tables of a game: rows by id, by the name of their file.

    >>> tables_of(game("evolution"))["cards.toml"]["running"]["count"]
    4
    """
    return {path.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in one.table_paths}


def described(one: Game, cards: bool) -> dict[str, Any]:
    """A game as plain data.

    >>> described(game("evolution"), cards=False)["players"]
    [2, 3, 4]
    """
    options = [
        {"id": option.id, "default": option.default, "values": list(option.values)} for option in one.option_list()
    ]
    plain: dict[str, Any] = {"id": one.id, "players": list(one.player_counts()), "options": options}
    if cards:
        plain["tables"] = tables_of(one)
    return plain
