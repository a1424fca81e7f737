"""Choosing: each target says what would happen, harm to oneself is meant, and what comes of a move is foretold."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, expect

from tangledbank.terminal.client import Client
from tests.browser.conftest import Newcomer
from tests.browser.person import Person
from tests.table.players import Player, at_table, new_table

TRIES = 40  # tables until one of them comes to what is wanted
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True}

Choose = Callable[[Player, random.Random], str | None]


def bring_to(person: Person, choose: Choose, game: str = "evolution", **options: Any) -> None:
    """Play for the person against a bot until `choose` has no move to make; then open the page there."""
    person.go_home()
    anna = Client(person.home, person.cookie())
    for attempt in range(TRIES):
        table = new_table(anna, "human", "random", game=game, options=options)["id"]
        with ThreadPoolExecutor(1) as thread:  # the browser's driver keeps an event loop in this one
            there = thread.submit(asyncio.run, play(anna, table, choose, random.Random(attempt))).result(120)
        if there:
            person.page.goto(f"{person.home}/table/{table}")
            person.await_turn()
            expect(person.page.locator(".prompt[data-mine]")).to_be_visible()
            return
    raise AssertionError("it does not come to that")


async def play(anna: Client, table: str, choose: Choose, rng: random.Random) -> bool:
    """Whether it comes to what is wanted before the first twenty moves are over."""
    async with at_table(anna, table) as player:
        for _ in range(20):
            if not await player.until_asked():
                return False
            move = choose(player, rng)
            if move is None:
                return True
            await player.move(move)
    return False


def to_a_hunt(player: Player, rng: random.Random) -> str | None:
    """Until one animal of one's own may attack others and two of one's own, and another one may eat, too."""
    moves = player.moves
    attacks = [move.split() for move in moves if move.startswith("attack")]
    own = {f"animal:{name}" for name in whose(player, "seat:0")}
    prey = [f"animal:{words[2]}" in own for words in attacks]
    hunters = {words[1] for words in attacks}
    eaters = {move.split()[1] for move in moves if move.startswith("take_food")}
    if prey.count(True) > 1 and False in prey and len(hunters) == 1 and hunters < eaters:
        return None
    fierce = [move for move in moves if move.startswith("play_trait") and " carnivorous on " in move]
    mine = [move for move in fierce if f"animal:{move.split()[4]}" in own]
    animals = [move for move in moves if move.startswith("play_animal")]
    fitting = mine if mine and len(own) > 1 else animals if len(own) < 3 else []
    return rng.choice(fitting) if fitting else "pass" if "pass" in moves else rng.choice(moves)


def whose(player: Player, seat: str) -> list[str]:
    """The numbers of the animals of a seat."""
    things = player.view["view"]["things"]
    return [name.partition(":")[2] for name, facts in things.items() if "prey" in facts and facts["owner"] == seat]


def chosen(page: Page) -> list[str]:
    """The elements on the table that are chosen."""
    found: list[str] = page.eval_on_selector_all(
        ".table-grid [data-stand=chosen]", "all => all.map(e => e.dataset.element)"
    )
    return found


def test_targets_say_what_would_happen(newcomer: Newcomer) -> None:
    anna = newcomer()
    bring_to(anna, to_a_hunt)
    page = anna.page
    # Food, then who eats.
    page.locator("[data-element^='base:']").click()
    expect(page.locator(".prompt-text")).to_contain_text("Now choose the animal that eats.")
    eaters = page.locator("[data-element^='animal:'][data-verb=take_food]")
    assert eaters.count() > 1
    assert str(eaters.first.get_attribute("aria-label")).endswith(", eat")
    page.keyboard.press("Escape")
    assert chosen(page) == []  # one key is enough, whatever card had come up

    # The hunter, and whom it may attack; one's own are not among them.
    page.locator("[data-element^='animal:'][data-glow]").first.click()
    hunter = page.locator("[data-element='own:attack']")
    if not hunter.count():  # it was another one
        for eater in page.locator("[data-element^='animal:'][data-stand=start]").all():
            eater.click()
            if hunter.count():
                break
    name = chosen(page)[0]
    prey = page.locator("[data-element^='animal:'][data-verb=attack]")
    assert prey.count() >= 1 and prey.first.locator(".verb-sign").count() >= 1
    own = page.locator("[data-element^='animal:'][data-stand=start]")
    own.first.click()
    assert chosen(page) == [own_name(page)] != [name]  # another of one's own is chosen instead, and nobody attacked
    page.locator(f"[data-element='{name}']").click()

    # A line to the prey, and what to expect.
    prey.first.click()
    expect(page.locator(f".aim-line[data-from='{name}']")).to_have_count(1)
    expect(page.locator(".prompt-ahead p").first).not_to_be_empty()
    anna.check_access()
    page.keyboard.press("Escape")
    expect(page.locator(".aim-line")).to_have_count(0)

    # One's own only behind a word of its own.
    page.locator("[data-element='own:attack']").click()
    expect(page.locator(".prompt-text")).to_contain_text("Now choose an animal of yours to attack.")
    page.locator("[data-element^='animal:'][data-verb=attack]").first.click()
    expect(page.locator(".move-sentence")).to_contain_text("attacks your own")


def own_name(page: Page) -> str:
    """The one animal that is chosen."""
    [name] = chosen(page)
    return name


def to_a_parasite(player: Player, rng: random.Random) -> str | None:
    """Until there is a card in hand that is only for others, an animal of one's own, and several of another."""
    cruel = {move.split()[-1] for move in player.moves if " parasite on " in move}
    if len(cruel) > 1 and whose(player, "seat:0"):
        return None
    return rng.choice([move for move in player.moves if move.startswith("play_animal")] or player.moves)


def test_why_not_speaks_of_what_is_chosen(newcomer: Newcomer) -> None:
    anna = newcomer()
    bring_to(anna, to_a_parasite)
    page = anna.page
    page.locator("[data-run$='face:parasite']").first.click()
    expect(page.locator(".prompt-text")).to_contain_text("Now choose an opponent’s animal for Parasite.")
    mine = page.locator("[data-element^='animal:']:not([data-verb])").first  # it is one's own
    mine.focus()
    page.keyboard.press("?")
    expect(page.locator(".info .reasons")).to_contain_text("Parasite")
    expect(page.locator(".info .reasons")).to_contain_text("Now choose an opponent’s animal for Parasite.")


def test_on_a_phone_the_prompt_tells_what_was_touched(newcomer: Newcomer) -> None:
    anna = newcomer(**PHONE)
    bring_to(anna, to_a_parasite)
    page = anna.page
    page.locator("[data-run$='face:parasite']").first.tap()
    expect(page.locator(".prompt-about")).to_contain_text("Needs 2 more food")
    assert page.locator("[data-element^='animal:'][data-verb=play_trait]").count() >= 1
    expect(page.locator(".info")).to_have_count(0)  # nothing covers what comes next
    anna.check_layout()


def to_a_meal(player: Player, rng: random.Random) -> str | None:
    """New World: until an animal may choose between meals."""
    meals = [move for move in player.moves if move.startswith("feed ")]
    if len(meals) > 2:
        return None
    return rng.choice([move for move in player.moves if move.startswith("new_animal")] or player.moves)


def test_new_world_names_the_next_choice(newcomer: Newcomer) -> None:
    for size in ({}, PHONE):
        anna = newcomer(**size)
        bring_to(anna, to_a_meal, "newworld")
        page = anna.page
        page.locator("[data-element^='animal:'][data-glow]").first.click()
        if not page.locator(".do-it").count():
            expect(page.locator(".prompt-text")).to_contain_text(re.compile("Now choose (a shelter or )?food"))
            assert page.locator("[data-element^='food:'][data-verb=feed]").count() > 1
            page.locator("[data-element^='food:'][data-verb=feed]").first.click()
        expect(page.locator(".prompt-ahead p").first).not_to_be_empty()
