"""The keyboard: what Escape takes back, where the focus is afterwards, and what keys do while a slider has it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.browser.test_company import play_out

PHONE = (390, 844)
HERE = "() => { const e = document.activeElement; return e === document.body ? 'nowhere' : e.outerHTML.slice(0, 80); }"


def where(person: Person) -> str:
    """The beginning of what has the focus."""
    found: str = person.page.evaluate(HERE)
    return found


def region(person: Person) -> str:
    """The region that has the focus."""
    script = "() => document.activeElement.closest('[data-region]')?.dataset.region ?? ''"
    found: str = person.page.evaluate(script)
    return found


def await_focus(person: Person, place: str) -> None:
    """The focus comes to this."""
    person.page.wait_for_function(f"place => ({HERE})() === place", arg=place)


def await_region(person: Person, region: str) -> None:
    """The focus comes to this region."""
    script = "region => document.activeElement.closest('[data-region]')?.dataset.region === region"
    person.page.wait_for_function(script, arg=region)


def to_hand(person: Person) -> None:
    """Tab until the focus is in the hand."""
    person.page.keyboard.press("g")
    for _ in range(14):
        if region(person) == "hand":
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the hand cannot be reached by Tab")


def test_escape_closes_the_list_and_the_panel_and_gives_the_focus_back(newcomer: Newcomer) -> None:
    anna = newcomer(PHONE)
    anna.play_against_bots(1)
    page, keys = anna.page, anna.page.keyboard
    to_hand(anna)
    before = where(anna)
    keys.press("/")
    page.wait_for_selector(".move-list input:focus")
    keys.press("Escape")
    expect(page.locator(".move-list")).to_have_count(0)
    await_focus(anna, before)
    page.get_by_role("button", name="Log, Chat").focus()
    before = where(anna)
    keys.press("Enter")
    page.wait_for_selector(".side[data-open] .tab:focus")
    keys.press("Escape")
    expect(page.locator(".side[data-open]")).to_have_count(0)
    await_focus(anna, before)


def test_the_focus_comes_back_from_the_rules_and_from_the_settings(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.play_against_bots(1)
    page, keys = anna.page, anna.page.keyboard
    page.get_by_role("button", name="Rules").focus()
    before = where(anna)
    keys.press("Enter")
    page.wait_for_selector(".drawer :focus")
    keys.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    await_focus(anna, before)
    page.get_by_role("button", name="Settings").focus()
    keys.press("Enter")
    page.get_by_role("button", name="Čeština").focus()
    keys.press("Enter")
    expect(page.locator("html[lang=cs]")).to_have_count(1)
    keys.press("Escape")
    expect(page.locator(".settings")).to_have_count(0)
    page.wait_for_selector(".settings-box > button:focus")


def test_the_focus_stays_in_its_region_after_a_move(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.play_against_bots(1, options={"deck_reduction": "half_by_kind", "first_player": "0"})
    page, keys = anna.page, anna.page.keyboard
    page.locator(".hand .as-animal").nth(1).focus()
    before = anna.decision()
    keys.press("Enter")
    page.wait_for_selector(".do-it")
    keys.press("Enter")  # once more on the same thing: do it
    anna.await_change(before)
    anna.await_turn()
    anna.await_pictures()
    await_region(anna, "hand")

    # From the button that makes the move, too, wherever it goes.
    keys.press("1")
    while not page.locator(".do-it").count():
        keys.press("1")
    page.locator(".do-it:not([aria-disabled=true])").focus()
    before = anna.decision()
    keys.press("Enter")
    anna.await_change(before)
    page.wait_for_function("() => document.activeElement !== document.body")  # even while the others move
    anna.await_turn()
    anna.await_pictures()
    await_region(anna, "prompt")


def test_escape_takes_back_one_touch(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.play_against_bots(1, options={"deck_reduction": "half_by_kind", "first_player": "0"})
    anna.play_by_pointer(moves=1)
    anna.await_turn()
    page = anna.page
    start = page.locator(".prompt-text").inner_text()
    page.locator(".hand .half[data-glow]").first.click()
    expect(page.locator(".prompt-text")).not_to_have_text(start)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt-text")).to_have_text(start)
    expect(page.locator(".hand [data-chosen]")).to_have_count(0)


def test_numbers_are_whole_and_names_count_once(newcomer: Newcomer) -> None:
    for size in ((1280, 800), PHONE):
        anna = newcomer(size)
        anna.play_against_bots(1)
        page = anna.page
        page.keyboard.press("g")
        badge = page.locator(".hand [data-n]").first
        top = badge.evaluate(
            "e => e.getBoundingClientRect().top + parseFloat(getComputedStyle(e, '::before').top)"
            " - e.closest('.hand').getBoundingClientRect().top"
        )
        assert top >= 0, "the number sticks out of the hand, which cuts it off"
        strip = page.locator(".opponent .strip").first
        name = strip.evaluate("e => [...e.querySelectorAll('.counts')].map(part => part.innerText).join()")
        cards = re.findall(r"\d+ cards?", strip.text_content() or "")
        assert len(cards) == 1, name
        told = r"^\S+( \S+)? \d+ points? (First player )?\d+ cards?\b[^\d]*$"
        expect(strip).to_have_accessible_name(re.compile(told))


def test_tab_leads_from_a_question_to_its_rule(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.play_against_bots(1)
    page, keys = anna.page, anna.page.keyboard
    page.locator(".base").focus()
    before = where(anna)
    keys.press("?")
    page.wait_for_selector(".info .rule-link")
    keys.press("Tab")
    page.wait_for_selector(".info .rule-link:focus")
    keys.press("Escape")
    expect(page.locator(".info[data-pinned]")).to_have_count(0)
    await_focus(anna, before)


def test_letters_step_through_a_replay_while_the_slider_has_the_focus(newcomer: Newcomer) -> None:
    anna = newcomer()
    table = anna.play_against_bots(1)
    play_out(table, anna)
    page, keys = anna.page, anna.page.keyboard
    page.goto(f"{anna.home}/replay/{table}?at=3")
    anna.expect_text("Step 3 of", ".prompt")
    page.locator(".slider").focus()
    keys.press("ArrowRight")
    anna.expect_text("Step 4 of", ".prompt")
    for _ in range(3):
        keys.press("n")
    anna.expect_text("Step 7 of", ".prompt")
    keys.press("p")
    anna.expect_text("Step 6 of", ".prompt")
