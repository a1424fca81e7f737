"""Hints at the table, and the review of a game that is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import tangledbank as tb
from tests.browser.conftest import Newcomer

DESKTOP, PHONE = (1280, 800), (390, 844)


@pytest.mark.parametrize(("game", "size"), [("evolution", DESKTOP), ("magical", PHONE)])
def test_a_hint_names_three_moves_and_points_at_them(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size, has_touch=size == PHONE)
    anna.play_against_bots(1, game=game, options={})
    page, note = anna.page, anna.page.locator(".pencil-note")
    page.keyboard.press("h")
    moves = note.locator(".hint-moves button")
    moves.first.wait_for()
    expect(moves.first).to_contain_text("wins about")
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".pencil-ring")).to_have_attribute("d", re.compile("M"))
    expect(note).to_be_in_viewport(ratio=0.95)
    anna.check_access()
    anna.check_layout()
    moves.nth(1).click()
    expect(moves.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(moves.first).to_be_visible()
    note.get_by_role("button", name="Thank you").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_finished_game_is_reviewed_and_leads_to_its_moments(newcomer: Newcomer, size: tuple[int, int]) -> None:
    state = tb.game("pond").new(players=2, seed=4)
    while not state.over:
        state.play(state.moves[-1] if state.seat else state.moves[-2])
    anna = newcomer(size, has_touch=size == PHONE)
    anna.go_home()
    text = tb.Record.from_state(state, names=["Anna", "Boris"]).to_text()
    id = anna.page.request.post(f"{anna.home}/api/records", data={"text": text}).json()["id"]
    page = anna.page
    page.goto(f"{anna.home}/table/{id}")
    page.get_by_role("button", name="Review the game").click()
    review = page.locator(".review")
    review.get_by_role("img", name="Chances to win").wait_for()
    expect(review.locator("tbody tr")).to_have_count(2)
    anna.check_access()
    anna.check_layout()
    links = review.locator(".turning a")
    expect(links.first).to_be_visible()
    links.first.click()
    expect(page).to_have_url(re.compile(r"/replay/.*at=\d+"))
    expect(page.locator(".prompt.replay")).to_be_visible()
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
    page.get_by_role("tab", name="Review").click()  # it is there at once, and gives way to the moment it leads to
    links.last.click()
    expect(page.locator(".prompt.replay")).to_be_in_viewport()
    if size == PHONE:
        expect(links.last).not_to_be_in_viewport()
