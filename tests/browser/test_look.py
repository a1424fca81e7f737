"""Sizes, themes, languages; what axe-core says; what must be in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import AXE
from tests.browser.test_company import play_out

DESK, PHONE = (1280, 800), (390, 844)


@pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    [(DESK, "light", "en-GB"), (DESK, "dark", "ru-RU"), (PHONE, "light", "cs-CZ"), (PHONE, "dark", "ru-RU")],
)
def test_pages_fit_and_are_accessible(newcomer: Newcomer, size: tuple[int, int], scheme: str, locale: str) -> None:
    anna = newcomer(size, color_scheme=scheme, locale=locale, has_touch=size == PHONE)
    page = anna.go_home().page
    assert page.evaluate("() => document.documentElement.lang") == locale[:2]
    assert page.evaluate("() => document.documentElement.dataset.theme") == ("night" if scheme == "dark" else "light")
    check = [anna.check_layout, anna.check_access]
    for look in check:
        look()
    page.goto(f"{anna.home}/new/evolution")
    page.wait_for_selector(".set-up")
    for look in check:
        look()
    anna.play_against_bots(3, "greedy")
    for moves in (0, 6):
        anna.play_by_pointer(moves=moves)
        anna.await_turn()
        page.mouse.move(2, 2)
        for look in check:
            look()
        anna.check_in_sight(".prompt", ".mine", ".hand")
    assert not re.search(r"\b(ui|event|move|question|refusal|table|mark)-[a-z]", page.locator("main").inner_text())


def test_language_and_theme_change_without_loading(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.play_against_bots(1, "random")
    page = anna.page
    page.evaluate("() => { window.same = true; }")
    english = page.locator(".prompt-text").inner_text()
    assert english.startswith("Your turn. Play a card")
    page.get_by_role("button", name="Settings").click()
    expect(page).to_have_title("● Your turn – Tangled Bank")
    page.get_by_role("button", name="Čeština").click()
    expect(page.locator(".prompt-text")).not_to_have_text(english)
    expect(page).to_have_title(re.compile("^● (?!Your turn).+ – Tangled Bank$"))
    page.get_by_role("button", name="Русский").click()
    expect(page.locator(".phases")).to_contain_text("Развитие")
    page.locator(".settings .choices:nth-of-type(2) .btn").last.click()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "night"
    anna.check_access()
    assert page.evaluate("() => window.same")
    page.reload()
    page.wait_for_selector(".board")
    expect(page.locator("html[lang=ru][data-theme=night]")).to_have_count(1)


def test_the_log_follows_and_a_cited_rule_is_whole(newcomer: Newcomer) -> None:
    anna = newcomer(locale="cs-CZ")
    anna.play_against_bots(2, "random")
    page = anna.page
    anna.play_by_pointer(moves=6)
    anna.await_turn()
    page.mouse.move(2, 2)
    page.set_viewport_size({"width": 1280, "height": 560})  # less room, as when a sheet opens above it
    expect(page.locator(".log li").last).to_be_in_viewport(ratio=0.9)

    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".base").focus()
    page.keyboard.press("?")
    page.locator(".info .rule-link").last.click()
    expect(page.locator(".rules-text .cited")).to_be_in_viewport(ratio=0.99)
    tops = "() => ['.cited', '.rules-text'].map(part => document.querySelector(part).getBoundingClientRect().top)"
    cited, text = page.evaluate(tops)
    assert cited >= text, "the rule hides under the head of the drawer"
    page.locator(".drawer input").press("Escape")
    page.locator(".top-bar .btn").nth(1).click()
    page.locator(".guide-pages .btn").last.click()
    expect(page.locator(".rules-text p").first).to_contain_text("anglicky")


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "cs-CZ"])
def test_the_tabs_fit_beside_the_table(newcomer: Newcomer, locale: str) -> None:
    anna = newcomer(locale=locale)
    play_out(anna.play_against_bots(1), anna)
    anna.page.wait_for_selector(".end-panel")
    right = anna.page.locator(".tab").last.evaluate("tab => tab.getBoundingClientRect().right")
    assert right <= DESK[0], f"{right - DESK[0]} px of the tabs stick out"


def test_forced_colours_and_motion(newcomer: Newcomer) -> None:
    anna = newcomer(forced_colors="active", reduced_motion="no-preference")
    anna.play_against_bots(1, "greedy")
    assert anna.play_by_pointer(moves=8) == 8
    anna.check_layout()


def test_axe_is_there() -> None:
    assert AXE.is_file() or not AXE.parents[1].is_dir(), "axe-core is not installed: run `make setup`"
