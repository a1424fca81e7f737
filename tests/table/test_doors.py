"""Attacks at the door: whose page asks, whose cookie it is, where a request comes from."""

from __future__ import annotations

import http.client
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tangledbank.kernel.errors import TangledBankError
from tangledbank.table.serving import checked_prefix
from tangledbank.table.settings import Settings
from tangledbank.table.storage.sqlite import SQLite
from tangledbank.table.web.identity import COOKIE, Signer
from tangledbank.terminal.client import Client, ServerRefused, table_in
from tests.table.conftest import Start, StartThread
from tests.table.players import at_table, guest, new_table, run
from tests.table.servers import in_thread

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


def test_only_the_names_on_the_list_are_answered(tmp_path: Path) -> None:
    with in_thread(SQLite(tmp_path / "tables.db"), allowed_hosts=["games.example.org", "127.0.0.1"]) as server:
        for host, status in (("games.example.org", 200), ("GAMES.example.org:8443", 200), ("evil.example", 421)):
            answer = raw(server.url, "GET", "/api/me", Host=host)
            assert answer[0] == status, host
            assert answer[1]["x-content-type-options"] == "nosniff"
        table = new_table(guest(server.url), "human", "random")["id"]
        head = {"Host": "evil.example", "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        head["Sec-WebSocket-Key"] = "AAAAAAAAAAAAAAAAAAAAAA=="
        assert raw(server.url, "GET", f"/api/tables/{table}/socket", **head)[0] == 403


def test_a_server_lives_under_a_prefix_with_and_without_a_proxy_that_takes_it_away(tmp_path: Path) -> None:
    with in_thread(SQLite(tmp_path / "tables.db"), prefix="/games") as server:
        inside = f"{server.url}games/"
        anna = guest(inside, "Anna")
        id = new_table(anna, "human", "random")["id"]
        assert table_in(f"{inside}table/{id}?claim=abc") == (id, "abc")
        assert Client(f"{inside}table/{id}", anna.cookie).get(f"/api/tables/{id}")["mine"] == [0]
        assert Client(server.url, anna.cookie).get(f"/api/tables/{id}")["mine"] == [0]
        assert "Path=/games;" in raw(server.url, "GET", "/games/api/me")[1]["set-cookie"]
        page = raw(server.url, "GET", f"/games/table/{id}")[2]
        assert "has not been built" in page or ('data-prefix="/games"' in page and 'src="/games/assets/' in page)

        async def play() -> None:
            async with at_table(anna, id) as player:
                await player.play_to_the_end()

        run(play())
    for bad in ("a b", "/../x", "/games?x", "/api"):
        with pytest.raises(TangledBankError, match="should look like /games"):
            checked_prefix(bad)


def test_over_tls_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with in_thread(SQLite(tmp_path / "tables.db"), trusted_proxy="127.0.0.1") as server:
        _, headers, _ = raw(server.url, "GET", "/api/me", X_Forwarded_Proto="https")
        assert headers["strict-transport-security"] == "max-age=2592000" and "Secure" in headers["set-cookie"]
        assert "strict-transport-security" not in raw(server.url, "GET", "/api/me")[1]
