"""Tables use their room: full tables at every size, in two lights and three languages, and nothing is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.room import SMALL, WHOLE, check_room, open_record

LEAVES = ".leaf-tab:visible"
# A thick position of each game, whose eyes, and what must always be in sight on a phone.
POSITIONS = {
    "dinosaurs": ("dinosaurs-base-5", 260, 1, (".players", ".prompt")),
    "magical": ("magical-base-4", 90, 0, (".mine", ".source", ".prompt")),
    "marine": ("marine-base-4", 120, 2, (".classes", ".my-bar", ".prompt")),
}


@pytest.mark.parametrize("game", POSITIONS)
@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "light"), ("ru-RU", "dark"), ("cs-CZ", "light")])
def test_a_full_table_at_every_size(newcomer: Newcomer, game: str, locale: str, scheme: str) -> None:
    record, at, seat, own = POSITIONS[game]
    anna = newcomer(locale=locale, color_scheme=scheme)
    open_record(anna, record, at, seat)
    page = anna.page
    for size in WHOLE:
        check_room(anna, size)
    anna.check_access()
    for size in SMALL:
        check_room(anna, size)
        for leaf in range(page.locator(LEAVES).count()):
            page.locator(LEAVES).nth(leaf).click()
            check_room(anna, size)
            for part in own:
                expect(page.locator(part)).to_be_in_viewport(ratio=0.8)  # the bar of a replay is longer than a prompt
    anna.check_access()
