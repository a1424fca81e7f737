"""Bots of anybody on a server: those of the host, from a file, and those over the network, in any language."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tangledbank.kernel.errors import TangledBankError
from tangledbank.table.tables.opponents import Opponents
from tangledbank.terminal.client import Client, ServerRefused
from tests.table.conftest import StartThread
from tests.table.players import at_table, guest, new_table, run

EXAMPLES = Path(__file__).parents[2] / "examples"
MY_BOT = f"{EXAMPLES / 'my_bot.py'}:MyBot"
LOUD = '''
from tangledbank.bots import Bot

class Loud(Bot):
    """Speaks out of turn.

    And is sorry for it.
    """

    def choose(self, sight):
        print('{"answer": "hop 9,9"}', flush=True)
        input()
        return sight.moves[0]
'''


def test_the_hosts_bots_play_and_one_at_fault_ends_no_game(serve_in_thread: StartThread, tmp_path: Path) -> None:
    (tmp_path / "loud.py").write_text(LOUD)
    with serve_in_thread(f"bots={MY_BOT},{tmp_path / 'loud.py'}:Loud") as server:
        anna = guest(server.url)
        own = anna.get("/api/games")["own_bots"]
        assert [bot["name"] for bot in own] == ["MyBot", "Loud"] and own[1]["text"] == "Speaks out of turn."
        table = new_table(anna, "human", "MyBot", "Loud", game="pond", options={"days": 1, "first_player": "0"})
        assert [seat["name"] for seat in table["seats"][1:]] == ["MyBot", "Loud"]

        async def play() -> None:
            async with at_table(anna, table["id"]) as a:
                await a.play_to_the_end()
                told = [line["args"]["seat"] for line in a.log if line["key"] == "table-bot-failed"]
                assert set(told) == {"seat:2"}  # it has no answer; MyBot has, whatever the other one prints

        run(play())
        assert str(EXAMPLES) not in anna.get(f"/api/tables/{table['id']}/record")
        server.host.opponents = Opponents([])  # as after a restart without them
        assert server.host.opponents.spec("MyBot") == "greedy"


def test_players_cannot_name_a_file(serve_in_thread: StartThread) -> None:
    with serve_in_thread() as server:
        anna = guest(server.url)
        with pytest.raises(ServerRefused, match="There is no bot called"):
            new_table(anna, "human", "a.py:A", game="pond")


def test_a_server_says_at_once_what_is_wrong_with_a_bot(tmp_path: Path) -> None:
    (tmp_path / "greedy.py").write_text("from tangledbank.bots import Bot\nclass greedy(Bot): pass\n")
    with pytest.raises(TangledBankError, match="There is a bot called greedy already"):
        Opponents([f"{tmp_path / 'greedy.py'}:greedy"])
    with pytest.raises(TangledBankError, match="cannot be read"):
        Opponents(["nobody.py:Nobody"])


# ---------------------------------------------------------------------- over the network


def node() -> list[str]:
    """How to run the example in JavaScript here."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("there is no Node here")
    major = int(re.findall(r"\d+", subprocess.run([found, "--version"], capture_output=True, text=True).stdout)[0])
    if major < 20:
        pytest.skip(f"Node {major} has no WebSocket")
    return [found, *(["--experimental-websocket", "--no-warnings"] if major < 22 else []), "network_bot.mjs"]


def invited(anna: Client, *seats: str) -> tuple[dict[str, Any], str]:
    """A small table with an open seat, and the invitation to it."""
    table = new_table(anna, *seats, game="pond", options={"first_player": "0"})
    return table, anna.origin + table["links"][0]["link"]


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_a_bot_in_any_language_takes_a_seat_and_plays_to_the_end(serve_in_thread: StartThread, language: str) -> None:
    command = [sys.executable, "-I", "network_bot.py"] if language == "python" else node()
    with serve_in_thread() as server:
        anna = guest(server.url)
        table, invitation = invited(anna, "greedy", "open")
        done = subprocess.run([*command, invitation], cwd=EXAMPLES, capture_output=True, text=True, timeout=120)
        assert done.stderr == "" and re.fullmatch(r"The scores are .*, and ours was seat 1\.\n", done.stdout)
        after = anna.get(f"/api/tables/{table['id']}")
        assert after["status"] == "finished" and after["seats"][1]["name"] == "Robot"
        lines = anna.get(f"/api/tables/{table['id']}/record").splitlines()
        assert len(lines) > 3
        refused = subprocess.run([*command, invitation], cwd=EXAMPLES, capture_output=True, text=True, timeout=120)
        assert refused.returncode != 0 and "The server refuses: " in refused.stderr  # a link is good for one
