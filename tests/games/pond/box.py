"""The box: options, player counts and setting up (POND-0, POND-2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tangledbank.kernel.advice import Advice
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.game import Game
from tangledbank.kernel.move import Move
from tangledbank.kernel.options import BadOptions, Choice, Number, Option, SeatOption, Switch
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.position import Position
from tangledbank.parts.decks import copies, lay_deck
from tangledbank.parts.tables import find_tables, read_rows

from .coach import ADVICE
from .day import DIE, Days
from .phrases import INSECTS, POND, SHEET, WORDS
from .state import PondState

DEALT = 2  # POND-2.1
DAYS_OF_DROUGHT = 4  # POND-0.3
LEAVES = tuple(SHEET.write(leaf) for leaf in POND.spaces)


class PondGame(Game):
    """Pond with its options chosen."""

    def __init__(self, choices: dict[str, object], data: Path | None = None) -> None:
        paths = find_tables(Path(__file__).parent, ("insects.toml",), data)
        rows = list(read_rows(paths[0], lambda id, row: (row["count"], row["points"]), INSECTS).values())
        self.counts: list[int] = [count for count, _ in rows]
        self.worth: list[int] = [points for _, points in rows]
        super().__init__("pond", choices, paths)
        if self.options["drought"]:
            self.counts = [count // 2 for count in self.counts]
        self.verbs = WORDS.verbs

    def option_list(self) -> list[Option]:
        """POND-0.2."""
        return [
            Number("days", 3, 1, 6),
            Switch("drought"),
            Choice("weather", ("mild", "stormy")),
            SeatOption("first_player"),
        ]

    def check_options(self) -> None:
        """POND-0.3."""
        days = self.options["days"]
        if self.options["drought"] and int(days) > DAYS_OF_DROUGHT:
            raise BadOptions(f"In a drought the pond lasts {DAYS_OF_DROUGHT} days at most, not {days}.")

    def advice(self) -> Advice:
        """What a coach says."""
        return ADVICE

    def player_counts(self) -> range:
        """POND-0.1."""
        return range(1, 5)

    def results_of_chance(self) -> list[Move]:
        """POND-3.4: the die."""
        return DIE

    def catalogue(self) -> dict[str, Any]:
        """POND-1.2."""
        rows = zip(INSECTS, self.counts, self.worth, strict=True)
        return {"cards": [{"id": id, "count": count, "points": points} for id, count, points in rows]}

    def words(self) -> dict[str, list[Phrase]]:
        """All phrases of this game."""
        return WORDS.by_sort()

    def blank(self, players: int) -> PondState:
        """A state to be filled in."""
        return PondState(self, players, Chance(""))

    def set_up(self, players: int, chance: Chance) -> PondState:
        """POND-2.1, 2.2."""
        s = PondState(self, players, chance)
        lay_deck(s, copies(self.counts))
        for seat in list(range(players)) * DEALT:
            s.draw(seat)
        chosen = self.options["first_player"]
        s.first = chosen if isinstance(chosen, int) else s.shuffled(players)[0]
        s.call(Days())
        return s

    def from_position(self, document: dict[str, Any]) -> PondState:
        """A position says of each seat its `hand`, `leaf` and `points`, and which `day` begins."""
        position = Position(self, document)
        s = PondState(self, len(position.seats), position.chance())
        s.day = position.top.whole("day", 1, least=1, most=int(self.options["days"])) - 1
        left = copies(self.counts)
        for seat, section in enumerate(position.seats):
            s.points[seat] = section.whole("points", 0, most=99)
            leaf = section.word("leaf", SHEET.write(s.frogs[seat]), LEAVES)
            s.frogs[seat] = POND.spaces[LEAVES.index(leaf)]
            for name in section.texts("hand"):
                if name not in INSECTS or INSECTS.index(name) not in left:
                    raise BadPosition(f"{section.path('hand')}: there is no card {name!r}, or not so many of them.")
                face = INSECTS.index(name)
                left.remove(face)
                s.hands[seat] += s.secrets.add([face])
                s.secrets.show(s.hands[seat][-1], seat)
        s.deck_top = len(s.secrets.faces)
        lay_deck(s, left)
        position.begin(s, [Days()])
        return s


GAME = PondGame
