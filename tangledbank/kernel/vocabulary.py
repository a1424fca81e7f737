"""A vocabulary: all phrases of a game, kept by sort as they are coined."""

from __future__ import annotations

from typing import Final

from tangledbank.kernel.data import own_fields
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Names, Phrase, Value

NOWHERE: Final = "nowhere"  # no place of a phrase is called so: what points there points at nothing


class Vocabulary:
    """Coins the phrases of a game; `names` gives the words for kinds whose values are not numbers.

    >>> words = Vocabulary({"insect": ("fly", "gnat")})
    >>> words.question("swallow <food:insect>").filled(1)
    <swallow gnat>
    >>> words.by_sort()["question"]
    [<phrase swallow>]
    """

    def __init__(self, names: Names) -> None:
        self.names: Names = names
        self.verbs: dict[str, type[Move]] = {}
        self.questions: list[Phrase] = []
        self.events: list[Phrase] = []
        self.refusals: list[Phrase] = []
        self.advices: list[Phrase] = []
        self.prospects: list[Phrase] = []

    def moves(self, *verbs: type[Move]) -> None:
        """Classes of moves: each gets its phrase, once its fields agree with its places.

        >>> class SayMove(Move):
        ...     __slots__ = ("count",)
        ...     pattern = "say <number:number>"
        >>> Vocabulary({}).moves(SayMove)
        Traceback (most recent call last):
        ValueError: SayMove has the fields count, but its places are number
        """
        for verb in verbs:
            phrase = Phrase(verb.pattern, path=verb.touches, names=self.names)
            check_fields(verb, phrase)
            if phrase.name in self.verbs:
                other = self.verbs[phrase.name].__name__
                raise ValueError(f"{verb.__name__} and {other} are both called {phrase.name}")
            self.verbs[phrase.name] = verb

    def question(self, pattern: str) -> Phrase:
        """A phrase for a question.

        >>> Vocabulary({}).question("leap <frog:frog>").filled(2)
        <leap 2>
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

        >>> too_far = Vocabulary({}).refusal("POND-3.2", "too-far")
        >>> too_far.name, too_far.rule
        ('too-far', 'POND-3.2')
        """
        self.refusals.append(Phrase(key, rule=rule))
        return self.refusals[-1]

    def advice(self, rule: str, pattern: str, at: str = NOWHERE) -> Phrase:
        """A note of the coach, with the id of the rule behind it; it points at one of its places, or at an element.

        >>> hungry = Vocabulary({}).advice("POND-1.2", "hungry <frog:frog>", at="frog")
        >>> hungry.elements([3]), hungry.rule
        (['frog:3'], 'POND-1.2')
        """
        self.advices.append(Phrase(pattern, rule=rule, path=at, names=self.names))
        return self.advices[-1]

    def ahead(self, pattern: str) -> Phrase:
        """A phrase for what a move will lead to.

        >>> Vocabulary({}).ahead("odds <sides:number>").filled(4)
        <odds 4>
        """
        self.prospects.append(Phrase(pattern, names=self.names))
        return self.prospects[-1]

    def by_sort(self) -> dict[str, list[Phrase]]:
        """All phrases, by sort.

        >>> words = Vocabulary({})
        >>> _ = words.event("dawn"), words.event("rain <drops:number>")
        >>> words.by_sort()
        {'move': [], 'question': [], 'event': [<phrase dawn>, <phrase rain>], 'refusal': [], 'advice': [], 'ahead': []}
        """
        return {
            "move": [verb.phrase for verb in self.verbs.values()],
            "question": self.questions,
            "event": self.events,
            "refusal": self.refusals,
            "advice": self.advices,
            "ahead": self.prospects,
        }


def check_fields(verb: type[Move], phrase: Phrase) -> None:
    """Give a class of moves its phrase, and refuse one whose fields are not the places, made in their order.

    >>> class TradeMove(Move):
    ...     __slots__ = ("give", "take")
    ...     def __init__(self, take, give):
    ...         self.take, self.give = take, give
    >>> check_fields(TradeMove, Phrase("trade <give:card> <take:card>"))
    Traceback (most recent call last):
    ValueError: TradeMove is not made from its places in their order: give, take
    """
    places = [place.field for place in phrase.places]
    fields = own_fields(verb)
    if list(fields) != sorted(places):
        raise ValueError(f"{verb.__name__} has the fields {', '.join(fields)}, but its places are {', '.join(places)}")
    verb.phrase = phrase
    sample: list[Value] = [[number] if place.many else number for number, place in enumerate(phrase.places)]
    if verb(*sample).values != sample:
        raise ValueError(f"{verb.__name__} is not made from its places in their order: {', '.join(places)}")
