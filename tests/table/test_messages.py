"""Single messages: doubled, late, near-valid, foreign ones; questions why not; chat; several tabs."""

from __future__ import annotations

import asyncio
import json
import random

from tangledbank.terminal.client import Client
from tests.table.conftest import StartThread
from tests.table.players import at_table, claim_all, guest, new_table, run


def test_a_doubled_move_happens_once_and_a_late_one_never(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", options={"first_player": "0"})
        claim_all(table, boris)

        async def play() -> None:
            async with at_table(anna, table["id"]) as a, at_table(boris, table["id"]) as b:
                decision, move = a.view["decision"], a.moves[0]
                for _ in range(3):
                    await a.say(type="move", decision=decision, key="one", move=move)
                seqs = {(await a.until("ack", key="one"))["seq"] for _ in range(3)}
                assert len(seqs) == 1
                # The same key from another seat is refused, whatever it says.
                await b.until_asked()
                assert (await b.move(key="one"))["code"] == "key-used"
                await b.move(key="two")
                # A new key for a decision that is gone gets the number of the open one, and changes nothing.
                await a.until_asked()
                await a.say(type="move", decision=decision, key="late", move=move)
                refused = await a.until("reject", key="late")
                assert refused["code"] == "stale" and refused["decision"] == a.view["decision"] > decision

        run(play())


def test_what_is_refused_or_repeated_costs_no_view(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", options={"first_player": "0"})
        claim_all(table, boris)

        async def play() -> None:
            async with at_table(anna, table["id"]) as a, at_table(boris, table["id"]) as b:
                await a.until("view")  # Boris has come
                assert (await a.move(key="mine"))["type"] == "ack"
                await a.say(type="ping", ref="before")
                await a.until("pong", ref="before")
                heard, decision = len(a.raw), a.view["decision"]
                said = [
                    {"type": "move", "decision": decision, "key": "n", "move": "pass"},
                    {"type": "move", "decision": 0, "key": "s", "move": "pass"},
                    {"type": "move", "decision": decision, "key": "mine", "move": "pass"},
                    {"type": "undo", "decision": decision, "key": "u"},
                    {"type": "answer", "accept": True},
                    {"type": "why", "ref": "r", "element": "x" * 101},
                    {"type": "ping", "ref": "after"},
                ]
                for message in said:
                    await a.say(**message)
                await a.until("pong", ref="after")
                answers = [json.loads(text) for text in a.raw[heard:]]
                assert [answer["type"] for answer in answers] == ["reject", "reject", "ack", *["reject"] * 3, "pong"]
                assert {answer["decision"] for answer in answers if answer["type"] == "reject"} == {decision}
                assert b.view["decision"] <= decision

        run(play())


def test_every_refusal_has_its_code_and_changes_nothing(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", options={"first_player": "0"})

        async def play() -> None:
            async with at_table(anna, table["id"]) as a:
                assert a.view["view"] is None and a.view["table"]["status"] == "waiting"
                await a.say(type="move", decision=0, key="w", move="pass")
                assert (await a.until("reject", key="w"))["code"] == "waiting"
                claim_all(table, boris)
                async with at_table(boris, table["id"]) as b, at_table(guest(server.url), table["id"]) as watcher:
                    await a.until_asked()
                    state = server.host.tables[table["id"]].timeline
                    assert state is not None
                    before = state.state.digest(), state.seq
                    await b.say(type="move", decision=b.view["decision"], key="n", move="pass")
                    assert (await b.until("reject", key="n"))["code"] == "not-your-turn"
                    for kind in ("move", "undo", "takeback"):
                        more = {"move": "pass"} if kind == "move" else {}
                        await watcher.say(type=kind, decision=watcher.view["decision"], key="s", **more)
                        assert (await watcher.until("reject", key="s"))["code"] == "spectator"
                    await a.say(type="undo", decision=a.view["decision"], key="u")
                    assert (await a.until("reject", key="u"))["code"] == "cannot-undo"
                    await a.say(type="answer", accept=True)
                    assert (await a.until("reject"))["code"] == "no-request"
                    await a.say(type="move", decision=a.view["decision"], key="i", move="take_food 1")
                    refused = await a.until("reject", key="i")
                    assert refused["code"] == "illegal" and refused["reason"]["rule"]
                    for text in (
                        '{"type":"move"}',
                        "[]",
                        "nonsense",
                        '{"type":"dance"}',
                        "\x00",
                        '{"type":"ping","x":1}',
                    ):
                        await a.socket.send(text)
                        assert (await a.until("reject", key=None))["code"] == "bad-message"
                    assert (state.state.digest(), state.seq) == before

        run(play())


def test_why_not_is_answered_for_the_asker_alone(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", options={"first_player": "0"})
        claim_all(table, boris)

        async def play() -> None:
            async with at_table(anna, table["id"]) as a, at_table(boris, table["id"]) as b:
                await a.say(type="why", ref="1", element="card:0")
                assert (await a.until("reasons", ref="1"))["reasons"] == []
                await a.say(type="why", ref="4", element="card:0", chosen=["choose:pass"])
                assert (await a.until("reasons", ref="4"))["reasons"][0]["key"] == "not-with-chosen"
                await b.say(type="ahead", ref="6", move="pass")
                assert (await b.until("ahead", ref="6"))["lines"] == []
                await b.say(type="why", ref="2", element="card:0")
                assert (await b.until("reasons", ref="2"))["reasons"][0]["key"] == "not-your-decision"
                await b.say(type="ping", ref="3")
                await b.until("pong", ref="3")

        run(play())


def test_chat_reaches_everyone_once_and_is_clean(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", "random")

        async def play() -> None:
            watching = guest(server.url, "Wanda")
            async with at_table(anna, table["id"]) as a, at_table(watching, table["id"]) as w:
                await a.say(type="chat", key="c1", text="Hello <b>there</b>\u202e\x07")
                await a.say(type="chat", key="c1", text="Hello again")
                for _ in range(2):  # said twice, acknowledged twice, heard once
                    assert (await a.until("ack", key="c1"))["seq"] == 0
                await w.until("chat")
                await w.say(type="chat", key="c1", text="Hi")
                while len(a.chat) < 2:
                    await a.hear()
                assert [(line["name"], line["seat"], line["text"]) for line in a.chat] == [
                    ("Anna", 0, "Hello <b>there</b>"),
                    ("Wanda", None, "Hi"),
                ]
                for number in range(12):
                    await w.say(type="chat", key=f"f{number}", text="flood")
                assert (await w.until("reject"))["code"] == "too-fast"
            async with at_table(anna, table["id"]) as again:
                await again.until("chat")
                assert again.chat[0]["text"] == "Hello <b>there</b>"

        run(play())


def test_who_has_no_name_has_a_number_and_who_is_nobody_cannot_speak(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        me = anna.get("/api/me")
        assert not me["named"] and me["name"] == f"Guest {me['guest']}"
        table = new_table(anna, "human", "random")
        assert [seat["guest"] for seat in table["seats"]] == [me["guest"], None]

        async def play() -> None:
            async with at_table(anna, table["id"]) as a, at_table(Client(server.url), table["id"]) as stranger:
                await stranger.say(type="chat", key="s1", text="Hello")
                assert (await stranger.until("reject", key="s1"))["code"] == "nobody"
                await a.say(type="chat", key="c1", text="Hello")
                await a.until("chat")
                assert a.chat[0]["guest"] == me["guest"]

        run(play())
        assert anna.post("/api/me", {"name": "Anna"})["guest"] is None
        assert anna.get(f"/api/tables/{table['id']}")["seats"][0]["guest"] is None


def test_two_tabs_and_a_bad_network(serve_in_thread: StartThread) -> None:
    """One seat in several tabs that come and go, every move sent two or three times: the game ends as it should."""
    with serve_in_thread() as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random", "random")

        async def play() -> None:
            rng = random.Random(5)
            over = False
            while not over:
                async with at_table(anna, table["id"]) as one, at_table(anna, table["id"]) as two:
                    for _ in range(rng.randrange(1, 8)):
                        player = rng.choice((one, two))
                        await player.until("view") if not player.view else None
                        if not await player.until_asked():
                            over = True
                            break
                        key, text, decision = player.fresh_key(), rng.choice(player.moves), player.view["decision"]
                        for _ in range(rng.randrange(1, 4)):
                            await player.say(type="move", decision=decision, key=key, move=text)
                            await asyncio.sleep(0)
                        if rng.random() < 0.3:
                            break  # the socket drops before the answer comes
                        while (answer := await player.hear()).get("key") != key:
                            pass
                        assert answer["type"] == "ack" or answer["code"] in ("stale", "finished")
            live = server.host.tables[table["id"]]
            assert live.timeline is not None and live.timeline.state.over
            seqs = [step.seq for step in live.timeline.steps]
            assert seqs == list(range(2, len(seqs) + 2))

        run(play())
