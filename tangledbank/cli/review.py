"""`tangledbank review`: a recorded game thought over, as a text or as data."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from tangledbank import Record, game_of
from tangledbank.cli.arguments import Data, Json, Tongue, check_data
from tangledbank.cli.output import print_json, progress
from tangledbank.kernel.errors import UnknownName
from tangledbank.lab.workers import in_order, spread
from tangledbank.locale import Language
from tangledbank.review import Examination
from tangledbank.review.look import CARES, Look
from tangledbank.terminal.reviewed import page


@dataclass(frozen=True)
class Looks:
    """Work for several processes: to look at the decisions of a game."""

    record: Record
    data: Path | None
    strength: str
    seed: str

    def open(self) -> Examination:
        """What a process prepares once."""
        return Examination(self.record, game_of(self.record, self.data), CARES[self.strength], self.seed)

    def play(self, opened: Examination, number: int) -> Look:
        """Look at one decision."""
        return opened.look(number)


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    seat: Annotated[
        int | None, typer.Option("--seat", min=1, metavar="N", help="Only how it went for this player, from 1.")
    ] = None,
    strength: Annotated[
        str, typer.Option("--strength", metavar="NAME", help="How hard to think: quick, usual or thorough.")
    ] = "usual",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same review.")] = "review",
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes; one for each core if not said.")] = None,
    language: Tongue = "en",
    data: Data = None,
    json: Json = False,
) -> None:
    """Think a finished game over: everybody's chances to win, where it turned, luck and choices.

    *Examples:*

    - `tangledbank review game.jsonl`
    - `tangledbank review game.jsonl --seat 1 --strength thorough`
    - `tangledbank review game.jsonl --json`
    """
    check_data(data)
    if strength not in CARES:
        raise UnknownName(f"There is no strength {strength!r} of a review; there are: {', '.join(CARES)}.")
    record = Record.load(file)
    opened = game_of(record, data)
    players = record.header["players"]
    if seat is not None and seat > players:
        raise UnknownName(f"There is no player {seat}; there are {players}.")
    work = Looks(record, data, strength, seed)
    examined = work.open()
    looks: list[Look] = []
    with progress(len(examined.decisions), file.name) as tell:
        for look in in_order(spread(work, examined.decisions, jobs or os.cpu_count() or 1), examined.decisions):
            looks.append(look)
            tell(len(looks))
    found = examined.conclude(looks)
    if json:
        print_json(found if seat is None else only(found, seat - 1))
        return
    for line in page(found, record, opened, Language(language, opened.id), None if seat is None else seat - 1):
        print(line)


def only(found: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a review says about one seat.

    >>> found = {"at": [0], "chances": [[0.5], [0.5]], "turning": [{"seat": 1}], "seats": ["a", "b"], "decisions": []}
    >>> only(found, 1)
    {'at': [0], 'chances': [[0.5]], 'turning': [{'seat': 1}], 'seats': ['b'], 'decisions': [], 'seat': 1}
    """
    return {
        **found,
        "chances": [found["chances"][seat]],
        "turning": [point for point in found["turning"] if point["seat"] == seat],
        "seats": [found["seats"][seat]],
        "decisions": [look for look in found["decisions"] if look["seat"] == seat],
        "seat": seat,
    }
