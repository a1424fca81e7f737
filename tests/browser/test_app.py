"""The page as an app: what it weighs, how it is installed, what it shows without a connection, and its settings."""

from __future__ import annotations

import struct

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Newcomer
from tests.table.servers import ServerProcess

DESK, PHONE = (1280, 800), (390, 844)
MOST_BYTES = 250_000
MOST_FONT_BYTES = 150_000


def requests_of(page: Page) -> list[Request]:
    """What a page asks for, from now on."""
    found: list[Request] = []
    page.on("requestfinished", lambda request: found.append(request))
    return found


def test_the_first_paint_is_light_and_asks_nobody_else(newcomer: Newcomer) -> None:
    boris = newcomer().go_home()
    for game in ("", "evolution", "newworld", "magical", "dinosaurs", "marine"):
        anna = newcomer(locale="ru-RU")  # with English behind it: nobody loads more
        page, requests = anna.page, requests_of(anna.page)
        if game:
            id = boris.page.request.post(f"{boris.home}/api/play-now", data={"game": game}).json()["id"]
            page.goto(f"{anna.home}/table/{id}")
            page.wait_for_selector(".board")
        else:
            anna.go_home()
        page.wait_for_load_state("networkidle")
        assert all(request.url.startswith((anna.home, "data:")) for request in requests)
        sizes = {request.url: request.sizes()["responseBodySize"] for request in requests if "/assets/" in request.url}
        fonts = sum(size for url, size in sizes.items() if url.endswith(".woff2"))
        assert fonts < MOST_FONT_BYTES
        weight = sum(sizes.values()) - fonts
        assert 10_000 < weight <= MOST_BYTES, f"{game or 'home'}: {weight} bytes: {sizes}"


def test_it_can_be_installed(newcomer: Newcomer) -> None:
    anna = newcomer().go_home()
    page = anna.page
    address = page.locator("link[rel=manifest]").evaluate("link => link.href")
    manifest = page.request.get(address).json()
    assert manifest["display"] == "standalone" and manifest["name"] == "Tangled Bank"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        body = page.request.get(f"{anna.home}/{icon['src']}").body()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", body[16:24])) == icon["sizes"]
    worker = page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert worker == f"{anna.home}/"


def test_without_a_connection_a_page_says_so_in_three_languages(newcomer: Newcomer, server: ServerProcess) -> None:
    anna = newcomer(PHONE).go_home()
    page = anna.page
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    server.kill()
    try:
        page.goto(f"{anna.home}/new/evolution")
        for code, words in (("en", "You are offline"), ("ru", "Нет связи"), ("cs", "Jsi offline")):
            expect(page.locator(f"section[lang={code}] h2")).to_have_text(words)
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    finally:
        server.start()
    page.wait_for_selector(".set-up")  # it opens by itself
    kept = page.evaluate("async () => (await (await caches.open((await caches.keys())[0])).keys()).map(r => r.url)")
    assert kept and not any("/api/" in url or url.endswith(("/", "index.html", ".js")) for url in kept)


@pytest.mark.parametrize(("game", "size"), [("evolution", PHONE), ("magical", DESK)])
def test_large_text_and_high_contrast(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size, color_scheme="dark" if size == PHONE else "light")
    anna.play_against_bots(1, game=game, options={})
    page = anna.page
    small = page.locator(".prompt-text").evaluate("text => text.getBoundingClientRect().height")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="150 %").click()
    page.get_by_role("button", name="High", exact=True).click()
    page.get_by_role("button", name="Sound on").click()
    page.locator(".choices", has_text="Volume").get_by_role("button", name="25 %").click()
    anna.check_layout()
    page.keyboard.press("Escape")
    assert page.locator(".prompt-text").evaluate("text => text.getBoundingClientRect().height") > small * 1.3
    anna.check_layout()
    anna.check_access()
    page.reload()
    anna.await_turn()
    expect(page.locator("html[data-contrast=high]")).to_have_count(1)
    assert page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--text-size')") == "1.5"


def test_all_keys_on_a_sheet(newcomer: Newcomer) -> None:
    anna = newcomer(locale="cs-CZ")
    anna.play_against_bots(1)
    page = anna.page
    page.locator("body").press("?")
    expect(page.get_by_role("dialog", name="Klávesy")).to_contain_text("vzít zpět svůj poslední tah")
    anna.check_access()
    page.keyboard.press("z")  # nothing happens behind it
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".settings-box > button").click()
    page.get_by_role("button", name="Klávesy").click()
    expect(page.get_by_role("dialog")).to_be_visible()
