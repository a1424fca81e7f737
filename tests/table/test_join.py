"""`tangledbank join`: what people at a terminal see of a table on a server, and what they can answer."""

from __future__ import annotations

import asyncio
import io
import os
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tangledbank.kernel.errors import TangledBankError
from tangledbank.terminal.app import TableApp
from tangledbank.terminal.client import Client
from tangledbank.terminal.plain import PlainGame
from tangledbank.terminal.regions import Region
from tangledbank.terminal.remote import RemoteSession
from tangledbank.terminal.screens import Notice
from tests.table.conftest import StartThread
from tests.table.players import claim_all, guest, new_table, run
from tests.table.test_clock import LIVE, let_time_run_out

PATIENCE = 20.0  # seconds until a test gives up waiting


def until(true: Callable[[], object], what: str) -> None:
    """Wait until something is so."""
    ends = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < ends, what
        time.sleep(0.01)


def sees(session: RemoteSession, true: Callable[[], object], what: str) -> None:
    """Wait until a session has heard that something is so."""

    def heard() -> object:
        session.hear()
        return true()

    until(heard, what)


class Lines:
    """The line mode with somebody who types: at a terminal, or through a pipe."""

    def __init__(self, session: RemoteSession, typed: bool) -> None:
        self.session = session
        end, self.keyboard = os.openpty()[::-1] if typed else os.pipe()
        self.source = open(end, encoding="utf-8")  # noqa: SIM115
        self.target = io.StringIO()
        self.failed: BaseException | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            PlainGame(self.session, self.source, self.target).run()
        except BaseException as error:
            self.failed = error

    @property
    def text(self) -> str:
        return self.target.getvalue()

    def types(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def says(self, text: str, times: int = 1) -> None:
        until(lambda: self.failed or self.text.count(text) >= times, f"{text!r} is not in {self.text!r}")
        assert self.failed is None, self.failed

    def leaves(self) -> None:
        self.types("quit")
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive() and self.failed is None and self.text.endswith("Goodbye!\n")


class Evening:
    """A table of Anna, who moves first, and Boris, with everybody's terminals."""

    def __init__(self, url: str, open_: ExitStack) -> None:
        self.url, self.open = url, open_
        self.anna, self.boris = guest(url, "Anna"), guest(url, "Boris")
        table = new_table(self.anna, "human", "open", options={"first_player": "0"}, takeover=None)
        claim_all(table, self.boris)
        self.id: str = table["id"]

    def session(self, client: Client) -> RemoteSession:
        session = RemoteSession(client, self.id)
        self.open.callback(session.close)
        sees(session, lambda: session.status == "playing", "the game does not begin")
        return session

    def lines(self, client: Client, typed: bool = True) -> Lines:
        return Lines(self.session(client), typed)


@contextmanager
def an_evening(serve_in_thread: StartThread) -> Iterator[Evening]:
    with serve_in_thread() as server, ExitStack() as open_:
        yield Evening(server.url, open_)


def settled(session: RemoteSession) -> None:
    """Wait for the outcome of what a session did."""
    sees(session, lambda: not session.busy, "no answer")


def makes_a_move(session: RemoteSession, move: int | str = 0) -> None:
    """Choose a move, once one is asked."""
    sees(session, lambda: session.moves, "nobody is asked")
    session.play(session.moves[move] if isinstance(move, int) else move)
    settled(session)


# ---------------------------------------------------------------------- the line mode


def test_a_watcher_sees_the_table_and_what_happens(serve_in_thread: StartThread) -> None:
    with an_evening(serve_in_thread) as evening:
        anna = evening.session(evening.anna)
        watcher = evening.lines(guest(evening.url))
        watcher.says("You are watching. Anna is choosing a card to play.")
        assert "Turn 1 · Development" in watcher.text and "The game begins." in watcher.text
        makes_a_move(anna)
        watcher.says("Anna plays a new animal: animal 1.")
        watcher.says("You are watching. Boris is choosing a card to play.")
        watcher.types("fly")
        watcher.says("You are watching. Only players at the table can move.")
        watcher.types("table")
        watcher.says("Turn 1 · Development", times=2)
        watcher.leaves()


def test_a_player_out_of_turn_sees_who_is_choosing(serve_in_thread: StartThread) -> None:
    with an_evening(serve_in_thread) as evening:
        anna = evening.session(evening.anna)
        boris = evening.lines(evening.boris)
        boris.says("Anna is choosing a card to play.")
        assert "You are watching" not in boris.text and "Type the number" not in boris.text
        boris.types("1")
        boris.says("This is not your decision: Anna is choosing.")
        makes_a_move(anna)
        boris.says("Type the number of a move")
        boris.types("1")
        boris.says("Boris plays a new animal: animal 2.")
        boris.says("Anna is choosing a card to play.", times=2)
        assert "Pass the screen" not in boris.text
        boris.leaves()


def test_the_answers_of_a_script_wait_for_their_question(serve_in_thread: StartThread) -> None:
    with an_evening(serve_in_thread) as evening:
        anna = evening.session(evening.anna)
        boris = evening.lines(evening.boris, typed=False)
        boris.types("pass")
        boris.says("Anna is choosing a card to play.")
        makes_a_move(anna)
        boris.says("Boris passes.")
        boris.leaves()


def test_people_at_one_terminal_still_pass_the_screen(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server, ExitStack() as open_:
        anna = guest(server.url, "Anna")
        seats = [{"kind": "human"}, {"kind": "hotseat", "name": "Boris"}]
        options = {"first_player": "0"}
        table = anna.post("/api/tables", {"game": "evolution", "seats": seats, "options": options})
        session = RemoteSession(anna, table["id"])
        open_.callback(session.close)
        lines = Lines(session, typed=True)
        lines.says("Type the number of a move")
        lines.types("1")
        lines.says("Pass the device to Boris")
        lines.leaves()


def test_a_request_to_take_back_is_answered_by_the_person(serve_in_thread: StartThread) -> None:
    with an_evening(serve_in_thread) as evening:
        anna, boris = evening.session(evening.anna), evening.lines(evening.boris)
        makes_a_move(anna)
        boris.says("Type the number of a move")
        boris.types("1")
        for answer, outcome in (("n", "Anna asked to take a move back; the others play on."), ("y", "is taken back.")):
            sees(anna, lambda: anna.moves and anna.message["undo"]["ask"], "nothing to ask for")
            assert anna.undo() == "take-back-waiting"
            settled(anna)
            boris.says("Do you agree? y: Agree, n: Refuse", times=1 if answer == "n" else 2)
            assert outcome not in boris.text
            boris.types(answer)
            boris.says(outcome)
        boris.leaves()


def test_lines_that_were_taken_back_are_not_told_twice(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server, ExitStack() as open_:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", "random", options={"first_player": "0"})
        session, watching = RemoteSession(anna, table["id"]), RemoteSession(guest(server.url), table["id"])
        open_.callback(session.close)
        open_.callback(watching.close)
        watcher = Lines(watching, typed=True)
        makes_a_move(session)
        watcher.says("Anna plays a new animal: animal 1.")
        sees(session, lambda: session.moves and session.can_undo(), "nothing to undo")
        session.undo()
        settled(session)
        watcher.says("Anna takes a move back.")
        assert watcher.text.count("Turn 1 begins.") == 1
        assert session.log.count("The development phase begins.") == 1
        assert not any("plays a new animal" in line for line in session.log)
        watcher.leaves()


def test_whoever_joins_later_has_the_log_so_far(serve_in_thread: StartThread) -> None:
    with an_evening(serve_in_thread) as evening:
        makes_a_move(evening.session(evening.anna))
        boris = evening.session(evening.boris)
        assert boris.log[-1] == "Anna plays a new animal: animal 1."
        assert "The game begins." in boris.log and not any("table-" in line for line in boris.log)


def test_a_lost_connection_is_said_and_nothing_is_told_twice(serve_in_thread: StartThread) -> None:
    with an_evening(serve_in_thread) as evening:
        anna = evening.session(evening.anna)
        watcher = evening.lines(guest(evening.url))
        watcher.says("Anna is choosing")
        watcher.session.wire._socket.close()
        watcher.says("Connection lost.")
        watcher.says("Connected again.")
        makes_a_move(anna)
        watcher.says("Anna plays a new animal: animal 1.")
        assert watcher.text.count("Turn 1 begins.") == 1 == watcher.session.log.count("The game begins.")
        watcher.leaves()


def test_a_table_that_is_not_there_is_one_sentence(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server, pytest.raises(TangledBankError, match="no such table"):
        RemoteSession(guest(server.url), "nowhere")


def test_why_not_is_asked_of_the_server(serve_in_thread: StartThread) -> None:
    with an_evening(serve_in_thread) as evening:
        anna, boris = evening.session(evening.anna), evening.session(evening.boris)
        assert boris.why_not("card:0") == ["This is not your decision: Anna is choosing."]
        assert anna.why_not(anna.moves[0].path[0]) == []
        assert anna.why_not("x:" + "y" * 200) == ["This cannot be done now. Choose one of the possible moves."]


# ---------------------------------------------------------------------- the full screen


def piloted(session: RemoteSession, act: Callable[[TableApp, Pilot[None]], Awaitable[Any]]) -> None:
    """Run the full screen and let a pilot act."""

    async def play() -> None:
        app = TableApp(session)
        async with app.run_test(size=(100, 30)) as pilot:
            await act(app, pilot)

    run(play())


async def shows(pilot: Pilot[None], true: Callable[[], object], what: str) -> None:
    """Wait until the screen is so."""
    for _ in range(400):
        if true():
            return
        await pilot.pause(0.02)
    raise AssertionError(what)


def written(app: TableApp, where: str) -> str:
    """What stands in a part of the page; nothing if it is not shown."""
    part = app.query_one(where, Static)
    return str(part.render()) if part.display else ""


def test_the_full_screen_of_a_watcher(serve_in_thread: StartThread) -> None:
    with an_evening(serve_in_thread) as evening:
        anna = evening.session(evening.anna)

        async def act(app: TableApp, pilot: Pilot[None]) -> None:
            prompt = "You are watching. Anna is choosing a card to play."
            await shows(pilot, lambda: written(app, "#prompt") == prompt, "no prompt")
            assert "The game begins." in written(app, "#story")
            assert any("Boris" in line.text for line in app.query_one("#others", Region).lines_shown)
            await asyncio.to_thread(makes_a_move, anna)
            await shows(pilot, lambda: "Boris is choosing" in written(app, "#prompt"), "no new prompt")
            assert "Anna plays a new animal: animal 1." in written(app, "#story")

        piloted(evening.session(guest(evening.url)), act)


def test_the_full_screen_of_a_player(serve_in_thread: StartThread) -> None:
    with an_evening(serve_in_thread) as evening:
        anna = evening.session(evening.anna)

        async def act(app: TableApp, pilot: Pilot[None]) -> None:
            await shows(pilot, lambda: "Anna is choosing" in written(app, "#prompt"), "no prompt")
            await asyncio.to_thread(makes_a_move, anna)
            await shows(pilot, lambda: app.choosing.moves, "Boris is not asked")
            assert not isinstance(app.screen, Notice), "nobody else is at this screen"
            await pilot.press("1", "enter")
            await shows(pilot, lambda: "Anna is choosing" in written(app, "#prompt"), "the move was not made")

        piloted(evening.session(evening.boris), act)


def test_the_full_screen_asks_before_it_agrees_to_a_take_back(serve_in_thread: StartThread) -> None:
    with an_evening(serve_in_thread) as evening:
        anna = evening.session(evening.anna)
        makes_a_move(anna)
        boris = evening.session(evening.boris)
        makes_a_move(boris)

        def asks_back() -> None:
            sees(anna, lambda: anna.moves and anna.message["undo"]["ask"], "nothing to ask for")
            anna.undo()
            settled(anna)

        def is_told(app: TableApp, outcome: str) -> bool:
            return outcome in written(app, "#story")

        async def act(app: TableApp, pilot: Pilot[None]) -> None:
            for key, outcome in (("n", "the others play on."), ("y", "is taken back.")):
                await asyncio.to_thread(asks_back)
                await shows(pilot, lambda: "y: Agree, n: Refuse" in written(app, "#request"), "no request")
                await pilot.pause(0.3)
                assert "Anna asks to take a move back. Do you agree?" in written(app, "#request")
                await pilot.press(key)
                await shows(pilot, partial(is_told, app, outcome), outcome)
                assert written(app, "#request") == ""

        piloted(boris, act)


def test_a_terminal_tells_the_clocks_and_a_key_brings_its_person_back(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server, ExitStack() as stack:
        anna, boris = guest(server.url, "Anna"), guest(server.url, "Boris")
        table = new_table(anna, "human", "open", clock=LIVE, options={"first_player": "1"})
        claim_all(table, boris)
        session = RemoteSession(boris, table["id"])
        stack.callback(session.close)
        others = RemoteSession(anna, table["id"])
        stack.callback(others.close)
        lines = Lines(session, typed=True)
        lines.says("Anna: 10:00 in reserve.")
        lines.says("for this move, 10:00 in reserve.")
        let_time_run_out(server, table["id"])
        sees(others, lambda: others.is_humans_turn(), "no bot moves for Boris")
        lines.says("The time of Boris is out: a bot plays on.")
        assert "Your time was out" in session.clocks
        lines.types("clock")
        lines.says("Your time was out")
        lines.says("Boris is back and plays on.")
        lines.leaves()
