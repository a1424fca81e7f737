"""The report of the lab in a browser: it asks nobody for anything, fits a phone, and can be read aloud."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tangledbank.lab.balance import measure_balance
from tangledbank.lab.report import write_report
from tangledbank.lab.trial import Trial
from tangledbank.lab.variants import variants_of
from tests.browser.person import AXE

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


def test_a_report_fits_every_screen_and_light(browser: Browser, tmp_path: Path) -> None:
    variants, refused = variants_of(Trial("pond", ("random",) * 3, seed=1), "weather")
    measure_balance(variants, refused, games=80, out=tmp_path)
    address = write_report(tmp_path).as_uri()
    asked: list[str] = []
    for viewport, light in ((WIDE, "light"), (NARROW, "dark")):
        context = browser.new_context(viewport=viewport, color_scheme=light, bypass_csp=True)  # type: ignore[arg-type]
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach(folded => { folded.open = true; })")
        assert page.evaluate("document.documentElement.scrollWidth") == viewport["width"]
        before = page.evaluate("getComputedStyle(document.body).color")
        page.get_by_label("night" if light == "light" else "day", exact=True).check()
        assert page.evaluate("getComputedStyle(document.body).color") != before
        if AXE.is_file():
            page.add_script_tag(path=AXE)
            found = page.evaluate("async () => (await axe.run(document)).violations.map(one => one.id)")
            assert found == []
        context.close()
    assert asked == [address] * 2
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run `make setup`")
