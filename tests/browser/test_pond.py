"""A game from a folder elsewhere: on a page that was built without it, and on one that was built with it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE_MS, Newcomer
from tests.browser.person import Person
from tests.table.servers import ROOT, ServerProcess
from tools.environment import Environment
from tools.web import of_environment

ALONE = [{"kind": "human"}]


def sit_down(person: Person, seats: list[dict[str, Any]], **options: Any) -> None:
    person.open_table(seats, game="pond", options={"first_player": 0, **options})
    assert person.await_turn()


def test_a_page_that_does_not_know_the_game_plays_it_all_the_same(newcomer: Newcomer) -> None:
    anna = newcomer(locale="cs")
    sit_down(anna, ALONE, days=2)
    anna.expect_text("Skoč, lov, nebo odpočívej.", ".prompt")
    anna.check_layout()
    anna.check_access()
    assert anna.play_by_pointer() == 2
    expect(anna.page.locator(".end-panel .tally")).to_have_count(1)


def test_alone_and_nobody_wins(newcomer: Newcomer) -> None:
    anna = newcomer()
    sit_down(anna, ALONE, days=1)
    anna.page.click(".prompt [data-element='choose:rest']")
    anna.page.click(".do-it:not([aria-disabled=true])")
    anna.expect_text("Nobody has won.", ".prompt.over")
    anna.page.goto(anna.home)
    anna.expect_text("Pond", ".table-list:last-child")


def test_every_kind_of_option_on_the_set_up_page(newcomer: Newcomer) -> None:
    anna = newcomer()
    page = anna.page
    page.goto(f"{anna.home}/new/pond")
    page.wait_for_selector(".option-line")
    number, weather, first = page.locator(".option-line").locator("input[type=number], select").all()[:3]
    number.fill("5")
    number.blur()
    weather.select_option("stormy")
    first.select_option("1")
    page.locator("input.switch").check()
    anna.expect_text("These options do not go together", ".notice.bad")
    page.locator("input.switch").uncheck()
    expect(page.locator(".notice.bad")).to_have_count(0)
    page.click("button[type=submit]")
    anna.page.wait_for_url("**/table/*")
    anna.check_access()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a page that was built with the games among the tests."""
    pages = tmp_path_factory.mktemp("pages")
    npm = of_environment(Environment(".venv"))
    environment = {**npm.env, "TANGLEDBANK_GAMES": str(ROOT / "tests" / "games")}
    command = [*npm.command, "run", "--silent", "build", "--", "--outDir", str(pages), "--logLevel", "error"]
    subprocess.run(command, cwd=ROOT / "web", env=environment, check=True)
    running = ServerProcess(tmp_path_factory.mktemp("table"), settings=(f"pages={pages}",))
    yield running
    running.stop()


def test_a_page_that_was_built_with_the_game_draws_its_board(browser: Browser, built: ServerProcess) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    anna = Person(context.new_page(), built.url.rstrip("/"))
    sit_down(anna, [{"kind": "human"}, {"kind": "bot", "bot": "random"}], days=2)
    expect(anna.page.locator(".leaf")).to_have_count(7)
    expect(anna.page.locator(".hand .card")).to_have_count(2)
    accent = "getComputedStyle(document.documentElement).getPropertyValue('--accent')"
    assert anna.page.evaluate(f"() => {accent}").strip() == "#2f7a6b"
    anna.check_layout()
    anna.check_access()
    assert anna.play_by_pointer() == 2
    assert not anna.complaints
    context.close()
