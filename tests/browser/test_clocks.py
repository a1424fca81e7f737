"""Clocks on the page, and what the owner of a table may do to others there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tangledbank.table.storage.sqlite import SQLite
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.table.servers import ServerThread, in_thread
from tests.table.test_clock import LIVE, let_time_run_out

SIZES = [(1280, 800), (390, 844)]


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[ServerThread]:
    """A server whose clocks a test can set forward."""
    with in_thread(SQLite(tmp_path / "tables.db")) as server:
        yield server


def sit_down_together(anna: Person, boris: Person, server: ServerThread, **wishes: object) -> str:
    """A table of Anna's at which Boris sits, too."""
    anna.home = boris.home = server.url.rstrip("/")
    table = anna.open_table([{"kind": "human"}, {"kind": "open"}], **wishes)
    link = anna.page.request.get(f"{anna.home}/api/tables/{table}").json()["links"][0]["link"]
    boris.follow(boris.home + link)
    for person in (anna, boris):
        person.page.wait_for_selector(".prompt")
    return table


def open_tab(person: Person, tab: str) -> None:
    """Look at a tab beside the table; on a phone it slides over it."""
    size = person.page.viewport_size
    if size is not None and size["width"] < 500:
        person.page.locator(".top-bar .narrow-only").first.click()
    person.page.locator(f"#tab-{tab}").click()


@pytest.mark.parametrize("size", SIZES)
def test_a_clock_is_chosen_seen_and_heard(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size)
    page = anna.page
    page.goto(f"{anna.home}/new/evolution")
    page.locator("select[name=clock]").select_option("relaxed")
    expect(page.locator("select[name=move]")).to_have_count(0)
    page.locator("select[name=clock]").select_option("live")
    page.locator("select[name=move]").select_option("30")
    page.locator("select[name=reserve]").select_option("300")
    anna.check_layout()
    anna.check_access()
    page.locator("button[type=submit]").click()
    anna.await_turn()
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"{anna.home}/api/tables/{table}").json()["clock"] == {"move": 30, "reserve": 300}
    expect(page.locator(".prompt .clock")).to_contain_text("0:2")
    page.keyboard.press("t")
    anna.expect_text("5 minutes in reserve", "[role=status][aria-live=polite]")
    anna.check_layout()
    anna.check_in_sight(".prompt .clock")
    open_tab(anna, "table")
    expect(page.locator(".clocks li[data-running]")).to_contain_text("5:00")
    anna.check_layout()
    anna.check_access()


@pytest.mark.parametrize("size", SIZES)
def test_when_time_is_out_one_can_come_back(newcomer: Newcomer, timed: ServerThread, size: tuple[int, int]) -> None:
    anna, boris = newcomer(size), newcomer(size)
    table = sit_down_together(anna, boris, timed, clock=LIVE, options={"first_player": "1"})
    assert boris.await_turn()
    let_time_run_out(timed, table)
    boris.expect_text("Your time was out", ".prompt .notice")
    assert anna.await_turn()  # a bot has moved
    open_tab(anna, "log")
    anna.expect_text("is out: a bot plays on", ".log")
    boris.check_layout()
    boris.check_access()
    boris.page.locator(".prompt .notice .btn").click()
    expect(boris.page.locator(".prompt .notice")).to_have_count(0)
    anna.expect_text("is back and plays on", ".log")


@pytest.mark.parametrize("size", SIZES)
def test_the_owner_mutes_removes_and_frees(newcomer: Newcomer, timed: ServerThread, size: tuple[int, int]) -> None:
    anna, boris, vera = newcomer(size), newcomer(size), newcomer(size)
    table = sit_down_together(anna, boris, timed, options={"first_player": "0"})
    vera.page.request.post(f"{anna.home}/api/me", data={"name": "Vera"})
    vera.page.goto(f"{anna.home}/table/{table}")
    vera.page.wait_for_selector(".prompt")
    open_tab(anna, "table")
    people = anna.page.locator(".others li")
    expect(people).to_have_count(2)
    anna.check_layout()
    anna.check_access()
    people.nth(0).get_by_role("button", name="Mute").click()
    expect(people.nth(0)).to_contain_text("muted")
    open_tab(boris, "chat")
    boris.page.locator(".chat form input").fill("Hello")
    boris.page.keyboard.press("Enter")
    boris.expect_text("has muted you", ".chat .notice")
    people.nth(1).get_by_role("button", name="Remove").click()
    anna.check_access()
    people.nth(1).get_by_role("button", name="Remove").click()
    vera.expect_text("has removed you", ".gone")
    expect(people).to_have_count(1)
    people.nth(0).get_by_role("button", name="Free the seat").click()
    people.nth(0).get_by_role("button", name="Open this seat").click()
    anna.expect_text("keeps nobody waiting", ".toast")
    boris.page.goto("about:blank")
    expect(anna.page.locator(".seat-mark").filter(has_text="away")).to_have_count(1)
    people.nth(0).get_by_role("button", name="Open this seat").click()
    expect(people.locator("input")).not_to_have_value("")
    anna.check_layout()
    anna.page.locator("#tab-log").click()
    for words in ("has muted", "has removed Vera", "has lost the seat"):
        anna.expect_text(words, ".log")
