"""What a coach may say in a game: why each question is asked, and what those who watch the table find."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tangledbank.kernel.phrase import Filled, Phrase
from tangledbank.kernel.vocabulary import Vocabulary

Watcher = Callable[[Any, int], list[Filled]]  # of a state, for the seat that is asked: what is worth saying


class Advice:
    """All that a coach may say in one game, by the names of questions.

    >>> words = Vocabulary({})
    >>> mind = words.advice("POND-3.3", "mind <frog:frog>", at="frog")
    >>> advice = Advice(words, {"leap": "POND-3.2"})
    >>> advice.watch("leap", lambda state, seat: [mind.filled(seat)])
    >>> advice.at("leap", None, 3), advice.at("sleep", None, 3)
    ([<what-leap>, <mind 3>], [])
    """

    def __init__(self, words: Vocabulary, rules: Mapping[str, str]) -> None:
        """The explanation of a question is called `what-` and its name; `rules` say which rule stands behind it."""
        self._explained: dict[str, Phrase] = {
            question: words.advice(rule, f"what-{question}") for question, rule in rules.items()
        }
        self._watchers: dict[str, list[Watcher]] = {}

    def watch(self, question: str, *watchers: Watcher) -> None:
        """What is looked for when a question is asked, weightiest first.

        >>> advice = Advice(Vocabulary({}), {})
        >>> advice.watch("leap", lambda state, seat: [], lambda state, seat: [])
        >>> advice.at("leap", None, 0)
        []
        """
        self._watchers[question] = list(watchers)

    def at(self, question: str, state: Any, seat: int) -> list[Filled]:
        """All that could be said when a question is asked, the explanation first.

        >>> Advice(Vocabulary({}), {"leap": "POND-3.2"}).at("leap", None, 0)
        [<what-leap>]
        """
        explained = self._explained.get(question)
        notes = [] if explained is None else [explained.filled()]
        for watcher in self._watchers.get(question, []):
            notes += watcher(state, seat)
        return notes


SILENCE = Advice(Vocabulary({}), {})
