"""A real server, once for all tests of a worker, and the people at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.person import Person
from tests.table.servers import ServerProcess

BUILT = Path(__file__).parents[2] / "tangledbank" / "table" / "static" / "index.html"
PATIENCE_MS = 60_000  # a machine may stand still for a while; nobody waits so long unless something is wrong
expect.set_options(timeout=PATIENCE_MS)

Newcomer = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """`tangledbank serve` with a folder of its own; bots answer at once."""
    if not BUILT.is_file():
        pytest.skip("the browser client is not built: run `make setup`")
    running = ServerProcess(tmp_path_factory.mktemp("table"))
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def deal(request: pytest.FixtureRequest, server: ServerProcess) -> None:
    """Every test plays its own deals, the same each time."""
    server.deal.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture
def newcomer(browser: Browser, server: ServerProcess) -> Iterator[Newcomer]:
    """Make people: each has a browser context of their own. Whatever their page complains about fails the test."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def make(size: tuple[int, int] = (1280, 800), pace: str = "instant", **wishes: Any) -> Person:
        wishes = {"locale": "en-GB", "reduced_motion": "reduce", **wishes}
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **wishes)
        # Tests do not watch, unless they do.
        context.add_init_script(f"if (location.host) localStorage['tangledbank.pace'] ??= '{pace}'")
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        people.append(Person(context.new_page(), server.url.rstrip("/")))
        return people[-1]

    yield make
    complaints = [complaint for person in people for complaint in person.complaints]
    for context in contexts:
        context.close()
    assert not complaints, complaints
