"""Starting and ending a server: graceful restart, the terminal client, what is shipped, mistakes in one sentence."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tangledbank.kernel.errors import TangledBankError
from tangledbank.table.serving import backend_for, listening
from tangledbank.terminal.client import Client, table_in
from tests.table.conftest import Start, StartThread
from tests.table.players import at_table, guest, new_table, run
from tests.table.servers import ROOT


def test_a_restart_says_goodbye_and_everything_goes_on(serve: Start) -> None:
    with serve() as server:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", "greedy", "random")

        async def begin() -> dict[str, int]:
            async with at_table(anna, table["id"]) as player:
                for _ in range(3):
                    await player.until_asked()
                    await player.move()
                await player.until_asked()
                assert server.process is not None
                server.process.terminate()
                assert (await player.until("bye"))["reason"] == "restart"
                with pytest.raises(ConnectionClosed) as closed:
                    await player.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
                return player.acks

        acks: dict[str, int] = {}

        async def first() -> None:
            acks.update(await begin())

        run(first())
        assert server.process is not None
        server.process.wait(timeout=30)
        server.process.stdout.close()  # type: ignore[union-attr]
        server.start()

        async def go_on() -> None:
            async with at_table(anna, table["id"]) as player:
                assert player.view["seq"] >= max(acks.values())
                key, seq = next(iter(acks.items()))
                await player.say(type="move", decision=0, key=key, move="pass")
                assert (await player.until("ack", key=key))["seq"] == seq
                await player.play_to_the_end()

        run(go_on())


def test_join_in_line_mode_to_the_end(serve_in_thread: StartThread, tmp_path: Path) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        table = new_table(anna, "open", "random", options={"deck_reduction": "half_random"})
        command = [sys.executable, "-c", "from tangledbank.cli import main; main()", "join"]
        command += [server.url.rstrip("/") + table["links"][0]["link"], "--plain", "--name", "Terminal"]
        environment = {
            "PYTHONPATH": str(ROOT),
            "XDG_CONFIG_HOME": str(tmp_path),
            "PATH": "",
            "PYTHONIOENCODING": "utf-8",
        }
        said = "why animal:1\nlog\n" + "1\n" * 400
        done = subprocess.run(command, input=said, capture_output=True, text=True, env=environment, timeout=120)
        assert done.returncode == 0, done.stderr
        assert "Terminal plays a new animal" in done.stdout and "The game is over" in done.stdout
        assert anna.get(f"/api/tables/{table['id']}")["status"] == "finished"
        assert (tmp_path / "tangledbank" / "cookies.json").stat().st_mode & 0o077 == 0


def test_games_rules_languages_and_pages(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        client = Client(server.url)
        games = {game["id"]: game for game in client.get("/api/games")["games"]}
        assert games["evolution"]["ready"] and len(games) >= 5
        shown = {"id", "ready", "name", "text", "accent", "players", "most", "options", "lessons"}
        assert all(set(game) == shown for game in games.values())
        assert games["marine"]["name"]["ru"] and all(game["ready"] for game in games.values())
        assert [option["kind"] for option in games["pond"]["options"]] == ["number", "switch", "choice", "seat"]
        box = client.get("/api/games/evolution?deck_reduction=none")
        assert box["chosen"]["deck_reduction"] == "none"
        assert sum(card["count"] for card in box["catalogue"]["cards"]) == 84
        assert "EVL-4.1" in {block.get("id") for block in client.get("/api/rules/evolution")}
        assert "ui-play-now" in client.get("/api/locale/en") and "ui-play-now" in client.get("/api/locale/cs.ftl")
        assert client.get("/api/locale/en?game=pond").startswith("# English: Pond")
        assert "POND-3.4" in {block.get("id") for block in client.get("/api/rules/pond")}
        assert client.get("/api/guide/pond?lang=cs")[0]["text"] == "Tůňka"
        assert client.get("/api/guide/pond/search?lang=ru&q=%D0%BE%D1%87%D0%BA%D0%B8")["found"][0]["title"] == "Победа"
        for path in ("/", "/table/abc", "/replay/abc?at=117", "/device/abc"):
            assert "<html" in client.get(path)
        assert client.get("/healthz") == {"status": "ok"}
        assert "tangledbank_acknowledged_seconds_bucket" in client.get("/metrics")


def test_mistakes_at_the_start_are_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(TangledBankError, match="should begin with postgresql://"):
        backend_for(tmp_path, "mysql://here")
    (tmp_path / "file").write_text("")
    with pytest.raises(TangledBankError, match="cannot be made"):
        backend_for(tmp_path / "file" / "data", None)
    taken = listening("127.0.0.1", 0)
    with pytest.raises(TangledBankError, match="cannot listen"):
        listening("127.0.0.1", taken.getsockname()[1])
    taken.close()
    for url in ("nonsense", "http://localhost/", "http://localhost/replay/x"):
        with pytest.raises(TangledBankError, match="address of a"):
            table_in(url)
    with pytest.raises(TangledBankError, match="does not answer"):
        Client("http://127.0.0.1:9").get("/api/me")


def test_join_in_the_full_screen(serve_in_thread: StartThread) -> None:
    from tangledbank.terminal.app import TableApp
    from tangledbank.terminal.remote import RemoteSession

    with serve_in_thread() as server:
        anna = guest(server.url, "Anna")
        table = new_table(anna, "human", "random", options={"first_player": "0"})

        async def play() -> None:
            session = await asyncio.to_thread(RemoteSession, anna, table["id"])
            app = TableApp(session)
            async with app.run_test(size=(120, 40)) as pilot:
                for _ in range(200):
                    await pilot.pause(0.02)
                    if app.choosing.moves:
                        break
                assert app.choosing.moves and session.moves
                await pilot.press("1")
                await pilot.press("enter")
                for _ in range(200):
                    await pilot.pause(0.02)
                    if any("Anna plays" in line for line in session.log):
                        break
                assert any("Anna plays a new animal" in line for line in session.log)
                await pilot.press("q")
            session.close()

        run(play())
