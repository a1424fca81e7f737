"""Which rules a text cites: `EVL-4.1`, `EVL-4.1, 4.2 and 4.4`. Of a range, `EVL-4.1 to 4.10`, only the ends count."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tangledbank.guide import rules_path

ROOT = Path(__file__).parent.parent
NUMBER = r"\d+\.\d+[a-z]?"
CITATION = re.compile(rf"\b([A-Z]+)-({NUMBER})((?:(?:,| to| and|, and) {NUMBER})*)")
TEST_NAME = re.compile(r"\b(?:test|and)_([a-z]+)_(\d+)_(\d+[a-z]?)_")
# A rule is stated where its id begins a line, perhaps after a dash, asterisks or a table bar.
STATEMENT = re.compile(rf"^[-|* ]*([A-Z]+-{NUMBER})\b", re.M)


def rules_of(game: str) -> list[str]:
    """The ids of all rules in a game's rules file, in order."""
    path = rules_path(game)
    return list(dict.fromkeys(STATEMENT.findall(path.read_text(encoding="utf-8")))) if path else []


def exempt(game: str) -> dict[str, str]:
    """The ids that need no code or no test, each with the reason."""
    path = ROOT / "tests" / "rules_without_code.toml"
    document: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return document.get(game, {})


def citations(text: str) -> set[str]:
    """The ids of the rules that a text cites; `def test_evl_4_14_...` cites one too."""
    named = {f"{prefix.upper()}-{chapter}.{number}" for prefix, chapter, number in TEST_NAME.findall(text)}
    return named | {
        f"{prefix}-{number}"
        for prefix, first, rest in CITATION.findall(text)
        for number in [first, *re.findall(NUMBER, rest)]
    }


def cited_under(folder: Path) -> set[str]:
    """The ids cited in the Python files and tables of a folder."""
    files = [*folder.rglob("*.py"), *folder.rglob("*.toml")]
    return set().union(*(citations(path.read_text(encoding="utf-8")) for path in files))
