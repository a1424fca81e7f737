"""The others' moves are shown one after another: pace, skipping, what happened since, and what begins."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person

DESK, PHONE = (1280, 800), (390, 844)
LOOK = """state => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
GAMES = [("evolution", DESK), ("dinosaurs", PHONE)]


def watch(newcomer: Newcomer, game: str, size: tuple[int, int], **wishes: str) -> Person:
    """Somebody who has made a move against three bots."""
    anna = newcomer(size, has_touch=size == PHONE, **wishes)
    anna.play_against_bots(3, "greedy", game=game, options={})
    anna.play_by_pointer(moves=1)
    return anna


@pytest.mark.parametrize(("game", "size"), GAMES)
def test_a_tap_skips_to_now_and_does_nothing_else(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = watch(newcomer, game, size, pace="slow", reduced_motion="no-preference")
    page = anna.page
    expect(page.locator(".skip")).to_be_visible()
    assert page.locator("[data-acted]").count() > 0, "nobody has a halo"
    before = page.locator(".log li").count()
    box = page.locator(".board .piece, .board [data-element]").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".skip")).to_have_count(0)
    assert page.locator(".info[data-pinned]").count() == 0 and page.locator("[data-stand=chosen]").count() == 0
    anna.await_turn()
    assert page.locator(".skip").count() == 0, "what came after the skip is held back"
    assert page.locator(".log li").count() > before

    # A key does the same, and the next turn is watched again.
    anna.play_by_pointer(moves=1)
    expect(page.locator(".skip")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator(".skip")).to_have_count(0)
    assert page.get_by_text("takes a move back").count() == 0


@pytest.mark.parametrize(("game", "size"), GAMES)
def test_since_my_last_move(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = watch(newcomer, game, size)
    page = anna.page
    anna.await_turn()
    page.reload()  # whoever comes back reads it, too
    anna.await_turn()
    chip = page.locator(".since-chip:visible")
    chip.focus()
    page.keyboard.press("Enter")
    lines = page.locator(".since li").all_inner_texts()
    assert len(lines) > 1 and len(lines) == int(chip.locator("b").inner_text())
    assert lines[-1] == page.locator(".log li, .ticker-line").last.text_content()
    anna.check_layout()
    anna.check_access()
    page.keyboard.press("Escape")
    expect(page.locator(".since")).to_have_count(0)
    page.wait_for_selector(".since-chip:focus")

    # Whoever has looked elsewhere in the meantime is told by itself.
    page.evaluate(LOOK, "hidden")
    anna.play_by_pointer(moves=2)
    anna.await_turn()
    expect(page.locator(".since")).to_have_count(0)
    page.evaluate(LOOK, "visible")
    expect(page.locator(".since li").first).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_begins_stands_on_a_banner_without_motion(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size)
    anna.play_against_bots(1)
    page = anna.page
    moving = "() => document.getAnimations().filter(each => each.effect.getComputedTiming().duration > 0).length"
    for _ in range(8):
        page.locator("[data-element='choose:pass'], [data-element='choose:end_feed_turn']").first.click()
        page.locator(".do-it:not([aria-disabled=true])").click()
        anna.await_turn()
        if page.locator(".banner").count():
            break
    expect(page.locator(".banner")).to_contain_text(re.compile("begins"))
    assert page.evaluate(moving) == 0


def test_the_pace_is_kept(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.go_home()
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Slow").click()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Slow")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    anna.play_against_bots(2)
    anna.play_by_pointer(moves=1)
    expect(page.locator(".skip")).to_be_visible()
    assert page.locator("#motion *").count() == 0  # the pace is chosen, but nothing flies for who wants no motion


def test_the_log_stays_where_somebody_reads(newcomer: Newcomer) -> None:
    anna = newcomer((1280, 480))
    anna.play_against_bots(3)
    page = anna.page
    anna.play_by_pointer(moves=4)
    anna.await_turn()
    log = page.locator(".log")
    log.hover()
    page.mouse.wheel(0, -2000)
    expect(page.locator(".newest")).to_be_visible()
    page.mouse.move(300, 2)
    anna.play_by_pointer(moves=1)
    anna.await_turn()
    assert log.evaluate("log => log.scrollTop") < 40
    page.locator(".newest").click()
    expect(page.locator(".log li").last).to_be_in_viewport()
    expect(page.locator(".newest")).to_have_count(0)
