"""Bots think where somebody looks on, and the owners of tables take turns."""

from __future__ import annotations

import asyncio

import pytest

from tangledbank.table.metrics import Metrics
from tangledbank.table.settings import Settings
from tangledbank.table.tables.thinker import Thought
from tangledbank.table.tables.thinkers import Process, Thinkers
from tangledbank.table.tables.turns import Urgency
from tests.table.conftest import StartThread
from tests.table.players import at_table, guest, new_table, run


def test_a_table_sleeps_until_somebody_looks(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        sleeping = [new_table(anna, "random", "random")["id"] for _ in range(5)]
        awake = new_table(anna, "human", "random", options={"deck_reduction": "half_by_kind"})["id"]

        async def test() -> None:
            async with at_table(anna, awake) as player:
                await player.play_to_the_end()  # time enough for the others to move, if they did
            for id in sleeping:
                timeline = server.host.tables[id].timeline
                assert timeline is not None and timeline.steps == []
            async with at_table(guest(server.url), sleeping[0]) as watcher:
                while not watcher.is_over:
                    await watcher.until("view")
            assert server.host.tables[sleeping[1]].timeline.steps == []  # type: ignore[union-attr]

        run(test())


def test_many_tables_of_one_owner_do_not_keep_another_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def ask(self: Thinkers, process: Process, thought: Thought) -> dict[str, str]:
        asked.append(thought.bot)
        await asyncio.sleep(0)
        return {"answer": "pass"}

    async def start(self: Thinkers) -> Process:
        return None  # type: ignore[return-value]

    monkeypatch.setattr(Thinkers, "_ask", ask)
    monkeypatch.setattr(Thinkers, "_start", start)

    async def test() -> None:
        thinkers = Thinkers(Settings(bot_workers=1), Metrics())

        def wish(owner: str, number: int) -> asyncio.Task[str | None]:
            thought = Thought(game="pond", options={}, world="", seat=0, bot=f"{owner}{number}", seed="")
            return asyncio.create_task(thinkers.choose(thought, owner, Urgency.REPLY))

        crowd = [wish("mallory", number) for number in range(100)]
        await asyncio.sleep(0)
        mine = wish("anna", 0)
        called_off = wish("boris", 0)
        await asyncio.sleep(0)
        called_off.cancel()
        await asyncio.gather(mine, *crowd)
        assert asked.index("anna0") < 5 and "boris0" not in asked
        assert len(asked) == 101 and len(thinkers.free) == 1

    run(test())
