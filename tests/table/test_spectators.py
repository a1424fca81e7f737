"""Those who look on: how many may, and that they never stand in the way of those who play."""

from __future__ import annotations

from contextlib import AsyncExitStack

from tangledbank.terminal.client import Client
from tests.table.conftest import StartThread
from tests.table.players import at_table, claim_all, close_code, guest, new_table, run


def test_spectators_never_keep_a_player_from_their_seat(serve_in_thread: StartThread) -> None:
    with serve_in_thread("spectators_per_table=3", "spectators_per_address=3") as server:
        anna, boris = guest(server.url), guest(server.url)
        table = new_table(anna, "human", "open", options={"first_player": "0"})
        claim_all(table, boris)

        async def test() -> None:
            async with AsyncExitStack() as crowd:
                for _ in range(3):
                    await crowd.enter_async_context(at_table(guest(server.url), table["id"]))
                assert await close_code(guest(server.url), table["id"]) == 1008
                assert await close_code(Client(server.url), table["id"]) == 1008
                async with at_table(anna, table["id"]) as a, at_table(anna, table["id"]), at_table(boris, table["id"]):
                    assert a.view["table"]["watching"] == 3
                    assert (await a.move())["type"] == "ack"
            async with at_table(guest(server.url), table["id"]):  # there is room again
                pass

        run(test())


def test_one_address_cannot_take_all_the_room_for_spectators(serve_in_thread: StartThread) -> None:
    with serve_in_thread("spectators_per_table=3", "spectators_per_address=2") as server:
        anna = guest(server.url)
        table, other = new_table(anna, "human", "random"), new_table(anna, "human", "random")

        async def test() -> None:
            async with AsyncExitStack() as crowd:
                for _ in range(2):
                    await crowd.enter_async_context(at_table(guest(server.url), table["id"]))
                assert await close_code(guest(server.url), table["id"]) == 1008
                for connection in server.host.tables[table["id"]].connections:
                    connection.address = "192.0.2.7"  # somebody else's
                await crowd.enter_async_context(at_table(guest(server.url), table["id"]))
                assert await close_code(guest(server.url), table["id"]) == 1008
                await crowd.enter_async_context(at_table(guest(server.url), other["id"]))

        run(test())
