"""What is the same for everybody is put together and compressed once."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.table.web import pages
from tests.table.conftest import StartThread
from tests.table.test_doors import raw


def test_the_catalogue_is_read_once(serve_in_thread: StartThread, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve_in_thread() as server:
        for path in ("/api/games", "/api/games/evolution?deck_reduction=none"):
            assert raw(server.url, "GET", path)[0] == 200

        def read_again(*given: object) -> None:
            raise AssertionError("the card tables are read again")

        monkeypatch.setattr(tb, "GAMES", dict.fromkeys(tb.GAMES, read_again))
        for path in ("/api/games", "/api/games/evolution?deck_reduction=none"):
            assert raw(server.url, "GET", path)[0] == 200


def test_files_and_lists_are_compressed_once(serve_in_thread: StartThread, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve_in_thread() as server:
        paths = ["/api/games", "/api/rules/evolution", "/api/locale/en", "/"]
        first = {path: raw(server.url, "GET", path, Accept_Encoding="gzip") for path in paths}
        monkeypatch.setattr(gzip, "compress", None)  # whoever compresses again fails
        for path, (status, headers, text) in first.items():
            again = raw(server.url, "GET", path, Accept_Encoding="gzip")
            assert (status, text) == (again[0], again[2]) and status == 200
            unchanged, _, nothing = raw(server.url, "GET", path, If_None_Match=headers["etag"])
            assert (unchanged, nothing) == (304, "")
            assert raw(server.url, "GET", path, Accept_Encoding="identity")[0] == 200


def test_a_new_build_is_found_and_no_other_file(tmp_path: Path) -> None:
    build = tmp_path / "build"
    (build / "assets").mkdir(parents=True)
    (tmp_path / "secret").write_text("secret")
    shelf = pages.Shelf(build)
    page = shelf.find("")
    assert page is not None and b"has not been built" in page.body
    (build / "index.html").write_text("one")
    (build / "assets" / "a.js").write_text("a")
    for path in ("", "table/x", "../secret", "/etc/passwd", "x" * 5000, "a\x00b"):
        page = shelf.find(path)
        assert page is not None and page.body == b"one"
    assert shelf.find("assets/b.js") is None
    script = shelf.find("assets/a.js")
    assert script is not None and script.cache == pages.LASTING and "javascript" in script.kind


def test_a_path_of_any_length_is_the_page_with_all_its_headers(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        for path in ("/" + "x" * 300, "/" + "x" * 5000, "/table/" + "x/" * 2000, "/assets/" + "x" * 400, "/a%00b"):
            status, headers, _ = raw(server.url, "GET", path)
            assert status == (404 if path.startswith("/assets/") else 200)
            assert headers["x-content-type-options"] == "nosniff" and "content-security-policy" in headers
