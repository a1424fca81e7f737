"""Records from elsewhere: nothing in them that we would not write, and no list that carries what is large."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.record import Record
from tangledbank.terminal.client import ServerRefused
from tests.table.conftest import StartThread
from tests.table.players import at_table, guest, run

HUGE = "9" * 1_000_000
HEADERS: dict[str, Any] = {
    "a huge seed": {"seed": HUGE},
    "a seed that is no text": {"seed": {"a": HUGE}},
    "an unknown field": {"diary": "Dear diary"},
    "a huge name": {"names": [HUGE, "b"]},
    "too many names": {"names": ["x"] * 1000},
    "a huge version": {"engine_version": HUGE},
    "a huge salt": {"salt": HUGE},
    "junk options": {"options": {"junk": HUGE}},
}


def finished() -> Record:
    """A whole game."""
    state = tb.game("evolution", deck_reduction="half_random").new(players=2, seed=7)
    while not state.over:
        state.play(state.moves[-1])
    return Record.from_state(state, names=["Ann", "Bob"])


def test_a_record_is_bounded_to_what_we_write(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, good = guest(server.url), finished()
        bad: dict[str, str] = {
            what: Record({**good.header, **change}, good.steps, good.result).to_text()
            for what, change in HEADERS.items()
        }
        head, *lines = good.to_text().splitlines()
        move = json.loads(lines[-2])
        bad["junk in a move"] = "\n".join([head, *lines[:-2], json.dumps({**move, "junk": HUGE}), lines[-1]])
        bad["junk in the result"] = "\n".join([head, *lines[:-1], '{"result": {"junk": 1}}'])
        bad["endless"] = "\n".join([head, *['{"seat": 0, "move": "pass"}'] * 20_001])
        for what, text in bad.items():
            with pytest.raises(ServerRefused) as refused:
                anna.post("/api/records", {"text": text})
            assert refused.value.code == "bad-record", what
            assert len(str(refused.value)) < 500, what
        assert anna.get("/api/tables")["mine"] == []

        id = anna.post("/api/records", {"text": "\n".join(f"  {line}  " for line in [head, *lines])})["id"]
        assert anna.get(f"/api/tables/{id}/record") == good.to_text()  # as we would have written it


def test_lists_carry_no_seed(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        id = anna.post("/api/records", {"text": finished().to_text()})["id"]
        person = server.host.signer.person_in(anna.cookie)
        assert person is not None
        listed = asyncio.run_coroutine_threadsafe(server.host.store.tables_of(person), server.loop).result(30)
        assert [(row.id, row.seed, row.salt) for row in listed] == [(id, "", "")]


def test_a_seat_and_a_number_among_the_options_are_taken(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        for game in (tb.game("evolution", deck_reduction="half_by_kind", first_player=1), tb.game("pond", days=2)):
            state = game.new(players=2, seed=3)
            while not state.over:
                state.play(state.moves[-1])
            brought = anna.post("/api/records", {"text": Record.from_state(state).to_text()})["id"]
            assert anna.get(f"/api/tables/{brought}")["imported"]


def test_who_looks_at_a_record_reads_what_happened_in_it(serve_in_thread: StartThread) -> None:
    record = finished()
    state = record.start(tb.game("evolution", deck_reduction="half_random"), listen=True)
    events = state.listen()
    for seat, move in record.steps:
        if seat != CHANCE:
            state.play(move)
    told = [(event.phrase.name, event.arguments) for event in events if event.heard_by(None)]

    async def play() -> None:
        with serve_in_thread() as server:
            anna = guest(server.url)
            id = anna.post("/api/records", {"text": record.to_text()})["id"]
            async with at_table(anna, id) as player:
                assert [(line["key"], line["args"]) for line in player.log] == told

    run(play())
