"""Hints: what the strongest bot would do, for those who play with nobody but bots, and at moments of finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tangledbank.review import ADVISOR
from tangledbank.table.errors import Refused, Rejected
from tangledbank.table.tables.replays import open_replay
from tangledbank.table.tables.thinker import HintQuestion
from tangledbank.table.tables.turns import Urgency
from tangledbank.table.web.connection import Connection

if TYPE_CHECKING:
    from tangledbank.table.tables.actor import Table


class Advising:
    """The hints at one table. They are thought of elsewhere, and the table goes on meanwhile."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thinking = False

    def ask(self, connection: Connection, ref: str) -> None:
        """Somebody wants to know what a strong player would do in their place."""
        table, timeline = self.table, self.table.timeline
        seat = table.eyes_of(connection.id)
        if timeline is None or seat is None or not table.coaching.is_alone(connection.id):
            raise Rejected("not-alone")
        if timeline.state.over or timeline.state.seat != seat:
            raise Rejected("not-your-turn")
        if self._thinking:
            raise Rejected("too-fast")
        self._thinking = True
        table.host.later(self._think(connection, ref, seat, timeline.decision))

    async def _think(self, connection: Connection, ref: str, seat: int, decision: int) -> None:
        table = self.table
        thought = table.substitutes.thought(seat, ADVISOR)  # a world and a chance, as a bot in this seat would have
        question = HintQuestion(
            game=thought.game, options=thought.options, world=thought.world, seat=seat, seed=thought.seed
        )
        try:
            moves = await table.host.thinkers.ask(question, table.row.owner, Urgency.HINT)
        finally:
            self._thinking = False
        connection.send({"type": "hint", "ref": ref, "decision": decision, "moves": moves or []})


async def hint_in_replay(table: Table, at: int | None) -> dict[str, Any]:
    """What a strong player would have done at a moment of a finished game, knowing what the seat knew."""
    replay = await open_replay(table)
    at = len(replay.moves) if at is None else min(at, len(replay.moves))
    state = replay.states[at]
    if state.over:
        raise Refused("bad-request", "The game is over here: there is nothing to choose.")
    if at not in replay.hints:
        seed = f"{table.row.id}/{at}"
        world = state.resample(state.seat, seed).to_json()
        row = table.row
        question = HintQuestion(game=row.game, options=row.options, world=world, seat=state.seat, seed=seed)
        moves = await table.host.thinkers.ask(question, f"replay/{row.id}", Urgency.HINT)
        if moves is None:
            raise Refused("no-thought")
        replay.hints[at] = {"at": at, "seat": state.seat, "moves": moves}
    return replay.hints[at]
