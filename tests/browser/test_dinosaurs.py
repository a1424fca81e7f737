"""Age of Dinosaurs in the browser: whole games by pointer and by keyboard alone, sizes, odds, bids, why not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import tangledbank as tb
from tests.browser.conftest import Newcomer
from tests.browser.person import READY, Person

DESK, PHONE = (1280, 800), (390, 844)
LEAVES = ".leaf-tab"
SCROLLS = "() => document.scrollingElement.scrollHeight - innerHeight"
ISLANDS = [(3, {}), (4, {"board_4p": "large_small"}), (4, {"board_4p": "two_medium"}), (5, {})]
# What the map is made of, and what lies over it
COVERED = """part => { const over = document.querySelector(part).getBoundingClientRect();
  return [...document.querySelectorAll('.space .floor')].map(e => e.getBoundingClientRect())
    .filter(b => b.left < over.right && b.right > over.left && b.top < over.bottom && b.bottom > over.top).length }"""
LETTERS = """() => [...document.querySelectorAll('.letter-text, .ruler text')].filter(e => e.checkVisibility())
  .map(e => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a)"""
CUT_CARDS = """() => [...document.querySelectorAll('.event-face')]
  .filter(e => e.getBoundingClientRect().bottom > e.closest('.events').getBoundingClientRect().bottom
    || e.scrollHeight > e.clientHeight + 1).map(e => e.textContent)"""
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
            odds = re.search(r"(\d) in 6", fight.inner_text())
            assert odds
            assert page.locator(".fight .win").count() == int(odds[1])
            expect(page.locator(".odds-tag text").first).to_have_text(f"{odds[1]}/6")
            assert page.evaluate(COVERED, ".fight") == 0, "the panel lies over the map"
            attack = page.locator(".move-sentence").inner_text()
            assert re.match(r"Attack .+’s dinosaur on [A-G]\d+ from [A-G]\d+: wins on (a )?1", attack), attack
            what.append("fight")
        bid = page.locator(".bid[data-stand=chosen]")
        if bid.count():
            said = re.search(r"pay (\d+), \w+ (\d+)", page.locator(".bid-words").inner_text())
            assert said
            assert bid.locator("small").get_attribute("data-shows") == f"→{said[2]}"
            gene = page.locator(".bid-words strong").inner_text().partition(":")[0]
            sentence = page.locator(".move-sentence").inner_text()
            left = "no points" if said[2] == "0" else f"{said[2]} point"
            assert re.match(rf"Bid \d+ for {gene}( \(row \d\))?: leaves you {left}", sentence), sentence
            what.append("bid")

    return see


def test_a_whole_game_by_pointer_then_its_replay(newcomer: Newcomer) -> None:
    anna = newcomer()
    seen: list[str] = []
    table = sit_down(anna)
    assert anna.play_by_pointer(look(seen)) > 20
    assert "bid" in seen
    page = anna.page
    anna.check_tallies(3)
    expect(page.locator(".end-panel .chart .curve")).to_have_count(3)
    assert not re.search(r"-?\d,-?\d", page.locator("main").inner_text()), "coordinates that stand nowhere on the map"
    page.get_by_role("button", name="Look at the table").click()
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
            assert size == PHONE or page.evaluate(CUT_CARDS) == []
            assert page.evaluate(SCROLLS) <= 0, "the page itself scrolls"
            expect(page.locator(".prompt")).to_be_in_viewport(ratio=0.95)
        assert not re.search(BARE_KEY, page.locator("main").inner_text())
        answer_until_auction(anna)


@pytest.mark.parametrize(("players", "options"), ISLANDS)
def test_page_and_terminal_have_the_same_names(newcomer: Newcomer, players: int, options: dict[str, str]) -> None:
    """Every space of every island; and its letter and number stand beside and above it."""
    anna = newcomer()
    sit_down(anna, players - 1, "random", **options)
    things = tb.game("dinosaurs", **options).new(players, 1).view(0)["things"]
    names = {element: facts["name"] for element, facts in things.items() if element.startswith("hex:")}
    found = anna.page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('.space')]"
        ".map(e => [e.dataset.element, e.getAttribute('aria-label').split(':')[0]]))"
    )
    assert found == names
    labels = anna.page.evaluate(
        "() => [...document.querySelectorAll('.ruler text')].map(e => [e.textContent, e.getBoundingClientRect()])"
        ".map(([text, box]) => [text, box.left + box.width / 2, box.top + box.height / 2])"
    )
    for element, name in names.items():
        box = anna.page.locator(f".space[data-element='{element}'] .floor").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        nearest_row = min((label for label in labels if label[0].isalpha()), key=lambda label: abs(label[2] - y))
        nearest_column = min((label for label in labels if label[0].isdigit()), key=lambda label: abs(label[1] - x))
        assert nearest_row[0] + nearest_column[0] == name


def test_a_large_island_can_be_looked_at_closely_on_a_phone(newcomer: Newcomer) -> None:
    anna = newcomer(PHONE, has_touch=True)
    sit_down(anna, 4)
    page = anna.page
    page.locator(LEAVES).first.click()
    space = page.locator(".space[data-glow] .floor").first
    before = space.bounding_box()
    assert min(page.evaluate(LETTERS)) >= 10.5
    page.locator(".fit").click()
    after = space.bounding_box()
    assert before and after and after["width"] > 1.5 * before["width"]
    expect(space).to_be_in_viewport(ratio=0.99)
    assert min(page.evaluate(LETTERS)) >= 10.5
    anna.check_layout()
    anna.check_access()
    page.locator(".fit").click()
    again = space.bounding_box()
    assert again and again["width"] == before["width"]


def test_cards_that_explain_do_not_cover_what_is_chosen(newcomer: Newcomer) -> None:
    anna = newcomer()
    sit_down(anna, 2, "greedy")
    answer_until_auction(anna)
    page = anna.page
    page.locator(".bid[data-glow]").nth(2).hover()
    page.wait_for_timeout(500)
    expect(page.locator(".info")).to_have_count(0)
    page.locator(".lot-name").first.hover()
    card = page.locator(".info").bounding_box()
    assert card
    for cell in page.locator(".bid[data-glow]").all():
        box = cell.bounding_box()
        assert box
        apart = box["x"] >= card["x"] + card["width"] or box["x"] + box["width"] <= card["x"]
        assert apart or box["y"] >= card["y"] + card["height"] or box["y"] + box["height"] <= card["y"]


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
