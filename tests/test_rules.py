"""K8: every rule id stands at the code that carries it out and at a test, or is listed with a reason."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.games import shelf
from tests.rules import ROOT, citations, cited_under, exempt, rules_of


def test_citations_are_read_as_people_write_them() -> None:
    assert citations("see EVL-4.1 to 4.3, and EVL-5.1") == {"EVL-4.1", "EVL-4.3", "EVL-5.1"}
    assert citations("EVL-4.1, 4.4 and 4.11a") == {"EVL-4.1", "EVL-4.4", "EVL-4.11a"}
    assert citations("def test_evl_4_11a_active() -> None:") == {"EVL-4.11a"}


@pytest.mark.parametrize("game", list(tb.GAMES))
def test_every_rule_is_cited_by_code_and_by_a_test(game: str) -> None:
    rules = rules_of(game)
    assert len(rules) > 10 and all(id.startswith(f"{shelf()[game].rules}-") for id in rules)
    code = cited_under(shelf()[game].folder)
    tests = cited_under(ROOT / "tests" / game)
    without = exempt(game)
    assert [id for id in rules if id not in code and id not in without] == []
    assert [id for id in rules if id not in tests and id not in without] == []
    assert [id for id in without if id not in rules] == [], "an exemption for a rule that does not exist"


@pytest.mark.parametrize("game", list(tb.GAMES))
def test_every_refusal_cites_a_rule_that_exists(game: str) -> None:
    rules = rules_of(game)
    assert [phrase.name for phrase in tb.game(game).words()["refusal"] if phrase.rule not in rules] == []
