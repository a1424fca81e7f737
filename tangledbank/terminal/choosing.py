"""Choosing a move by touching one element after another: the grammar that all clients share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tangledbank.locale import Scene


class Offer:
    """A legal move, as a view tells it; it may be touched in several ways.

    >>> offer = Offer({"text": "pass", "key": "pass", "args": {}, "facts": {}, "paths": [["choose:pass"]]})
    >>> str(offer), offer.path
    ('pass', ['choose:pass'])
    """

    __slots__ = ("paths", "said", "text")

    def __init__(self, said: Mapping[str, Any]) -> None:
        self.said = said
        self.text: str = said["text"]
        self.paths: list[list[str]] = said["paths"]

    @property
    def path(self) -> list[str]:
        """The usual way to touch it."""
        return self.paths[0]

    def __str__(self) -> str:
        return self.text


def offers_in(view: Mapping[str, Any]) -> list[Offer]:
    """The moves that a view offers; none, if somebody else is asked.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> [str(offer) for offer in offers_in(state.view(0))], offers_in(state.view(1))
    (['hop -1,0', 'hop 0,0', 'hunt 0', 'hunt 2', 'rest'], [])
    """
    return [Offer(said) for said in (view["question"] or {}).get("moves", [])]


def once_each(offers: Sequence[Offer], scene: Scene) -> list[Offer]:
    """Of moves that differ only in which of several like cards they name, the first.

    >>> cards = ("card:1", "card:4")
    >>> moves = [{"text": f"hunt {card[5:]}", "key": "hunt", "args": {"card": card}, "paths": []} for card in cards]
    >>> flies = Scene(things={"card:1": {"is": "insect:fly"}, "card:4": {"is": "insect:fly"}})
    >>> [str(offer) for offer in once_each([Offer(said) for said in moves], flies)]
    ['hunt 1']
    """
    seen: dict[str, Offer] = {}
    for offer in offers:
        named = {name: what_is(element, scene) for name, element in offer.said["args"].items()}
        seen.setdefault(repr((offer.said["key"], named)), offer)
    return list(seen.values())


def what_is(element: Any, scene: Scene) -> Any:
    """A card by what is on it, if that is known; anything else by its name."""
    is_card = isinstance(element, str) and element.startswith("card:")
    return (is_card and scene.facts(element)) or element


class Choosing:
    """The moves that are still possible after some elements were chosen.

    Each move has one or several paths of elements. Choosing an element narrows the moves to those with a path that goes
    on with it; when one is left it is picked, and waits for a yes.

    >>> tour = [("swap 1 2", ["leaf:1", "leaf:2"]), ("swap 1 3", ["leaf:1", "leaf:3"]), ("rest", ["choose:rest"])]
    >>> choosing = Choosing([Offer({"text": text, "paths": [path]}) for text, path in tour])
    >>> sorted(choosing.offered)
    ['choose:rest', 'leaf:1']
    >>> choosing.choose("leaf:1"), sorted(choosing.offered)
    (True, ['leaf:2', 'leaf:3'])
    >>> choosing.choose("leaf:3"), str(choosing.picked)
    (True, 'swap 1 3')
    >>> choosing.back(), choosing.chosen
    (True, ['leaf:1'])
    """

    def __init__(self, moves: Sequence[Offer]) -> None:
        self.moves = list(moves)
        self.chosen: list[str] = []
        self.picked: Offer | None = None

    @property
    def possible(self) -> list[Offer]:
        """The moves that have a path which begins with what was chosen, in their order."""
        length = len(self.chosen)
        return [move for move in self.moves if any(path[:length] == self.chosen for path in move.paths)]

    @property
    def offered(self) -> set[str]:
        """The elements that can be chosen next."""
        length = len(self.chosen)
        paths = [path for move in self.moves for path in move.paths if path[:length] == self.chosen]
        return {path[length] for path in paths if len(path) > length}

    def choose(self, element: str) -> bool:
        """Choose an element; tells whether it was offered.

        >>> choosing = Choosing([Offer({"text": "rest", "paths": [["choose:rest"]]})])
        >>> choosing.choose("leaf:3"), choosing.choose("choose:rest")
        (False, True)
        """
        if self.picked is not None or element not in self.offered:
            return False
        self.chosen.append(element)
        possible = self.possible
        if len(possible) == 1:
            self.picked = possible[0]
        return True

    def pick(self, move: Offer) -> None:
        """Choose a whole move at once.

        >>> import tangledbank as tb
        >>> choosing = Choosing(offers_in(tb.game("pond").new(players=2, seed=7).view(0)))
        >>> choosing.pick(choosing.moves[-1])
        >>> str(choosing.picked)
        'rest'
        """
        self.picked = move

    def back(self) -> bool:
        """Go one step back; tells whether there was one."""
        picked_whole = self.picked is not None and len(self.possible) > 1
        self.picked = None
        if picked_whole:
            return True
        if self.chosen:
            self.chosen.pop()
            return True
        return False
