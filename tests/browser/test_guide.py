"""The guide: beside a table and as a page; contents, search, footnotes, switches, print; on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer

DESK, PHONE = (1280, 800), (390, 844)


def test_beside_a_table_on_a_desk(newcomer: Newcomer) -> None:
    anna = newcomer(DESK)
    anna.play_against_bots(1, options={"ice_age": True, "deck_reduction": "half_by_kind"})
    page = anna.page
    page.get_by_role("button", name="Rules").click()
    book = page.locator(".drawer")
    expect(book.locator(".guide-picture svg").first).to_be_attached()
    # Only what is in play: the ice, but nothing that flies.
    expect(book.locator("[id='nature:frost']")).to_have_count(1)
    expect(book.locator("[id='trait:flight']")).to_have_count(0)
    anna.check_access()

    book.get_by_role("button", name="Attacks", exact=True).click()
    expect(book.get_by_role("heading", name="Attacks", exact=True)).to_be_in_viewport()
    search = book.get_by_role("searchbox")
    search.fill("how many points")
    expect(book.locator(".guide-results li").first).to_contain_text("The end and the points")
    expect(book.locator("mark").first).to_contain_text("point")
    anna.check_access()
    search.press("Enter")
    expect(book.get_by_role("heading", name="The end and the points")).to_be_in_viewport()

    # A footnote leads to the numbered rule, and the way back is one click.
    book.get_by_role("button", name="Rule EVL-5.6").click()
    expect(book.locator(".cited")).to_be_in_viewport()
    expect(book.locator(".cited")).to_contain_text("Ties")
    expect(book.locator(".rules-text")).not_to_contain_text("[S")
    book.get_by_role("button", name="How to play").click()
    expect(book.locator(".guide-text")).to_be_visible()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def test_beside_a_table_on_a_phone(newcomer: Newcomer) -> None:
    anna = newcomer(PHONE, locale="ru-RU", color_scheme="dark", has_touch=True)
    anna.play_against_bots(2, game="dinosaurs", options={})
    page = anna.page
    page.get_by_role("button", name="Правила").tap()
    book = page.locator(".drawer")
    expect(book.locator(".guide-text h3").first).to_have_text("Цель")
    assert book.bounding_box() == {"x": 0, "y": 0, "width": PHONE[0], "height": PHONE[1]}, "it takes the whole screen"
    anna.check_layout()
    anna.check_access()
    book.get_by_role("searchbox").fill("зонтик")
    book.locator(".guide-results button").first.tap()
    expect(book.locator("[id='gene:parasol']")).to_be_in_viewport()
    book.get_by_role("button", name="Закрыть").tap()
    expect(book).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "size", "locale", "scheme"),
    [("evolution", DESK, "en-GB", "dark"), ("marine", PHONE, "cs-CZ", "light")],
)
def test_as_a_page(newcomer: Newcomer, game: str, size: tuple[int, int], locale: str, scheme: str) -> None:
    anna = newcomer(size, locale=locale, color_scheme=scheme, has_touch=size == PHONE)
    page = anna.go_home().page
    page.locator(f".cover[data-game={game}] .cover-guide").click()
    expect(page.locator(".guide-page h1")).to_be_visible()
    expect(page.locator(".guide-picture svg").first).to_be_attached()
    anna.check_layout()
    anna.check_access()

    # Nothing but the usual game, until a switch asks for more.
    switch = page.locator(".guide-switches .btn").first
    blocks = page.locator(".guide-text > *")
    before = blocks.count()
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(blocks).not_to_have_count(before)

    # On paper there is nothing to press, no colour of the screen, and nothing is cut off at the side.
    page.emulate_media(media="print")
    for tool in (".top-bar", ".guide-tools", ".guide-switches", ".guide-contents", ".footnote"):
        expect(page.locator(tool).first).to_be_hidden()
    expect(page.locator(".guide-gallery li").first).to_be_visible()
    colours = "() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
    assert page.evaluate(colours) == ["rgb(255, 255, 255)", "rgb(43, 42, 38)"], "dark ink on white, by lamp light too"
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_a_guide_that_is_not_there(newcomer: Newcomer) -> None:
    page = newcomer().go_home().page
    page.goto(page.url.rstrip("/") + "/guide/chess")
    expect(page.locator("main")).to_contain_text("There is no guide")
