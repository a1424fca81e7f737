"""Two people and a spectator at one table; a server that goes away and comes back; several people at one screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.table.servers import ServerProcess

OPEN_TABLE = [{"kind": "human"}, {"kind": "open"}]


def test_two_people_and_a_spectator(newcomer: Newcomer) -> None:
    anna, boris, vera = newcomer(), newcomer((390, 844), has_touch=True), newcomer()
    table = anna.open_table(OPEN_TABLE)
    link = anna.page.locator(".invite input").input_value()
    boris.follow(link)
    vera.page.goto(f"{vera.home}/table/{table}")
    for person in (anna, boris, vera):
        person.page.wait_for_selector(".board")
    assert "claim" not in boris.page.url

    # What one does, all see; only those who sit there have a hand, and only their own.
    for _ in range(3):
        anna.page.wait_for_selector(".prompt")
        for person in (anna, boris):
            if person.page.locator(".prompt[data-mine]").count():
                person.play_by_pointer(moves=1)
    lines = "() => document.querySelectorAll('.log li').length"
    count = anna.page.evaluate(lines)
    vera.page.wait_for_function(f"count => ({lines})() >= count", arg=count)
    assert vera.page.locator(".hand").count() == 0
    assert vera.page.locator(".prompt[data-mine]").count() == 0
    assert vera.page.locator(".opponent").count() == 2

    # Talking.
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.locator(".chat input").fill("<b>Hello</b>")
    anna.page.keyboard.press("Enter")
    vera.page.get_by_role("tab", name="Chat").click()
    vera.expect_text("<b>Hello</b>", ".chat")

    # Somebody who was away has missed nothing.
    boris.cut_the_line()
    boris.page.reload()
    boris.page.wait_for_selector(".board")
    anna.page.wait_for_selector(".board")
    assert boris.page.locator(".log li").count() == count or boris.page.locator(".hand").count() == 1


def test_the_server_goes_away_and_comes_back(newcomer: Newcomer, server: ServerProcess) -> None:
    anna = newcomer()
    anna.play_against_bots(1, "random")
    page = anna.page
    while not page.locator(".do-it").count():
        anna.touch_something(0)
    hand = page.locator(".hand .card").count()
    server.kill()
    page.locator(".do-it").click()  # said into the void, and said again later with the same key
    expect(page.locator(".connection")).to_have_attribute("data-shown", "true")
    server.start()
    page.wait_for_function("() => document.querySelector('.connection').dataset.health === 'fine'")
    expect(page.locator(".hand .card")).to_have_count(hand - 1)
    assert anna.play_by_pointer(moves=2) == 2


def test_a_link_from_somebody_else_is_asked_about_and_names_both(newcomer: Newcomer) -> None:
    mallory, victim = newcomer(), newcomer()
    mallory.play_against_bots(1)
    victim.play_against_bots(1)
    table = victim.page.url
    mallory.page.get_by_role("button", name="Settings").click()
    mallory.page.get_by_role("button", name="Play on another device").click()
    link = mallory.page.get_by_label("Play on another device").input_value()
    victim.page.goto(link)
    expect(victim.page.locator(".gone strong")).to_contain_text("You would lose your seat at 1 table")
    expect(victim.page.locator(".gone")).to_contain_text("On this device you are Guest")
    victim.check_access()
    victim.page.get_by_role("button", name="Cancel").click()
    victim.page.goto(table)
    expect(victim.page.locator(".hand")).to_have_count(1)  # still the same person


def test_another_device_somebody_who_looks_on_and_a_seat_that_is_left(newcomer: Newcomer) -> None:
    anna, telephone, vera = newcomer(), newcomer((390, 844), has_touch=True), newcomer()
    anna.play_against_bots(1)
    page = anna.page

    # The link makes the telephone the same person, once that has been agreed to.
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Play on another device").click()
    link = page.get_by_label("Play on another device").input_value()
    anna.check_layout()
    anna.check_access()
    telephone.page.goto(link)
    expect(telephone.page.get_by_role("heading")).to_contain_text("Play here as")
    telephone.check_layout()
    telephone.check_access()
    assert "/device/" in telephone.page.url
    telephone.page.get_by_role("button", name="Yes, play here as").click()
    telephone.page.wait_for_url(lambda url: "/device/" not in url)
    telephone.page.goto(page.url)
    expect(telephone.page.locator(".hand .card")).to_have_count(page.locator(".hand .card").count())

    # Who looks on is counted, and only they.
    expect(page.locator(".pill")).to_have_count(0)
    vera.page.goto(page.url)
    expect(page.locator(".pill")).to_contain_text("1 person is watching")
    expect(vera.page.locator(".pill")).to_contain_text("You are watching")

    # Getting up: asked twice, and then a bot plays on.
    page.get_by_role("button", name="Leave the seat").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".hand")).to_have_count(1)
    page.get_by_role("button", name="Leave the seat").click()
    page.locator(".menu-part .danger").click()
    for person in (anna, telephone):
        expect(person.page.locator(".hand")).to_have_count(0)
        expect(person.page.locator(".pill")).to_contain_text("You are watching")
    vera.page.wait_for_selector(".prompt.over")  # the bots play it to the end
    anna.check_tallies(2)


def test_two_people_at_one_screen(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.open_table([{"kind": "human"}, {"kind": "hotseat", "name": "Boris"}])
    page = anna.page
    page.locator(".hand-over .btn").click()
    anna.play_by_pointer(moves=1)
    page.wait_for_selector(".hand-over")
    assert page.locator(".hand").count() == 0
    page.locator(".hand-over .btn").click()
    page.wait_for_selector(".hand")


def test_addresses_that_lead_nowhere(newcomer: Newcomer) -> None:
    anna = newcomer()
    for path in ("/table/nothing-here", "/replay/nothing-here", "/no/such/page", "/table/x?claim=forged"):
        anna.page.goto(anna.home + path)
        expect(anna.page.locator(".gone a.btn")).to_be_visible()
