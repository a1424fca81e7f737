"""What the owner of a table may do to others, and that everybody can read it in the log."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tangledbank.table.storage.database import Backend
from tangledbank.terminal.client import Client
from tests.table.conftest import StartThread
from tests.table.players import Player, at_table, claim_all, close_code, guest, new_table, run
from tests.table.servers import ServerThread, in_thread
from tests.table.test_access import refused


async def until_line(player: Player, key: str) -> dict[str, Any]:
    """The last line of the log, as soon as it is this one."""
    while player.log[-1]["key"] != key:
        await player.until("view")
    return player.log[-1]


def wait_long(server: ServerThread, table: str) -> None:
    """Whoever is asked has been asked for a long time."""
    timeline = server.host.tables[table].timeline
    assert timeline is not None
    timeline.since -= 1_000_000


@pytest.mark.parametrize("kind", ["bot", "open"])
def test_the_owner_frees_the_seat_of_somebody_who_stalls(serve_in_thread: StartThread, kind: str) -> None:
    with serve_in_thread() as server:
        anna, boris, cyril = guest(server.url, "Anna"), guest(server.url, "Boris"), guest(server.url, "Cyril")
        table = new_table(anna, "human", "open", options={"first_player": "1"})
        claim_all(table, boris)
        path = f"/api/tables/{table['id']}/free"

        async def play() -> None:
            async with at_table(anna, table["id"]) as a, at_table(boris, table["id"]) as b:
                assert refused(anna, "POST", path, {"seat": 1, "kind": kind}) == "not-away"
                wait_long(server, table["id"])
                for other in (boris, cyril, Client(server.url)):
                    assert refused(other, "POST", path, {"seat": 0, "kind": kind}) == "not-yours"
                assert refused(anna, "POST", path, {"seat": 0, "kind": kind}) == "bad-request"
                freed = anna.post(path, {"seat": 1, "kind": kind})
                assert freed["status"] == "playing" and freed["seats"][1]["kind"] == kind
                await a.until_asked()  # a bot has moved
                assert [line for line in a.log if line["key"] == "table-free"] == [
                    {"seq": a.log[-1]["seq"] - 1, "key": "table-free", "args": {"seat": "seat:1", "who": "name:Boris"}}
                ]
                while b.view["seat"] is not None:
                    await b.until("view")
                assert b.moves == []
                if kind == "open":
                    claim_all(freed, cyril)
                    async with at_table(cyril, table["id"]) as c:
                        assert c.view["seat"] == 1
                        await a.move()
                        await c.until_asked()
                        assert (await c.move())["type"] == "ack"

        run(play())


def test_who_is_away_can_be_replaced_and_who_waits_can_be_turned_out(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", "open")
        claim_all({**table, "links": table["links"][:1]}, boris)
        path = f"/api/tables/{table['id']}/free"
        assert anna.post(path, {"seat": 1, "kind": "open"})["seats"][1]["kind"] == "open"
        assert refused(anna, "POST", path, {"seat": 1, "kind": "open"}) == "bad-request"
        running = new_table(anna, "human", "open")
        claim_all(running, boris)  # who never comes
        freed = anna.post(f"/api/tables/{running['id']}/free", {"seat": 1, "kind": "bot", "bot": "random"})
        assert freed["seats"][1]["bot"] == "random"


def test_mute_and_remove_outlive_the_server(backend: Backend) -> None:
    with in_thread(backend) as server:
        anna, boris = guest(server.url, "Anna"), guest(server.url, "Boris")
        wanda, vera = guest(server.url, "Wanda"), guest(server.url)
        table = new_table(anna, "human", "open", options={"first_player": "0"})
        claim_all(table, boris)
        path = f"/api/tables/{table['id']}"

        async def play() -> None:
            async with (
                at_table(anna, table["id"]) as a,
                at_table(boris, table["id"]) as b,
                at_table(wanda, table["id"]) as w,
                at_table(vera, table["id"]) as v,
            ):
                while len(a.view["people"]) < 3:
                    await a.until("view")
                assert b.view["people"] == [] and w.view["people"] == []
                marks = {(person["seat"], person["name"]): person["who"] for person in a.view["people"]}
                of_boris, of_wanda = marks[1, "Boris"], marks[None, "Wanda"]
                for other in (boris, wanda):
                    assert refused(other, "POST", f"{path}/mute", {"who": of_boris, "muted": True}) == "not-yours"
                    assert refused(other, "POST", f"{path}/remove", {"who": of_boris}) == "not-yours"
                assert refused(anna, "POST", f"{path}/mute", {"who": "nobody", "muted": True}) == "unknown-name"
                assert refused(anna, "POST", f"{path}/remove", {"who": of_boris}) == "has-seat"
                assert anna.post(f"{path}/mute", {"who": of_boris, "muted": True})["seats"][1]["muted"]
                assert (await until_line(v, "table-mute"))["args"] == {"who": "name:Boris"}
                await b.say(type="chat", key="1", text="Hello")
                assert (await b.until("reject", key="1"))["code"] == "muted"
                anna.post(f"{path}/mute", {"who": of_boris, "muted": False})
                await until_line(v, "table-unmute")
                await b.say(type="chat", key="2", text="Hello")
                await b.until("ack", key="2")
                anna.post(f"{path}/mute", {"who": of_boris, "muted": True})
                anna.post(f"{path}/remove", {"who": of_wanda})
                assert (await until_line(v, "table-remove"))["args"] == {"who": "name:Wanda"}
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await w.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4409
                number = next(person["guest"] for person in a.view["people"] if person["guest"] is not None)
                mark = next(person["who"] for person in a.view["people"] if person["guest"] is not None)
                anna.post(f"{path}/mute", {"who": mark, "muted": True})
                while v.log[-1]["args"] != {"who": f"guest:{number}"}:
                    await v.until("view")

        run(play())
        assert refused(wanda, "GET", path) == "removed"
    with in_thread(backend) as server:

        async def again() -> None:
            assert await close_code(Client(server.url, wanda.cookie), table["id"]) == 4409
            async with at_table(Client(server.url, boris.cookie), table["id"]) as b:
                assert b.view["table"]["seats"][1]["muted"]
                await b.say(type="chat", key="3", text="Hello")
                assert (await b.until("reject", key="3"))["code"] == "muted"

        run(again())


def test_spectators_cannot_use_up_the_chat_and_may_be_asked_to_be_silent(serve_in_thread: StartThread) -> None:
    with serve_in_thread("spectator_chat=6", "chat_per_table=20", "chat_seconds=100000") as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random")
        path = f"/api/tables/{table['id']}/chat"

        async def play() -> None:
            crowd = [guest(server.url) for _ in range(4)]
            async with at_table(anna, table["id"]) as a:
                heard = 0
                for client in crowd:  # each within what one person may say
                    async with at_table(client, table["id"]) as w:
                        for number in range(4):
                            await w.say(type="chat", key=f"{number}", text="flood")
                            heard += (await w.reply_to(f"{number}"))["type"] == "ack"
                assert heard == 5
                await a.say(type="chat", key="a", text="Hello")
                assert (await a.reply_to("a"))["type"] == "ack"
                assert refused(crowd[0], "POST", path, {"seats_only": True}) == "not-yours"
                assert anna.post(path, {"seats_only": True})["chat_seats"]
                await until_line(a, "table-chat-seats")
                async with at_table(crowd[0], table["id"]) as w:
                    await w.say(type="chat", key="s", text="Hello")
                    assert (await w.reply_to("s"))["code"] == "seats-only"
                await a.say(type="chat", key="b", text="Quiet here")
                assert (await a.reply_to("b"))["type"] == "ack"
                anna.post(path, {"seats_only": False})
                await until_line(a, "table-chat-all")
            live = server.host.tables[table["id"]]
            live.company.spectator_chat.full_at = 0.0  # a while later
            for answer in ("ack", "reject"):  # the share of all spectators is used up
                async with at_table(guest(server.url), table["id"]) as w:
                    await w.say(type="chat", key="x", text="Hello")
                    assert (await w.reply_to("x"))["type"] == answer

        run(play())
        assert new_table(anna, "human", "random", chat_seats=True)["chat_seats"]
