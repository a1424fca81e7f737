"""Hints for those who play with bots alone, and the review of a game that is over."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.review import review as think_over
from tangledbank.terminal.client import Client, ServerRefused
from tests.table.conftest import StartThread
from tests.table.players import at_table, claim_all, guest, new_table, run

POND = {"game": "pond", "options": {"days": 2}}


async def reviewed(client: Client, table: str) -> dict[str, Any]:
    """The review of a game, once it is there."""
    while True:
        answer = client.get(f"/api/replay/{table}/review")
        if answer["review"] is not None:
            review: dict[str, Any] = answer["review"]
            return review
        assert 0 <= answer["done"] <= answer["of"]
        await asyncio.sleep(0.1)


def test_a_hint_in_a_game_and_in_its_replay_and_the_review_of_it(serve_in_thread: StartThread) -> None:
    async def evening() -> None:
        with serve_in_thread() as server:
            anna = guest(server.url, "Anna")
            id = new_table(anna, "human", "random", **POND)["id"]
            async with at_table(anna, id) as player:
                assert await player.until_asked()
                with pytest.raises(ServerRefused, match="when the game has ended"):
                    anna.get(f"/api/replay/{id}/review")
                await player.say(type="hint", ref="a")
                hint = await player.until("hint", ref="a")
                assert hint["decision"] == player.view["decision"]
                assert [len(hint["moves"]), hint["moves"][0]["move"]["text"] in player.moves] == [3, True]
                worths = [move["worth"] for move in hint["moves"]]
                assert worths == sorted(worths, reverse=True)
                await player.play_to_the_end()
            moves = anna.get(f"/api/replay/{id}/hint?at=0")["moves"]
            assert len(moves) == 3 and moves[0]["verdict"] in ("clearly-best", "best", "one-of-the-best")
            with pytest.raises(ServerRefused, match="nothing to choose"):
                anna.get(f"/api/replay/{id}/hint")
            review = await reviewed(anna, id)
            assert review["last"] == 4 and len(review["chances"]) == 2
            assert anna.get(f"/api/replay/{id}/review")["review"] == review, "it is kept"
            record = tb.Record.from_text(anna.get(f"/api/tables/{id}/record"))
            assert review == think_over(record, tb.game_of(record)), "as anybody else would find it"

    run(evening())


def test_nobody_is_given_hints_among_people(serve_in_thread: StartThread) -> None:
    async def evening() -> None:
        with serve_in_thread() as server:
            anna = guest(server.url, "Anna")
            table = new_table(anna, "human", "open", **POND)
            claim_all(table, guest(server.url, "Boris"))
            async with at_table(anna, table["id"]) as player, at_table(guest(server.url), table["id"]) as spectator:
                for person in (player, spectator):
                    await person.say(type="hint", ref="a")
                    assert (await person.until("reject"))["code"] == "not-alone"

    run(evening())
