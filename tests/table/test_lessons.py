"""Lessons at a table of the server: steps, wrong tries, scripted neighbours, undo, and what survives a restart."""

from __future__ import annotations

from typing import Any

import pytest

from tangledbank.lessons import lesson_of, lessons_of
from tangledbank.terminal.client import Client
from tests.table.conftest import Start, StartThread
from tests.table.players import Player, at_table, guest, run

QUICK = "bot_pace=0"


def begin(client: Client, lesson: str = "first", game: str = "pond") -> str:
    """A new lesson; the id of its table."""
    return str(client.post("/api/lessons", {"game": game, "lesson": lesson})["id"])


async def until(player: Player, kind: str, note: str = "") -> dict[str, Any]:
    """Wait until the lesson has come to a note, or to a kind of step."""
    while True:
        told: dict[str, Any] | None = player.view.get("lesson")
        if told is not None and told["kind"] == kind and (not note or told["note"] == f"lesson-first-{note}"):
            return told
        await player.hear()


def test_a_lesson_goes_from_note_to_note(serve: Start) -> None:
    with serve(QUICK) as server:
        client = guest(server.url)
        table = begin(client)

        async def first() -> None:
            async with at_table(client, table) as player:
                told = await until(player, "read", "aim")
                assert (told["step"], told["of"], told["at"], told["move"]) == (1, 6, ["seat:0"], None)
                await player.say(type="next", step=1)
                await player.say(type="next", step=1)  # an echo: nothing more happens
                told = await until(player, "do", "hop")
                assert told["move"] == "hop 0,0" and told["at"] == ["hex:0,0"]
                wrong = await player.move("hunt 1")
                assert wrong["code"] == "lesson" and wrong["reason"]["key"] == "lesson-first-hunt-later"
                wrong = await player.move("rest")
                assert wrong["code"] == "lesson" and wrong["reason"]["key"] == "lesson-not-now"
                illegal = await player.move("hop 1,1")
                assert illegal["code"] == "illegal" and illegal["reason"]["rule"] == "POND-3.2"
                assert (await player.move("hop 0,0"))["type"] == "ack"
                told = await until(player, "read", "watch")
                await player.say(type="next", step=told["step"])
                await until(player, "do", "hunt")  # the neighbour has rested, as it is written
                assert [line["key"] for line in player.log if line["key"] == "draws"] == ["draws"]

        run(first())
        server.kill()
        server.start()

        async def second() -> None:
            async with at_table(client, table) as player:
                await until(player, "do", "hunt")
                await player.say(type="undo", decision=player.view["decision"], key="e")
                await until(player, "do", "hop")
                await player.move("hop 0,0")
                told = await until(player, "read", "watch")
                await player.say(type="next", step=told["step"])
                await until(player, "do", "hunt")
                assert (await player.move("hunt 0"))["type"] == "ack"
                while (
                    player.view["lesson"]["kind"] != "done"
                ):  # what the neighbour makes of its day may be worth an aside
                    if player.view["lesson"]["kind"] == "read":
                        await player.say(type="next", step=player.view["lesson"]["step"])
                    await player.until("view")
                assert player.view["view"]["over"] and player.view["table"]["lesson"] == "first"

        run(second())


def test_lessons_are_listed_and_kept_apart(serve_in_thread: StartThread) -> None:
    with serve_in_thread(QUICK) as server:
        client = guest(server.url)
        listed = client.get("/api/lessons?game=pond")["lessons"]
        assert [row["id"] for row in listed] == [lesson.id for lesson in lessons_of("pond")]
        assert listed[0]["name"]["cs"] == "První den"
        assert "lesson-first-aim" in client.get("/api/lessons/pond/ru")
        one = begin(client)
        assert client.get("/api/tables")["mine"] == []
        two = begin(client)
        assert client.get(f"/api/tables/{two}")["lesson"] == "first"
        with pytest.raises(Exception, match="no table"):
            client.get(f"/api/tables/{one}")
        with pytest.raises(Exception, match="no lesson 'swim' of pond"):
            begin(client, "swim")
        with pytest.raises(Exception, match="private"):
            guest(server.url).get(f"/api/tables/{two}")
        assert lesson_of("pond", "first").players == 2
