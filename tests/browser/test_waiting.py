"""A table that waits for people: what is played, the way there, a name at the door, and talk meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer

DESK, PHONE = (1280, 800), (390, 844)


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_waiting_for_people(newcomer: Newcomer, size: tuple[int, int], scheme: str) -> None:
    anna, boris = newcomer(size, color_scheme=scheme, has_touch=size == PHONE), newcomer(PHONE, has_touch=True)
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]
    anna.open_table(seats, options={"ice_age": True}, name="Friday")
    page = anna.page
    anna.expect_text("Friday", ".waiting h1")
    anna.expect_text("Waiting for 2 more players", ".waiting")
    anna.expect_text("Ice Age", ".facts")
    anna.expect_text("only on this machine", ".notice")
    expect(page.locator(".qr")).to_have_count(1)
    page.get_by_role("button", name="QR code").nth(1).click()
    expect(page.locator(".qr")).to_have_count(2)
    anna.check_layout()
    anna.check_access()

    # Who comes by the link reads what it is about, and is asked for a name before sitting down.
    boris.page.goto(page.locator(".invite input").first.input_value())
    boris.expect_text("You are invited: Friday", ".door h1")
    boris.check_layout()
    boris.check_access()
    boris.page.locator(".door-name input").fill("Boris")
    boris.page.keyboard.press("Enter")
    expect(page.locator(".waiting-seats > li").nth(1)).to_contain_text("Boris")
    boris.page.wait_for_selector(".waiting .chat")
    assert "claim" not in boris.page.url

    # They talk, and the last seat goes to a bot: the game begins for both.
    boris.page.locator(".chat input").fill("Here I am")
    boris.page.keyboard.press("Enter")
    anna.expect_text("Here I am", ".chat")
    page.get_by_role("button", name="Give it to a bot").click()
    for person in (anna, boris):
        person.page.wait_for_selector(".board")
