"""Bots that anybody writes: a class in a file, wherever a bot is named; and one at fault, which ends no game."""

from __future__ import annotations

import doctest
import io
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.bots import Bot, bot_character, bot_digest, bot_name, check_bot, make_bot
from tangledbank.bots.own import OwnBot
from tangledbank.kernel.move import Move
from tangledbank.kernel.sight import Sight
from tangledbank.kernel.state import State
from tangledbank.lab import play_games
from tests.test_cli import Runner

EXAMPLE = Path(__file__).parent.parent / "examples" / "my_bot.py"
MY_BOT = f"{EXAMPLE}:MyBot"
FAULTY = """
from tangledbank.bots import Bot

class Clumsy(Bot):
    def choose(self, sight):
        sight.world(1).play("dance")

class Cheat(Bot):
    def choose(self, sight):
        return "hop 9,9"

class Needy(Bot):
    def __init__(self, seed, teacher):
        super().__init__(seed)

class Stone:
    pass

"""


@pytest.fixture
def faulty(tmp_path: Path) -> str:
    """A file with bots that are no good."""
    path = tmp_path / "faulty.py"
    path.write_text(FAULTY)
    return str(path)


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


# ---------------------------------------------------------------------- a bot that works


def test_the_example_has_twenty_lines_and_plays_every_game() -> None:
    assert len(EXAMPLE.read_text().splitlines()) == 20
    for id in tb.GAMES:
        game = tb.game(id)
        state = game.new(game.player_counts()[-1], seed=3)
        bot = make_bot(MY_BOT, 1)
        for _ in range(3):
            state.play(bot.choose(state.seen_by(state.seat)))
        assert bot.faults == [], id


def test_what_is_known_of_a_bot_by_its_spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert bot_name(MY_BOT) == "MyBot"
    assert bot_character(MY_BOT) == "Imagines a few worlds, and takes the move that looks best in most of them."
    monkeypatch.chdir(EXAMPLE.parent)
    assert check_bot("my_bot.py:MyBot") == MY_BOT  # from now on it may be used anywhere
    copy = tmp_path / "copy.py"
    copy.write_text(EXAMPLE.read_text() + "# changed\n")
    assert bot_digest(MY_BOT) != bot_digest(f"{copy}:MyBot") and bot_digest("greedy") == ""


def test_a_kind_of_ours_plays_with_weights_of_ones_own(tmp_path: Path) -> None:
    table = tmp_path / "meek.toml"
    table.write_text("rivals = -3.0")  # the better the others fare, the better
    weights = make_bot(f"greedy@{table}", 1).weights
    assert weights is not None and weights.values == {"rivals": -3.0} and make_bot("greedy", 1).weights is None
    results = play_games("pond", ["greedy", f"greedy@{table}"], games=2, seed=3)
    assert [entrant.bot for entrant in results.entrants] == ["greedy", "greedy@meek"]


def test_the_lab_plays_it_with_the_same_results_in_other_processes() -> None:
    alone, together = (play_games("pond", [MY_BOT, "random"], games=4, seed=3, jobs=jobs) for jobs in (1, 2))
    assert [entrant.points for entrant in alone.entrants] == [entrant.points for entrant in together.entrants]
    assert [entrant.faults for entrant in together.entrants] == [0, 0]


def test_it_plays_in_the_terminal_under_its_own_name(
    command: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "game.jsonl"
    done = command("play", "pond", "--seats", f"greedy,{MY_BOT}", "--plain", "--seed", "3", "--save", str(saved))
    assert done.code == 0 and "MyBot hops to" in done.out
    assert str(EXAMPLE.parent) not in saved.read_text()  # a record is given to others
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "MyBot C" in command("play", "pond", "--bot", MY_BOT, "--plain", "--seed", "3").out


# ---------------------------------------------------------------------- files that will not do


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("{folder}/nobody.py:MyBot", "cannot be read: No such file or directory."),
        ("greedy@{folder}/nobody.toml", "cannot be read: No such file or directory."),
        ("greedy@{folder}/foreign.toml", "feathers"),
        ("{file}", "does not say which class plays"),
        ("{file}:Nobody", "has no class 'Nobody'; its bots are: Clumsy, Cheat, Needy."),
        ("{file}:Stone", "is no bot: it should be a subclass of Bot."),
        ("{file}:Needy", "cannot be made with a seed: TypeError: "),
        ("{folder}/torn.py:MyBot", "cannot be loaded: SyntaxError: "),
        ("{folder}/gone.py:MyBot", "cannot be loaded: SystemExit: 3."),
        ("brilliant", "There is no bot called 'brilliant'; there are: random, greedy"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(faulty: str, spec: str, sentence: str, command: Runner) -> None:
    folder = Path(faulty).parent
    (folder / "foreign.toml").write_text("feathers = 3")
    (folder / "torn.py").write_text("class MyBot(")
    (folder / "gone.py").write_text("raise SystemExit(3)")
    refused = command("play", "pond", "--plain", "--bot", spec.format(file=faulty, folder=folder))
    assert refused.code == 2 and refused.out == ""
    assert sentence in refused.err and refused.err.count("\n") == 1


# ---------------------------------------------------------------------- bots at fault


def test_a_bot_at_fault_makes_a_random_move_and_its_author_is_told(faulty: str, command: Runner) -> None:
    seats = f"{faulty}:Clumsy,{faulty}:Cheat"
    done = command("play", "pond", "--seats", seats, "--plain", "--seed", "3", "--option", "days=1")
    assert done.code == 0 and "Clumsy is at a loss. A random move is made." in done.out
    assert done.err.splitlines() == [
        "tangledbank: Clumsy was at fault once, so a random move was made: "
        "it raised InvalidMove in line 6 of faulty.py: 'dance' is not a move; a move is written like 'hop -1,0'.",
        "tangledbank: Cheat was at fault once, so a random move was made: "
        "it chose 'hop 9,9', which is not one of its moves.",
    ]


def test_faults_are_counted_in_the_lab_and_end_no_match(faulty: str) -> None:
    results = play_games("pond", [f"{faulty}:Clumsy", "random"], games=2, seed=3)
    assert results.games == 2 and [entrant.faults > 0 for entrant in results.entrants] == [True, False]


class Brooding(Bot):
    """Comes to no end, and takes no exception."""

    asked = 0

    def choose(self, sight: Sight) -> Move:
        Brooding.asked += 1
        while not WOKEN.is_set():
            try:
                WOKEN.wait(0.001)
            except Exception:
                continue
        raise AssertionError


WOKEN = threading.Event()


@pytest.mark.parametrize("where", ["main thread", "another thread"])
def test_a_bot_that_never_answers_is_asked_once(where: str) -> None:
    Brooding.asked = 0
    state = tb.game("pond").new(players=1, seed=3)
    bot = OwnBot(1, Brooding(1), patience=0.05)

    def play() -> None:
        while not state.over:
            state.play(bot.choose(state.seen_by(0)))

    if where == "main thread":
        play()
    else:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(play).result()
        WOKEN.set()
    assert bot.faults == ["it did not answer within 0.05 seconds"] and Brooding.asked <= 1


class Peeping(Bot):
    """Looks where it should not, and moves what it should not touch."""

    def choose(self, sight: Sight) -> Move:
        self.found: State = sight._state
        choice = sight.moves[0]
        self.found.play(choice)
        return choice


@pytest.mark.parametrize("id", tb.GAMES)
def test_what_a_bot_must_not_know_is_not_there(id: str) -> None:
    """Two truths that its seat cannot tell apart leave it with the same bytes to look at, and it changes neither."""
    game = tb.game(id)
    truth = game.new(max(game.player_counts().start, 2), seed=5)
    other = truth.resample(truth.seat, 9)
    found = []
    for state in (truth, other):
        before, peeping = state.to_json(), Peeping(1)
        OwnBot(1, peeping).choose(state.seen_by(state.seat))
        assert state.to_json() == before
        found.append(peeping.found.to_json())
    assert truth.to_json() != other.to_json() and found[0] == found[1]


# ---------------------------------------------------------------------- what the documents say


def test_what_the_page_about_bots_shows_is_true() -> None:
    page = (EXAMPLE.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"```python\n{EXAMPLE.read_text(encoding='utf-8')}```" in page
    examples = doctest.DocTestParser().get_doctest(page, {}, "docs/bots.md", None, 0)
    assert len(examples.examples) > 10
    assert doctest.DocTestRunner().run(examples).failed == 0
