"""Words: the actions of a learning machine. A move is said word by word, and each word has a number that stays.

The first word is the verb; one for each place of its phrase follows, as far as there is something to choose. A word
for a thing on the table is its row in the observation: "the third animal". So a few hundred words say every move that
a game will ever have, and a mask over them is exact: a word is legal where a legal move goes on with it.
"""

from __future__ import annotations

from tangledbank.kernel.game import Game
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase, in_list
from tangledbank.learning.layout import Layout, layout_of

NOTHING = 0  # the word for a place that is left empty, and for the end of a list
Said = list[int]  # the words of a move


class Words:
    """All words of a game, numbered.

    >>> import tangledbank as tb
    >>> words = Words(tb.game("pond"))
    >>> words.names[:6], len(words)
    (['nothing', 'hop', 'hunt', 'rest', 'hex 0', 'hex 1'], 36)
    """

    def __init__(self, game: Game) -> None:
        self.layout: Layout = layout_of(game.id)
        self.names: list[str] = ["nothing"]
        self.verbs: dict[str, int] = {}
        self.named: dict[str, int] = {}  # elements that are the same in every game
        self.things: dict[str, int] = {}  # by kind, the word for the first thing of it
        by_chance = {type(move).phrase.name for move in game.results_of_chance()}
        verbs = [phrase for phrase in game.words()["move"] if phrase.name not in by_chance]
        for verb in verbs:
            self.verbs[verb.name] = len(self.names)
            self.names.append(verb.name)
        for verb in verbs:
            self._add_places(verb)

    def _add_places(self, verb: Phrase) -> None:
        for place in verb.places:
            first = place.element(0)
            if place.kind in self.things or first in self.named:
                continue
            fixed = {"number": self.layout.numbers, "seat": self.layout.seats}.get(place.kind, len(place.names))
            for value in range(fixed):
                self.named[place.element(value)] = len(self.names)
                self.names.append(place.element(value))
            if not fixed:
                self.things[place.kind] = len(self.names)
                self.names += [f"{place.kind} {number}" for number in range(self.layout.room(place.kind))]

    def __len__(self) -> int:
        return len(self.names)

    def say(self, move: Move, places: dict[str, int]) -> Said | None:
        """The words for a move, where things have these places; None if there is no word for one of them.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> words = Words(game)
        >>> [words.names[word] for word in words.say(game.parse_move("hunt 2"), {"card:0": 0, "card:2": 1})]
        ['hunt', 'card 1']
        """
        phrase = type(move).phrase
        said = [self.verbs[phrase.name]]
        for place, value in zip(phrase.places, move.values, strict=True):
            for one in in_list(value):
                word = self.word(place.kind, place.element(one), places)
                if word is None:
                    return None
                said.append(word)
            if place.many or value == NONE:
                said.append(NOTHING)
        return said

    def word(self, kind: str, element: str, places: dict[str, int]) -> int | None:
        """The word for an element; None if it lies beyond the room that the layout has for its kind.

        >>> import tangledbank as tb
        >>> Words(tb.game("pond")).word("card", "card:9", {"card:9": 999}) is None
        True
        """
        if kind not in self.things:
            return self.named.get(element)
        at = places.get(element)
        return self.things[kind] + at if at is not None and at < self.layout.room(kind) else None

