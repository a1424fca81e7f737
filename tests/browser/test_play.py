"""Whole games in the browser: by pointer, by keyboard alone, and stepped through afterwards."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person


def test_one_click_and_you_play(newcomer: Newcomer) -> None:
    anna = newcomer().go_home()
    anna.page.click(".cover[data-ready] .btn.primary")
    assert anna.await_turn()
    assert anna.page.locator(".opponent").count() >= 1
    assert anna.play_by_pointer(moves=2) == 2


def test_a_whole_game_by_pointer_then_its_replay(newcomer: Newcomer, tmp_path: Path) -> None:
    anna = newcomer()
    cuts: list[str] = []

    def cut_in_the_middle_of_an_attack(person: Person) -> None:
        if not cuts and person.page.locator(".sheet[data-mine]").count():
            answers = person.page.locator(".sheet .answer").all_text_contents()
            person.cut_the_line()
            assert person.page.locator(".sheet .answer").all_text_contents() == answers
            cuts.append("attack")

    table = anna.play_against_bots(2, "greedy")
    assert anna.play_by_pointer(cut_in_the_middle_of_an_attack) > 8
    page = anna.page
    anna.check_tallies(3)

    with page.expect_download() as download:
        page.locator(".prompt.over a[download]").click()
    record = tmp_path / "game.jsonl"
    download.value.save_as(record)
    page.locator(".prompt.over a[href^='/replay/']").click()
    page.wait_for_selector(".prompt.replay")
    page.goto(f"{anna.home}/replay/{table}?at=3")
    anna.expect_text("Step 3 of", ".prompt")
    page.keyboard.press("n")
    anna.expect_text("Step 4 of", ".prompt")
    assert page.url.endswith("at=4")
    page.keyboard.press("p")
    anna.expect_text("Step 3 of", ".prompt")
    page.locator(".eyes select").select_option("0")
    expect(page.locator(".hand .card").first).to_be_visible()

    anna.go_home()
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".prompt.replay")

    page.goto(f"{anna.home}/table/{table}")
    page.locator(".prompt.over .btn.primary").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert anna.await_turn()


def test_a_whole_game_by_keyboard_alone(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.play_against_bots(1, "random")
    page = anna.page
    keys = page.keyboard

    # Tab goes between regions, arrows inside one, Enter chooses, Escape goes back.
    keys.press("g")
    assert page.evaluate("() => document.activeElement.matches('[data-glow]')")
    for _ in range(12):
        if page.evaluate("() => document.activeElement.closest('[data-region]')?.dataset.region === 'hand'"):
            break
        keys.press("Tab")
    page.evaluate("() => { window.first = document.activeElement; }")
    keys.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.closest('[data-region]').dataset.region") == "hand"
    assert page.evaluate("() => document.activeElement !== window.first")
    keys.press("?")
    page.wait_for_selector(".info[data-pinned]")
    keys.press("Escape")
    expect(page.locator(".info[data-pinned]")).to_have_count(0)
    keys.press("/")
    page.wait_for_selector(".move-list input:focus")
    keys.type("pass")
    expect(page.locator(".move-list .move")).to_have_count(1)
    page.evaluate("() => document.activeElement.blur()")
    keys.press("/")
    expect(page.locator(".move-list")).to_have_count(0)

    anna.play_by_keyboard()
    keys.press("l")
    assert page.evaluate("() => document.querySelector('[role=status][aria-live=polite]').textContent").strip()
    expect(page.locator(".end-panel h2")).to_be_visible()


def test_undo_and_why_not(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.play_against_bots(1, "random")
    page = anna.page
    cards = page.locator(".hand .card").count()
    assert anna.play_by_pointer(moves=1) == 1
    anna.await_turn()
    page.keyboard.press("z")
    expect(page.locator(".hand .card")).to_have_count(cards)
    anna.await_turn()
    page.locator(".base").click()  # whatever was dealt, nobody eats in Development
    expect(page.locator(".reasons p").first).not_to_be_empty()
    page.locator(".info .rule-link").last.click()
    expect(page.locator(".rules-text .cited").first).to_be_in_viewport()
    page.locator(".drawer input").fill("symbiosis")
    expect(page.locator(".guide-results li").first).to_contain_text("ymbiosis")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
