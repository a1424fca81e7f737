"""Records: damaged ones are refused with a sentence, golden ones lead for ever to the same end."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import tangledbank as tb

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


def finished() -> tb.Record:
    """The record of a random game."""
    state = tb.game("evolution").new(players=3, seed=5)
    rng = random.Random(5)
    while not state.over:
        state.play(rng.choice(state.moves))
    return tb.Record.from_state(state)


def lines_of(record: tb.Record) -> list[str]:
    """The lines of a record."""
    return record.to_text().splitlines()


def test_a_record_has_all_that_is_needed() -> None:
    header = finished().header
    assert set(header) >= {"format", "game", "options", "players", "seed", "data_hash", "rules_version"}


def test_a_saved_game_is_replayed(tmp_path: Path) -> None:
    record = finished()
    record.save(tmp_path / "game.jsonl")
    state = tb.replay(tmp_path / "game.jsonl")
    assert state.over and record.result is not None and state.scores == record.result["scores"]


def test_a_record_from_another_generator_can_be_replayed_but_not_verified() -> None:
    record = finished()
    record.header["seed"] = "something else"
    record.replay(tb.game("evolution"))
    with pytest.raises(tb.BadRecord, match="not what the seed gives"):
        record.verify(tb.game("evolution"))


def test_results_of_chance_too_few_and_too_many() -> None:
    game = tb.game("evolution")
    record = finished()
    first = next(place for place, (seat, text) in enumerate(record.steps) if text.startswith("roll"))
    short = tb.Record(record.header, record.steps[:first] + record.steps[first + 1 :], None)
    with pytest.raises(tb.BadRecord, match=r"result of chance is missing|'shuffle .*' cannot come next"):
        short.replay(game)
    long = tb.Record(record.header, [*record.steps, (tb.CHANCE, "roll 3")], record.result)
    with pytest.raises(tb.BadRecord, match=f"Before line {len(record.steps) + 3} .* a result of chance too many"):
        long.replay(game)


@pytest.mark.parametrize(
    ("number", "line", "message"),
    [
        (0, "{}", "Line 1 is not the header"),
        (0, "", "Line 1 of the record is not JSON"),
        (4, "not json", "Line 5 of the record is not JSON"),
        (4, '{"seat": "0", "move": "pass"}', "Line 5 of the record is neither"),
        (4, '{"seat": 7, "move": "pass"}', "Line 5 of the record: it is not seat 7"),
        (4, '{"seat": SEAT, "move": "take_food 99"}', "Line 5 of the record: The move 'take_food 99' is not legal"),
        (1, '{"chance": "shuffle 0 0 0"}', "Line 2 of the record: 'shuffle 0 0 0' is no result of chance"),
        (1, '{"chance": "shuffle 0 2 1"}', "'shuffle 0 2 1' cannot come next: there are 84 cards to shuffle"),
        (1, '{"chance": "roll 7"}', "Line 2 of the record: 'roll 7' is no result of chance"),
    ],
)
def test_damaged_records_are_refused(number: int, line: str, message: str) -> None:
    lines = lines_of(finished())
    if "SEAT" in line:
        line = line.replace("SEAT", str(json.loads(lines[number])["seat"]))
    lines[number] = line
    with pytest.raises(tb.BadRecord, match=message):
        tb.Record.from_text("\n".join(lines)).replay(tb.game("evolution"))


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("game", "chess", "The record is of chess"),
        ("data_hash", "0", "another set of tables"),
        ("rules_version", 99, "another rules version"),
        ("players", "three", "how many players"),
        ("players", 40, "is for 2 to 4 players"),
    ],
)
def test_other_games_rules_and_tables_are_refused(key: str, value: object, message: str) -> None:
    record = finished()
    record.header[key] = value
    with pytest.raises(tb.TangledBankError, match=message):
        record.replay(tb.game("evolution"))


def test_a_wrong_result_is_refused() -> None:
    record = finished()
    assert record.result is not None
    record.result["scores"] = [99, 0, 0]
    with pytest.raises(tb.BadRecord, match="not the result of its moves"):
        record.replay(tb.game("evolution"))


def test_binary_rubbish_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rubbish").write_bytes(bytes(range(256)))
    with pytest.raises(tb.BadRecord, match="is not text"):
        tb.Record.load(tmp_path / "rubbish")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_lead_to_the_same_end(path: Path) -> None:
    record = tb.Record.load(path)
    record.verify(tb.game_of(record))


def test_there_are_golden_records_of_every_game() -> None:
    assert {tb.Record.load(path).header["game"] for path in GOLDEN} == set(tb.GAMES)
