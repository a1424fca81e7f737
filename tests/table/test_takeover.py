"""A bot plays for somebody who is away, when others are kept waiting, and gives the seat back; bots that fail."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tangledbank.table.tables.thinker import Thought
from tangledbank.table.tables.thinkers import Thinkers
from tests.table.conftest import StartThread
from tests.table.players import at_table, claim_all, guest, new_table, run


def keys_of(log: list[dict[str, Any]]) -> list[str]:
    """The lines of the table in a log."""
    return [line["key"] for line in log if line["key"] in ("table-takeover", "table-handback")]


def test_a_bot_takes_over_and_hands_back(serve_in_thread: StartThread, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", takeover=5, takeover_bot="greedy", options={"first_player": "1"})
        claim_all(table, boris)
        server.host.tables[table["id"]].row.takeover = 0  # five seconds are the least one can ask for; no need to wait

        async def play() -> None:
            async with at_table(boris, table["id"]) as b:
                assert b.moves  # while nobody else is there the table sleeps: nobody is kept waiting
            async with at_table(anna, table["id"]) as a:
                await a.until_asked()
                while not a.view["table"]["seats"][1]["takeover"]:
                    await a.until("view")
                assert a.view["table"]["seats"][1]["online"] is False
                assert keys_of(a.log) == ["table-takeover"]
                await a.move()
                await a.until_asked()
                async with at_table(boris, table["id"]) as b:
                    assert b.view["table"]["seats"][1]["takeover"] is False
                    assert keys_of(b.log) == ["table-takeover", "table-handback"]
                    await a.move()
                    await b.until_asked()
                    await b.move()
                # Boris goes for good: a bot ends the game with Anna.
                await a.play_to_the_end()
                assert keys_of(a.log) == ["table-takeover", "table-handback", "table-takeover"]

        run(play())


def test_everyone_is_told_how_soon_a_bot_will_play(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", takeover=60, options={"first_player": "1"})
        claim_all(table, boris)

        async def play() -> None:
            async with at_table(anna, table["id"]) as a:
                assert a.view["absence"] == {"seat": 1, "seconds": 60}
                async with at_table(boris, table["id"]):
                    await a.until("view", absence=None)
                assert (await a.until("view"))["absence"] == {"seat": 1, "seconds": 60}

        run(play())


def test_who_is_put_at_a_rematch_has_time_to_come(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        options = {"first_player": "1", "deck_reduction": "half_by_kind"}
        table = new_table(anna, "human", "open", takeover=5, options=options)
        claim_all(table, boris)

        async def play() -> str:
            async with at_table(anna, table["id"]) as a, at_table(boris, table["id"], 2) as b:
                await asyncio.gather(a.play_to_the_end(), b.play_to_the_end())
                again: str = anna.post(f"/api/tables/{table['id']}/rematch", {})["id"]
                while b.view["table"]["rematch"] is None:  # Boris is told at the old table
                    await b.until("view")
                assert b.view["table"]["rematch"] == again
                assert (b.log[-1]["key"], b.log[-1]["args"]) == ("table-rematch", {"seat": "seat:0"})
                return again

        async def play_again(again: str) -> None:
            async with at_table(anna, again) as a:
                assert a.log[0]["key"] == "table-again"
                assert 600 < a.view["absence"]["seconds"] <= 605
                async with at_table(boris, again):
                    await a.until("view", absence=None)
                assert (await a.until("view"))["absence"]["seconds"] <= 5

        async def both() -> None:
            await play_again(await play())

        run(both())


def test_nobody_takes_over_when_nobody_waits(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random", takeover=5)
        server.host.tables[table["id"]].row.takeover = 0

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                await player.until_asked()
                decision = player.view["decision"]
            async with at_table(guest(server.url), table["id"]):
                await asyncio.sleep(0.3)  # a bot would have moved long ago
            async with at_table(anna, table["id"]) as player:
                assert player.view["decision"] == decision and not keys_of(player.log)

        run(play())


@pytest.mark.parametrize("fault", ["raises", "sleeps", "dies", "lies"])
def test_a_bot_that_fails_is_replaced_by_a_random_move(
    serve_in_thread: StartThread, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    broken = {
        "raises": 'import sys\nfor line in sys.stdin: print(\'{"error": "oops"}\', flush=True)',
        "sleeps": "import time\ntime.sleep(1000)",
        "dies": "import os\nos._exit(3)",
        "lies": 'import sys\nfor line in sys.stdin: print(\'{"answer": "attack 1 1"}\', flush=True)',
    }[fault]

    async def start(self: Thinkers) -> Any:
        import sys

        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", broken, stdin=pipe, stdout=pipe)
        self.running.add(process)
        return process

    monkeypatch.setattr(Thinkers, "_start", start)
    with serve_in_thread("bot_seconds=0.3") as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "greedy", options={"first_player": "1"})

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                assert await player.until_asked()
                await player.move()
                assert await player.until_asked()
                assert "table-bot-failed" in [line["key"] for line in player.log]

        run(play())


def test_the_loop_goes_on_while_a_bot_thinks(serve_in_thread: StartThread, monkeypatch: pytest.MonkeyPatch) -> None:
    released = asyncio.Event()

    async def choose(self: Thinkers, thought: Thought, *_: object) -> str | None:
        await released.wait()
        return None

    monkeypatch.setattr(Thinkers, "choose", choose)
    with serve_in_thread() as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "greedy", options={"first_player": "1"})

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                assert player.view["thinking"] == {"seat": 1}
                await player.say(type="ping", ref="a")
                await player.until("pong", ref="a")
            server.loop.call_soon_threadsafe(released.set)
            async with at_table(anna, table["id"]) as player:
                await player.until_asked()

        run(play())
