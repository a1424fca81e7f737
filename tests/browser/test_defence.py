"""The defence sheet: somebody is attacked, loses the connection in the middle of it, and answers all the same."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect

from tangledbank.table.client import Client
from tangledbank.table.identity import COOKIE
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.table.players import Player, at_table, claim_all, guest, new_table

TRIES = 40  # tables until one of them comes to an attack that can be answered
DEFENCES = ("tail_loss", "mimicry", "running")


def bring_to_an_attack(person: Person) -> str:
    """Play for the person and for a hunter, until the person must choose a defence; the answer is the table."""
    cookies = {str(cookie["name"]): str(cookie["value"]) for cookie in person.page.context.cookies()}
    anna, boris = Client(person.home, cookies[COOKIE]), guest(person.home, "Boris")
    for attempt in range(TRIES):
        table = new_table(anna, "human", "open")
        claim_all(table, boris)
        # In a thread of its own: the browser's driver keeps an event loop in this one.
        with ThreadPoolExecutor(1) as thread:
            attacked = thread.submit(asyncio.run, play(anna, boris, table["id"], random.Random(attempt))).result(120)
        if attacked:
            return str(table["id"])
    raise AssertionError("no attack in so many games")


async def play(anna: Client, boris: Client, table: str, rng: random.Random) -> bool:
    """Play until Anna is asked to defend; False if the game ends before."""
    async with at_table(anna, table) as one, at_table(boris, table) as other:
        players = [one, other]
        now = one
        while not now.is_over:
            now = players[now.view["view"]["question"]["seat"]]
            if not await now.until_asked():
                return False
            if now is one and question(one)["what"] == "defend" and len(one.moves) > 1:
                return True
            await now.move(likely(now, rng))
    return False


def question(player: Player) -> dict[str, Any]:
    """What the player is asked."""
    asked: dict[str, Any] = player.view["view"]["question"]
    return asked


def likely(player: Player, rng: random.Random) -> str:
    """A move that leads to an attack on seat 0 with something to choose."""
    owners = player.view["view"]["board"]["owners"]
    seat = question(player)["seat"]
    attacks = [move for move in player.moves if move.startswith("attack") and owners[int(move.split()[2]) - 1] == 0]
    if seat == 1 and attacks:
        return rng.choice(attacks)
    wanted = ("carnivorous",) if seat == 1 else DEFENCES
    traits = [move for move in player.moves if move.startswith("play_trait") and move.split()[2] in wanted]
    return rng.choice(traits or player.moves)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_connection_is_lost_in_the_middle_of_an_attack(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size)
    anna.go_home()
    table = bring_to_an_attack(anna)
    page = anna.page
    page.goto(f"{anna.home}/table/{table}")
    page.wait_for_selector(".sheet[data-mine]")
    answers = page.locator(".sheet .answer").all_text_contents()
    assert len(answers) > 1
    for part in (".prompt", ".animal[data-about=prey] .creature-piece", ".sheet .answer >> nth=0"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.9)
    page.locator(".sheet .answer").last.scroll_into_view_if_needed()
    expect(page.locator(".sheet .answer").last).to_be_in_viewport(ratio=0.9)
    anna.check_layout()
    anna.check_access()
    anna.cut_the_line()
    assert page.locator(".sheet .answer").all_text_contents() == answers
    page.reload()
    page.wait_for_selector(".sheet[data-mine]")
    assert page.locator(".sheet .answer").all_text_contents() == answers
    before = anna.decision()
    page.locator(".sheet[data-mine] .answer:not([aria-disabled=true])").first.click()
    anna.await_change(before)
