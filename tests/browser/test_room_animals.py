"""Boards with animals use their room: thick positions in every window, and cards that say what they do."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.room import SMALL, WHOLE, open_record

DESK, PHONE = WHOLE[0], SMALL[0]


class Position(NamedTuple):
    """A step of a golden record, and what of its board must be there in any window."""

    record: str
    step: int
    seat: int
    # In sight as a whole, whatever the window.
    sight: str
    # None of these is cut off by the box that holds it, unless that box says that it scrolls.
    whole: str
    # Words here are at least 13 px high.
    words: str


ANIMALS = (".mine, .hand", ".mine .animal, .herd .animal, .others .animal", ".hand *, .animal *, .strip *, .base *")
POSITIONS = {
    "evolution": Position("evolution-base-4", 118, 0, *ANIMALS),
    "evolution with everything": Position("evolution-modules-8", 205, 2, *ANIMALS),
    "newworld": Position("newworld-base-4", 150, 1, *ANIMALS),
}
SMALL_WORDS = """words => [...document.querySelectorAll(words)]
  .filter(e => e.checkVisibility() && [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
  .filter(e => !e.closest('.hidden, .threat, [aria-hidden=true]') && getComputedStyle(e).clipPath === 'none')
  .filter(e => parseFloat(getComputedStyle(e).fontSize) < 13).map(e => e.className + ': ' + e.textContent)"""
# What reaches beyond the box that would cut it off; boxes that scroll bring it into sight.
CUT = """whole => {
  const scrolls = box => /auto|scroll/.test(getComputedStyle(box).overflow);
  const frame = piece => {
    for (let box = piece.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflow !== 'visible' || box.matches('.mine, .opponent, .hand')) return box;
  };
  return [...document.querySelectorAll(whole)].filter(piece => {
    if (!piece.checkVisibility()) return false;
    const [own, box] = [piece, frame(piece)].map(e => e.getBoundingClientRect());
    const beyond = own.left < box.left - 2 || own.right > box.right + 2
      || own.top < box.top - 2 || own.bottom > box.bottom + 2;
    return beyond && !scrolls(frame(piece));
  }).map(piece => piece.outerHTML.slice(0, 120));
}"""
WIDE = """() => [...document.querySelectorAll('.half, .chip, .area-name, .strip, .base')]
  .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1).map(e => e.className + ': ' + e.textContent)"""


# One of them, for locations may be leaves to swipe.
IN_SIGHT = """part => [...document.querySelectorAll(part)].some(e => {
  const box = e.getBoundingClientRect();
  return box.left < innerWidth && box.right > 0 && box.top >= 0 && box.bottom <= innerHeight && box.height > 20;
})"""


@pytest.mark.parametrize("name", POSITIONS)
def test_a_thick_position_fits_every_window(newcomer: Newcomer, name: str) -> None:
    position = POSITIONS[name]
    anna = newcomer(DESK, locale="ru-RU")  # the language with the longest words
    open_record(anna, position.record, position.step, position.seat)
    page = anna.page
    page.wait_for_selector(".mine")
    for size in (*WHOLE, *SMALL):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        anna.await_pictures()
        page.mouse.move(2, 2)
        anna.check_layout()
        assert page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight"), f"the page scrolls: {size}"
        for part in (*position.sight.split(", "), ".prompt"):
            assert page.evaluate(IN_SIGHT, part), f"{part} is out of sight: {size}"
        assert page.evaluate(CUT, position.whole) == [], size
        assert page.evaluate(SMALL_WORDS, position.words) == [], size
        assert page.evaluate(WIDE) == [], size
        if size in (DESK, PHONE):
            anna.check_in_sight(".prompt")
            anna.check_access()


TRAITS = ".hand .half:not(.as-animal)"
OVERLAP = """() => {
  const [one, two] = ['.info', '.card:has(.half:hover)'].map(e => document.querySelector(e).getBoundingClientRect());
  return Math.min(one.right, two.right) > Math.max(one.left, two.left) + 1
    && Math.min(one.bottom, two.bottom) > Math.max(one.top, two.top) + 1;
}"""


@pytest.mark.parametrize("game", ["evolution", "newworld"])
def test_a_card_says_what_it_does_under_the_pointer_and_at_a_tap(newcomer: Newcomer, game: str) -> None:
    anna = newcomer(DESK)
    anna.play_against_bots(1, game=game, options={})
    page = anna.page
    page.locator(".hand .as-animal[data-glow]").first.click()
    before = anna.decision()
    page.locator(".do-it:not([aria-disabled=true])").click()
    anna.await_change(before)
    anna.await_turn()

    # The rest of the card stays free, so that its two halves can be compared; what is told ends with natural history.
    half = page.locator(f"{TRAITS}[data-glow]").first
    half.hover()
    expect(page.locator(".info .lore")).to_be_visible()
    assert not page.evaluate(OVERLAP)

    # On a phone a tap chooses a trait and shows what it does above the prompt; what it can be put on stays in sight.
    page.mouse.move(2, 2)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    half.click()
    expect(page.locator(".half[data-stand=chosen]")).to_have_count(1)
    slip = page.locator(".reading, .outlook[data-long]")
    expect(slip).to_be_in_viewport(ratio=1)
    assert len(slip.inner_text()) > 30
    for part in page.locator(".mine .creature-piece").all():
        expect(part).to_be_in_viewport(ratio=0.95)
    anna.check_layout()
    anna.check_access()


def test_a_new_animal_looks_as_its_card_shows(newcomer: Newcomer) -> None:
    anna = newcomer(DESK)
    anna.play_against_bots(1)
    page = anna.page
    card = page.locator(".hand .as-animal[data-glow]").first
    body = card.locator(".creature .body").get_attribute("d")
    card.click()
    before = anna.decision()
    page.locator(".do-it:not([aria-disabled=true])").click()
    anna.await_change(before)
    expect(page.locator(".mine .creature .body").last).to_have_attribute("d", str(body))
