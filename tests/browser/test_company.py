"""Several people: at one screen, at a rematch, looking on, talking, away, and without a name."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect

from tangledbank.terminal.client import Client
from tests.browser.conftest import Newcomer
from tests.browser.person import SHORT, Person
from tests.browser.test_defence import bring_to_an_attack
from tests.table.players import at_table
from tests.table.servers import ServerProcess

PHONE = (390, 844)
OPEN_TABLE = [{"kind": "human"}, {"kind": "open"}]
SHARED_SCREEN = [{"kind": "human"}, {"kind": "hotseat", "name": "Boris"}]
SECOND_BEGINS = {**SHORT, "first_player": "1"}


def behind(person: Person) -> Client:
    """The same person without the page."""
    return Client(person.home, person.cookie())


def call(person: Person, name: str) -> None:
    assert person.page.request.post(f"{person.home}/api/me", data={"name": name}).ok


def meanwhile(work: Coroutine[Any, Any, None]) -> None:
    """Do something on sockets, in a thread of its own: the browser's driver keeps an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result(120)


def play_out(table: str, *people: Person) -> None:
    """Let the game come to its end, without the pages."""

    async def one(client: Client) -> None:
        async with at_table(client, table) as player:
            await player.play_to_the_end()

    clients = [behind(person) for person in people]

    async def everyone() -> None:
        await asyncio.gather(*map(one, clients))

    meanwhile(everyone())


def two_at_a_table(newcomer: Newcomer, **wishes: Any) -> tuple[Person, Person, str]:
    """Anna and Boris, who has come by the link."""
    anna, boris = newcomer(), newcomer(PHONE, has_touch=True)
    table = anna.open_table(OPEN_TABLE, **wishes)
    call(anna, "Anna")
    boris.follow(anna.page.locator(".invite input").input_value())
    for person in (anna, boris):
        person.page.wait_for_selector(".board")
    call(boris, "Boris")
    return anna, boris, table


def talk(person: Person, text: str) -> None:
    if person.page.locator(".chat input").count() == 0:
        if person.page.get_by_role("tab", name="Chat").is_hidden():
            person.page.get_by_role("button", name="Log, Chat").click()
        person.page.get_by_role("tab", name="Chat").click()
    person.page.locator(".chat input").fill(text)
    person.page.keyboard.press("Enter")


# ---------------------------------------------------------------------- one screen


def test_a_shared_screen_shows_no_hand_before_somebody_says_who_they_are(newcomer: Newcomer) -> None:
    anna = newcomer()
    table = anna.open_table(SHARED_SCREEN, options=SECOND_BEGINS)
    page = anna.page
    for _ in range(2):  # when it comes up first, and when it is loaded anew
        anna.expect_text("Pass the device to Boris", ".hand-over")
        assert page.locator(".hand").count() == 0
        page.locator(".hand-over .btn").click()
        page.wait_for_selector(".hand .card")
        page.reload()
    page.wait_for_selector(".hand-over")

    # At the end nobody is "you", and the next game hides its hands as well.
    play_out(table, anna)
    page.wait_for_selector(".prompt.over")
    expect(page.locator(".prompt.over")).to_contain_text(re.compile("wins!|Shared victory"))
    expect(page.locator(".end-panel h2")).not_to_contain_text("You win")
    page.locator(".prompt.over .btn.primary").click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector(".hand-over")
    assert page.locator(".hand").count() == 0


# ---------------------------------------------------------------------- the promise


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_the_shuffle_is_promised_at_the_start_and_opened_at_the_end(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size, has_touch=size == PHONE)
    table = anna.play_against_bots(1)
    page = anna.page
    promised = behind(anna).get(f"/api/tables/{table}")["commitment"]
    if size == PHONE:
        page.get_by_role("button", name="Log, Chat").click()
    page.locator(".fair summary").click()
    anna.expect_text(promised, ".fair")
    expect(page.locator(".fair")).not_to_contain_text("--verify")
    anna.check_layout()
    anna.check_access()
    play_out(table, anna)
    page.locator(".end-panel .fair summary").click()
    opened = behind(anna).get(f"/api/tables/{table}")["opened"]
    for part in (promised, opened["seed"], opened["salt"], f"tangledbank replay evolution-{table}.jsonl --verify"):
        anna.expect_text(part, ".end-panel .fair")


# ---------------------------------------------------------------------- playing again


def test_the_others_are_told_of_a_rematch(newcomer: Newcomer) -> None:
    anna, boris, table = two_at_a_table(newcomer)
    play_out(table, anna, boris)
    for person in (anna, boris):
        person.page.wait_for_selector(".prompt.over")
    anna.page.locator(".prompt.over .btn.primary").click()
    anna.page.wait_for_url(lambda url: table not in url)
    anna.page.wait_for_selector(".board")
    boris.expect_text("Anna has opened the next table.", ".prompt.over")
    boris.check_layout()
    boris.check_access()
    boris.page.locator(".prompt.over").get_by_text("Sit down there").click()
    boris.page.wait_for_selector(".hand .card")
    assert boris.page.url == anna.page.url


# ---------------------------------------------------------------------- talking


def test_whoever_looks_on_can_talk_and_a_refused_line_is_given_back(newcomer: Newcomer) -> None:
    anna, vera = newcomer(), newcomer()
    table = anna.play_against_bots(1)
    vera.page.goto(f"{vera.home}/table/{table}")  # the first page of this server that Vera sees
    vera.page.wait_for_selector(".board")
    talk(vera, "Hello!")
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.locator(".chat")).to_contain_text(re.compile(r"Guest \d+ Hello!"))

    # Too much at once.
    for number in range(5):
        talk(vera, f"line {number}")
    vera.expect_text("too fast", ".chat .notice")
    expect(vera.page.locator(".chat input")).to_have_value("line 4")
    assert vera.page.locator(".unsaid").count() == 0

    # Without a cookie nobody is known, and the page says what to do.
    vera.page.context.clear_cookies()
    vera.cut_the_line()
    talk(vera, "Who am I?")
    vera.expect_text("cookie", ".chat .notice")
    expect(vera.page.locator(".chat input")).to_have_value("Who am I?")
    vera.check_layout()


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_what_is_said_while_the_server_is_away_arrives_and_nothing_is_covered(
    newcomer: Newcomer, server: ServerProcess, size: tuple[int, int]
) -> None:
    anna = newcomer(size)
    anna.play_against_bots(1)
    page = anna.page
    server.kill()
    try:
        page.wait_for_selector(".connection[data-shown]")
        band, board = page.locator(".connection").bounding_box(), page.locator(".board").bounding_box()
        assert band and board and band["y"] + band["height"] <= board["y"] + 0.5
        anna.check_in_sight(".prompt", ".mine", ".hand")
        talk(anna, "Is anybody there?")
        anna.expect_text("Is anybody there? (on its way)", ".unsaid")
    finally:
        server.start()
    expect(page.locator(".unsaid")).to_have_count(0)
    expect(page.locator(".chat li")).to_have_count(1)
    anna.expect_text("Is anybody there?", ".chat li")


# ---------------------------------------------------------------------- away


def test_everyone_sees_who_is_away_and_who_plays_for_them(newcomer: Newcomer) -> None:
    anna, boris, table = two_at_a_table(newcomer, takeover=5, options=SECOND_BEGINS)
    anna.page.keyboard.press("t")
    heard = anna.page.locator("[role=status][aria-live=polite]").first
    expect(heard).to_contain_text("If somebody is away, Magpie plays for them after 5 seconds.")
    boris.page.goto("about:blank")
    expect(anna.page.locator(".absence")).to_contain_text(re.compile(r"Boris is away; Magpie takes over in 0:0\d\."))
    expect(anna.page.locator(".opponent .seat-mark")).to_have_text("away")
    anna.page.keyboard.press("t")
    expect(heard).to_contain_text("Magpie takes over in 0:0")
    expect(anna.page.locator(".absence")).to_have_text("Magpie is playing for Boris.")
    expect(anna.page.locator(".opponent .seat-mark")).to_have_text("bot playing")
    anna.check_layout()
    anna.check_access()
    anna.check_in_sight(".prompt", ".mine", ".hand")

    play_out(table, anna)
    anna.page.goto(f"{anna.home}/replay/{table}?at=3")
    anna.page.wait_for_selector(".opponent .strip")
    assert anna.page.locator(".seat-mark").count() == 0


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_the_sheet_says_what_happens_without_an_answer(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size).go_home()
    anna.page.goto(f"{anna.home}/table/{bring_to_an_attack(anna)}")
    anna.expect_text("If you are away, Magpie will answer for you after 2 minutes.", ".sheet[data-mine]")
    expect(anna.page.locator(".unanswered")).to_be_in_viewport()


# ---------------------------------------------------------------------- names and seats


def test_guests_are_guests_in_every_language_and_can_name_themselves(newcomer: Newcomer) -> None:
    anna, boris = newcomer(locale="ru-RU"), newcomer(PHONE, locale="cs-CZ", has_touch=True)
    anna.open_table([{"kind": "human"}, {"kind": "open"}, {"kind": "open"}])
    expect(anna.page.locator(".waiting li").first).to_contain_text(re.compile(r"Гость \d{4}"))
    boris.follow(anna.page.locator(".invite input").first.input_value())
    expect(boris.page.locator(".waiting li").nth(1)).to_contain_text(re.compile(r"Host \d{4}"))
    expect(boris.page.locator(".waiting li").first).to_contain_text(re.compile(r"Host \d{4}"))
    boris.check_layout()
    boris.check_access()
    boris.page.locator(".waiting .name input").fill("Boris")
    boris.page.keyboard.press("Enter")
    expect(anna.page.locator(".waiting li").nth(1)).to_contain_text("Boris")
    anna.page.get_by_role("button", name="Настройки").click()
    anna.page.locator(".settings .name input").fill("Анна")
    anna.page.keyboard.press("Enter")
    expect(boris.page.locator(".waiting li").first).to_contain_text("Анна")
    expect(anna.page.locator(".waiting .name input")).to_have_value("Анна")


def test_a_stranger_sits_down_at_a_public_table(newcomer: Newcomer) -> None:
    anna, vera = newcomer(), newcomer(PHONE, has_touch=True)
    private = anna.open_table(OPEN_TABLE)
    vera.page.goto(f"{vera.home}/table/{private}")
    vera.expect_text("given by link", ".waiting")
    assert vera.page.get_by_text("Take this seat").count() == 0
    table = anna.open_table(OPEN_TABLE, public=True, name="For everyone")
    vera.go_home()
    vera.page.locator(f"a[href='/table/{table}']").filter(has_text="Waiting for 1 more player").click()
    vera.check_layout()
    vera.page.get_by_text("Take this seat").click()
    for person in (anna, vera):
        person.page.wait_for_selector(".hand .card")
