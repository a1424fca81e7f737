"""Reviews of finished games: one decision after another goes to a thinker, when nothing more urgent waits there."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec

from tangledbank.kernel.state import State
from tangledbank.review.look import Care, Look
from tangledbank.review.review import concluded, curves, points_of
from tangledbank.review.turning import to_see_closer
from tangledbank.table.errors import Refused
from tangledbank.table.storage import store
from tangledbank.table.tables.actor import Table
from tangledbank.table.tables.replays import Replay, open_replay
from tangledbank.table.tables.thinker import LookQuestion
from tangledbank.table.tables.turns import Urgency
from tangledbank.version import VERSION

LOG = logging.getLogger("tangledbank.table")
AT_ONCE: Final = 16  # reviews that may be under way; all of them together have the turn of one owner
OWNER: Final = "reviews"


class Reviewing:
    """A review under way."""

    def __init__(self, table: Table, replay: Replay) -> None:
        self.table = table
        self.replay = replay
        self.of = len(replay.moves)
        self.done = 0
        self.failed = False
        self.task = asyncio.create_task(self._run(), name=f"review of {table.row.id}")

    async def _run(self) -> None:
        table = self.table
        try:
            body = msgspec.json.encode(await self._review()).decode()
            await table.host.database.write(store.set_review(table.row.id, VERSION, body))
            del table.host.reviews[table.row.id]
        except Exception as error:
            self.failed = True  # whoever asks next is told, and may begin it anew
            LOG.warning("review-failed", extra={"fields": {"table": table.row.id, "error": str(error)}})

    async def _review(self) -> dict[str, Any]:
        states = self.replay.states
        beginning = [await self._stand(seat, 0) for seat in range(states[0].players)]
        points = points_of(self.of, Care().moments)
        looks: list[Look] = []
        for at, (seat, move) in enumerate(self.replay.moves, start=1):
            found = await self._ask(states[at - 1], seat, at, move, at in points)
            # A decision that was too much to think about counts as one at which nothing happened.
            none = Look(at, seat, move, luck=[0.0] * len(beginning))
            looks.append(msgspec.convert(found, Look) if found is not None else none)
            self.done = at
        if not looks or not looks[-1].chances:
            raise ValueError("nobody could think about the end")
        closer = {at: await self._stand(seat, at) for at, seat in to_see_closer(*curves(beginning, looks)).items()}
        return concluded(beginning, looks, closer)

    async def _stand(self, seat: int, at: int) -> float:
        """How a seat stood after so many decisions."""
        chance: float | None = await self._ask(self.replay.states[at], seat, at, "", point=True)
        if chance is None:
            raise ValueError(f"nobody could think about decision {at}")
        return chance

    async def _ask(self, state: State, seat: int, at: int, move: str, point: bool) -> Any:
        table = self.table
        world = await asyncio.to_thread(state.to_json)
        row = table.row
        question = LookQuestion(
            game=row.game, options=row.options, world=world, seat=seat, at=at, move=move, point=point
        )
        return await table.host.thinkers.ask(question, OWNER, Urgency.REVIEW)


async def review_of(table: Table) -> dict[str, Any]:
    """The review of a finished game, or how far it is; who asks first begins it."""
    host, id = table.host, table.row.id
    running = host.reviews.get(id)
    if running is not None and running.failed:
        del host.reviews[id]
        raise Refused("no-thought")
    if running is None:
        kept = await host.store.review(id, VERSION)
        if kept is not None:
            review = msgspec.json.decode(kept)
            return {"done": review["last"], "of": review["last"], "review": review}
        replay = await open_replay(table)
        running = host.reviews.get(id)  # somebody else may have come meanwhile
        if running is None:
            if len(host.reviews) >= AT_ONCE:
                raise Refused("too-fast")
            running = host.reviews[id] = Reviewing(table, replay)
    return {"done": running.done, "of": running.of, "review": None}
