"""Opponents are chosen by their faces, remembered, and met at the table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Newcomer


def face(where: Page | Locator, bot: str) -> Locator:
    """A drawn face."""
    return where.locator(f"[data-face={bot}]")


def test_an_opponent_is_chosen_once_and_met_everywhere(newcomer: Newcomer) -> None:
    anna = newcomer((390, 844))
    page = anna.go_home().page
    group = page.get_by_role("group", name="You play against")
    expect(group.get_by_role("radio", checked=True)).to_have_value("greedy")  # whoever is usual here
    group.get_by_role("radio", checked=True).press("ArrowLeft")  # its neighbour
    expect(group.get_by_role("radio", name="Darwin")).to_be_checked()
    expect(group).to_contain_text("Thinks long, sees far, and never gloats.")

    page.goto(f"{anna.home}/new/evolution")  # another page, and the choice is kept
    expect(page.get_by_role("radio", name="Darwin")).to_be_checked()
    seats = page.locator(".seat-wishes li")
    expect(face(seats, "darwin")).to_have_count(2)
    page.get_by_label("Seat 2", exact=True).select_option("bot:expert")
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)  # they differ
    anna.check_layout()
    page.get_by_role("radio", name="Naturalist").click()  # all of them again
    expect(face(seats, "naturalist")).to_have_count(2)

    page.get_by_role("button", name="Open the table").click()
    strips = page.locator(".opponents .strip")
    expect(face(strips, "naturalist")).to_have_count(2)

    with page.expect_response("**/api/play-now") as asked:
        anna.go_home().page.get_by_role("button", name="Play now").first.click()
    assert asked.value.request.post_data_json == {"game": "evolution", "bot": "naturalist"}
