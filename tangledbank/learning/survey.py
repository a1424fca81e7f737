"""The survey: `python -m tangledbank.learning.survey [GAME ...]` plays games and writes the layouts that they need.

Every option is tried, and every number of players, by bots that play at random and by bots that do not: those who play
well have more on the table. Room is left beyond what was met.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from tangledbank.bots import make_bot
from tangledbank.bots.bot import Bot
from tangledbank.games import GAMES, game, shelf
from tangledbank.kernel.game import Game
from tangledbank.kernel.options import BadOptions, SeatOption
from tangledbank.kernel.phrase import in_list
from tangledbank.kernel.state import State
from tangledbank.learning.layout import FILE
from tangledbank.learning.rows import Rows, places_of, rows_of

BOTS = ("random", "greedy")
GAMES_EACH = 2  # for each box and number of players
SPARE = 1.5  # room beyond what was met
STEP = 4  # in which room is given


class Survey:
    """What was met in the games of one box on the shelf."""

    def __init__(self) -> None:
        self.seats: int = 0
        self.numbers: int = 0
        self.spoken: int = 1
        self.most: dict[str, int] = {}  # rows met at once, by block
        self.fields: dict[str, set[str]] = {}
        self.words: set[str] = set()

    def look(self, state: State, seat: int) -> None:
        """Take down what one seat sees and may do."""
        view = state.view(seat)
        places = places_of(view)
        self.seats = max(self.seats, state.players)
        self.count(rows_of(view), places)
        for move in state.seen_by(seat).moves:
            phrase = type(move).phrase
            said = 1
            for place, value in zip(phrase.places, move.values, strict=True):
                said += max(1, len(in_list(value)) + place.many)
                if place.kind == "number":
                    self.numbers = max([self.numbers, *in_list(value)])
            self.spoken = max(self.spoken, said)

    def count(self, rows: Rows, places: dict[str, int]) -> None:
        """Take down the rows of a view."""
        for path, block in rows.items():
            self.most[path] = max(self.most.get(path, 0), len(block))
            fields = self.fields.setdefault(path, set())
            for row in block:
                fields.update(row)
                for field, value in row.items():
                    if isinstance(value, str) and value not in places and f"{field}:{value}" not in places:
                        self.words.add(value)

    def document(self) -> dict[str, Any]:
        """The layout."""
        blocks = {}
        for path in sorted(self.most):
            room = 1 if path == "" else roomy(self.most[path])
            blocks[path] = {"room": room, "fields": sorted(self.fields[path])}
        return {
            "seats": self.seats,
            "numbers": roomy(self.numbers + 1),
            "spoken": self.spoken,
            "words": sorted(self.words),
            "blocks": blocks,
        }


def roomy(most: int) -> int:
    """Room for what was met and some more.

    >>> roomy(0), roomy(1), roomy(9)
    (0, 4, 16)
    """
    return -int(-most * SPARE // STEP) * STEP


def boxes(id: str) -> Iterator[Game]:
    """A game as it comes, with each of its options changed, and with all switches on that go together.

    >>> [(box.options["days"], box.options["drought"]) for box in boxes("pond")][:3]
    [(3, False), (1, False), (3, False)]
    """
    plain = game(id)
    yield plain
    together: dict[str, object] = {}
    for option in plain.option_list():
        for value in [] if isinstance(option, SeatOption) else option.samples():
            try:
                yield game(id, data=None, **{option.id: value})
                if value is True:
                    game(id, data=None, **together, **{option.id: True})
                    together[option.id] = True
            except BadOptions:
                continue  # it does not go with the others
    yield game(id, data=None, **together)


def survey(id: str, games_each: int = GAMES_EACH) -> dict[str, Any]:
    """The layout of a game, from play.

    >>> survey("pond", games_each=1)["numbers"]
    4
    """
    found = Survey()
    for box in boxes(id):
        for players in box.player_counts():
            for number in range(games_each):
                bots = [make_bot(BOTS[(number + seat) % 2], f"{number}/{seat}") for seat in range(players)]
                watch(box.new(players, f"survey/{number}"), bots, found)
    return found.document()


def watch(state: State, bots: list[Bot], found: Survey) -> None:
    """Take down one game."""
    while not state.over:
        seat = state.seat
        found.look(state, seat)
        state.play(bots[seat].choose(state.seen_by(seat)))
    for seat in range(state.players):
        found.look(state, seat)


def written(document: dict[str, Any]) -> str:
    """A layout as text, with one line for each of its parts."""
    head = [f' "{key}": {json.dumps(value)}' for key, value in document.items() if key != "blocks"]
    blocks = [f'  "{path}": {json.dumps(block)}' for path, block in document["blocks"].items()]
    return "{\n" + ",\n".join([*head, ' "blocks": {\n' + ",\n".join(blocks) + "\n }"]) + "\n}\n"


def main() -> None:
    """Measure the games that are named, or all."""
    for id in sys.argv[1:] or GAMES:
        path = shelf()[id].folder / FILE
        path.write_text(written(survey(id)), encoding="utf-8")
        print(f"{id}: {path}")


if __name__ == "__main__":
    main()
