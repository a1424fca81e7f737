"""Magical Creatures in the browser: whole games by pointer, touch and keyboard, alone and together, sizes, previews."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect

from tangledbank.games.magical.tables import Tables
from tangledbank.locale.loader import Messages
from tangledbank.terminal.client import Client
from tests.browser.conftest import Newcomer
from tests.browser.person import READY, Person
from tests.table.players import at_table, new_table

DESK, PHONE, UPRIGHT, WIDE = (1280, 800), (390, 844), (820, 1180), (1920, 1080)
TRIES = 30  # tables until one of them comes to what is wanted
BARE_KEY = r"\b(ui|event|move|question|refusal|choose|property|source|part|phase|ending)-[a-z]"
# Words that are cut off, on cards and beside creatures.
CUT = """() => [...document.querySelectorAll('.half, .half-name, .laid, .laid-name, .part, .source-name, .lane')]
  .filter(e => e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1))
  .map(e => e.outerHTML.slice(0, 200))"""
SMALL_PRINT = """() => [...document.querySelectorAll('.hand *, .mine *, .others *, .heart *')]
  .filter(e => e.checkVisibility() && !e.closest('.hidden, svg, .seat-badge, .spent-mark')
    && [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
  .filter(e => parseFloat(getComputedStyle(e).fontSize) < 13).map(e => e.outerHTML.slice(0, 120))"""

# Hands of so many cards, one after another until every property was on one: which words do not fit?
CROWDED = """([count, words]) => {
  const hand = document.querySelector('.hand'), card = hand.querySelector('.card'), kept = [...hand.children], bad = [];
  for (let first = 0; first < words.length; first += 2 * count) {
    hand.replaceChildren(...Array.from({ length: count }, (_, at) => {
      const copy = card.cloneNode(true);
      copy.querySelectorAll('.half:not(.as-creature)').forEach((half, side) => {
        const [name, text] = words[(first + 2 * at + side) % words.length];
        half.querySelector('.half-name').textContent = name;
        half.querySelector('.half-text').textContent = text;
      });
      return copy;
    }));
    bad.push(...[...hand.querySelectorAll('.half, .half-name')]
      .filter(e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1).map(e => e.textContent));
  }
  hand.replaceChildren(...kept);
  return bad;
}"""

View = dict[str, Any]


def sit_down(person: Person, bots: int = 1, bot: str = "random", **options: Any) -> str:
    """A table of magical creatures against bots; without any, against the Shadow."""
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": bot}] * bots]
    table = person.open_table(seats, game="magical", options=options)
    person.page.wait_for_selector(READY)
    return table


def bring_to(person: Person, wanted: Callable[[View], bool], *liked: str, bots: int = 1) -> None:
    """Play for the person, by moves that match what is liked where there are any, until the view is as wanted."""
    person.go_home()
    client = Client(person.home, person.cookie())
    for attempt in range(TRIES):
        table = new_table(client, "human", *["random"] * bots, game="magical", options={})["id"]
        # In a thread of its own: the browser's driver keeps an event loop in this one.
        with ThreadPoolExecutor(1) as thread:
            course = play(client, table, wanted, liked, random.Random(attempt))
            if thread.submit(asyncio.run, course).result(120):
                person.page.goto(f"{person.home}/table/{table}")
                person.page.wait_for_selector(READY)
                return
    raise AssertionError("no table came to what was wanted")


async def play(
    client: Client, table: str, wanted: Callable[[View], bool], liked: tuple[str, ...], rng: random.Random
) -> bool:
    async with at_table(client, table) as one:
        while await one.until_asked():
            if wanted(one.view["view"]):
                return True
            best = [move for pattern in liked for move in one.moves if re.match(pattern, move)]
            await one.move(best[0] if best else rng.choice(one.moves))
    return False


def asked(view: View, what: str) -> bool:
    return bool(view["question"]["key"] == what)


def check(person: Person, *parts: str) -> None:
    """Everything is in sight, can be hit, can be read, and is told in words."""
    page = person.page
    page.mouse.move(2, 2)
    person.check_layout()
    person.check_access()
    person.check_in_sight(".prompt", *parts)
    assert not re.search(BARE_KEY, page.locator("main").inner_text())
    assert page.evaluate(SMALL_PRINT) == []
    assert page.evaluate(CUT) == []


# ---------------------------------------------------------------------- whole games


def test_a_whole_game_by_pointer_then_its_replay(newcomer: Newcomer) -> None:
    anna = newcomer()
    table = sit_down(anna, max_rounds=2)
    assert anna.play_by_pointer() > 10
    page = anna.page
    anna.check_tallies(2)
    anna.check_access()
    page.goto(f"{anna.home}/replay/{table}?at=8")
    anna.expect_text("Step 8 of", ".prompt")
    page.locator(".eyes select").select_option("0")
    expect(page.locator(".mine")).to_have_count(1)
    assert page.locator(".being").count() >= 2
    anna.check_layout()


def test_a_whole_game_by_keyboard_alone(newcomer: Newcomer) -> None:
    anna = newcomer()
    sit_down(anna, max_rounds=2)
    page = anna.page
    keys = page.keyboard
    keys.press("1")  # keep the hand
    keys.press("1")
    page.wait_for_selector(".half.as-creature[data-glow]")

    # The hand is one stop for Tab; arrows go from card to card, Enter chooses, ? explains, Escape goes back.
    for _ in range(25):
        keys.press("Tab")
        if page.evaluate("() => document.activeElement.matches('.hand *')"):
            break
    assert page.evaluate("() => document.activeElement.matches('.hand *')")
    keys.press("End")  # the last card, as a new creature
    card = page.evaluate("() => document.activeElement.closest('.card').dataset.place")
    keys.press("Enter")
    expect(page.locator(f".card[data-place='{card}'][data-chosen]")).to_have_count(1)
    expect(page.locator(".do-it")).to_have_count(1)
    keys.press("Escape")
    expect(page.locator(".card[data-chosen]")).to_have_count(0)
    keys.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.matches('.half:not(.as-creature)')")
    keys.press("?")
    page.wait_for_selector(".info[data-pinned] .reasons p")
    keys.press("Escape")

    anna.play_by_keyboard()
    expect(page.locator(".end-panel h2")).to_be_visible()


def test_alone_against_the_shadow_by_touch_on_a_phone(newcomer: Newcomer) -> None:
    anna = newcomer(PHONE, has_touch=True)
    sit_down(anna, bots=0)
    page = anna.page
    # The Shadow goes first, and what it did stands beside its creatures.
    page.wait_for_selector(".half.as-creature[data-glow], [data-element='choose:keep']")
    expect(page.locator(".pile .choices")).to_have_count(1)
    assert anna.play_by_pointer(moves=4) == 4
    assert page.locator(".deeds li").count() >= 2
    check(anna, ".mine", ".hand")
    anna.play_by_pointer()
    page.wait_for_selector(".end-panel")
    won = "You win" in page.locator(".end-head h2").inner_text()  # hardly ever, played like this
    anna.expect_text("The goal" if won else "The Shadow has", ".end-panel .ending")
    anna.expect_text("You win" if won else "The Shadow wins", ".end-head h2")
    anna.check_layout()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".record")).to_have_text(f"Won {int(won)} of 1")


# ---------------------------------------------------------------------- sizes, languages, light


@pytest.mark.parametrize(
    ("size", "scheme", "locale", "bots"),
    [
        (DESK, "light", "en-GB", 3),
        (DESK, "dark", "ru-RU", 1),
        (DESK, "light", "cs-CZ", 0),
        (PHONE, "light", "cs-CZ", 3),
        (PHONE, "dark", "ru-RU", 2),
        (UPRIGHT, "dark", "en-GB", 2),
        (WIDE, "light", "ru-RU", 3),
    ],
)
def test_the_table_fits_and_is_accessible(
    newcomer: Newcomer, size: tuple[int, int], scheme: str, locale: str, bots: int
) -> None:
    anna = newcomer(size, color_scheme=scheme, locale=locale, has_touch=size == PHONE)
    sit_down(anna, bots, "greedy")
    for moves in (0, 9):
        anna.play_by_pointer(moves=moves)
        anna.await_turn()
        check(anna, ".mine", ".hand", ".source")


# ---------------------------------------------------------------------- what is chosen says what will happen


def test_energy_that_is_about_to_come_is_shown(newcomer: Newcomer) -> None:
    anna = newcomer()
    bring_to(anna, lambda view: asked(view, "act") and any(m["key"] == "gain" for m in view["question"]["moves"]))
    page = anna.page
    active = page.locator(".being[data-active]")
    held = active.locator(".scale .crystal-gem:not(.empty)").count()
    page.locator(".part[data-glow]").first.click()
    coming = page.locator(".cell-gem[data-soon]").count()
    assert coming in (1, 2)
    said = re.search(r"(\d) of 4", page.locator(".move-sentence").inner_text())
    assert said and int(said[1]) == held + coming
    before = anna.decision()
    page.locator(".do-it:not([aria-disabled=true])").click()
    anna.await_change(before)
    anna.expect_text("takes 1 energy", ".log")


def test_an_attack_is_aimed_before_it_is_confirmed(newcomer: Newcomer) -> None:
    anna = newcomer()
    attacks = r"add \d+ (vampire|fire_breathing|soporific) "
    bring_to(
        anna,
        lambda view: asked(view, "act") and any(m["key"] == "attack" for m in view["question"]["moves"]),
        attacks,
        "gain",
    )
    page = anna.page
    page.locator("[data-element='choose:attack']").click()
    glowing = page.locator(".being-piece[data-glow]").count()
    if glowing:
        page.locator(".being-piece[data-glow]").first.click()
    expect(page.locator(".aim path")).to_have_count(1)
    expect(page.locator(".tag").first).to_be_visible()
    anna.check_layout()
    anna.check_access()
    page.locator(".prompt [aria-keyshortcuts=Escape]").click()
    expect(page.locator(".aim")).to_have_count(0)


def test_why_not(newcomer: Newcomer) -> None:
    anna = newcomer()
    sit_down(anna, bot="greedy")
    page = anna.page
    page.locator("[data-element='choose:keep']").click()
    before = anna.decision()
    page.locator(".do-it:not([aria-disabled=true])").click()
    anna.await_change(before)
    page.wait_for_selector(".half.as-creature[data-glow]")
    page.locator(".others .being-piece").first.click()
    expect(page.locator(".info[data-pinned] .reasons p").first).to_be_visible()
    expect(page.locator(".info .rule-link").first).to_contain_text("MAG-")
    page.keyboard.press("Escape")
    page.locator(".half:not(.as-creature)").first.click()
    expect(page.locator(".info[data-pinned] .reasons p").first).to_be_visible()


# ---------------------------------------------------------------------- alone, looking on, moving


def test_starting_over_is_asked_twice(newcomer: Newcomer) -> None:
    anna = newcomer()
    table = sit_down(anna, bots=0)
    page = anna.page
    page.locator(".start-over").click()
    page.locator(".duel .quiet").click()
    page.locator(".start-over").click()
    page.locator(".duel .danger").click()
    page.wait_for_url(re.compile(rf"/table/(?!{table})"))
    page.wait_for_selector(READY)
    expect(page.locator(".record")).to_have_count(0)


def test_who_looks_on_sees_everything_but_hands(newcomer: Newcomer) -> None:
    anna, vera = newcomer(), newcomer()
    sit_down(anna, bots=0)
    anna.play_by_pointer(moves=3)
    vera.page.goto(anna.page.url)
    vera.page.wait_for_selector(".pill")
    expect(vera.page.locator(".being")).to_have_count(anna.page.locator(".being").count())
    expect(vera.page.locator(".deeds li")).to_have_count(anna.page.locator(".deeds li").count())
    for part in (".hand", ".mine", ".prompt[data-mine]", ".start-over"):
        expect(vera.page.locator(part)).to_have_count(0)
    vera.check_layout()
    vera.check_access()


def test_forced_colours_and_motion(newcomer: Newcomer) -> None:
    anna = newcomer(forced_colors="active", reduced_motion="no-preference")
    sit_down(anna, 2, "greedy", quartet=True)
    expect(anna.page.locator(".lane").first.locator("svg")).to_have_count(4)
    assert anna.play_by_pointer(moves=24) == 24
    anna.check_layout()


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (UPRIGHT, "ru-RU"), (PHONE, "ru-RU"), (DESK, "cs-CZ")])
def test_every_property_fits_on_a_card_in_hands_of_all_sizes(
    newcomer: Newcomer, size: tuple[int, int], locale: str
) -> None:
    anna = newcomer(size, locale=locale)
    sit_down(anna)
    messages = Messages(locale[:2], "magical")
    keys = [f"property-{row.id.replace('_', '-')}" for row in Tables().properties]
    words = [[messages.text(key), messages.forms(key)["short"]] for key in keys]
    for count in (1, 4, 5, 6, 8):
        assert anna.page.evaluate(CROWDED, [count, words]) == []
