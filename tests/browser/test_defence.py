"""The defence sheet: somebody is attacked, loses the connection in the middle of it, and answers all the same."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect

from tangledbank.terminal.client import Client
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.table.players import Player, at_table, claim_all, guest, new_table

TRIES = 40  # tables until one of them comes to an attack that can be answered
SOME = 4  # answers that come up by themselves
DEFENCES = ("tail_loss", "mimicry", "running")


def bring_to_an_attack(person: Person, answers: int = 2) -> str:
    """Play for the person and for a hunter, until the person must choose one of so many defences; gives the table."""
    anna, boris = Client(person.home, person.cookie()), guest(person.home, "Boris")
    for attempt in range(TRIES):
        table = new_table(anna, "human", "open")
        claim_all(table, boris)
        # In a thread of its own: the browser's driver keeps an event loop in this one.
        with ThreadPoolExecutor(1) as thread:
            attacked = thread.submit(
                asyncio.run, play(anna, boris, table["id"], random.Random(attempt), answers)
            ).result(120)
        if attacked:
            return str(table["id"])
    raise AssertionError("no attack in so many games")


async def play(anna: Client, boris: Client, table: str, rng: random.Random, answers: int) -> bool:
    """Play until Anna is asked to defend; False if the game ends before."""
    async with at_table(anna, table) as one, at_table(boris, table) as other:
        players = [one, other]
        now = one
        while not now.is_over:
            now = players[now.view["view"]["question"]["seat"]]
            if not await now.until_asked():
                return False
            if now is one and question(one)["key"] == "defend" and len(one.moves) >= answers:
                return True
            await now.move(likely(now, rng) if answers <= SOME else patient(now, rng))
    return False


def question(player: Player) -> dict[str, Any]:
    """What the player is asked."""
    asked: dict[str, Any] = player.view["view"]["question"]
    return asked


def owner(player: Player, animal: str) -> str:
    """Whose animal it is, as the view tells."""
    seat: str = player.view["view"]["things"][f"animal:{animal}"]["owner"]
    return seat


def likely(player: Player, rng: random.Random) -> str:
    """A move that leads to an attack on seat 0 with something to choose."""
    seat = question(player)["seat"]
    attacks = [
        move for move in player.moves if move.startswith("attack") and owner(player, move.split()[2]) == "seat:0"
    ]
    if seat == 1 and attacks:
        return rng.choice(attacks)
    wanted = ("carnivorous",) if seat == 1 else DEFENCES
    traits = [move for move in player.moves if move.startswith("play_trait") and move.split()[2] in wanted]
    return rng.choice(traits or player.moves)


def patient(player: Player, rng: random.Random) -> str:
    """A move that leads to an attack on an animal with many cards: it has time to grow them."""
    board = player.view["view"]["board"]
    moves = [move for move in player.moves if board["turn"] > 2 or not move.startswith("attack")] or player.moves
    if question(player)["seat"] == 1:
        attacks = [move for move in moves if move.startswith("attack") and owner(player, move.split()[2]) == "seat:0"]
        wanted = ("carnivorous", "sharp_vision", "swimming", "high_body_weight")
        traits = [move for move in moves if move.startswith("play_trait") and move.split()[2] in wanted]
        return rng.choice(attacks or traits or moves)
    runs = [move for move in moves if move == "run"]
    traits = [move for move in moves if move.startswith("play_trait")]
    first = sorted(traits, key=lambda move: (move.split()[2] not in DEFENCES, int(move.split()[4])))[:1]
    return rng.choice(runs or first or [move for move in moves if move.startswith("take_food")] or moves)


def test_many_answers_are_in_sight_with_their_keys(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.go_home()
    table = bring_to_an_attack(anna, 7)
    page = anna.page
    page.goto(f"{anna.home}/table/{table}")
    page.wait_for_selector(".sheet[data-mine]")
    answers = page.locator(".sheet .answer")
    for nth in range(7):
        expect(answers.nth(nth).locator(".answer-key")).to_have_attribute("data-text", str(nth + 1))
        expect(answers.nth(nth)).to_be_in_viewport(ratio=0.9)
    for spent in page.locator(".fighter-traits .spent").all():  # struck through, and why
        assert spent.locator(".why").inner_text().strip() in ("used", "does not work", "ignored: Intellect")
    for part in (
        ".opponent:has([data-about]) .who",
        ".animal[data-about=hunter] .creature-piece",
        ".animal[data-about=prey] .chip >> nth=5",
    ):
        for thing in page.locator(part).all():
            expect(thing).to_be_in_viewport(ratio=0.9)
    anna.check_layout()
    anna.check_access()

    # On a phone the cards of both have names.
    page.set_viewport_size({"width": 390, "height": 844})
    for name in page.locator(".fighter-trait").all():
        box = name.bounding_box()
        assert box is not None and box["width"] > 20
    anna.check_layout()
    page.set_viewport_size({"width": 1280, "height": 800})

    # The key of an answer gives it, whatever else has numbers.
    page.wait_for_selector(".answer:not([aria-disabled=true])")
    dropped = page.locator(".to-drop .answer").first
    card = (dropped.get_attribute("aria-label") or "").removeprefix("Discard ").partition(":")[0]
    key = dropped.locator(".answer-key").get_attribute("data-text") or ""
    before = anna.decision()
    page.keyboard.press(key)
    anna.await_change(before)
    anna.expect_text(f"loses {card} and survives", ".log")


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
    expect(page.locator(".prompt-text .your")).to_have_text("Your decision.")  # it is somebody else's turn
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
