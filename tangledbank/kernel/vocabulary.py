"""A vocabulary: all phrases of a game, kept by sort as they are coined."""

from __future__ import annotations

from tangledbank.kernel.phrase import Names, Phrase


class Vocabulary:
    """Coins the phrases of a game; `names` gives the words for kinds whose values are not numbers.

    >>> words = Vocabulary({"face": ("swimming", "running")})
    >>> words.move("graze <grazer:animal>").name
    'graze'
    >>> [phrase.name for phrase in words.by_sort()["move"]]
    ['graze']
    """

    def __init__(self, names: Names) -> None:
        self.names: Names = names
        self.moves: list[Phrase] = []
        self.questions: list[Phrase] = []
        self.events: list[Phrase] = []
        self.refusals: list[Phrase] = []

    def move(self, pattern: str, path: str = "") -> Phrase:
        """A phrase for a move.

        >>> Vocabulary({}).move("pass").path
        ['choose:pass']
        """
        self.moves.append(Phrase(pattern, path=path, names=self.names))
        return self.moves[-1]

    def question(self, pattern: str) -> Phrase:
        """A phrase for a question.

        >>> Vocabulary({}).question("feed").name
        'feed'
        """
        self.questions.append(Phrase(pattern, names=self.names))
        return self.questions[-1]

    def event(self, pattern: str, motion: str = "") -> Phrase:
        """A phrase for an event; `motion` says what moves in it.

        >>> Vocabulary({}).event("passes <seat:seat>").write([2])
        'passes 2'
        """
        self.events.append(Phrase(pattern, motion=motion, names=self.names))
        return self.events[-1]

    def refusal(self, rule: str, key: str) -> Phrase:
        """A condition that a move can fail, with the id of its rule.

        >>> Vocabulary({}).refusal("EVL-3.1", "not-now").rule
        'EVL-3.1'
        """
        self.refusals.append(Phrase(key, rule=rule))
        return self.refusals[-1]

    def by_sort(self) -> dict[str, list[Phrase]]:
        """All phrases, by sort.

        >>> list(Vocabulary({}).by_sort())
        ['move', 'question', 'event', 'refusal']
        """
        return {"move": self.moves, "question": self.questions, "event": self.events, "refusal": self.refusals}
