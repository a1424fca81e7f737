"""Bots share the processors: people and their opponents come first, and a thinker is never told the truth."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from tangledbank.table.metrics import Metrics
from tangledbank.table.settings import Settings
from tangledbank.table.tables.thinker import NICENESS, Question, Thought
from tangledbank.table.tables.thinkers import SHORTEST, Process, Thinkers
from tangledbank.table.tables.turns import Urgency
from tests.table.conftest import StartThread
from tests.table.players import at_table, guest, new_table, run

HUNDRED = 100


def test_a_hundred_tables_of_bots_do_not_delay_a_person(
    serve_in_thread: StartThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No thinker answers until the person's move is acknowledged; then the person's opponent is the first to think."""
    asked: list[str] = []
    gate = asyncio.Event()
    really = Thinkers._ask

    async def ask(self: Thinkers, process: Process, question: Question) -> dict[str, Any]:
        asked.append(question.bot if isinstance(question, Thought) else "")
        await gate.wait()
        return await really(self, process, question)

    monkeypatch.setattr(Thinkers, "_ask", ask)
    with serve_in_thread("sockets_per_person=200") as server:
        mallory, anna = guest(server.url), guest(server.url)
        shows = [new_table(mallory, "random", "random", game="pond")["id"] for _ in range(HUNDRED)]
        mine = new_table(anna, "human", "greedy", options={"first_player": "0"})["id"]

        async def test() -> None:
            async with AsyncExitStack() as watching:
                for id in shows:
                    await watching.enter_async_context(at_table(mallory, id))
                turns = server.host.thinkers.turns
                assert turns.before(Urgency.SHOW) == HUNDRED - 1  # one is being thought about
                async with at_table(anna, mine) as player:
                    assert await player.until_asked()
                    while player.view["thinking"] is None:
                        assert (await player.move())["type"] == "ack"
                    assert asked == ["random"] and turns.before(Urgency.SHOW) >= HUNDRED - 1  # all of them still wait
                    server.loop.call_soon_threadsafe(gate.set)
                    await player.until_asked()
                    assert asked[1] == "greedy"

        run(test())


def test_the_more_wait_the_shorter_is_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds: dict[str, float] = {}

    async def ask(self: Thinkers, process: Process, question: Question) -> dict[str, Any]:
        assert isinstance(question, Thought)
        seconds[question.bot] = question.seconds
        await asyncio.sleep(0)
        return {"answer": "pass"}

    async def start(self: Thinkers) -> None:
        return None

    monkeypatch.setattr(Thinkers, "_ask", ask)
    monkeypatch.setattr(Thinkers, "_start", start)

    async def test() -> None:
        thinkers = Thinkers(Settings(bot_workers=1), Metrics())

        def wish(name: str, urgency: Urgency) -> asyncio.Task[str | None]:
            thought = Thought(game="pond", options={}, world="", seat=0, bot=name, seed="")
            return asyncio.create_task(thinkers.choose(thought, "anna", urgency))

        await wish("alone", Urgency.REPLY)
        wishes = [wish(f"show {number}", Urgency.SHOW) for number in range(HUNDRED)]
        await asyncio.sleep(0)
        wishes += [wish(f"reply {number}", Urgency.REPLY) for number in range(4)]
        await asyncio.gather(*wishes)

    run(test())
    longest = Settings().bot_thinking
    assert seconds["alone"] == longest
    assert seconds["reply 0"] == longest / 4  # three more replies wait; the hundred others do not count
    assert seconds["reply 3"] == longest and seconds["show 1"] == SHORTEST and seconds["show 99"] == longest
    assert list(seconds).index("reply 3") < list(seconds).index("show 2")


def test_a_thinker_is_told_what_its_seat_knows_and_nothing_else(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        table = server.host.tables[new_table(guest(server.url), "human", "greedy", "greedy")["id"]]
        assert table.timeline is not None
        truth = table.timeline.state
        for seat in range(3):
            told = table.substitutes.thought(seat, "greedy")
            for number in range(5):
                table.timeline.state = truth.resample(seat, f"another truth {number}")
                assert table.timeline.state.secrets.faces != truth.secrets.faces
                assert msgspec.json.encode(table.substitutes.thought(seat, "greedy")) == msgspec.json.encode(told)
            table.timeline.state = truth
            world = truth.game.from_json(told.world)
            assert world.view(seat) == truth.view(seat) and not world.steps()
            assert all(world.view(other) != truth.view(other) for other in range(3) if other != seat)
            assert table.row.salt not in told.world + told.seed


def test_thinkers_leave_the_processor_to_the_server() -> None:
    import os

    async def test() -> None:
        thinkers = Thinkers(Settings(bot_workers=1), Metrics())
        nonsense = Thought(game="pond", options={}, world="", seat=0, bot="greedy", seed="")
        assert await thinkers.choose(nonsense, "anna", Urgency.REPLY) is None  # it has answered, so it runs
        (process,) = thinkers.running
        assert os.getpriority(os.PRIO_PROCESS, process.pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
        await thinkers.close()

    run(test())
