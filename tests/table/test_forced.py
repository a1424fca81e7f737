"""A question that is put only so that nothing is given away, where nobody could learn from its one answer."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.kernel.move import Move
from tangledbank.table.storage.rows import EventRow
from tangledbank.table.tables.timeline import Timeline
from tests.table.conftest import StartThread
from tests.table.players import at_table, claim_all, guest, new_table, run


@pytest.fixture
def only_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the pond, let a rest be the only answer there is."""

    def rest(state: tb.State) -> Move | None:
        return next((move for move in state.moves if str(move) == "rest"), None)

    monkeypatch.setattr(tb.State, "forced", rest)


@pytest.mark.usefixtures("only_rest")
def test_alone_with_bots_nobody_is_asked_for_the_only_answer(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", "random", game="pond", options={"days": 2, "first_player": 1})

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                assert not await player.until_asked()  # until the game is over
                drawn = [line for line in player.log if line["key"] == "draws-insect"]
                assert len(drawn) >= 2  # told like other moves

        run(play())


@pytest.mark.usefixtures("only_rest")
def test_among_people_every_question_is_put(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris = guest(server.url, "Anna"), guest(server.url, "Boris")
        table = new_table(anna, "human", "open", game="pond", options={"days": 1, "first_player": 0})
        claim_all(table, boris)

        async def play() -> None:
            async with at_table(anna, table["id"]) as a, at_table(boris, table["id"]) as b:
                assert await a.until_asked()
                await a.move("rest")
                assert await b.until_asked()

        run(play())


def test_what_went_without_saying_is_not_what_one_takes_back() -> None:
    timeline = Timeline(tb.game("pond"), 2, "7")
    timeline.apply(EventRow(1, "move", 0, "person", "hop 0,0", "k", 0))
    timeline.apply(EventRow(2, "move", 1, "bot", "rest", None, 0))
    timeline.apply(EventRow(3, "move", 0, "forced", "rest", None, 0))
    assert timeline.last_step_of({0}) == 0 and timeline.last_step_of({1}) == 1
