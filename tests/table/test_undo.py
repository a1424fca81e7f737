"""Undo and take-backs: what may be taken back, by whom, and that nothing leaks or breaks by it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.kernel.record import Record
from tangledbank.table.storage.rows import EventRow
from tangledbank.table.tables.timeline import Timeline
from tests.table.conftest import StartThread
from tests.table.players import Player, at_table, claim_all, guest, new_table, run


@pytest.mark.parametrize("seed", range(12))
def test_undo_never_crosses_an_answer_nor_chance_nor_a_reveal(seed: int) -> None:
    rng = random.Random(seed)
    timeline = Timeline(tb.game("evolution"), 4, str(seed))
    bots = {2, 3} if seed % 2 else set[int]()
    allowed = 0
    while not timeline.state.over:
        before = timeline.state.digest()
        seat = int(timeline.state.seat)
        chance, seen = timeline.state.chance.counter, list(timeline.state.secrets.seen)
        move = str(rng.choice(timeline.state.moves))
        actor = "bot" if seat in bots else "person"
        timeline.apply(EventRow(timeline.seq + 1, "move", seat, actor, move, None, 0))
        assert not any(timeline.may_undo({other}) for other in {0, 1, 2, 3} - {seat})
        assert not (actor == "bot" and timeline.may_undo({seat}))  # not even by whom it played for
        if timeline.may_undo({seat}):
            allowed += 1
            assert not timeline.state.over and timeline.state.seat == seat
            assert timeline.state.chance.counter == chance and timeline.state.secrets.seen == seen
            after = timeline.state.digest()
            timeline.apply(EventRow(timeline.seq + 1, "undo", seat, "person", str(timeline.steps[-1].seq), None, 0))
            assert timeline.state.digest() == before and timeline.state.seat == seat
            timeline.apply(EventRow(timeline.seq + 1, "move", seat, "person", move, None, 0))
            assert timeline.state.digest() == after
    assert allowed > 0


def test_a_timeline_comes_back_from_its_log_and_from_a_snapshot() -> None:
    rng = random.Random(3)
    game = tb.game("evolution")
    timeline, log, saved = Timeline(game, 3, "x"), [], ""
    while not timeline.state.over:
        kind, body = "move", str(rng.choice(timeline.state.moves))
        if timeline.steps and rng.random() < 0.1:
            kind, body = "takeback", str(rng.choice(timeline.steps[-5:]).seq)
        log.append(EventRow(timeline.seq + 1, kind, int(timeline.state.seat), "person", body, None, 0))
        timeline.apply(log[-1])
        if len(log) == 60:
            saved = timeline.save()
    whole, rest, quick = Timeline(game, 3, "x"), Timeline(game, 3, "x"), Timeline(game, 3, "x")
    for event in log:
        whole.apply(event)
    rest.load(saved)
    rest.replay(log[60:])
    quick.replay(log)
    for other in (whole, rest, quick):
        assert other.state.digest() == timeline.state.digest()
        assert (other.steps, other.lines, other.decision) == (timeline.steps, timeline.lines, timeline.decision)
        assert Record.from_state(other.state).to_text() == Record.from_state(timeline.state).to_text()


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = Timeline(tb.game("evolution"), 2, "x")
    log = [EventRow(1, "move", 0, "person", "play_animal 0", None, 0)]
    for number in range(500):
        kind, body = ("takeback", str(number + 1)) if number % 2 == 0 else ("move", "play_animal 0")
        log.append(EventRow(number + 2, kind, 0, "person", body, None, 0))
    for event in log:
        timeline.apply(event)
    played: list[str] = []
    after = Timeline.after

    def watched(self: Timeline, move: str) -> tuple[Any, list[Any]]:
        played.append(move)
        return after(self, move)

    monkeypatch.setattr(Timeline, "after", watched)
    loaded = Timeline(tb.game("evolution"), 2, "x")
    loaded.replay(log)
    assert len(played) == 1
    assert loaded.save() == timeline.save()
    # Every time the same was said, and it is there once.
    assert [line.key for line in loaded.lines if not line.game] == ["table-takeback-done"]


def test_a_view_does_not_grow_by_undo_nor_send_the_log_anew(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random", options={"first_player": "0"})

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                await player.until_asked()
                for _ in range(6):
                    await player.move()
                    await player.until_asked()
                shown = []
                for _ in range(6):
                    await player.move(player.moves[0])
                    await player.until_asked()
                    assert (await undo(player))["type"] == "ack"
                    await player.until_asked()
                    assert player.view["log"]["from"] > 6 and len(player.view["log"]["lines"]) < 6
                    shown.append(len(player.log))
                assert len(set(shown)) == 1
                log = list(player.log)
            async with at_table(anna, table["id"]) as player:
                await player.until_asked()
                assert player.log == log  # what came bit by bit is what comes at once

        run(play())


async def undo(player: Player, kind: str = "undo") -> dict[str, object]:
    key = player.fresh_key()
    await player.say(type=kind, decision=player.view["decision"], key=key)
    return await player.answer_to(key)


def test_alone_undo_stops_at_a_reveal(serve_in_thread: StartThread) -> None:
    """A game for one is not won by trying one's luck again; nobody is there to be asked for leave."""
    with serve_in_thread() as server:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", game="pond", options={"days": 4, "first_player": 0})

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                await player.move("hop 0,0")
                assert player.view["undo"] == {"can": True, "free": False, "ask": False}
                assert (await undo(player))["type"] == "ack"
                await player.move("rest")  # a card comes into the hand
                assert player.view["undo"] == {"can": False, "free": False, "ask": False}
                assert (await undo(player))["code"] == "cannot-undo"
                assert (await undo(player, "takeback"))["code"] == "cannot-undo"

        run(play())


def test_against_bots_undo_is_free_to_the_beginning(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random", "greedy")

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                await player.until_asked()
                first, hand = player.moves, player.view["view"]["board"]["seats"][0]["hand"]
                for _ in range(4):
                    await player.until_asked()
                    await player.move()
                for _ in range(4):
                    await player.until_asked()  # while the bots move, what names an older decision comes too late
                    assert player.view["undo"]["can"] and player.view["undo"]["free"]
                    assert (await undo(player))["type"] == "ack"
                await player.until_asked()
                assert player.moves == first and player.view["view"]["board"]["seats"][0]["hand"] == hand
                assert [line["key"] for line in player.log].count("table-undo") == 1
                await player.play_to_the_end()

        run(play())


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_answers_the_same_situation_in_the_same_way(serve_in_thread: StartThread, bot: str) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        table = new_table(anna, "human", bot, bot, options={"first_player": "0"})

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                for _ in range(3):
                    await player.until_asked()
                    await player.move()
                await player.until_asked()
                move, known, answers = player.moves[-1], len(player.log), []
                for _ in range(3):
                    await player.move(move)
                    await player.until_asked()
                    lines = [line for line in player.log[known:] if not line["key"].startswith("table-")]
                    answers.append([(line["key"], line["args"]) for line in lines])
                    await undo(player)
                    await player.until_asked()
                assert len(answers[0]) > 1 and answers == [answers[0]] * 3

        run(play())


def test_among_people_a_take_back_needs_everyone(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        people = [guest(server.url) for _ in range(3)]
        table = new_table(people[0], "human", "open", "open", options={"first_player": "0"})
        claim_all(table, *people[1:])

        async def play() -> None:
            async with (
                at_table(people[0], table["id"]) as a,
                at_table(people[1], table["id"]) as b,
                at_table(people[2], table["id"]) as c,
            ):
                await a.until_asked()
                digest = server.host.tables[table["id"]].timeline.state.digest()  # type: ignore[union-attr]
                await a.move("play_animal 0")
                assert a.view["undo"] == {"can": False, "free": False, "ask": True}
                assert (await undo(a))["code"] == "cannot-undo"
                for consent in (False, True):
                    assert (await undo(a, "takeback"))["type"] == "ack"
                    for other in (b, c):
                        while other.view["takeback"] is None:
                            await other.until("view")
                        assert other.view["takeback"]["answer"] and other.view["takeback"]["seat"] == 0
                    await b.say(type="answer", accept=True)
                    while c.view["takeback"]["waiting"] != [2]:
                        await c.until("view")
                    await c.say(type="answer", accept=consent)
                    wanted = "table-takeback-done" if consent else "table-takeback-refused"
                    for player in (a, b, c):
                        while player.view["takeback"] is not None or player.log[-1]["key"] != wanted:
                            await player.until("view")
                assert server.host.tables[table["id"]].timeline.state.digest() == digest  # type: ignore[union-attr]
                # A request is dropped when the game goes on.
                await a.move("play_animal 0")
                await undo(a, "takeback")
                await b.until_asked()
                await b.move()
                assert b.view["takeback"] is None
                await c.say(type="answer", accept=True)
                assert (await c.until("reject"))["code"] == "no-request"

        run(play())
