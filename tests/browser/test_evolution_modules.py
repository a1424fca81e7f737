"""Evolution with all its modules in a browser: eight seats, three locations, and questions that only they ask."""

from __future__ import annotations

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tangledbank.terminal.client import Client
from tests.browser.conftest import Newcomer
from tests.browser.person import READY, SHORT, Person
from tests.table.players import Player, at_table, claim_all, guest, new_table

DESK, PHONE = (1280, 800), (390, 844)
EVERYTHING = {"time_to_fly": True, "continents": True, "gift_specials": True, "ice_age": True}
PLACES = ("laurasia", "gondwana", "ocean")
TRIES = 30  # tables until one of them comes to the question
# What leads there: traits for the one who is asked, and for the other one.
LEADING = {
    "lie_in_wait": (("ambush", "carnivorous"), ()),
    "reveal_hunter": ((), ("carnivorous",)),
    "gather": (("migration",), ()),
    "regenerate": (("regeneration",), ("carnivorous",)),
    "suffer": ((), ()),
}
LOCATED = ("gather", "regenerate", "suffer")


def open_table(person: Person, bots: int, options: dict[str, bool] = EVERYTHING) -> None:
    person.play_against_bots(bots, options=options)


def check(person: Person) -> None:
    """Everything is in sight, can be hit, and is told in words."""
    page = person.page
    page.mouse.move(2, 2)
    person.check_layout()
    person.check_access()
    person.check_in_sight(".prompt", ".hand")
    assert not re.search(
        r"\b(ui|event|move|question|refusal|mark|nature|place)-[a-z]", page.locator("main").inner_text()
    )


@pytest.mark.parametrize(("size", "scheme", "locale"), [(DESK, "light", "en-GB"), (PHONE, "dark", "ru-RU")])
def test_eight_seats_with_everything(newcomer: Newcomer, size: tuple[int, int], scheme: str, locale: str) -> None:
    anna = newcomer(size, color_scheme=scheme, locale=locale, has_touch=size == PHONE)
    open_table(anna, 7)
    expect(anna.page.locator(".seat-chip")).to_have_count(8)
    expect(anna.page.locator(".place")).to_have_count(3)
    expect(anna.page.locator(".nature")).to_be_visible()
    for moves in (0, 14):
        anna.play_by_pointer(moves=moves)
        anna.await_turn()
        check(anna)


def test_a_whole_game_with_everything_by_pointer_watched_then_its_replay(newcomer: Newcomer) -> None:
    anna, vera = newcomer(DESK, reduced_motion="no-preference"), newcomer(PHONE, has_touch=True)
    table = anna.play_against_bots(options={**EVERYTHING, **SHORT})

    # Somebody looks on, on a phone.
    made = anna.play_by_pointer(moves=8)
    anna.page.locator(".web-toggle").click()
    anna.page.emulate_media(reduced_motion="reduce")  # things have moved; the rest may be quick
    anna.await_turn()
    vera.page.goto(anna.page.url)
    vera.page.wait_for_selector(".pill")
    expect(vera.page.locator(".seat-chip")).to_have_count(2)
    expect(vera.page.locator(".place .animal")).to_have_count(anna.page.locator(".place .animal").count())
    for part in (".hand", ".mine", ".prompt[data-mine]"):
        expect(vera.page.locator(part)).to_have_count(0)
    vera.check_layout()
    vera.check_access()
    vera.page.goto("about:blank")

    assert made + anna.play_by_pointer() > 20
    anna.check_tallies(2)
    anna.check_access()
    expect(anna.page.locator(".web-toggle, .threat")).to_have_count(0)  # nobody eats any more

    # All of it once more, step by step, through other eyes and on a phone.
    page = vera.page
    page.goto(f"{vera.home}/replay/{table}?at=20")
    vera.expect_text("Step 20 of", ".prompt")
    for key, step in (("n", 21), ("n", 22), ("p", 21)):
        page.keyboard.press(key)
        vera.expect_text(f"Step {step} of", ".prompt")
    vera.check_layout()
    vera.check_access()
    page.locator(".eyes select").select_option("0")
    expect(page.locator(".place .mine")).to_have_count(3)
    page.goto(f"{vera.home}/replay/{table}")
    page.wait_for_selector(".prompt.replay")
    expect(page.locator(".place")).to_have_count(3)
    vera.check_access()


def test_a_whole_game_with_everything_by_keyboard_alone(newcomer: Newcomer) -> None:
    anna = newcomer(DESK)
    anna.play_against_bots(options={**EVERYTHING, **SHORT})
    page = anna.page

    # The three locations are regions of their own: Tab comes to each, and a card is played to where the focus is.
    page.locator(".hand .as-animal[data-glow]").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("g")
    assert page.evaluate("() => document.activeElement.matches('.place-name[data-glow]')")
    page.keyboard.press("Enter")
    expect(page.locator(".do-it")).to_be_visible()
    page.keyboard.press("Escape")

    assert anna.play_by_keyboard() > 40
    anna.check_tallies(2)
    page.keyboard.press("l")
    assert page.locator("[role=status][aria-live=polite]").first.inner_text().strip()


def test_six_seats_without_locations_on_a_phone(newcomer: Newcomer) -> None:
    anna = newcomer(PHONE, locale="cs-CZ", has_touch=True)
    open_table(anna, 5, {"time_to_fly": True, "ice_age": True})
    anna.play_by_pointer(moves=6)
    if anna.await_turn():
        check(anna)
    expect(anna.page.locator(".opponent")).to_have_count(5)
    expect(anna.page.locator(".place")).to_have_count(0)


def test_an_animal_is_played_on_a_continent(newcomer: Newcomer) -> None:
    anna = newcomer(DESK)
    open_table(anna, 1)
    page = anna.page
    before = page.locator(".place[data-location=gondwana] .mine .animal").count()
    page.locator(".hand .as-animal").first.click()
    expect(page.locator(".place-name[data-glow]")).to_have_count(2)  # nobody starts in the Ocean
    page.locator(".place[data-location=gondwana] .place-name").click()
    now = anna.decision()
    page.locator(".do-it:not([aria-disabled=true])").click()
    anna.await_change(now)
    expect(page.locator(".place[data-location=gondwana] .mine .animal")).to_have_count(before + 1)


def test_locations_are_leaves_on_a_phone(newcomer: Newcomer) -> None:
    anna = newcomer(PHONE, has_touch=True)
    open_table(anna, 3)
    page = anna.page
    for name in (*PLACES, "gondwana"):
        page.locator(".place-tab").nth(PLACES.index(name)).click()
        expect(page.locator(f".place[data-location={name}]")).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".place-tab").nth(PLACES.index(name))).to_have_attribute("aria-pressed", "true")


def test_more_to_choose_beyond_the_edge(newcomer: Newcomer) -> None:
    anna = newcomer(PHONE, has_touch=True)
    open_table(anna, 1)
    page = anna.page
    cards = page.locator(".hand .card").count()
    assert cards > 5  # too many for a phone
    right, left = page.locator(".more[data-side=right]"), page.locator(".more[data-side=left]")
    beyond = int(right.inner_text().strip(" ›\n"))
    assert 0 < beyond < cards
    expect(page.locator(".hand .card").last).not_to_be_in_viewport(ratio=0.5)
    anna.check_layout()
    right.click()
    page.wait_for_function("() => document.querySelector('.hand').scrollLeft > 0")
    for _ in range(cards):
        anna.await_pictures()
        page.evaluate("() => document.querySelector('.more[data-side=right]')?.click()")
    expect(page.locator(".hand .card").last).to_be_in_viewport(ratio=0.9)
    expect(left).to_be_visible()


def test_five_animals_to_choose_from_are_in_sight_on_a_phone(newcomer: Newcomer) -> None:
    anna = newcomer(PHONE, has_touch=True)
    open_table(anna, 1)
    page = anna.page
    for _ in range(5):
        anna.await_turn()
        page.locator(".hand .as-animal[data-glow]").first.click()
        page.locator("[data-element='place:laurasia'][data-glow]").first.click()
        before = anna.decision()
        page.locator(".do-it:not([aria-disabled=true])").click()
        anna.await_change(before)
    anna.await_turn()
    glowing = page.locator("[data-location=laurasia] .mine .creature-piece[data-glow]")
    for half in page.locator(".hand .half:not(.as-animal)[data-glow]").all():
        half.click()
        if glowing.count() == 5:  # a trait for every one of them
            break
        page.keyboard.press("Escape")
    assert glowing.count() == 5
    for animal in glowing.all():
        expect(animal).to_be_in_viewport(ratio=0.9)
    glowing.last.click()
    expect(page.locator("[data-location=laurasia] [data-stand=chosen]")).to_have_count(1)


def test_modules_are_switches_and_seats_follow(newcomer: Newcomer) -> None:
    anna = newcomer(DESK)
    page = anna.page
    page.goto(f"{anna.home}/new/evolution")
    expect(page.locator(".set-up [role=status]")).to_have_text("2–4 players")
    page.get_by_label("Time to Fly 42").check()
    page.get_by_label("Continents").check()
    expect(page.locator(".set-up [role=status]")).to_have_text("2–8 players")
    add = page.get_by_role("button", name="Add a seat")
    for seats in range(4, 9):
        add.click()
        expect(page.locator(".seat-wishes li")).to_have_count(seats)
    expect(add).to_have_count(0)
    page.get_by_label("Continents").uncheck()
    expect(page.locator(".seat-wishes li")).to_have_count(6)
    page.get_by_label("Continents").check()
    expect(page.locator(".set-up [role=status]")).to_have_text("2–8 players")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".place")
    expect(page.locator(".seat-chip")).to_have_count(6)


# Words that are cut off, or cards below the edge of the board.
CUT = """() => [...document.querySelectorAll('.mine .chip, .chip-name, .half-name, .card, .base')].filter(e => {
  const edge = e.closest('.mine')?.getBoundingClientRect();
  return e.scrollWidth > e.clientWidth + 1 || (edge && e.getBoundingClientRect().bottom > edge.bottom + 1);
}).map(e => e.outerHTML)"""


async def grow(anna: Client, table: str, cards: int) -> None:
    """Put traits on the first animal until it has so many."""
    async with at_table(anna, table) as one:
        while await one.until_asked():
            animals = one.view["view"]["board"]["seats"][0]["animals"]
            if one.view["view"]["question"]["key"] == "develop" and animals and len(animals[0]["traits"]) >= cards:
                return
            first = str(animals[0]["animal"]) if animals else ""
            own = [move for move in one.moves if move.startswith("play_trait") and move.split()[4] == first]
            food = [move for move in one.moves if move.startswith("take_food")]
            await one.move((own or food or one.moves)[0])


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (DESK, "ru-RU"), (PHONE, "ru-RU"), (PHONE, "cs-CZ")])
def test_own_cards_are_in_sight_with_their_names(newcomer: Newcomer, size: tuple[int, int], locale: str) -> None:
    anna = newcomer(size, locale=locale, has_touch=size == PHONE)
    anna.go_home()
    client = Client(anna.home, anna.cookie())
    table = new_table(client, "human", "random", "random", "random")["id"]
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, grow(client, table, 5)).result(120)
    page = anna.page
    page.goto(f"{anna.home}/table/{table}")
    page.wait_for_selector(".mine .animal")
    assert page.locator(".mine .chip").count() >= 5
    if size == DESK:  # on a phone all animals are in sight, which leaves room for pictures
        assert page.locator(".mine .chip-name").count() >= 5
    assert page.evaluate(CUT) == []
    anna.check_layout()

    # Who looks on at a table of four has room for the names of all cards.
    page.context.clear_cookies()
    page.reload()
    page.wait_for_selector(".pill")
    if size == DESK:
        assert page.locator(".herd .chip-name").count() > 0 and page.locator(".animal.mini").count() == 0
    anna.check_layout()
    anna.check_access()


def bring_to(person: Person, what: str, answers: range = range(1, 1000)) -> None:
    """Play for the person and for a neighbour until the person is asked this, with so many answers; then sit down."""
    anna, boris = Client(person.home, person.cookie()), guest(person.home, "Boris")
    for attempt in range(TRIES):
        table = new_table(anna, "human", "open", options={**EVERYTHING, "continents": what in LOCATED})
        claim_all(table, boris)
        # In a thread of its own: the browser's driver keeps an event loop in this one.
        with ThreadPoolExecutor(1) as thread:
            course = play(anna, boris, table["id"], what, answers, random.Random(attempt))
            asked = thread.submit(asyncio.run, course).result(120)
        if asked:
            person.page.goto(f"{person.home}/table/{table['id']}")
            person.page.wait_for_selector(READY)
            return
    raise AssertionError(f"nobody was asked {what}")


def leading(player: Player, what: str, seat: int, rng: random.Random) -> str:
    """A move that leads to the question; the one who is asked keeps Hunters and does not attack."""
    board, things = player.view["view"]["board"], player.view["view"]["things"]
    hand = board["seats"][seat]["hand"] or []
    hunters = {str(card["card"]) for card in hand if card["design"] == "hunter"}
    moves = [move for move in player.moves if seat == 1 or not move.startswith("attack")] or player.moves
    words = [(move, move.split()) for move in moves]
    lurking = [move for move, parts in words if parts[0] == "play_animal" and parts[1] in hunters]
    traits = [move for move, parts in words if parts[0] == "play_trait" and parts[2] in LEADING[what][seat]]
    mine = {element for element, facts in things.items() if facts.get("owner") == "seat:0"}
    attacks = [move for move, parts in words if parts[0] == "attack" and f"animal:{parts[2]}" in mine]
    bold = [move for move in moves if move.startswith(("migrate", "take_food"))]
    animals = [move for move in moves if move.startswith("play_animal") and what == "reveal_hunter" and seat == 0]
    return rng.choice(lurking or traits or attacks or bold or animals or moves)


async def play(anna: Client, boris: Client, table: str, what: str, answers: range, rng: random.Random) -> bool:
    async with at_table(anna, table) as one, at_table(boris, table) as other:
        players = [one, other]
        now = one
        while not now.is_over:
            asked = now.view["view"]["question"]["seat"]
            seat = 1 - players.index(now) if asked is None else asked  # a question that must not show is not mine
            now = players[seat]
            if not await now.until_asked():
                return False
            if now is one and now.view["view"]["question"]["key"] == what and len(now.moves) in answers:
                return True
            await now.move(leading(now, what, seat, rng))
    return False


@pytest.mark.parametrize(("what", "size"), [("lie_in_wait", PHONE), ("reveal_hunter", DESK)])
def test_a_sheet_for_ambush_and_hunter(newcomer: Newcomer, what: str, size: tuple[int, int]) -> None:
    anna = newcomer(size)
    anna.go_home()
    bring_to(anna, what, range(2, 100))
    page = anna.page
    page.wait_for_selector(".sheet[data-mine]")
    assert page.locator(".sheet .fighter").count() >= 2
    assert page.locator(".sheet .answer").count() >= 2
    assert page.locator(".sheet .sheet-why").count() == 0
    anna.check_layout()
    anna.check_access()
    before = anna.decision()
    page.locator(".sheet[data-mine] .answer:not([aria-disabled=true])").first.click()
    anna.await_change(before)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_no_hunter_and_asked_all_the_same(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size)
    anna.go_home()
    bring_to(anna, "reveal_hunter", range(1, 2))
    page = anna.page
    expect(page.locator(".sheet-why")).to_contain_text("Hunter")
    expect(page.locator(".sheet .answer")).to_have_count(1)
    expect(page.locator(".mine [data-about=prey], .animal[data-about=prey]").first).to_be_in_viewport(ratio=0.5)
    anna.check_layout()
    anna.check_access()
    page.wait_for_selector(".answer:not([aria-disabled=true])")
    before = anna.decision()
    page.keyboard.press("1")  # one key, and the game goes on
    anna.await_change(before)


@pytest.mark.parametrize(("what", "size"), [("gather", DESK), ("regenerate", PHONE), ("suffer", PHONE)])
def test_questions_of_the_modules_by_pointer(newcomer: Newcomer, what: str, size: tuple[int, int]) -> None:
    anna = newcomer(size)
    anna.go_home()
    bring_to(anna, what)
    before = anna.decision()
    assert anna.play_by_pointer(moves=1) == 1
    assert anna.decision() != before
