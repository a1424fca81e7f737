"""What people type, and what they want to find first."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.guide import find, guide_of
from tangledbank.guide.blocks import HEADING


def first(game: str, code: str, question: str) -> str:
    """The title of the best answer."""
    found = find(game, code, question)
    return found[0].title if found else ""


@pytest.mark.parametrize(
    ("code", "question", "answers"),
    [
        ("en", "win", ["The aim"]),  # and not Swimming
        ("en", "how many points", ["The end and the points"]),
        ("en", "what happens if my animal is hungry", ["4. Extinction and new cards", "3. Feeding"]),
        ("en", "who wins a tie", ["The end and the points"]),
        ("en", "attacking", ["Attacks"]),
        ("en", "swiming", ["Swimming"]),  # a slip of the finger
        ("en", "paarsite", ["Parasite"]),
        ("en", "camou", ["Camouflage"]),  # the beginning of a word
        ("en", "how much food", ["2. Food base"]),
        ("ru", "сколько очков", ["Конец игры и очки"]),
        ("ru", "кто побеждает", ["Цель", "Конец игры и очки"]),
        ("ru", "паразита", ["Паразит"]),  # in another case
        ("ru", "атаковать", ["Атака"]),
        ("ru", "жиром", ["Жировой запас", "Что часто забывают"]),
        ("ru", "кормовая база", ["2. Кормовая база"]),
        ("cs", "kolik bodů", ["Konec hry a body"]),
        ("cs", "kolik bodu", ["Konec hry a body"]),  # without accents
        ("cs", "vyhrát", ["Cíl hry"]),
        ("cs", "utok", ["Útok"]),
        ("cs", "plavání", ["Plavání"]),
        ("cs", "parazita", ["Parazit"]),
    ],
)
def test_the_best_answer_comes_first(code: str, question: str, answers: list[str]) -> None:
    assert first("evolution", code, question) in answers


@pytest.mark.parametrize("game", ["evolution", "newworld", "magical", "dinosaurs", "marine"])
@pytest.mark.parametrize(("code", "win"), [("en", "win"), ("ru", "победить"), ("cs", "vyhrát")])
def test_the_aim_of_every_game_is_found(game: str, code: str, win: str) -> None:
    aim = [block.text for block in guide_of(game, code) if block.kind == HEADING][1]
    assert aim in [found.title for found in find(game, code, win)[:2]]


def test_results_say_where_and_what() -> None:
    best = find("evolution", "en", "parasite")[0]
    assert (best.page, best.id) == ("guide", "trait:parasite")
    rules = [found for found in find("evolution", "en", "Trematode") if found.page == "rules"]
    assert rules and rules[0].id.startswith("EVL-") and rules[0].title.startswith(rules[0].id)
    hits = [piece for found in find("evolution", "en", "hungry") for piece, hit in found.excerpt if hit]
    assert hits and all(piece.lower().startswith("hung") for piece in hits)
    assert find("evolution", "en", "zzzzqqq") == [] and find("evolution", "en", "") == []


def test_only_what_is_in_play_is_found() -> None:
    base = tb.game("evolution").options
    fly = tb.game("evolution", time_to_fly=True).options
    ids = [[found.id for found in find("evolution", "en", "flight", options)] for options in (base, fly)]
    assert "trait:flight" not in ids[0] and ids[1][0] == "trait:flight"


def test_any_question_has_an_answer_in_time() -> None:
    """However long or strange, a question is cut to what anybody would type."""
    for question in ("a" * 10_000, "the of and", "* [ ] \\ ( %s", "очки points body " * 500):
        assert len(find("marine", "cs", question)) <= 12
