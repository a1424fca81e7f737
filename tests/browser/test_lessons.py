"""Lessons in a real browser: by pointer at a desk, by touch on a phone, every one of them by keyboard alone."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

import tangledbank as tb
from tangledbank.lessons import Lesson, lesson_of, lessons_of
from tests.browser.conftest import PATIENCE_MS, Newcomer
from tests.browser.person import Person

NOTE = ".pencil-note"
BUSY = ".prompt[data-busy]"
# Where the pencil points at, and whether the note covers that, or the prompt.
POINTED = """() => {
  const note = document.querySelector('.pencil-note')?.getBoundingClientRect();
  const ring = document.querySelector('.pencil-ring')?.getBBox();
  if (!note || !ring || ring.width === 0) return null;
  const thing = {left: ring.x + 9, right: ring.x + ring.width - 9, top: ring.y + 9, bottom: ring.y + ring.height - 9};
  const covers = box =>
    note.left < box.right && note.right > box.left && note.top < box.bottom && note.bottom > box.top;
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
  return {x: ring.x + ring.width / 2, y: ring.y + ring.height / 2, inside: thing.right <= innerWidth + 9,
          thing: covers(thing), prompt: prompt ? covers(prompt) : false};
}"""
# A note has come to rest: nothing is on its way, and it stands where it belongs.
SETTLED = """before => {
  const note = document.querySelector('.pencil-note');
  return note && !document.querySelector('.prompt[data-busy]') && note.textContent !== before;
}"""

# What the note says, and what has the focus.
WHERE = """() => [document.querySelector('.pencil-note')?.textContent, document.activeElement.outerHTML.slice(0, 400),
  document.querySelector('.prompt')?.textContent].join()"""

# What a key did has been drawn, and the keyboard has followed the pencil.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def begin(person: Person, game: str, lesson: str) -> None:
    """Open a lesson by its address."""
    person.go_home()
    answer = person.page.request.post(f"{person.home}/api/lessons", data={"game": game, "lesson": lesson})
    assert answer.ok, answer.text()
    person.page.goto(f"{person.home}/table/{answer.json()['id']}")
    person.page.wait_for_selector(NOTE)


def pointed(person: Person) -> dict[str, Any] | None:
    """Where the pencil points, once it has looked."""
    person.page.wait_for_timeout(160)
    found: dict[str, Any] | None = person.page.evaluate(POINTED)
    return found


def note(person: Person) -> str:
    """What the note says now; empty if there is none."""
    found = person.page.locator(NOTE)
    return (found.text_content() or "") if found.count() else ""


def follow(person: Person, lesson: Lesson, touch: bool = False) -> None:
    """Do what each note says by touching what it points at, as far as the lesson leads."""
    for _ in range(100):
        before = note(person)
        onward = person.page.locator(f"{NOTE} [data-carries-on]")
        spot = pointed(person)
        assert spot is None or not spot["thing"], f"the note covers what it points at: {before}"
        assert spot is None or spot["inside"], f"what the note points at is out of sight: {before}"
        if person.page.locator(f"{NOTE} a[href$='/learn/{lesson.game}']").count():
            return
        if onward.count():
            onward.tap() if touch else onward.click()
            person.page.wait_for_function(SETTLED, arg=before)
        else:
            assert spot is not None, f"nothing is pointed at: {before}"
            person.page.touchscreen.tap(spot["x"], spot["y"]) if touch else person.page.mouse.click(
                spot["x"], spot["y"]
            )
            person.page.wait_for_timeout(250)
    raise AssertionError("the lesson does not come to an end")


def test_by_pointer_from_the_cover_to_the_next_lesson(newcomer: Newcomer) -> None:
    person = newcomer().go_home()
    page = person.page
    cover = page.locator(".cover[data-game=evolution]")
    cover.get_by_role("button", name="Play now").click()
    expect(page.locator(".prompt")).to_be_visible()  # the game has begun, and a lesson is offered beside it
    expect(page.locator(NOTE)).to_contain_text("New to this game?")
    page.get_by_role("button", name="Learn it first").click()
    expect(page.locator(NOTE)).to_contain_text("These are your animals")
    person.check_access()
    page.locator(f"{NOTE} [data-carries-on]").click()
    expect(page.locator(NOTE)).to_contain_text("A card can become a new animal")
    page.locator("[data-element='choose:pass']").click()
    page.locator(".do-it:not([aria-disabled=true])").click()
    expect(page.locator(f"{NOTE} .pencil-answer")).to_contain_text("Passing ends the playing of cards")
    page.keyboard.press("Escape")
    page.reload()  # a lesson goes on where it was
    expect(page.locator(NOTE)).to_contain_text("A card can become a new animal")
    follow(person, lesson_of("evolution", "first"))
    expect(page.locator(NOTE)).to_contain_text("Next: Eat or be eaten")
    page.locator(NOTE).get_by_role("link", name="All lessons").click()
    expect(page.locator(".lessons li[data-done]")).to_have_count(1)
    person.check_access()
    person.check_layout()
    person.go_home()
    expect(cover.get_by_role("link", name="Lessons")).to_be_visible()


def test_by_touch_on_a_phone(newcomer: Newcomer) -> None:
    person = newcomer((390, 844), has_touch=True)
    begin(person, "dinosaurs", "first")
    person.check_layout()
    follow(person, lesson_of("dinosaurs", "first"), touch=True)
    expect(person.page.locator(NOTE)).to_contain_text("Next: Bid, raise, give way")


def press_enter(person: Person) -> None:
    """Press the key and wait for what it does. A note that was read gives way to the next, however long that takes; if
    the table moves on while something is being chosen, nothing need come of the key."""
    reads = person.page.locator(f"{NOTE} [data-carries-on]").count() > 0
    now = person.page.evaluate(WHERE)
    person.page.keyboard.press("Enter")
    with contextlib.nullcontext() if reads else contextlib.suppress(TimeoutError):
        wait = f"now => ({WHERE})() !== now"
        person.page.wait_for_function(wait, arg=now, timeout=PATIENCE_MS if reads else 1500)
    person.page.evaluate(DRAWN)


@pytest.mark.parametrize("game", [game for game in tb.GAMES if lessons_of(game)])
def test_by_keyboard_alone(newcomer: Newcomer, game: str) -> None:
    """Enter carries on, goes to what the pencil points at, and chooses it: to the end, or to where play is free."""
    person = newcomer()
    for lesson in lessons_of(game):
        begin(person, game, lesson.id)
        for _ in range(120):
            person.page.wait_for_function(
                f"() => document.querySelector('{NOTE}') && !document.querySelector('{BUSY}')"
            )
            if person.page.locator(f"{NOTE} a[href$='/learn/{game}']").count() or "Got it" in note(person):
                break
            press_enter(person)
        else:
            raise AssertionError(f"{lesson.id} does not go on by Enter: {note(person)}")
