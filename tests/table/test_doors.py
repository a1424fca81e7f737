"""Attacks at the door: whose page asks, whose cookie it is, where a request comes from."""

from __future__ import annotations

import http.client
import json
import time
from typing import Any

import pytest

from tangledbank.table.client import Client, ServerRefused
from tangledbank.table.identity import COOKIE, Signer
from tangledbank.table.settings import Settings
from tests.table.conftest import Start, StartThread
from tests.table.players import at_table, guest, new_table, run

FOREIGN: dict[str, dict[str, str]] = {
    "origin": {"Origin": "https://evil.example"},
    "null": {"Origin": "null"},
    "fetch metadata": {"Sec-Fetch-Site": "cross-site"},
}


def raw(url: str, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], str]:
    """Status, headers and text of an answer to a request made by hand."""
    connection = http.client.HTTPConnection(Client(url).netloc, timeout=30)
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, data, {"Content-Type": "application/json", **named})
    response = connection.getresponse()
    text = response.read().decode("utf-8", "replace")
    connection.close()
    return response.status, {name.lower(): value for name, value in response.getheaders()}, text


@pytest.mark.parametrize("foreign", FOREIGN.values(), ids=FOREIGN.keys())
def test_a_page_elsewhere_neither_changes_anything_nor_sets_a_cookie(
    serve_in_thread: StartThread, foreign: dict[str, str]
) -> None:
    posts = ["/api/me", "/api/me/device", "/api/records", "/api/tables", "/api/play-now", "/api/nothing"]
    with serve_in_thread() as server:
        for path in posts:
            # As a form of another site sends it: without the cookie, which is SameSite, and with another content type.
            for kind in ("application/json", "text/plain"):
                status, headers, text = raw(server.url, "POST", path, b"{}", **foreign, Content_Type=kind)
                assert status == 403 and "bad-origin" in text, path
                assert "set-cookie" not in headers, path
        status, headers, _ = raw(server.url, "GET", "/api/me", **foreign)
        assert status == 200 and "set-cookie" not in headers


def test_a_refusal_never_sets_a_cookie(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        for path, body in (("/api/records", {"text": "no record"}), ("/api/tables", {"game": "chess", "seats": []})):
            status, headers, _ = raw(server.url, "POST", path, body)
            assert status == 400 and "set-cookie" not in headers
        status, headers, _ = raw(server.url, "GET", "/api/me")
        assert status == 200 and "set-cookie" in headers


def test_a_clock_that_steps_back_makes_nobody_a_stranger(
    serve_in_thread: StartThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", "random")
        past = time.time() - 3 * 86400
        monkeypatch.setattr(time, "time", lambda: past)
        assert anna.get("/api/me")["name"] == "Anna"
        assert anna.get(f"/api/tables/{table['id']}")["mine"] == [0]


def test_a_cookie_of_ours_is_never_replaced_by_a_stranger(serve_in_thread: StartThread) -> None:
    with serve_in_thread("cookie_days=-1") as server:  # every cookie is too old at once
        old = server.host.signer.cookie("0" * 32)
        assert Signer("key", Settings()).is_ours(old) is False
        status, headers, text = raw(server.url, "GET", "/api/me", Cookie=f"{COOKIE}={old}")
        assert status == 401 and "old-cookie" in text and "set-cookie" not in headers
        assert Client(server.url, old).get("/api/tables")["mine"] == []


def test_zero_bytes_in_keys_and_paths_are_bad_messages(serve: Start) -> None:
    with serve() as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random", options={"first_player": "0"})
        for path in ("/api/tables/a%00b", "/api/replay/%00", f"/api/tables/{'x' * 300}"):
            with pytest.raises(ServerRefused) as refused:
                anna.get(path)
            assert refused.value.code == "no-such-table"

        async def play() -> None:
            async with at_table(anna, table["id"]) as player:
                decision, move = player.view["decision"], player.moves[0]
                await player.say(type="move", decision=decision, key="a\x00b", move=move)
                assert (await player.until("reject"))["code"] == "bad-message"
                await player.say(type="move", decision=decision, key="c", move=f"{move}\x00")
                assert (await player.until("reject"))["code"] == "illegal"
                assert (await player.move())["type"] == "ack"

        run(play())
