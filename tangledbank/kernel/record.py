"""Records: a whole game as a text file, one JSON object a line.

The first line is the header (game, options, players, seed, hash of the tables, versions), then follows one line for
each move and each result of chance, and at the end the result. A record holds the truth, so it is for finished games.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import BadRecord, TangledBankError
from tangledbank.kernel.game import Game
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.state import State

FORMAT = "tangledbank-record-1"


class Record:
    """A whole game in text.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> state.play("rest")
    >>> record = Record.from_state(state, names=["Ann", "Bob"])
    >>> record.header["names"], record.steps[-1]
    (['Ann', 'Bob'], (0, 'rest'))
    >>> Record.from_text(record.to_text()).steps == record.steps
    True
    """

    def __init__(self, header: dict[str, Any], steps: list[tuple[int, str]], result: dict[str, Any] | None) -> None:
        self.header: dict[str, Any] = header
        self.steps: list[tuple[int, str]] = steps
        self.result: dict[str, Any] | None = result

    @staticmethod
    def from_state(state: State, names: list[str] | None = None, **more: Any) -> Record:
        """The record of a state that was played from its beginning; `more` goes into the header.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> record = Record.from_state(state, place="Brno")
        >>> record.header["seed"], record.header["place"]
        ('7', 'Brno')
        """
        header = {"format": FORMAT, **state.game.header(state.players), "seed": state.chance.key}
        if names:
            header["names"] = names
        steps = [(int(step.seat), step.text) for step in state.steps()]
        return Record({**header, **more}, steps, result_of(state) if state.over else None)

    # ------------------------------------------------------------------ text

    def to_text(self) -> str:
        """The record as lines of JSON.

        >>> print(Record({"format": FORMAT}, [(0, "hunt 2"), (CHANCE, "roll 4")], None).to_text())
        {"format": "tangledbank-record-1"}
        {"seat": 0, "move": "hunt 2"}
        {"chance": "roll 4"}
        <BLANKLINE>
        """
        lines: list[dict[str, Any]] = [self.header]
        lines += [{"chance": text} if seat == CHANCE else {"seat": seat, "move": text} for seat, text in self.steps]
        if self.result is not None:
            lines.append({"result": self.result})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    @staticmethod
    def from_text(text: str) -> Record:
        """The record in a text; a damaged one is refused with the number of the line.

        >>> Record.from_text("[]")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadRecord: Line 1 is not the header of a Tangled Bank record.
        """
        lines = text.splitlines()
        header = read_line(lines[0], 1) if lines else None
        if header is None or header.get("format") != FORMAT:
            raise BadRecord("Line 1 is not the header of a Tangled Bank record.")
        steps: list[tuple[int, str]] = []
        result: dict[str, Any] | None = None
        for number, line in enumerate(lines[1:], start=2):
            step = read_line(line, number)
            if step is not None and isinstance(step.get("chance"), str):
                steps.append((CHANCE, step["chance"]))
            elif step is not None and isinstance(step.get("move"), str) and type(step.get("seat")) is int:
                steps.append((step["seat"], step["move"]))
            elif step is not None and isinstance(step.get("result"), dict) and number == len(lines):
                result = step["result"]
            else:
                raise BadRecord(f"Line {number} of the record is neither a move, nor a chance result, nor the result.")
        return Record(header, steps, result)

    def save(self, path: str | Path) -> None:
        """Write the record to a file.

        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     Record({"format": FORMAT}, [], None).save(f"{folder}/game.jsonl")
        ...     Record.load(f"{folder}/game.jsonl").header
        {'format': 'tangledbank-record-1'}
        """
        Path(path).write_text(self.to_text(), encoding="utf-8")

    @staticmethod
    def load(path: str | Path) -> Record:
        """Read a record from a file.

        >>> Record.load("no such file")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadRecord: The record 'no such file' cannot be read: No such file or directory.
        """
        try:
            return Record.from_text(Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            raise BadRecord(f"The record {str(path)!r} cannot be read: {error.strerror}.") from error
        except UnicodeDecodeError as error:
            raise BadRecord(f"The record {str(path)!r} is not text.") from error

    # ------------------------------------------------------------------ playing it again

    def start(self, game: Game, listen: bool = False) -> State:
        """The state before the first move, with all results of chance to come as recorded.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.play("hop 0,0")
        >>> beginning = Record.from_state(state).start(state.game)
        >>> beginning.seat, beginning == tb.game("pond").new(players=2, seed=7)
        (0, False)
        >>> beginning.view(0) == tb.game("pond").new(players=2, seed=7).view(0)
        True
        """
        game.check_header(self.header)
        chance = Chance(str(self.header.get("seed")))
        for number, (seat, text) in enumerate(self.steps, start=2):
            if seat == CHANCE:
                if not game.is_result_of_chance(text):
                    raise BadRecord(f"Line {number} of the record: {text!r} is no result of chance.")
                chance.fate.append(text)
        players = self.header.get("players")
        if type(players) is not int:
            raise BadRecord("The header of the record does not say how many players there are.")
        try:
            return game.new_from(players, chance, listen)
        except TangledBankError as error:
            raise BadRecord(f"The record cannot be set up: {error}") from error

    def replay(self, game: Game) -> State:
        """The state after the last move; a record that breaks a rule is refused.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.play("hunt 0")
        >>> again = Record.from_state(state).replay(state.game)
        >>> again.digest() == state.digest(), again.scores
        (True, [1, 0])
        """
        state = self.start(game)
        to_come = sum(seat == CHANCE for seat, _ in self.steps)
        for number, (seat, text) in enumerate(self.steps, start=2):
            if seat == CHANCE:
                to_come -= 1
            else:
                check_chance(state, to_come, number)
                replay_move(state, seat, text, number)
        check_chance(state, to_come, len(self.steps) + 2)
        if self.result is not None and (not state.over or self.result != result_of(state)):
            raise BadRecord("The result in the record is not the result of its moves.")
        return state

    def verify(self, game: Game) -> State:
        """Replay, and check that the results of chance are those of the seed; returns the last state.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> record = Record.from_state(state)
        >>> record.header["seed"] = "8"
        >>> record.verify(state.game)
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadRecord: Line 2 of the record is not what the seed gives.
        """
        state = self.replay(game)
        fresh = game.new(self.header["players"], self.header["seed"])
        for number, (seat, text) in enumerate(self.steps, start=2):
            past = fresh.steps()
            if number - 2 >= len(past):
                replay_move(fresh, seat, text, number)
            elif (past[number - 2].seat, past[number - 2].text) != (seat, text):
                raise BadRecord(f"Line {number} of the record is not what the seed gives.")
        if fresh.digest() != state.digest():
            raise BadRecord("The record does not end where its seed and moves lead.")
        return state


def read_line(line: str, number: int) -> dict[str, Any] | None:
    """The JSON object on a line; None if there is another thing.

    >>> read_line('{"seat": 0}', 2)
    {'seat': 0}
    >>> read_line('{', 2)
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadRecord: Line 2 of the record is not JSON.
    """
    try:
        value = json.loads(line)
    except ValueError as error:
        raise BadRecord(f"Line {number} of the record is not JSON.") from error
    return value if isinstance(value, dict) else None


def check_chance(state: State, to_come: int, number: int) -> None:
    """Refuse a record in which chance spoke before a line less or more often than the game asked it.

    >>> import tangledbank as tb
    >>> check_chance(tb.game("pond").new(players=3, seed=7), 0, 2)
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadRecord: Before line 2 of the record a result of chance is missing.
    """
    given = len(state.chance.fate)
    if state.chance.counter > 0 or given < to_come:
        raise BadRecord(f"Before line {number} of the record a result of chance is missing.")
    if given > to_come:
        raise BadRecord(f"Before line {number} of the record there is a result of chance too many.")


def replay_move(state: State, seat: int, text: str, number: int) -> None:
    """Make a recorded move.

    >>> import tangledbank as tb
    >>> replay_move(tb.game("pond").new(players=2, seed=7), 1, "rest", 4)
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadRecord: Line 4 of the record: it is not seat 1 that must choose here.
    """
    if state.over or state.seat != seat:
        raise BadRecord(f"Line {number} of the record: it is not seat {seat} that must choose here.")
    try:
        state.play(text)
    except TangledBankError as error:
        raise BadRecord(f"Line {number} of the record: {error}") from error


def result_of(state: State) -> dict[str, Any]:
    """The result of a finished game, as a record ends with it.

    >>> import tangledbank as tb
    >>> state = tb.game("pond", days=1).new(players=1, seed=7)
    >>> state.play("hunt 0")
    >>> result_of(state)
    {'scores': [1], 'winners': [0]}
    """
    return {"scores": state.scores, "winners": state.winners}
