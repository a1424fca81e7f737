"""Whether a table uses its room: the sizes of windows, thick positions to look at, and what must hold there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.browser.person import Person

GOLDEN: Final = Path(__file__).parents[1] / "golden"
Size = tuple[int, int]
# Where everything is in sight at once, and where parts of a table may scroll for themselves.
WHOLE: Final[tuple[Size, ...]] = ((1280, 800), (1920, 1080), (2560, 1440), (820, 1180))
SMALL: Final[tuple[Size, ...]] = ((390, 844), (844, 390), (640, 400))  # the last is 1280 x 800 at 200 %
SMALLEST_PRINT: Final = 13

# What has words of its own, is drawn as text and is no ornament.
WORDS: Final = """[...document.querySelectorAll('.board *')].filter(e => e.checkVisibility({visibilityProperty: true})
  && !e.closest('svg, .hidden, .seat-badge, sup, .prompt, .info, .number')
  && [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))"""
SMALL_PRINT: Final = (
    f"most => {WORDS}.filter(e => parseFloat(getComputedStyle(e).fontSize) < most)"
    ".map(e => e.className + ': ' + e.textContent.slice(0, 40))"
)
# Words that stick out of the window, or of a box that hides what sticks out.
CLIPPED: Final = f"""() => {WORDS}.filter(e => {{
    const range = document.createRange();
    range.selectNode([...e.childNodes].find(n => n.nodeType === 3 && n.textContent.trim()));
    const box = range.getBoundingClientRect();
    for (let around = e; around && around !== document.body; around = around.parentElement) {{
      const style = getComputedStyle(around);
      if (style.overflow === 'visible' || style.textOverflow === 'ellipsis' && around === e) continue;
      const frame = around.getBoundingClientRect();
      if (box.right > frame.right + 3 || box.left < frame.left - 3 || box.bottom > frame.bottom + 5) return true;
    }}
    return box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  }}).map(e => e.className + ': ' + e.textContent.slice(0, 40))"""
PROMPT_HIDES: Final = "() => (e => e.scrollHeight - e.clientHeight > 2)(document.querySelector('.prompt'))"
SIDEWAYS: Final = """() => [...document.querySelectorAll('.board, .board *')]
  .filter(e => e.checkVisibility() && ['auto', 'scroll'].includes(getComputedStyle(e).overflowX)
    && e.scrollWidth > e.clientWidth + 2).map(e => e.className)"""


def open_record(person: Person, name: str, at: int, seat: int) -> None:
    """A golden record as a replay, at a step, through the eyes of a seat."""
    person.go_home()
    text = (GOLDEN / f"{name}.jsonl").read_text("utf-8")
    answer = person.page.request.post(f"{person.home}/api/records", data={"text": text})
    assert answer.ok, answer.text()
    person.page.goto(f"{person.home}/replay/{answer.json()['id']}?at={at}")
    person.page.locator(".eyes select").select_option(str(seat))
    person.page.wait_for_selector(".board")


def check_room(person: Person, size: Size) -> None:
    """At a size: the page does not scroll, everything can be hit and read, nothing is cut off."""
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(2, 2)
    person.await_pictures()
    person.check_layout()
    assert page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight"), f"the page scrolls at {size}"
    small = page.evaluate(SMALL_PRINT, SMALLEST_PRINT)
    assert not small, (size, small)
    if size in WHOLE:
        assert not page.evaluate(PROMPT_HIDES), f"the prompt hides some of itself at {size}"
        for look in (SIDEWAYS, CLIPPED):
            found = page.evaluate(look)
            assert not found, (size, found)
