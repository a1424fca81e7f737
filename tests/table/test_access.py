"""Who may do what: everything here must be refused."""

from __future__ import annotations

import http.client
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer
from websockets.exceptions import InvalidStatus

from tangledbank.table.settings import Settings
from tangledbank.table.web.identity import Signer
from tangledbank.terminal.client import Client, ServerRefused
from tests.table.conftest import StartThread
from tests.table.players import at_table, claim_all, close_code, guest, new_table, run


def refused(client: Client, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> str:
    """The code with which a request is refused."""
    with pytest.raises(ServerRefused) as error:
        client.request(method, path, body, headers)
    return error.value.code


def test_forged_foreign_and_expired_cookies_are_nobody(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random")
        person = server.host.signer.person_in(anna.cookie)
        assert person is not None and anna.cookie is not None
        serializer: URLSafeTimedSerializer = server.host.signer.cookies
        payload, stamp, signature = anna.cookie.split(".")
        forged = [
            person,
            f"{payload}.{stamp}.{'A' * len(signature)}",
            f"{payload}.{stamp}.{signature[:-2]}",
            f"{payload}..",
            Signer("another key", Settings()).cookie(person),
            server.host.signer.seat_link(table["id"], 0, "x"),
            server.host.signer.device_link(person),
            str(serializer.dumps(["not", "a", "person"])),
            "",
            "." * 300,
            "x" * 10_000,
        ]
        for cookie in forged:
            client = Client(server.url, cookie)
            assert client.get(f"/api/tables/{table['id']}")["mine"] == []
            assert refused(client, "POST", f"/api/tables/{table['id']}/leave", {"seat": 0}) == "not-yours"

        old = Signer("key", Settings(cookie_days=0.0))
        assert old.cookies.loads(old.cookie(person), max_age=1) == person
        expired = Signer("key", Settings(cookie_days=-1.0))
        assert expired.person_in(expired.cookie(person)) is None

        async def watch() -> None:
            async with at_table(Client(server.url, forged[1]), table["id"]) as player:
                assert player.view["seat"] is None and player.moves == []
                await player.say(type="move", decision=player.view["decision"], key="k", move="pass")
                assert (await player.until("reject", key="k"))["code"] == "spectator"
                await player.say(type="chat", key="k", text="hello")
                assert (await player.until("reject", key="k"))["code"] == "nobody"

        run(watch())


def test_links_work_once_and_only_where_they_belong(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris, cyril = (guest(server.url) for _ in range(3))
        one, two = new_table(anna, "human", "open"), new_table(anna, "human", "open")
        token = one["links"][0]["link"].partition("?claim=")[2]
        assert refused(boris, "POST", f"/api/tables/{two['id']}/claim", {"token": token}) == "bad-link"
        assert refused(boris, "POST", f"/api/tables/{one['id']}/claim", {"token": token + "x"}) == "bad-link"
        assert refused(boris, "POST", f"/api/tables/{one['id']}/claim", {"token": boris.cookie}) == "bad-link"
        # The owner opening the invitation does not use it up.
        assert anna.post(f"/api/tables/{one['id']}/claim", {"token": token})["mine"] == [0]
        claim_all(one, boris)
        assert refused(cyril, "POST", f"/api/tables/{one['id']}/claim", {"token": token}) == "seat-taken"
        assert boris.post(f"/api/tables/{one['id']}/claim", {"token": token})["mine"] == [1]
        stale = Signer("k", Settings(link_days=-1.0))
        with pytest.raises(Exception, match="not valid"):
            stale.seat_in(stale.seat_link("T", 1, "n"))


def test_a_second_device_by_link_once(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, phone = guest(server.url, "Anna"), guest(server.url)
        table = new_table(anna, "human", "random")
        token = anna.post("/api/me/device", {})["link"].removeprefix("/device/")
        assert refused(phone, "POST", "/api/me/device/claim", {"token": token[:-1]}) == "bad-link"
        asked = phone.post("/api/me/device/look", {"token": token})
        assert asked["there"]["name"] == "Anna" and asked["here"]["guest"] is not None
        assert (asked["same"], asked["tables"]) == (False, 0)
        assert phone.post("/api/me/device/claim", {"token": token})["name"] == "Anna"
        assert phone.get(f"/api/tables/{table['id']}")["mine"] == [0]
        assert refused(guest(server.url), "POST", "/api/me/device/claim", {"token": token}) == "bad-link"
        assert refused(guest(server.url), "POST", "/api/me/device/look", {"token": token}) == "bad-link"


def test_a_device_with_seats_becomes_another_person_only_on_purpose(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        mallory, victim = guest(server.url, "Mallory"), guest(server.url, "Victim")
        table = new_table(victim, "human", "random")
        token = mallory.post("/api/me/device", {})["link"].removeprefix("/device/")
        asked = victim.post("/api/me/device/look", {"token": token})
        assert (asked["here"]["name"], asked["there"]["name"], asked["tables"]) == ("Victim", "Mallory", 1)
        assert refused(victim, "POST", "/api/me/device/claim", {"token": token}) == "seats-here"
        assert victim.get("/api/me")["name"] == "Victim"
        assert victim.get(f"/api/tables/{table['id']}")["mine"] == [0]
        # To look at one's own link, or to open it, changes nothing and does not use it up.
        assert mallory.post("/api/me/device/look", {"token": token})["same"]
        assert mallory.post("/api/me/device/claim", {"token": token})["name"] == "Mallory"
        assert victim.post("/api/me/device/claim", {"token": token, "give_up": True})["name"] == "Mallory"


def test_only_owners_and_holders_change_a_table(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris, cyril = (guest(server.url) for _ in range(3))
        table = new_table(anna, "human", "open", "open", spectators=False)
        path = f"/api/tables/{table['id']}"
        claim_all({**table, "links": table["links"][:1]}, boris)
        for client in (boris, cyril, Client(server.url)):
            assert refused(client, "POST", f"{path}/seat", {"seat": 2, "kind": "bot"}) == "not-yours"
            assert refused(client, "POST", f"{path}/leave", {"seat": 0}) == "not-yours"
        assert refused(anna, "POST", f"{path}/seat", {"seat": 1, "kind": "bot"}) == "seat-taken"
        assert refused(anna, "POST", f"{path}/seat", {"seat": 12, "kind": "bot"}) == "bad-request"
        assert refused(cyril, "POST", f"{path}/rematch", {}) == "not-yours"
        for place in ("", "/record"):
            assert refused(cyril, "GET", path + place) == "private"
        assert refused(cyril, "GET", "/api/tables/nothing") == "no-such-table"

        async def watch() -> None:
            assert await close_code(cyril, table["id"]) == 4403
            assert await close_code(Client(server.url), table["id"]) == 4403
            assert await close_code(anna, "nothing") == 4404
            async with at_table(boris, table["id"]) as player:
                assert player.view["table"]["mine"] == [1]

        run(watch())


def test_an_open_seat_of_a_public_table_is_for_whoever_comes(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna, boris, cyril = (guest(server.url, name) for name in ("Anna", "Boris", "Cyril"))
        private = new_table(anna, "human", "open")
        assert refused(boris, "POST", f"/api/tables/{private['id']}/sit", {"seat": 1}) == "bad-link"
        table = new_table(anna, "human", "open", "open", public=True)
        path = f"/api/tables/{table['id']}"
        assert boris.post(f"{path}/sit", {"seat": 1})["mine"] == [1]
        assert boris.post(f"{path}/sit", {"seat": 2})["mine"] == [1]  # one seat each
        assert refused(cyril, "POST", f"{path}/sit", {"seat": 1}) == "seat-taken"
        assert refused(cyril, "POST", f"{path}/sit", {"seat": 12}) == "bad-request"
        assert cyril.post(f"{path}/sit", {"seat": 2})["status"] == "playing"


def test_foreign_origins_are_refused(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        table = new_table(anna, "human", "random")
        foreign = [
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Origin": f"{anna.origin}.evil.example"},
            {"Origin": "http://["},
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
        ]
        for headers in foreign:
            assert refused(anna, "POST", "/api/play-now", {"game": "evolution"}, headers) == "bad-origin"
        assert anna.request("POST", "/api/me", {"name": "Anna"}, {"Origin": anna.origin})["name"] == "Anna"
        plain = {"Content-Type": "text/plain"}
        assert refused(anna, "POST", "/api/play-now", {"game": "evolution"}, plain) == "not-json"

        async def connect_from_elsewhere() -> None:
            from websockets.asyncio.client import connect

            for headers in foreign:
                with pytest.raises(InvalidStatus) as error:
                    async with connect(anna.socket_url(table["id"]), additional_headers={**anna.headers, **headers}):
                        pass
                assert error.value.response.status_code == 403
            own = {**anna.headers, "Origin": anna.origin}
            async with connect(anna.socket_url(table["id"]), additional_headers=own) as socket:
                await socket.recv()

        run(connect_from_elsewhere())


def test_bad_bodies_and_sizes(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        seats = [{"kind": "human"}, {"kind": "bot"}]
        bad: list[Any] = [
            [],
            {},
            {"game": "evolution"},
            {"game": "evolution", "seats": []},
            {"game": "evolution", "seats": [{"kind": "king"}]},
            {"game": "evolution", "seats": [*seats, {"kind": "human"}]},
            {"game": "evolution", "seats": seats * 5},
            {"game": "evolution", "seats": seats, "extra": 1},
            {"game": "evolution", "seats": seats, "takeover": 1},
            {"game": "evolution", "seats": seats, "options": {"first_player": ["x"]}},
            {"game": "evolution", "seats": seats, "name": "x" * 61},
        ]
        for body in bad:
            assert refused(anna, "POST", "/api/tables", body) == "bad-request"
        unknown = [
            {"game": "chess", "seats": seats},
            {"game": "evolution", "seats": seats, "options": {"speed": "high"}},
            {"game": "evolution", "seats": seats, "options": {"first_player": "north"}},
            {"game": "evolution", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "genius"}]},
            {"game": "evolution", "seats": seats, "takeover_bot": "genius"},
            {"game": "evolution", "seats": seats, "options": {"data": "/etc"}},
        ]
        for body in unknown:
            assert refused(anna, "POST", "/api/tables", body) == "unknown-name"
        assert refused(anna, "POST", "/api/me", {"name": "x" * 70_000}) == "too-large"
        assert refused(anna, "POST", "/api/me", {"name": "\x00\u200b"}) == "bad-request"
        assert refused(anna, "GET", "/api/nothing") == "not-found"
        assert refused(anna, "GET", "/api/rules/..%2f..%2fREADME") == "not-found"
        assert refused(anna, "GET", "/api/locale/..") == "not-found"


def test_every_answer_is_dressed_and_no_path_leaves_the_build(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        connection = http.client.HTTPConnection(Client(server.url).netloc)
        for path in (
            "/",
            "/table/x",
            "/api/me",
            "/api/nothing",
            "/assets/none.js",
            "/../../pyproject.toml",
            "/%2e%2e/%2e%2e/%2e%2e/pyproject.toml",
            "//etc/passwd",
        ):
            connection.request("GET", path)
            response = connection.getresponse()
            text = response.read().decode()
            assert response.getheader("x-content-type-options") == "nosniff"
            assert response.getheader("referrer-policy") == "no-referrer"
            policy = response.getheader("content-security-policy", "")
            assert "default-src 'none'" in policy and "unsafe" not in policy
            assert "[project]" not in text and "root:" not in text
            cookie = response.getheader("set-cookie", "")
            assert not cookie or ("HttpOnly" in cookie and "SameSite=lax" in cookie)
        connection.close()


def test_limits_on_rate(serve_in_thread: StartThread) -> None:
    limits = [
        "tables_per_minute=2",
        "guests_per_day=3",
        "sockets_per_person=2",
        "messages_per_second=1",
        "message_burst=5",
    ]
    with serve_in_thread(*limits, "strikes=30") as server:
        anna = guest(server.url)
        for _ in range(2):
            table = new_table(anna, "human", "random")
        assert refused(anna, "POST", "/api/play-now", {"game": "evolution"}) == "too-fast"
        guest(server.url), guest(server.url)
        assert refused(Client(server.url), "GET", "/api/me") == "too-fast"

        async def too_many() -> None:
            async with at_table(anna, table["id"]) as one, at_table(anna, table["id"]):
                assert await close_code(anna, table["id"]) == 1008
                for _ in range(100):
                    await one.say(type="ping")
                assert (await one.until("reject"))["code"] == "too-fast"
                assert (await one.until("bye"))["reason"] == "too-fast"

        run(too_many())
    with serve_in_thread("requests_per_second=0.001", "request_burst=3") as server:
        client = Client(server.url)
        assert [client.get("/api/games")["bots"][0] for _ in range(3)] == ["novice"] * 3
        assert refused(client, "GET", "/api/games") == "too-fast"
