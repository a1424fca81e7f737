"""What the page about learning machines shows is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"


def test_the_examples_of_the_page() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install tangledbank[learning]")
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install tangledbank[openspiel]")
    examples = doctest.DocTestParser().get_doctest(PAGE.read_text("utf-8"), {}, PAGE.name, None, 0)
    assert len(examples.examples) > 30
    assert doctest.DocTestRunner().run(examples).failed == 0
