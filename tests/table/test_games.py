"""Whole games over sockets, on both databases; what can be had after the end."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import AsyncExitStack

import pytest

import tangledbank as tb
from tangledbank.kernel.record import Record
from tangledbank.table.tables.commitment import check_commitment
from tangledbank.terminal.client import ServerRefused
from tests.table.conftest import Start, StartThread
from tests.table.players import at_table, claim_all, guest, new_table, run


def test_one_click_and_a_whole_game_against_bots(serve: Start) -> None:
    with serve() as server:
        anna = guest(server.url, "Anna")
        id = anna.post("/api/play-now", {"game": "evolution"})["id"]

        async def play() -> None:
            async with at_table(anna, id) as player:
                promised = player.view["table"]["commitment"]
                assert player.view["table"]["opened"] is None
                assert player.view["seat"] == 0
                assert await player.play_to_the_end() > 5
                table = player.view["table"]
                assert table["result"]["scores"] == player.view["view"]["scores"]
                assert [line["key"] for line in player.log[:2]] == ["table-starts", "turn-begins"]
                opened = table["opened"]
                text = "\n".join([opened["seed"], *opened["shuffles"], opened["salt"]])
                assert hashlib.sha256(text.encode()).hexdigest() == promised == table["commitment"]

        run(play())
        text = anna.get(f"/api/tables/{id}/record")
        record = Record.from_text(text)
        assert check_commitment(record)
        assert record.verify(tb.game("evolution")).over
        assert record.header["names"][0] == "Anna"
        assert "tangledbank_games_finished_total 1" in anna.get("/metrics")


def test_four_people_at_one_table(serve: Start) -> None:
    with serve() as server:
        people = [guest(server.url, name) for name in ("Anna", "Boris", "Cyril", "Dana")]
        table = new_table(people[0], "human", "open", "open", "open")
        assert table["status"] == "waiting"
        claim_all(table, *people[1:])

        async def play() -> None:
            async with AsyncExitStack() as stack:
                sit = [at_table(person, table["id"], seed) for seed, person in enumerate(people)]
                players = [await stack.enter_async_context(one) for one in sit]
                watcher = await stack.enter_async_context(at_table(guest(server.url), table["id"]))
                counts = await asyncio.gather(*(player.play_to_the_end() for player in players))
                while not watcher.is_over:
                    await watcher.until("view")
                assert watcher.view["seat"] is None
                assert all(count > 0 for count in counts)
                assert [player.view["seat"] for player in players] == [0, 1, 2, 3]
                heard = [[line["key"] for line in player.log] for player in players]
                assert all(keys.count("table-joins") == 3 for keys in heard)
                assert len({player.view["seq"] for player in players}) == 1

        run(play())


def test_replay_of_every_moment_then_import_then_rematch(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", "random")
        with pytest.raises(ServerRefused, match="ended") as refused:
            anna.get(f"/api/replay/{table['id']}")
        assert refused.value.code == "not-finished"
        with pytest.raises(ServerRefused, match="ended"):
            anna.get(f"/api/replay/{table['id']}/story")
        with pytest.raises(ServerRefused):
            anna.get(f"/api/tables/{table['id']}/record")
        with pytest.raises(ServerRefused):
            anna.post(f"/api/tables/{table['id']}/rematch", {})

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                await player.play_to_the_end()

        run(play())
        end = anna.get(f"/api/replay/{table['id']}")
        assert end["at"] == end["last"] and end["view"]["over"]
        for at in range(end["last"] + 1):
            moment = anna.get(f"/api/replay/{table['id']}?at={at}&seat=1")
            assert (moment["step"] is None) == (at == 0)
            assert len(moment["hands"]) == 2
            assert "moves" not in (moment["view"]["question"] or {})
        assert moment["hands"][0]["seats"][0]["hand"] is not None
        story = anna.get(f"/api/replay/{table['id']}/story")
        assert story["last"] == end["last"]
        assert [curve[-1] for curve in story["curves"]["points"]] == end["view"]["scores"]
        here = anna.get(f"/api/replay/{table['id']}/position?at=5")["position"]
        seen = anna.get(f"/api/replay/{table['id']}?at=5&seat=1")["view"]["board"]
        assert tb.game("evolution").position(here).view(1)["board"] == seen
        beyond = anna.get(f"/api/replay/{table['id']}?at=100000")
        assert beyond["at"] == beyond["last"] == end["last"]
        for bad in ("at=x", "seat=9", "at=-1"):
            with pytest.raises(ServerRefused):
                anna.get(f"/api/replay/{table['id']}?{bad}")

        text = anna.get(f"/api/tables/{table['id']}/record")
        brought = anna.post("/api/records", {"text": text})["id"]
        assert anna.get(f"/api/tables/{brought}")["imported"]
        assert anna.get(f"/api/replay/{brought}?at=3")["step"] == anna.get(f"/api/replay/{table['id']}?at=3")["step"]
        assert anna.get(f"/api/tables/{brought}/record") == text
        for damaged in ("", "{}", text[:-200], text.replace("pass", "pess"), "[" * 100_000, '{"a":' * 50_000):
            with pytest.raises(ServerRefused) as refused:
                anna.post("/api/records", {"text": damaged})
            assert refused.value.code in ("bad-record", "not-finished")

        again = anna.post(f"/api/tables/{table['id']}/rematch", {})["id"]
        assert anna.post(f"/api/tables/{table['id']}/rematch", {})["id"] == again
        assert anna.get(f"/api/tables/{again}")["mine"] == [0]
        mine = [one["id"] for one in anna.get("/api/tables")["mine"]]
        assert set(mine) == {table["id"], brought, again}
        assert guest(server.url).get("/api/tables") == {"mine": [], "public": []}


def test_hot_seat_shows_the_eyes_of_whoever_is_asked(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", "hotseat")
        assert table["mine"] == [0, 1]

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                seen = set()
                while await player.until_asked():
                    seat = player.view["view"]["question"]["seat"]
                    assert player.view["seat"] == player.view["view"]["seat"] == seat
                    hands = [one["hand"] is not None for one in player.view["view"]["board"]["seats"]]
                    assert hands == [number == seat for number in (0, 1)]
                    seen.add(seat)
                    await player.move()
                assert seen == {0, 1}

        run(play())


def test_seats_can_be_filled_left_and_opened(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", "open")
        id = table["id"]
        claim_all({**table, "links": table["links"][:1]}, boris)
        assert boris.get(f"/api/tables/{id}")["mine"] == [1]
        assert "links" not in boris.get(f"/api/tables/{id}")
        assert boris.post(f"/api/tables/{id}/leave", {"seat": 1})["seats"][1]["kind"] == "open"
        with pytest.raises(ServerRefused, match="not valid"):  # the old link has had its day
            claim_all({**table, "links": table["links"][:1]}, boris)
        claim_all({**table, "links": anna.get(f"/api/tables/{id}")["links"][:1]}, boris)
        assert anna.post(f"/api/tables/{id}/seat", {"seat": 2, "kind": "bot", "bot": "random"})["status"] == "playing"
        with pytest.raises(ServerRefused, match="begun"):
            anna.post(f"/api/tables/{id}/seat", {"seat": 2, "kind": "open"})
        left = boris.post(f"/api/tables/{id}/leave", {"seat": 1})
        assert left["seats"][1]["kind"] == "bot" and left["mine"] == []

        async def play() -> None:
            async with at_table(anna, id) as player:
                await player.play_to_the_end()
                assert [line["key"] for line in player.log].count("table-leaves") == 2

        run(play())
