"""New World in the browser: whole games by pointer and by keyboard alone, sizes, closed areas, what will happen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import READY, Person

DESK, PHONE, TABLET, LARGE = (1280, 800), (390, 844), (820, 1180), (1920, 1080)
BARE_KEY = r"\b(ui|event|move|question|refusal|trait|area|access|mark|fate|phase|choose|ward)-[a-z]"
# Words on cards and areas are at least 13 px high, whatever the window.
SMALL_WORDS = """() => [...document.querySelectorAll('.hand *, .area *, .animal *, .strip *, .outlook *')]
  .filter(e => e.checkVisibility() && [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
  .filter(e => !e.closest('.hidden, .threat, [aria-hidden=true]') && getComputedStyle(e).clipPath === 'none')
  .filter(e => parseFloat(getComputedStyle(e).fontSize) < 13).map(e => e.className + ': ' + e.textContent)"""
# Nothing on a card, an area or an animal is cut off at its sides.
CUT = """() => [...document.querySelectorAll('.area-name, .half, .chip, .creature-piece, .strip')]
  .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1).map(e => e.className + ': ' + e.textContent)"""


def sit_down(person: Person, bots: int = 2, bot: str = "random", **options: object) -> str:
    """A table of New World against bots."""
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": bot}] * bots]
    table = person.open_table(seats, game="newworld", options=options)
    person.page.wait_for_selector(READY)
    return table


def play_until(person: Person, part: str, moves: int = 250) -> None:
    """Go on until this can be seen on one's own turn."""
    for _ in range(moves):
        assert person.await_turn(), f"the game is over without {part}"
        if person.page.locator(part).count():
            return
        person.play_by_pointer(moves=1)
    raise AssertionError(f"{part} does not come")


def look(what: list[str]) -> Callable[[Person], None]:
    """Note what is foretold on the way, and check it there and then."""

    def see(person: Person) -> None:
        page = person.page
        attack = page.locator(".aim-line[data-tone=harm]")
        if attack.count():
            assert re.search(r"attacks", page.locator(".move-sentence").inner_text())
            expect(page.locator(".prompt-ahead")).to_contain_text(" food.")
            what.append("attack")
        closed = page.locator(".area[data-closed]")
        if closed.count() and not page.locator(".do-it").count():
            assert "Closed to it: " in page.locator(".outlook-words").inner_text()
            assert page.locator(".area[data-closed] [data-glow]").count() == 0
            what.append("closed")
        if page.locator(".card[data-chosen] .half[data-stand=chosen]:not(.as-animal)").count():
            assert len(page.locator(".outlook-words").inner_text()) > 15
            what.append("trait")

    return see


def test_a_whole_game_by_pointer_then_its_replay(newcomer: Newcomer) -> None:
    anna = newcomer(DESK, reduced_motion="no-preference")
    seen: list[str] = []
    table = sit_down(anna, 2, epochs=3)
    made = anna.play_by_pointer(look(seen), moves=12)
    anna.page.emulate_media(reduced_motion="reduce")  # things have moved; the rest may be quick
    assert made + anna.play_by_pointer(look(seen)) > 20
    assert "trait" in seen
    anna.check_tallies(3)
    anna.check_access()
    page = anna.page
    expect(page.locator(".web-toggle")).to_have_count(0)  # nobody eats any longer
    page.goto(f"{anna.home}/replay/{table}?at=12")
    anna.expect_text("Step 12 of", ".prompt")
    expect(page.locator(".area-card").first).to_be_visible()
    expect(page.locator(".opponent")).to_have_count(3)


def test_a_whole_game_by_keyboard_alone(newcomer: Newcomer) -> None:
    anna = newcomer(DESK)
    sit_down(anna, 2, epochs=2)
    page = anna.page
    keys = page.keyboard

    # Tab goes from region to region, arrows inside one; Enter chooses, ? explains, Escape goes back.
    regions = []
    for _ in range(14):
        keys.press("Tab")
        regions.append(page.evaluate("() => document.activeElement.closest('[data-region]')?.dataset.region"))
    assert {"areas", "opponents", "hand", "prompt"} <= set(regions)
    page.locator(".area-name").first.focus()
    keys.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.element").startswith(("food:", "shelter:", "area:"))
    keys.press("?")
    page.wait_for_selector(".info[data-pinned]")
    keys.press("Escape")
    page.locator(".hand .as-animal[data-glow]").first.focus()
    keys.press("Enter")
    expect(page.locator(".do-it")).to_be_visible()
    keys.press("Escape")
    expect(page.locator(".do-it")).to_have_count(0)

    assert anna.play_by_keyboard() > 20
    anna.check_tallies(3)


@pytest.mark.parametrize(
    ("size", "scheme", "locale", "bots"),
    [
        (DESK, "light", "en-GB", 3),
        (DESK, "dark", "ru-RU", 1),
        (PHONE, "light", "cs-CZ", 3),
        (PHONE, "dark", "ru-RU", 2),
        (TABLET, "light", "ru-RU", 3),
        (LARGE, "dark", "cs-CZ", 2),
    ],
)
def test_the_table_fits_and_is_accessible(
    newcomer: Newcomer, size: tuple[int, int], scheme: str, locale: str, bots: int
) -> None:
    anna = newcomer(size, color_scheme=scheme, locale=locale, has_touch=size == PHONE)
    sit_down(anna, bots, "greedy")
    page = anna.page
    for moves in (0, 5, 14):
        anna.play_by_pointer(moves=moves)
        anna.await_turn()
        page.mouse.move(2, 2)
        anna.check_layout()
        anna.check_access()
        anna.check_in_sight(".prompt", ".mine", ".hand", ".outlook")
        assert page.evaluate(SMALL_WORDS) == []
        assert page.evaluate(CUT) == []
        assert not re.search(BARE_KEY, page.locator("main").inner_text())


def test_a_whole_game_on_a_phone(newcomer: Newcomer) -> None:
    anna = newcomer(PHONE, has_touch=True)
    sit_down(anna, 3, "greedy", epochs=2)

    def see(person: Person) -> None:
        assert person.page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight"), "the page scrolls"

    assert anna.play_by_pointer(see) > 10
    anna.check_tallies(4)


def choose_one_that_is_kept_out(person: Person) -> bool:
    """Choose one of the animals that can act now and to which some area is closed."""
    page = person.page
    for nth in range(page.locator(".mine .creature-piece[data-glow]").count()):
        page.locator(".mine .creature-piece[data-glow]").nth(nth).click()
        if page.locator(".area[data-closed]").count():
            return True
        page.keyboard.press("Escape")
    return False


def test_an_animal_dims_the_areas_that_are_closed_to_it(newcomer: Newcomer) -> None:
    anna = newcomer(DESK)
    sit_down(anna, 3, "greedy")
    page = anna.page
    play_until(anna, ".food[data-glow]")
    while not choose_one_that_is_kept_out(anna):
        anna.play_by_pointer(moves=1)
        play_until(anna, ".food[data-glow]")
    for area in page.locator(".area[data-closed]").all():
        expect(area.locator(".area-name")).to_have_attribute("aria-label", re.compile("only for: .*closed to animal"))
        assert area.locator(".food[data-glow], .shelter[data-glow]").count() == 0
    if not page.locator(".do-it").count():
        expect(page.locator(".outlook-words")).to_contain_text("Closed to it: ")
        expect(page.locator(".prompt-text")).to_contain_text("Now choose ")


def test_food_then_animal_is_the_same_as_animal_then_food(newcomer: Newcomer) -> None:
    anna = newcomer(DESK)
    sit_down(anna, 1, "greedy")
    page = anna.page
    play_until(anna, ".food[data-glow]")
    page.locator(".food[data-glow]").first.click()
    eaters = page.locator(".mine .creature-piece[data-glow]")
    if eaters.count():
        eaters.first.click()
    sentence = page.locator(".move-sentence").inner_text()
    assert re.search(r"takes food", sentence), sentence
    food = page.locator(".food[data-stand=chosen] .token").count()
    before = anna.decision()
    page.locator(".do-it:not([aria-disabled=true])").click()
    anna.await_change(before)
    assert food


def test_random_mutations_are_played_blindly(newcomer: Newcomer) -> None:
    anna = newcomer(DESK)
    sit_down(anna, 1, epochs=1, random_mutations=True)
    page = anna.page
    expect(page.locator(".hand .card")).to_have_count(0)
    expect(page.locator(".gene-pool")).to_be_visible()
    anna.check_access()
    anna.play_by_pointer()
    anna.check_tallies(2)


def test_catastrophe_deals_twenty_cards(newcomer: Newcomer) -> None:
    anna = newcomer(DESK)
    sit_down(anna, 1, "greedy", catastrophe=True)
    page = anna.page
    expect(page.locator(".hand .card")).to_have_count(20)
    expect(page.locator(".area-card")).to_have_count(3)
    anna.check_layout()
    anna.check_access()


def test_forced_colours_and_motion(newcomer: Newcomer) -> None:
    anna = newcomer(forced_colors="active", reduced_motion="no-preference")
    sit_down(anna, 2, "greedy", unlimited_hand=True)
    assert anna.play_by_pointer(moves=6) == 6
    anna.check_layout()


def test_somebody_looks_on(newcomer: Newcomer) -> None:
    anna, vera = newcomer(DESK), newcomer(PHONE, has_touch=True)
    sit_down(anna, 2, "greedy")
    anna.play_by_pointer(moves=6)
    vera.page.goto(anna.page.url)
    vera.page.wait_for_selector(".opponent")
    expect(vera.page.locator(".opponent")).to_have_count(3)
    for part in (".hand", ".mine", ".prompt[data-mine]"):
        expect(vera.page.locator(part)).to_have_count(0)
    vera.check_layout()
    vera.check_access()
