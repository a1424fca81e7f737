"""A question that is put only so that nothing is given away, where nobody could learn from its one answer."""

from __future__ import annotations

import asyncio

from tests.table.conftest import StartThread
from tests.table.players import Player, at_table, claim_all, guest, new_table, run

MOVES = 12


def test_alone_with_bots_nobody_is_asked_for_the_only_answer(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", "random", "random", game="dinosaurs")

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                for _ in range(MOVES):
                    assert await player.until_asked()
                    assert len(player.moves) > 1
                    await player.move(player.moves[-1])
                assert await player.until_asked()
                key = player.fresh_key()
                await player.say(type="undo", decision=player.view["decision"], key=key)
                assert (await player.answer_to(key))["type"] == "ack"  # and not to a question without a choice
                assert len(player.moves) > 1

        run(play())


def test_among_people_every_question_is_put(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url, "Anna"), guest(server.url, "Boris")
        table = new_table(anna, "human", "open", "random", game="dinosaurs")
        claim_all(table, boris)

        async def play() -> None:
            asked: list[int] = []

            async def answer(player: Player) -> None:
                while len(asked) < MOVES and await player.until_asked():
                    asked.append(len(player.moves))
                    await player.move(player.moves[-1])

            async with at_table(anna, table["id"]) as a, at_table(boris, table["id"]) as b:
                playing = [asyncio.create_task(answer(player)) for player in (a, b)]
                await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for task in playing:
                    task.cancel()
            assert 1 in asked, "with no card to play there is one answer, and it is asked for"

        run(play())
