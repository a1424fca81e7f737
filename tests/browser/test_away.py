"""A server that is away, and addresses at which there is nothing, or nothing yet: the page says so, and what to do."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.test_company import play_out
from tests.table.servers import ServerProcess


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_replay_goes_on_where_it_was_wished(newcomer: Newcomer, server: ServerProcess, size: tuple[int, int]) -> None:
    anna = newcomer(size)
    table = anna.play_against_bots(1)
    play_out(table, anna)
    page = anna.page
    page.goto(f"{anna.home}/replay/{table}?at=3")
    anna.expect_text("Step 3 of", ".prompt")
    anna.await_pictures()
    server.kill()
    try:
        for _ in range(5):
            page.keyboard.press("n")
        anna.expect_text("The server is unavailable", ".connection")
        assert page.url.endswith("at=8")
        anna.check_layout()
    finally:
        server.start()
    anna.expect_text("Step 8 of", ".prompt")
    expect(page.locator(".connection")).to_be_hidden()


def test_beyond_the_end_of_a_replay_is_its_end(newcomer: Newcomer) -> None:
    anna = newcomer()
    table = anna.play_against_bots(1)
    play_out(table, anna)
    for far in ("999999", "9" * 30):
        anna.page.goto(f"{anna.home}/replay/{table}?at={far}")
        last = anna.page.locator(".slider").get_attribute("max")
        anna.expect_text(f"Step {last} of {last}", ".prompt")
    anna.page.keyboard.press("p")
    anna.expect_text(f"Step {int(last or 0) - 1} of", ".prompt")


def test_what_is_not_there_says_what_to_do(newcomer: Newcomer) -> None:
    anna, vera = newcomer(), newcomer()
    private = anna.play_against_bots(1, spectators=False)
    for path, words in (
        ("/new/chess", "There is nothing at this address"),
        (f"/table/{private}", "This is a private table"),
        (f"/replay/{private}", "This is a private table"),
    ):
        vera.page.goto(vera.home + path)
        vera.expect_text(words, ".gone")
        expect(vera.page.locator(".gone a.btn")).to_be_visible()
        expect(vera.page.locator(".toast")).to_have_count(0)


def test_home_looks_for_the_server_until_it_is_back(newcomer: Newcomer, server: ServerProcess) -> None:
    anna = newcomer().go_home()
    expect(anna.page.locator(".cover").first).to_contain_text("2–8 players")
    server.kill()
    try:
        anna.page.locator(".cover .btn.primary").first.click()
        anna.expect_text("Try again in a moment", ".toast")
        anna.expect_text("The server is unavailable", ".home .connection")
    finally:
        server.start()
    expect(anna.page.locator(".home .connection")).to_have_count(0)
    anna.page.locator(".cover .btn.primary").first.click()
    assert anna.await_turn()
