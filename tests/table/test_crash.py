"""kill -9 again and again while people play: no acknowledged move is lost, none happens twice, all games end."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tangledbank.table.storage.postgres import Postgres
from tangledbank.table.storage.sqlite import SQLite
from tangledbank.terminal.client import Client
from tests.table.players import Player, at_table, claim_all, guest, new_table, run
from tests.table.servers import ServerProcess

KILLS = int(os.environ.get("TANGLEDBANK_KILLS", "2"))
TABLES = int(os.environ.get("TANGLEDBANK_KILL_TABLES", "3"))


async def play_on(client: Client, table: str, seed: int, acknowledged: dict[str, int]) -> None:
    """Play to the end through all crashes, repeating what was not acknowledged with the same key."""
    rng = random.Random(seed)
    waiting: dict[str, Any] | None = None
    while True:
        try:
            async with at_table(client, table) as player:
                while True:
                    if waiting is not None:
                        await player.say(**waiting)
                        await answer_to(player, waiting, acknowledged)
                        waiting = None
                    elif await player.until_asked():
                        key, text = f"{seed}-{rng.getrandbits(60)}", rng.choice(player.moves)
                        waiting = {"type": "move", "decision": player.view["decision"], "key": key, "move": text}
                        await asyncio.sleep(rng.random() * 0.02)
                    else:
                        return
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            await asyncio.sleep(0.05)


async def answer_to(player: Player, said: dict[str, Any], acknowledged: dict[str, int]) -> None:
    """Wait for the answer to a move, and note it."""
    message = await player.answer_to(said["key"])
    if message["type"] == "ack":
        assert acknowledged.setdefault(said["key"], message["seq"]) == message["seq"]
    else:
        assert message["code"] == "stale"  # it was made in another way while the server was away


def rows(database_url: str | None, data: Path, sql: str) -> list[tuple[Any, ...]]:
    """What is in the database."""
    backend = SQLite(data / "tables.db") if database_url is None else Postgres(database_url)
    connection = backend.connect()
    try:
        return backend.execute(connection, sql, ())
    finally:
        connection.close()


def test_kill_nine_loses_no_acknowledged_move(database_url: str | None, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, database_url, ("snapshot_every=7",))
    tables: list[str] = []
    players: list[tuple[Client, str]] = []
    for _ in range(TABLES):
        people = [guest(server.url) for _ in range(3)]
        table = new_table(people[0], "human", "open", "open", "random")
        claim_all(table, *people[1:])
        tables.append(table["id"])
        players += [(person, table["id"]) for person in people]
    acknowledged: dict[str, int] = {}
    kills = 0
    ended = asyncio.Event()

    async def kill_now_and_then() -> None:
        nonlocal kills
        rng = random.Random(4)
        for _ in range(KILLS):
            seen = len(acknowledged)
            wanted = seen + rng.randrange(10, 30)
            while len(acknowledged) < wanted and not ended.is_set():
                await asyncio.sleep(0.01)
            if ended.is_set():
                return
            await asyncio.to_thread(server.kill)
            # Whatever was acknowledged before the kill must be there now.
            found = dict(
                rows(database_url, tmp_path, "SELECT client_key, seq FROM events WHERE client_key IS NOT NULL")
            )
            assert {key: found.get(key) for key in acknowledged} == acknowledged
            await asyncio.to_thread(server.start)
            kills += 1

    async def play_all() -> None:
        await asyncio.gather(*(play_on(client, id, seed, acknowledged) for seed, (client, id) in enumerate(players)))
        ended.set()

    async def play() -> None:
        await asyncio.gather(play_all(), kill_now_and_then())

    began = time.monotonic()
    try:
        run(play())
    except BaseException:
        if server.is_running:
            server.kill()
        raise
    assert kills > 0
    counts = rows(
        database_url, tmp_path, "SELECT table_id, COUNT(*), MAX(seq), COUNT(DISTINCT seq) FROM events GROUP BY 1"
    )
    assert {id for id, *_ in counts} == set(tables)
    for _, count, last, different in counts:
        assert count == last == different  # no gap, no double
    status = {id: client.get(f"/api/tables/{id}")["status"] for client, id in players}
    assert set(status.values()) == {"finished"}
    found = dict(rows(database_url, tmp_path, "SELECT client_key, seq FROM events WHERE client_key IS NOT NULL"))
    assert {key: found.get(key) for key in acknowledged} == acknowledged
    if database_url is None:
        assert rows(None, tmp_path, "PRAGMA integrity_check") == [("ok",)]
    events = sum(count for _, count, *_ in counts)
    server.stop()
    print(
        f"{kills} kills, {events} events, {len(acknowledged)} acknowledged, {time.monotonic() - began:.0f} s: none lost"
    )
