"""The browser client of a server that lives under a prefix of somebody's site."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tangledbank.table.storage.sqlite import SQLite
from tests.browser.person import Person
from tests.table.servers import in_thread


def test_everything_stays_under_the_prefix(browser: Browser, tmp_path: Path) -> None:
    with in_thread(SQLite(tmp_path / "tables.db"), prefix="/games") as server:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        anna = Person(context.new_page(), f"{server.url}games")
        paths: list[str] = []
        anna.page.on("request", lambda request: paths.append(request.url.removeprefix(server.url)))
        anna.play_against_bots(1)
        assert anna.page.url.startswith(f"{server.url}games/table/")
        assert anna.play_by_pointer(moves=2) == 2
        anna.page.get_by_role("link", name="Home").click()
        anna.page.wait_for_url(f"{server.url}games/")
        expect(anna.page.locator("main a[href^='/games/table/']")).to_have_count(1)
        assert all(path.startswith("games") for path in paths), paths
        assert not anna.complaints
        context.close()
