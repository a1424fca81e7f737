"""The coach in the page: one pencil note at a time, put away by a tap or Esc, remembered, and only against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer

DESKTOP, PHONE = (1280, 800), (390, 844)


@pytest.mark.parametrize(("game", "size"), [("evolution", DESKTOP), ("newworld", PHONE)])
def test_notes_come_one_after_another_and_go(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size, has_touch=size == PHONE)
    anna.play_against_bots(2, game=game, options={"first_player": 0})
    page, note = anna.page, anna.page.locator(".pencil-note")
    expect(note).to_have_count(0)
    page.get_by_role("button", name="Coach").click()
    expect(note).to_contain_text("A card becomes an animal or a trait of one.")
    anna.check_access()
    anna.check_layout()
    expect(note).to_be_in_viewport(ratio=0.95)
    note.get_by_role("button", name="I see").click()
    expect(note).to_contain_text("You have no animal yet.")  # after what explains comes what is worth seeing
    expect(note).to_have_count(1)
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.reload()
    anna.await_turn()
    expect(note).to_contain_text("You have no animal yet.")  # it stays for its decision, and the switch is remembered
    anna.play_by_pointer(moves=1)
    expect(note.filter(has_text="A card becomes")).to_have_count(0)
    anna.await_turn()
    page.get_by_role("button", name="Coach").click()
    expect(note).to_have_count(0)
