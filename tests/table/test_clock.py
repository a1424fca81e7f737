"""Turn clocks: what they cost, when a bot plays on, and that neither undo nor a server that was away changes them."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.table.storage.database import Backend
from tangledbank.table.storage.rows import EventRow
from tangledbank.table.tables.clock import Clock
from tangledbank.table.tables.timeline import Timeline
from tangledbank.terminal.client import Client, ServerRefused
from tests.table.conftest import StartThread
from tests.table.players import at_table, claim_all, guest, new_table, run
from tests.table.servers import ServerThread, in_thread
from tests.table.test_database import ask

LIVE = {"move": 60, "reserve": 600}


def timed(outages: list[tuple[int, int]] | None = None) -> tuple[Timeline, Clock]:
    """A game for two with 60 s a move and 600 s in reserve, which began at the time 0."""
    clock = Clock(60, 600, 2, outages or [])
    timeline = Timeline(tb.game("evolution", first_player="0"), 2, "7", clock)
    timeline.apply(EventRow(1, "start", None, "table", "starts", None, 0))
    return timeline, clock


def test_a_move_costs_what_it_takes_beyond_its_time() -> None:
    timeline, clock = timed()
    timeline.apply(EventRow(2, "move", 0, "person", "play_animal 0", None, 45_000))
    assert clock.left == [600_000, 600_000]
    timeline.apply(EventRow(3, "move", 1, "person", str(timeline.state.moves[0]), None, 45_000 + 90_000))
    assert clock.left == [600_000, 570_000]
    assert clock.shown(45_000 + 90_000 + 100_000, 0, False) == {"seat": 0, "move": 0.0, "reserve": [560.0, 570.0]}
    assert clock.remaining(0, 45_000 + 90_000 + 100_000, False) == 560_000
    assert clock.remaining(0, 45_000 + 90_000 + 100_000, True) < 0  # a secret question has its own time alone


def test_undo_gains_no_time_and_a_bot_costs_none() -> None:
    timeline, clock = timed()
    timeline.apply(EventRow(2, "move", 0, "person", "play_animal 0", None, 80_000))
    assert clock.left == [580_000, 600_000]
    timeline.apply(EventRow(3, "takeback", 0, "person", "2", None, 100_000))
    assert clock.left == [600_000, 600_000] and clock.passed(100_000) == 80_000
    timeline.apply(EventRow(4, "move", 0, "person", "play_animal 0", None, 110_000))
    assert clock.left == [570_000, 600_000]  # 80 s and 10 s, of which 60 s are free
    timeline.apply(EventRow(5, "move", 1, "bot", str(timeline.state.moves[0]), None, 900_000))
    assert clock.left == [570_000, 600_000]


def test_an_outage_costs_nobody_time() -> None:
    timeline, clock = timed([(10_000, 500_000)])
    timeline.apply(EventRow(2, "move", 0, "person", "play_animal 0", None, 530_000))
    assert clock.left == [600_000, 600_000] and clock.spent == {2: 40_000}
    timeline, clock = timed([(10_000, 500_000)])
    timeline.apply(EventRow(2, "move", 0, "person", "play_animal 0", None, 580_000))
    assert clock.left == [570_000, 600_000]


@pytest.mark.parametrize("seed", range(4))
def test_the_clocks_come_back_from_the_log_and_from_a_snapshot(seed: int) -> None:
    rng = random.Random(seed)
    timeline, clock = timed()
    log, at, saved = [EventRow(1, "start", None, "table", "starts", None, 0)], 0, ""
    for _ in range(80):
        if timeline.state.over:
            break
        at += rng.randrange(100_000)
        kind, body = "move", str(rng.choice(timeline.state.moves))
        actor = rng.choice(["person", "person", "bot"])
        if timeline.steps and rng.random() < 0.2:
            kind, body, actor = "takeback", str(rng.choice(timeline.steps[-3:]).seq), "person"
        log.append(EventRow(timeline.seq + 1, kind, int(timeline.state.seat), actor, body, None, at))
        timeline.apply(log[-1])
        if len(log) == 30:
            saved = timeline.save()
    whole, other = timed()[0], timed()[0]
    whole = Timeline(timeline.game, 2, "7", Clock(60, 600, 2, []))
    whole.replay(log)
    other.load(saved)
    other.replay(log[30:])
    assert whole.save() == other.save() == timeline.save()
    assert min(clock.left) < 600_000


def let_time_run_out(server: ServerThread, table: str) -> None:
    """The clock of whoever is asked runs out now; it takes less patience than waiting for it."""
    live = server.host.tables[table]

    async def hurry() -> None:
        assert live.timeline is not None and live.timeline.clock is not None
        live.timeline.clock.since -= 10_000_000
        live.substitutes.consider()

    server.loop.call_soon_threadsafe(lambda: live.post(hurry))


def test_when_time_is_out_a_bot_plays_until_the_owner_is_back(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", clock=LIVE, options={"first_player": "1"})
        assert table["clock"] == LIVE and table["takeover"] == 120
        claim_all(table, boris)

        async def play() -> None:
            async with at_table(anna, table["id"]) as a, at_table(boris, table["id"]) as b:
                assert b.view["clock"]["seat"] == 1 and b.view["clock"]["reserve"] == [600, 600]
                assert 0 < b.view["clock"]["move"] <= 60
                decision, move = b.view["decision"], b.moves[0]
                let_time_run_out(server, table["id"])
                await a.until_asked()  # Boris is there and did nothing: a bot has moved for him
                assert [line["key"] for line in a.log if line["key"].startswith("table-")][-1] == "table-time-out"
                assert a.view["table"]["seats"][1]["takeover"] and a.view["table"]["seats"][1]["online"]
                assert a.view["clock"]["seat"] == 0
                await b.say(type="move", decision=decision, key="late", move=move)
                assert (await b.until("reject", key="late"))["code"] == "stale"
                await b.say(type="back")
                while b.view["table"]["seats"][1]["takeover"]:
                    await b.until("view")
                assert b.log[-1]["key"] == "table-handback"
                await a.move()
                await b.until_asked()
                assert b.view["clock"]["seat"] == 1 and b.view["clock"]["move"] > 50
                assert (await b.move())["type"] == "ack"

        run(play())


def test_who_comes_back_while_the_bot_thinks_has_the_next_move(
    serve_in_thread: StartThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    from tangledbank.table.tables.thinkers import Thinkers

    released = asyncio.Event()

    async def choose(self: Thinkers, thought: Any, *_: object) -> str | None:
        await released.wait()
        return None

    monkeypatch.setattr(Thinkers, "choose", choose)
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", clock=LIVE, options={"first_player": "1"})
        claim_all(table, boris)

        async def play() -> None:
            async with at_table(anna, table["id"]) as a, at_table(boris, table["id"]) as b:
                let_time_run_out(server, table["id"])
                while not b.view["table"]["seats"][1]["takeover"]:
                    await b.until("view")
                # The move is lost, however fast he is; the seat is not.
                assert (await b.move(key="too late"))["code"] == "time-out"
                assert b.view["clock"]["seat"] is None
                server.loop.call_soon_threadsafe(released.set)
                await a.until_asked()
                assert not a.view["table"]["seats"][1]["takeover"]
                assert [line["key"] for line in a.log][-1] == "table-handback"

        run(play())


def test_the_clock_outlives_the_server_and_does_not_count_its_absence(backend: Backend) -> None:
    with in_thread(backend) as server:
        anna, boris = guest(server.url), guest(server.url)
        id = new_table(anna, "human", "open", clock=LIVE, options={"first_player": "0"})["id"]
        claim_all({**anna.get(f"/api/tables/{id}")}, boris)

        async def play() -> None:
            async with at_table(anna, id) as a:
                await a.until_asked()

        run(play())
    # The question was put 100 s ago; of that the server was there for some 20 s.
    ask(backend, "UPDATE events SET at = at - 100000")
    ask(backend, "UPDATE meta SET value = ? WHERE name = 'alive'", str(int(time.time() * 1000) - 80_000))
    with in_thread(backend) as server:

        async def look() -> None:
            async with at_table(Client(server.url, anna.cookie), id) as a:
                assert a.view["clock"]["seat"] == 0 and a.view["clock"]["reserve"] == [600, 600]
                assert 20 < a.view["clock"]["move"] <= 45

        run(look())
    assert len(ask(backend, "SELECT began FROM outages WHERE ended - began > 70000")) == 1


def test_a_clock_has_bounds_and_a_relaxed_one_lets_people_be_away(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        for clock in (
            {"move": 9},
            {"move": 60, "reserve": -1},
            {"move": 14 * 86400 + 1},
            {"reserve": 5},
            {"move": "1"},
        ):
            with pytest.raises(ServerRefused):
                new_table(anna, "human", "random", clock=clock)
        relaxed = new_table(anna, "human", "open", clock={"move": 86400})
        assert relaxed["clock"] == {"move": 86400, "reserve": 0} and relaxed["takeover"] is None
        assert new_table(anna, "human", "open")["clock"] is None


def test_a_secret_question_does_not_tell_whose_clock_runs(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", clock=LIVE, options={"first_player": "0"})
        claim_all(table, boris)

        async def play() -> None:
            live = server.host.tables[table["id"]]
            assert live.timeline is not None
            async with at_table(anna, table["id"]):
                shown = live.substitutes.clock_shown
                assert shown(0)["seat"] == shown(1)["seat"] == shown(None)["seat"] == 0  # type: ignore[index]
                live.timeline.state.question.secret = True
                assert shown(0)["seat"] == 0  # type: ignore[index]
                assert shown(1)["seat"] is None and shown(None)["seat"] is None  # type: ignore[index]
                live.timeline.state.question.secret = False

        run(play())
