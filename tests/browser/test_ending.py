"""The ending: every count piece by piece, the course of the game, the plate; and the replay that leads to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person

GOLDEN = Path(__file__).parents[1] / "golden"
DESK, PHONE = (1280, 800), (390, 844)


def bring(person: Person, record: str) -> str:
    """A finished game from a record, as a table of the server."""
    person.go_home()
    text = (GOLDEN / record).read_text("utf-8")
    answer = person.page.request.post(f"{person.home}/api/records", data={"text": text})
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


@pytest.mark.parametrize(
    ("record", "seats", "size", "scheme", "locale"),
    [
        ("evolution-base-3.jsonl", 3, DESK, "light", "en-GB"),
        ("dinosaurs-base-3.jsonl", 3, PHONE, "dark", "ru-RU"),
        ("magical-base-1.jsonl", 1, PHONE, "light", "cs-CZ"),
    ],
)
def test_an_ending(
    newcomer: Newcomer, tmp_path: Path, record: str, seats: int, size: tuple[int, int], scheme: str, locale: str
) -> None:
    anna = newcomer(size, color_scheme=scheme, locale=locale, has_touch=size == PHONE)
    table = bring(anna, record)
    page = anna.page
    page.goto(f"{anna.home}/replay/{table}")
    page.locator(".prompt.replay .btn.primary").click()
    anna.check_tallies(seats)
    expect(page.locator(".tally-count").first).to_be_in_viewport()
    expect(page.locator(".chart .curve")).to_have_count(seats)
    measures = page.locator(".chart-choices .btn")
    before = page.locator(".chart .curve").first.get_attribute("d")
    measures.nth(1).click()
    expect(measures.nth(1)).to_have_attribute("aria-pressed", "true")
    assert page.locator(".chart .curve").first.get_attribute("d") != before
    anna.check_layout()
    anna.check_access()
    assert not re.search(r"\b(ui|ending|measure)-[a-z]", page.locator(".end-panel").inner_text())

    if page.locator(".plate-frame").count():  # where somebody has won
        with page.expect_download() as download:
            page.locator(".plate-frame .btn").click()
        picture = tmp_path / "plate.png"
        download.value.save_as(picture)
        assert picture.read_bytes()[:4] == b"\x89PNG" and picture.stat().st_size > 20_000
    if page.locator(".turning").count():
        page.locator(".turning a").click()
        page.wait_for_url(re.compile(r"/replay/.+at=\d+"))
        expect(page.locator(".end-panel")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_replay_by_turns_and_by_itself(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size, has_touch=size == PHONE)
    table = bring(anna, "newworld-base-2.jsonl")
    page = anna.page
    page.goto(f"{anna.home}/replay/{table}?at=3")
    anna.expect_text("Step 3 of", ".prompt")
    expect(page.locator("[data-lit]").first).to_be_visible()  # what the step was about
    page.wait_for_selector(".scrubber .curve")
    anna.check_layout()
    anna.check_access()
    page.keyboard.press("PageDown")
    anna.expect_text("Epoch 2", ".top-bar")
    assert page.get_by_label("Go to").input_value() == "2"
    page.keyboard.press("PageUp")
    anna.expect_text("Epoch 1", ".top-bar")
    page.get_by_label("Go to").select_option("3")
    anna.expect_text("Epoch 3", ".top-bar")
    page.locator(".scrubber .slider").focus()
    at = int(re.search(r"at=(\d+)", page.url)[1])  # type: ignore[index]
    page.keyboard.press("ArrowRight")
    anna.expect_text(f"Step {at + 1} of", ".prompt")
    page.keyboard.press("k")
    expect(page.get_by_label("Pause")).to_be_visible()
    page.wait_for_function("at => Number(new URLSearchParams(location.search).get('at')) > at + 3", arg=at)
    page.keyboard.press("k")
    expect(page.get_by_label("Play automatically")).to_be_visible()
