"""Step-through replay of finished games: everything is open then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.game import Game
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.record import Record
from tangledbank.kernel.story import Story
from tangledbank.table.errors import Refused
from tangledbank.table.tables.actor import Table
from tangledbank.table.tables.catalogue import open_game

KEPT = 16


class Replay:
    """A finished game, with the state after every decision at hand.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> while not state.over:
    ...     state.play(state.moves[-1])
    >>> replay = Replay(Record.from_state(state), state.game)
    >>> replay.moment(0, None)["step"], replay.moment(1, 0)["step"]["seat"]
    (None, 0)
    """

    def __init__(self, record: Record, game: Game) -> None:
        state = record.start(game, listen=True)
        events = state.listen()
        self.moves = [(seat, text) for seat, text in record.steps if seat != CHANCE]
        self.states = [state.clone()]
        self.heard = [len(events)]  # how many events had happened by then
        for _, text in self.moves:
            state.play(text)
            self.states.append(state.clone())
            self.heard.append(len(events))
        self.events = events
        self.hints: dict[int, dict[str, Any]] = {}  # that somebody has asked for, by moment

    def moment(self, at: int | None, seat: int | None) -> dict[str, Any]:
        """The game after so many decisions (None, or more than there were: all), with the eyes of a seat."""
        last = len(self.moves)
        at = last if at is None else min(at, last)
        state = self.states[at]
        view = state.view(seat)
        if view["question"] is not None:
            view["question"].pop("moves", None)
        log: list[dict[str, Any]] = []
        for step in range(at + 1):
            before = self.heard[step - 1] if step else 0
            for event in self.events[before : self.heard[step]]:
                if event.heard_by(seat):
                    log.append({**event.plain(), "at": step})
        step_here = self._step(at - 1) if at else None
        hands = [state.view(number)["board"] for number in range(state.players)]
        return {"at": at, "last": last, "seat": seat, "view": view, "hands": hands, "log": log, "step": step_here}

    def position(self, at: int | None) -> str:
        """The game after so many decisions as the text of a position (K1): the whole truth, for reports and tests."""
        last = len(self.moves)
        return str(self.states[last if at is None else min(at, last)].to_position())

    def story(self) -> dict[str, Any]:
        """What could be counted in the course of the game, and where it turned."""
        return Story(self.states).plain()

    def _step(self, nth: int) -> dict[str, Any]:
        """A decision, as it was offered."""
        seat, text = self.moves[nth]
        before = self.states[nth]
        return {"seat": seat, "move": before.move_seen(before.parse(text))}


async def open_replay(table: Table) -> Replay:
    """The replay of a finished table; a few are kept at hand."""
    opened: OrderedDict[str, Replay] = table.host.replays
    replay = opened.get(table.row.id)
    if replay is None:
        text = await table.host.store.record(table.row.id)
        try:
            game = open_game(table.row.game, table.row.options)
            replay = await asyncio.to_thread(Replay, Record.from_text(text or ""), game)
        except TangledBankError as error:
            raise Refused("bad-record", f"This game cannot be shown by this version: {error}") from error
        opened[table.row.id] = replay
        if len(opened) > KEPT:
            opened.popitem(last=False)
    opened.move_to_end(table.row.id)
    return replay
