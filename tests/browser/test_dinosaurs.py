"""Age of Dinosaurs in the browser: whole games by pointer and by keyboard alone, sizes, odds, bids, why not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tangledbank.games.dinosaurs import words
from tangledbank.kernel.phrase import Phrase
from tests.browser.conftest import Newcomer
from tests.browser.person import AXE, READY, Person

DESK, PHONE = (1280, 800), (390, 844)
LEAVES = ".leaf-tab"
SCROLLS = "() => document.scrollingElement.scrollHeight - innerHeight"
BARE_KEY = r"\b(ui|event|move|question|refusal|gene|zone|happening|terrain)-[a-z]"
SMALL_SPACES = """() => [...document.querySelectorAll('.space')].filter(e => e.checkVisibility())
  .map(e => e.querySelector('.floor').getBoundingClientRect()).filter(b => b.width < 24 || b.height < 24).length"""


def sit_down(person: Person, bots: int = 2, bot: str = "random", **options: object) -> str:
    """A table of dinosaurs against bots."""
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": bot}] * bots]
    table = person.open_table(seats, game="dinosaurs", options=options)
    person.page.wait_for_selector(READY)
    return table


def look(what: list[str]) -> Callable[[Person], None]:
    """Note what has been seen on the way, and check it there and then."""

    def see(person: Person) -> None:
        page = person.page
        fight = page.locator(".fight")
        if fight.count() and page.locator(".odds-tag").count():
            odds = re.search(r"(\d) of 6", fight.inner_text())
            assert odds
            assert page.locator(".fight .win").count() == int(odds[1])
            expect(page.locator(".odds-tag text").first).to_have_text(f"{odds[1]}/6")
            what.append("fight")
        bid = page.locator(".bid[data-stand=chosen]")
        if bid.count():
            said = re.search(r"pay (\d+), leaves (\d+)", page.locator(".bid-words").inner_text())
            assert said
            assert bid.locator("small").get_attribute("data-shows") == f"→{said[2]}"
            what.append("bid")

    return see


def test_a_whole_game_by_pointer_then_its_replay(newcomer: Newcomer) -> None:
    anna = newcomer()
    seen: list[str] = []
    table = sit_down(anna)
    assert anna.play_by_pointer(look(seen)) > 20
    assert "bid" in seen
    page = anna.page
    expect(page.locator(".end-panel .tally")).to_have_count(3)
    expect(page.locator(".end-panel .curve")).to_have_count(3)
    expect(page.locator(".meteor[data-struck]")).to_have_count(1)
    page.goto(f"{anna.home}/replay/{table}?at=12")
    anna.expect_text("Step 12 of", ".prompt")
    expect(page.locator(".island .space")).to_have_count(42)


def test_a_whole_game_by_keyboard_alone(newcomer: Newcomer) -> None:
    anna = newcomer()
    sit_down(anna, bots=2)
    page = anna.page
    keys = page.keyboard

    # The island is one stop for Tab; arrows go from space to space, Enter chooses, ? explains, Escape goes back.
    page.wait_for_selector(".space[data-glow]")
    for _ in range(25):
        keys.press("Tab")
        if page.evaluate("() => document.activeElement.matches('.space')"):
            break
    assert page.evaluate("() => document.activeElement.matches('.space')")
    keys.press("g")
    element = "() => document.activeElement.dataset.element"
    assert page.evaluate("() => document.activeElement.matches('.space[data-glow][role=gridcell]')")
    mine = page.evaluate(element)
    keys.press("Enter")
    expect(page.locator(".space[aria-selected=true]")).to_have_attribute("data-element", mine)
    keys.press("Escape")
    expect(page.locator(".space[aria-selected=true]")).to_have_count(0)
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    assert page.evaluate(element).startswith("hex:")
    assert page.evaluate(element) != mine
    keys.press("?")
    page.wait_for_selector(".info[data-pinned] .reasons p")
    keys.press("Escape")

    anna.play_by_keyboard()
    expect(page.locator(".end-panel h2")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "scheme", "locale", "bots"),
    [
        (DESK, "light", "en-GB", 4),
        (DESK, "dark", "ru-RU", 3),
        (PHONE, "light", "cs-CZ", 3),
        (PHONE, "dark", "ru-RU", 4),
    ],
)
def test_the_table_fits_and_is_accessible(
    newcomer: Newcomer, size: tuple[int, int], scheme: str, locale: str, bots: int
) -> None:
    anna = newcomer(size, color_scheme=scheme, locale=locale, has_touch=size == PHONE)
    sit_down(anna, bots, "greedy")
    page = anna.page
    for _ in range(2):
        anna.await_turn()
        expect(page.locator(".prompt")).to_be_in_viewport(ratio=0.95)
        expect(page.locator(".players")).to_be_in_viewport(ratio=0.95)
        for leaf in range(page.locator(LEAVES).count() if size == PHONE else 1):
            if size == PHONE:
                page.locator(LEAVES).nth(leaf).click()
            page.mouse.move(2, 2)
            anna.check_layout()
            anna.check_access()
            assert page.evaluate(SMALL_SPACES) == 0
            assert page.evaluate(SCROLLS) <= 0, "the page itself scrolls"
            expect(page.locator(".prompt")).to_be_in_viewport(ratio=0.95)
        assert not re.search(BARE_KEY, page.locator("main").inner_text())
        answer_until_auction(anna)


def answer_until_auction(person: Person) -> None:
    """Answer whatever is asked, on whichever leaf, until genes are for sale."""
    page = person.page
    for _ in range(120):
        if not person.await_turn() or page.locator(".bid[data-glow]").count():
            return
        if page.locator(".do-it").count():
            before = person.decision()
            page.locator(".do-it:not([aria-disabled=true])").first.click()
            person.await_change(before)
        else:
            page.keyboard.press("1")


def test_forced_colours_and_motion(newcomer: Newcomer) -> None:
    anna = newcomer(forced_colors="active", reduced_motion="no-preference")
    sit_down(anna, 2, "greedy", gene_shortage=True)
    assert anna.play_by_pointer(moves=4) == 4
    anna.check_layout()


def test_the_page_reads_moves_as_the_engine_writes_them() -> None:
    """web/src/games/phrases.ts has every move of words.py, with the same places."""
    source = (AXE.parents[2] / "src" / "games" / "phrases.ts").read_text(encoding="utf-8")
    listed = re.findall(r'"([^"]+)"', source[source.index("dinosaurs: [") :].partition("\n  ]")[0])
    ours = [Phrase(text, names=words.NAMES) for text in listed]

    def shape(phrase: Phrase) -> tuple[str, list[tuple[str, str, str, bool]]]:
        return phrase.name, [(place.name, place.kind, place.word, place.optional) for place in phrase.places]

    assert sorted(map(shape, ours)) == sorted(map(shape, words.WORDS.moves))
