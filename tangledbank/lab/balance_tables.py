"""A balance as tables in Parquet, for those who want to ask their own questions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tangledbank.lab.deeds import sort_of, thing_of
from tangledbank.lab.parquet import write_rows
from tangledbank.lab.trial import Played

if TYPE_CHECKING:
    from tangledbank.lab.balance import Measured


def seat_rows(played: dict[str, list[Played]]) -> list[dict[str, Any]]:
    """A row for each seat of each game: how it fared.

    >>> game = Played(0, [1.0, 0.0], [5, 3], [1, 0], [["frog:green"], []], [{}, {}], {}, turns=4, decisions=9)
    >>> seat_rows({"printed": [game]})[0]
    {'variant': 'printed', 'game': 0, 'seat': 0, 'order': 1, 'start': 'frog:green', 'win': 1.0, 'points': 5,
     'turns': 4, 'decisions': 9}
    """
    return [
        {
            "variant": variant,
            "game": game.number,
            "seat": seat,
            "order": game.order[seat],
            "start": " ".join(game.starts[seat]),
            "win": game.wins[seat],
            "points": game.scores[seat],
            "turns": game.turns,
            "decisions": game.decisions,
        }
        for variant, games in played.items()
        for game in games
        for seat in range(len(game.wins))
    ]


def deed_rows(played: dict[str, list[Played]]) -> list[dict[str, Any]]:
    """A row for each deed of each seat of each game: how often it was done.

    >>> game = Played(0, [1.0], [5], [0], [[]], [{"hunts insect:fly": 2}], {}, turns=4, decisions=9)
    >>> deed_rows({"printed": [game]})
    [{'variant': 'printed', 'game': 0, 'seat': 0, 'deed': 'hunts', 'thing': 'fly', 'times': 2}]
    """
    return [
        {
            "variant": variant,
            "game": game.number,
            "seat": seat,
            "deed": sort_of(deed),
            "thing": thing_of(deed),
            "times": count,
        }
        for variant, games in played.items()
        for game in games
        for seat, counts in enumerate(game.deeds)
        for deed, count in counts.items()
    ]


def moves_rows(played: dict[str, list[Played]]) -> list[dict[str, Any]]:
    """A row for each question of each game and each number of moves: how often there were so many.

    >>> game = Played(0, [1.0], [5], [0], [[]], [{}], {"act": {5: 3}}, turns=4, decisions=9)
    >>> moves_rows({"printed": [game]})
    [{'variant': 'printed', 'game': 0, 'question': 'act', 'moves': 5, 'times': 3}]
    """
    return [
        {"variant": variant, "game": game.number, "question": question, "moves": moves, "times": times}
        for variant, games in played.items()
        for game in games
        for question, counts in game.moves.items()
        for moves, times in counts.items()
    ]


def finding_rows(results: list[Measured]) -> list[dict[str, Any]]:
    """A row for each figure of each variant."""
    return [
        {
            "variant": result.name,
            "group": one.group,
            "name": one.name,
            "value": one.figure.value,
            "low": one.figure.low,
            "high": one.figure.high,
            "fair": one.fair,
            "count": one.count,
            "notable": one.notable,
        }
        for result in results
        for one in result.findings
    ]


def write_tables(folder: Path, played: dict[str, list[Played]], results: list[Measured]) -> None:
    """Write all of them into a folder."""
    write_rows(folder / "seats.parquet", seat_rows(played))
    write_rows(folder / "deeds.parquet", deed_rows(played))
    write_rows(folder / "moves.parquet", moves_rows(played))
    write_rows(folder / "findings.parquet", finding_rows(results))
