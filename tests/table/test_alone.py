"""A game for one that nobody wins, over sockets: what the server says of it, and its record."""

from __future__ import annotations

from tangledbank import game_of
from tangledbank.kernel.record import Record
from tests.table.conftest import StartThread
from tests.table.players import at_table, guest, new_table, run


def test_alone_and_nobody_wins(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", game="pond", options={"days": 1, "first_player": 0})
        assert table["status"] == "playing" and table["options"]["days"] == 1

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                assert (await player.move("rest"))["type"] == "ack"
                assert player.is_over and player.view["view"]["winners"] == []

        run(play())
        finished = anna.get(f"/api/tables/{table['id']}")
        assert finished["result"] == {"scores": [0], "winners": []}
        record = Record.from_text(anna.get(f"/api/tables/{table['id']}/record"))
        assert record.verify(game_of(record)).winners == []
        assert anna.post(f"/api/tables/{table['id']}/rematch", {})["id"] != table["id"]
