"""The balance of a game: an advantage that was put in is found with its true size, and one that is not there is not."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.cli import main
from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab.balance import Balance, Measured, measure_balance
from tangledbank.lab.deeds import sort_of, thing_of
from tangledbank.lab.findings import Finding
from tangledbank.lab.report import write_report
from tangledbank.lab.statistics import chance_of, difference, discoveries, ratio_interval, wilson_interval
from tangledbank.lab.trial import Trial
from tangledbank.lab.variants import variants_of

HUNTER = """
from tangledbank.bots import Bot

class Hunter(Bot):
    def choose(self, sight):
        hunts = [move for move in sight.moves if str(move).startswith("hunt")]
        return hunts[0] if hunts else sight.moves[-1]
"""


@pytest.fixture
def hunter(tmp_path: Path) -> str:
    """A bot that hunts whenever it can, so that chances can be worked out by hand."""
    path = tmp_path / "hunter.py"
    path.write_text(HUNTER, encoding="utf-8")
    return f"{path}:Hunter"


def insects(folder: Path, **cards: tuple[int, int]) -> str:
    """A folder with another table of insects: how many cards, and how many points."""
    folder.mkdir()
    rows = [
        f'[{name}]\ncount = {count}\npoints = {points}\nprovenance = "R"\n' for name, (count, points) in cards.items()
    ]
    (folder / "insects.toml").write_text("\n".join(rows), encoding="utf-8")
    return str(folder)


def measure(base: Trial, games: int, options: str = "", data: str | None = None) -> Balance:
    variants, refused = variants_of(base, options, data)
    return measure_balance(variants, refused, games)


def figure(measured: Measured, group: str, name: str) -> Finding:
    return next(one for one in measured.findings if (one.group, one.name) == (group, name))


def test_an_advantage_that_was_put_in_is_found_with_its_size(tmp_path: Path, hunter: str) -> None:
    # Three flies for two frogs: seat 0 has two of them and hunts twice, seat 1 once. A fly of two points is caught by
    # four sides of six. So seat 0 wins 4/9 + 4/9 * (1/3 + 2/3 / 2) = 20/27 of the games, seat 1 6/27; 1/27 nobody.
    data = insects(tmp_path / "rigged", fly=(3, 2), gnat=(0, 1), dragonfly=(0, 1))
    rigged = measure(Trial("pond", (hunter,) * 2, seed=2, options={"days": 2}, data=data), games=600).variants[0]
    for name, truth in (("seat 0", 20 / 27), ("seat 1", 6 / 27)):
        seat = figure(rigged, "seats", name)
        assert seat.notable and seat.figure.low < truth < seat.figure.high, (name, seat)
    assert figure(rigged, "seats", "seat 0").fair == pytest.approx(26 / 27 / 2, abs=0.02)
    nobody = figure(rigged, "victories", "of nobody").figure
    assert nobody.low < 1 / 27 < nobody.high
    hunts = figure(rigged, "played", "hunt").figure
    assert hunts.low == hunts.high == 1.5  # three flies, two frogs
    further = figure(rigged, "each", "hunt")  # the seat that hunts once more wins 14/27 more of the games
    assert further.notable and further.figure.low < 14 / 27 < further.figure.high


def test_a_fair_game_shows_no_advantage() -> None:
    fair = measure(Trial("pond", ("random",) * 3, seed=1), games=500).variants[0]
    assert not [one for one in fair.findings if one.group in ("seats", "order") and one.notable]


def test_a_changed_card_is_compared_with_the_printed_one(tmp_path: Path, hunter: str) -> None:
    data = insects(tmp_path / "changed", fly=(8, 3), gnat=(6, 0), dragonfly=(4, 3))  # a gnat is worth nothing now
    compared = measure(Trial("pond", (hunter,) * 2, seed=2), games=300, data=data)
    printed, changed = compared.variants
    assert [printed.name, changed.name] == ["printed", "changed tables"]
    changes = {(one.group, one.name): one for one in changed.changes}
    fly, gnat = changes["worth", "hunts insect:fly"], changes["worth", "hunts insect:gnat"]
    assert fly.notable and fly.change is not None and fly.change.low > 0
    assert gnat.notable and gnat.change is not None and gnat.change.high < 0
    assert not changes["length", "decisions"].notable  # it lasts three days, whatever flies are worth
    assert not changes["played", "hunts insect:gnat"].notable  # and this bot hunts what it has


def test_faults_of_a_bot_are_told(tmp_path: Path) -> None:
    path = tmp_path / "sleepy.py"
    path.write_text(HUNTER.replace("Hunter", "Sleepy").replace("hunts[0] if hunts else", "hunts[9] if hunts else"))
    told = measure(Trial("pond", (f"{path}:Sleepy",) * 2, seed=1, options={"days": 1}), games=2).faults
    assert len(told) == 1 and told[0].startswith("Sleepy was at fault 4 times") and "IndexError" in told[0]


def test_tables_that_are_the_printed_ones_are_refused(tmp_path: Path) -> None:
    data = insects(tmp_path / "same", fly=(8, 1), gnat=(6, 2), dragonfly=(4, 3))
    with pytest.raises(TangledBankError, match="nothing else than the printed"):
        variants_of(Trial("pond", ("random",) * 2, seed=1), data=data)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    variants, refused = variants_of(Trial("pond", ("random",) * 2, seed=3), "weather")
    measure_balance(variants, refused, games=5, out=tmp_path)
    once = measure_balance(variants, refused, games=25, out=tmp_path)
    again = measure_balance(variants, refused, games=25)
    assert once.variants == again.variants
    polars = pytest.importorskip("polars", reason="needs the extra `lab`")
    seats = polars.read_parquet(tmp_path / "seats.parquet")
    assert seats.height == 2 * 25 * 2 and set(seats["variant"]) == {"printed", "weather=stormy"}
    of_seat = seats.filter((seats["variant"] == "printed") & (seats["seat"] == 0))
    assert of_seat["win"].mean() == pytest.approx(figure(once.variants[0], "seats", "seat 0").figure.value)


@pytest.mark.parametrize(
    ("game", "players", "deed", "named"),
    [
        ("evolution", 3, "play_trait", True),
        ("newworld", 3, "play_trait", True),
        ("magical", 2, "add", True),
        ("dinosaurs", 3, "buys", False),
        ("marine", 2, "place", True),
    ],
)
def test_what_is_played_is_known_in_every_game(game: str, players: int, deed: str, named: bool) -> None:
    trial = Trial(game, ("random",) * players, seed=1)
    played = trial.play(trial.open(), 0)
    assert sum(map(sum, (counts.values() for counts in played.moves.values()))) == played.decisions
    names = {word for verb in tb.game(game).verbs.values() for place in verb.phrase.places for word in place.names}
    for counts in played.deeds:
        things = [one for one in counts if sort_of(one) == deed and thing_of(one)]
        assert things and all(thing_of(one) in names for one in things)
        if named:  # every such move names one thing of each sort, so the things add up to the moves
            kinds = {one.split(" ")[1].split(":")[0] for one in things}
            assert counts[deed] == sum(counts[one] for one in things) / len(kinds)
    starts = [element for start in played.starts for element in start]
    assert len(set(starts)) == len(starts) == (players if game == "marine" else 0)


def test_statistics_agree_with_the_books() -> None:
    # Newcombe 1998, example (a) of method 10: 56 of 70 against 48 of 80.
    change = difference(wilson_interval(56, 70), wilson_interval(48, 80))
    assert (change.low, change.high) == pytest.approx((0.0524, 0.3339), abs=1e-4)
    # Benjamini and Hochberg 1995, section 3.2: the first four of fifteen.
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528]
    assert sum(discoveries([*chances, 0.7590, 1.0])) == 4
    whole = ratio_interval([(float(number % 3), 2.0) for number in range(300)])
    assert whole.value == pytest.approx(0.5) and whole.high - whole.low == pytest.approx(0.0928, abs=1e-3)
    assert chance_of(wilson_interval(50, 100), 0.5) == 1.0


class Page(HTMLParser):
    """What a report asks for, and whether its elements are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asks: list[str] = []
        self.tables = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asks += [f"{name}={value}" for name, value in attrs if name in ("src", "href") and str(value)[0] != "#"]
        self.tables += tag == "table"
        if tag not in ("meta", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_command_writes_a_report_that_asks_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "pond"
    asked = "lab balance --game pond --bots random --games 40 --seats 3 --options each --option days=5 --report --json"
    with pytest.raises(SystemExit) as left:
        main([*asked.split(), "--out", str(out)])
    assert left.value.code == 0
    plain = json.loads(capsys.readouterr().out)
    assert [variant["name"] for variant in plain["variants"]][-1] == "weather=stormy"
    assert plain["refused"] == ["drought=true: In a drought the pond lasts 4 days at most, not 5."]
    page = Page()
    text = (out / "report.html").read_text(encoding="utf-8")
    page.feed(text)
    assert not page.open and not page.asks and "url(" not in text and "<script" not in text
    assert text.count("<caption>") == page.tables > 10


def test_what_cannot_be_reported_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["lab", "balance", "--game", "pond", "--report"])
    assert left.value.code == 2 and "--out" in capsys.readouterr().err
    (tmp_path / "summary.json").write_text('{"kind": "poem"}', encoding="utf-8")
    with pytest.raises(TangledBankError, match="There is no report for 'poem'"):
        write_report(tmp_path)
