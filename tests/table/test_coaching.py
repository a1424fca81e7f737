"""The coach at a table: for those who ask, and only where nobody else plays."""

from __future__ import annotations

from tests.table.conftest import StartThread
from tests.table.players import at_table, claim_all, guest, new_table, run


def test_a_note_comes_to_those_who_ask_and_stays_for_its_decision(serve_in_thread: StartThread) -> None:
    async def evening() -> None:
        with serve_in_thread() as server:
            anna = guest(server.url, "Anna")
            table = new_table(anna, "human", "random")
            async with at_table(anna, table["id"]) as player, at_table(anna, table["id"]) as other:
                assert await player.until_asked() and not player.view["coach"]
                await player.say(type="coach", on=True)
                first = (await player.until("view"))["coach"]
                assert first == {"key": "what-develop", "args": {}, "facts": {}, "at": None, "rule": "EVL-3.3"}
                await player.say(type="coach", on=True)  # read: is there another?
                second = (await player.until("view"))["coach"]
                assert second["key"] == "first-animal" and second["at"] == second["args"]["card"]
                assert other.view["coach"] is None, "another socket did not ask"
                await player.move(f"play_animal {second['at'].removeprefix('card:')}")
                await player.until_asked()
                third = player.view["coach"]
                assert third is not None and third["key"] not in ("what-develop", "first-animal")
                await player.say(type="coach", on=False)
                assert (await player.until("view"))["coach"] is None

    run(evening())


def test_nobody_is_advised_among_people(serve_in_thread: StartThread) -> None:
    async def evening() -> None:
        with serve_in_thread() as server:
            anna = guest(server.url, "Anna")
            seats = [{"kind": "human"}, {"kind": "hotseat", "name": "Boris"}, {"kind": "bot", "bot": "random"}]
            shared = new_table(anna, seats=seats)
            invited = new_table(anna, "human", "open")
            claim_all(invited, guest(server.url, "Boris"))
            for table in (shared, invited):
                async with at_table(anna, table["id"]) as player:
                    await player.say(type="coach", on=True)
                    assert (await player.until("view"))["coach"] is None

    run(evening())
