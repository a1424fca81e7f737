"""Dominant Species: Marine in the browser: whole games by pointer and by keyboard alone, sizes, map, why not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tangledbank.games.marine.tables import Tables
from tangledbank.locale.loader import Messages
from tests.browser.conftest import Newcomer
from tests.browser.person import READY, Person

DESK, PHONE = (1280, 800), (390, 844)
LEAVES = ".leaf-tab"
SCROLLS = "() => document.scrollingElement.scrollHeight - innerHeight"
BARE_KEY = r"\b(ui|event|move|question|refusal|taxon|nutrient|terrain|evocard|section|berth|tally|choose)-[a-z]"
# Cards whose text does not fit, and letters too small to read
CUT_CARDS = """() => [...document.querySelectorAll('[data-pile=row] .evocard')].filter(e => e.checkVisibility())
  .filter(e => e.getBoundingClientRect().bottom > e.closest('.card-row').getBoundingClientRect().bottom + 1
    || e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"""
# Rows of five cards with these words, each as wide as the client makes it; the texts that are cut in them.
CROWDED = """words => {
  const row = document.querySelector('[data-pile=row]'), frame = row.querySelector('.card-frame'), bad = [];
  const kept = [...row.children];
  for (let first = 0; first < words.length; first += 5) {
    row.replaceChildren(...words.slice(first, first + 5).map(([name, text, lower]) => {
      const copy = frame.cloneNode(true), card = copy.querySelector('.evocard');
      copy.style.setProperty('--room', 60 + text.length + lower.length);
      copy.querySelector('.card-name').textContent = name;
      copy.querySelector('.card-name').toggleAttribute('data-long', name.split(' ').some(word => word.length > 10));
      copy.querySelector('.card-text').textContent = text;
      copy.querySelector('.card-lower')?.remove();
      const more = Object.assign(document.createElement('span'), { className: 'card-lower', textContent: lower });
      if (lower) card.append(more);
      return copy;
    }));
    bad.push(...[...row.querySelectorAll('.evocard')].filter(e => e.scrollHeight > e.clientHeight + 1
      || e.scrollWidth > e.clientWidth + 1
      || e.getBoundingClientRect().bottom > row.getBoundingClientRect().bottom + 1).map(e => e.textContent));
  }
  row.replaceChildren(...kept);
  return bad;
}"""
SMALL_LETTERS = """() => [...document.querySelectorAll('.evocard span, .evocard strong')]
  .filter(e => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 13).map(e => e.textContent)"""
SMALL_TARGETS = """() => [...document.querySelectorAll('.earth [role=gridcell]')].filter(e => e.checkVisibility())
  .map(e => e.querySelector('.target, .floor').getBoundingClientRect())
  .filter(b => b.width < 24 || b.height < 24).length"""
MODES = """() => ['.space[role=gridcell]', '.corner[role=gridcell]'].map(e => document.querySelectorAll(e).length)"""


def sit_down(person: Person, bots: int = 3, bot: str = "random", **options: object) -> str:
    """A table of sea creatures against bots."""
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": bot}] * bots]
    table = person.open_table(seats, game="marine", options={"game_length": "quick", **options})
    person.page.wait_for_selector(READY)
    return table


def answer_until_turn(person: Person) -> None:
    """Answer by keyboard all that comes before a pawn can be placed: traits, and what others do."""
    page = person.page
    for _ in range(60):
        if not person.await_turn() or page.locator(".berth[data-glow]").count():
            return
        before = person.decision()
        complete = page.locator(".do-it").count() > 0
        if complete:
            page.wait_for_selector(".do-it:not([aria-disabled=true])")
        page.keyboard.press("1")
        if complete:
            person.await_change(before)


def take_basic_pawns_alone(person: Person, bot: str = "random") -> None:
    """Sit down until no special pawn is at hand when the first pawn can be placed: Pack Hunting would bring one."""
    for _ in range(10):
        sit_down(person, bot=bot)
        answer_until_turn(person)
        if person.page.locator(".pawn-piece").count() == 1:
            return
    raise AssertionError("a special pawn is at hand in ten deals of ten")


def look(what: set[str]) -> Callable[[Person], None]:
    """Note what has been seen on the way, and check it there and then."""

    def see(person: Person) -> None:
        page = person.page
        cells, corners = page.evaluate(MODES)
        assert (cells == 0) != (corners == 0), "either cells or corners can be touched"
        what.add("corners" if corners else "cells")
        if page.locator(".prompt-ahead p").count():
            what.add("ahead")
        if page.locator(".gain").count():
            what.add("gains")

    return see


def test_a_whole_game_by_pointer_then_its_replay(newcomer: Newcomer) -> None:
    anna = newcomer()
    seen: set[str] = set()
    table = sit_down(anna, bot="greedy")  # they bring the game to its end
    assert anna.play_by_pointer(look(seen)) > 10
    assert seen >= {"cells", "ahead"}
    page = anna.page
    anna.check_tallies(4)
    expect(page.locator(".paid li").first).to_be_visible()
    page.goto(f"{anna.home}/replay/{table}?at=12")
    anna.expect_text("Step 12 of", ".prompt")
    expect(page.locator(".earth .space")).to_have_count(37)


def test_a_whole_game_by_keyboard_alone(newcomer: Newcomer) -> None:
    anna = newcomer()
    take_basic_pawns_alone(anna, "greedy")
    page = anna.page
    keys = page.keyboard

    # The display is one stop for Tab; arrows go from cell to cell, Enter chooses, ? explains, Escape goes back.
    for _ in range(30):
        keys.press("Tab")
        if page.evaluate("() => document.activeElement.closest('.display') !== null"):
            break
    element = "() => document.activeElement.dataset.element"
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.matches('.display [data-item]')")
    page.locator(".berth[data-glow]").first.focus()
    mine = page.evaluate(element)
    keys.press("Enter")
    expect(page.locator(".berth[data-stand=chosen]")).to_have_attribute("data-element", mine)
    keys.press("Escape")
    expect(page.locator(".berth[data-stand=chosen]")).to_have_count(0)
    page.locator(".berth.special").first.focus()
    keys.press("?")
    page.wait_for_selector(".info[data-pinned] .reasons p")
    keys.press("Escape")

    anna.play_by_keyboard()
    expect(page.locator(".end-panel h2")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    [
        (DESK, "light", "en-GB"),
        (DESK, "dark", "ru-RU"),
        (PHONE, "light", "cs-CZ"),
        (PHONE, "dark", "ru-RU"),
        ((820, 1180), "light", "ru-RU"),
    ],
)
def test_the_table_fits_and_is_accessible(newcomer: Newcomer, size: tuple[int, int], scheme: str, locale: str) -> None:
    anna = newcomer(size, color_scheme=scheme, locale=locale, has_touch=size == PHONE)
    sit_down(anna, 3, "greedy")
    page = anna.page
    for moves in (0, 1, 9):
        anna.play_by_pointer(moves=moves)
        anna.await_turn()
        for leaf in range(page.locator(f"{LEAVES}:visible").count() or 1):
            if page.locator(f"{LEAVES}:visible").count():
                page.locator(LEAVES).nth(leaf).click()
            page.mouse.move(2, 2)
            anna.check_layout()
            anna.check_access()
            assert page.evaluate(SMALL_TARGETS) == 0
            assert page.evaluate(SMALL_LETTERS) == []
            assert size != DESK or page.evaluate(CUT_CARDS) == []
            assert page.evaluate(SCROLLS) <= 0, "the page itself scrolls"
            expect(page.locator(".prompt")).to_be_in_viewport(ratio=0.95)
            expect(page.locator(".classes")).to_be_in_viewport(ratio=0.95)
        assert not re.search(BARE_KEY, page.locator("main").inner_text())
        if page.locator(".leaf-badge:visible").count():
            page.locator(f"{LEAVES}:has(.leaf-badge)").first.click()


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "cs-CZ"])
def test_every_card_fits_also_in_a_row_of_long_ones(newcomer: Newcomer, locale: str) -> None:
    anna = newcomer(DESK, locale=locale)
    sit_down(anna)
    answer_until_turn(anna)
    messages = Messages(locale[:2], "marine")
    keys = [f"evocard-{row.id.replace('_', '-')}" for row in Tables().cards]
    words = [
        [messages.text(key), messages.text(f"{key}-text"), messages.text(lower) if messages.has(lower) else ""]
        for key in keys
        for lower in [f"{key}-lower"]
    ]
    words.sort(key=lambda card: -len(card[1] + card[2]))  # the worst rows: all the long ones together
    assert anna.page.evaluate(CROWDED, words) == []


def test_a_phone_plays_by_touch(newcomer: Newcomer) -> None:
    """The table turns to the leaf that the question needs; what is mine stays in sight."""
    anna = newcomer(PHONE, has_touch=True)
    sit_down(anna, 2)
    assert anna.play_by_pointer(moves=25) == 25
    anna.await_turn()
    expect(anna.page.locator(".my-bar")).to_be_in_viewport(ratio=0.95)
    anna.check_layout()


def test_a_cell_explains_itself_and_what_it_would_do(newcomer: Newcomer) -> None:
    anna = newcomer()
    page = anna.page
    take_basic_pawns_alone(anna)
    page.locator(".section-name").first.hover()
    expect(page.locator(".info")).to_contain_text("free corner of the earth")
    page.locator(".berth.special").first.click()
    expect(page.locator(".info .reasons")).to_contain_text("special pawn")
    page.keyboard.press("Escape")
    # These sections fill up from round to round: in the first one they are empty.
    empty = "[data-element^='berth:autotrophs'][data-glow], [data-element='berth:depletion_1'][data-glow]"
    page.locator(empty).first.click()
    expect(page.locator(".prompt-ahead p")).to_contain_text("nothing to do")
    page.get_by_role("button", name="Points", exact=True).click()
    expect(page.locator(".gain")).not_to_have_count(0)


@pytest.mark.parametrize("options", [{"two_player_dual": True}, {"super_traits": True, "alternate_displays": True}])
def test_variants_have_their_place(newcomer: Newcomer, options: dict[str, object]) -> None:
    anna = newcomer()
    sit_down(anna, 1, "random", **options)
    assert anna.play_by_pointer(moves=20) == 20
    anna.check_layout()
    expect(anna.page.locator(".strip")).to_have_count(4 if "two_player_dual" in options else 2)


def test_forced_colours_and_motion(newcomer: Newcomer) -> None:
    anna = newcomer(forced_colors="active", reduced_motion="no-preference")
    sit_down(anna, 3, "greedy", random_earth=True)
    assert anna.play_by_pointer(moves=6) == 6
    anna.check_layout()
