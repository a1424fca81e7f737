"""A flood of malformed and near-valid messages: the server goes on serving, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
import os
import random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.table.conftest import StartThread
from tests.table.players import at_table, guest, new_table, run

MESSAGES = int(os.environ.get("TANGLEDBANK_FLOOD", "3000"))
MOVES = ("pass", "play_animal 0", "attack 1 2", "take_food 1", "play_trait 0 swimming on 1", "convert_fat 1 1")


def bad_message(rng: random.Random, decision: int) -> str | bytes:
    """Something that is not to be understood, or not to be obeyed."""
    near: dict[str, Any] = {
        "type": "move",
        "decision": decision,
        "key": f"k{rng.getrandbits(50)}",
        "move": rng.choice(MOVES),
    }
    kind = rng.randrange(14)
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 200))
    if kind == 1:
        return "[" * rng.randrange(1, 60_000)
    if kind == 2:
        return '{"type":' * rng.randrange(1, 5_000)
    if kind == 3:
        near["decision"] = rng.choice([-1, 2**53, 2**63, 10**400, 1.5, "1", None, [], True])
    elif kind == 4:
        near["key"] = rng.choice(["", "x" * 65, None, 7, {"a": 1}, "\ud800", "\x00" * 70])
    elif kind == 5:
        near["move"] = rng.choice(
            ["", "x" * 501, None, "pass " * 90, "attack -1 2", "attack 01 2", "play_animal 99999999999999999999"]
        )
    elif kind == 6:
        near["type"] = rng.choice(["moves", "", None, "MOVE", "__class__", 3, ["move"]])
    elif kind == 7:
        near["extra"] = rng.choice([1, {"type": "move"}, "x" * 1000])
    elif kind == 8:
        del near[rng.choice(list(near))]
    elif kind == 9:
        near = {"type": rng.choice(["undo", "takeback"]), "decision": decision, "key": "z"}
    elif kind == 10:
        near = {"type": "why", "ref": "r" * 65, "element": "animal:" + "9" * 500}
    elif kind == 11:
        near = {"type": "chat", "key": "k", "text": "x" * 600}
    elif kind == 12:
        text = json.dumps(near)
        place = rng.randrange(len(text))
        return text[:place] + chr(rng.randrange(1, 0x2FF)) + text[place + 1 :]
    return json.dumps(near)


def test_a_flood_of_bad_messages_changes_nothing(serve_in_thread: StartThread) -> None:
    with serve_in_thread("waiting_messages=100000") as server:
        anna, boris, mallory = (guest(server.url) for _ in range(3))
        table = new_table(anna, "human", "open", options={"first_player": "0"})
        token = table["links"][0]["link"].partition("?claim=")[2]
        boris.post(f"/api/tables/{table['id']}/claim", {"token": token})
        live = server.host.tables[table["id"]]
        assert live.timeline is not None
        before = live.timeline.state.digest(), live.timeline.seq

        async def flood(client: Any, seed: int, count: int) -> int:
            """Boris, whose turn it is not, and Mallory, who has no seat, say whatever they can think of."""
            rng = random.Random(seed)
            sent = 0
            while sent < count:
                try:
                    url = client.socket_url(table["id"])
                    async with connect(
                        url, additional_headers=client.headers, max_queue=None, close_timeout=1
                    ) as socket:
                        while sent < count:
                            sent += 1
                            await socket.send(bad_message(rng, before[1]))
                            if sent % 50 == 0:
                                await socket.send('{"type":"ping","ref":"here"}')
                                while '"here"' not in str(await asyncio.wait_for(socket.recv(), 60)):
                                    pass
                except ConnectionClosed:
                    pass  # bytes that are no text close the socket; the next one is opened
            return sent

        async def test() -> None:
            async with at_table(anna, table["id"]) as player:
                half = MESSAGES // 2
                sent = await asyncio.gather(flood(boris, 1, half), flood(mallory, 2, half))
                assert sum(sent) >= MESSAGES - 1
                assert live.timeline is not None
                assert (live.timeline.state.digest(), live.timeline.seq) == before
                await player.say(type="ping", ref="alive")
                await player.until("pong", ref="alive")
                assert (await player.move())["type"] == "ack"

        run(test())
        assert anna.get("/healthz") == {"status": "ok"}


def test_a_message_that_is_too_large_closes_the_socket(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random")

        async def test() -> None:
            async with at_table(anna, table["id"]) as player:
                await player.socket.send("x" * (64 * 1024 + 1))
                try:
                    while True:
                        await player.hear()
                except ConnectionClosed as closed:
                    assert closed.sent is not None or closed.rcvd is not None
            async with at_table(anna, table["id"]) as player:
                await player.play_to_the_end()

        run(test())
