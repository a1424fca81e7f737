"""What can be chosen next, in words: "an opponent's animal for Parasite". The browser does the same in next.ts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tangledbank.locale.render import Language, key_of
from tangledbank.locale.scene import Scene

DEEDS = ("choose", "own")  # kinds of elements that are words, not things


def next_sentence(language: Language, moves: Sequence[Mapping[str, Any]], chosen: Sequence[str], scene: Scene) -> str:
    """The sentence that asks for the next element, after those that are chosen, of moves as a view tells them.

    >>> import tangledbank as tb
    >>> view = tb.game("pond").new(players=2, seed=7).view(0)
    >>> next_sentence(Language("en", "pond"), view["question"]["moves"], [], Scene.of(view))
    'Now choose a leaf or a card, or something else to do.'
    """
    groups: dict[str, tuple[dict[str, Any], list[str]]] = {}
    begun, deeds = list(chosen), False
    for move in moves:
        for path in move["paths"]:
            if path[: len(begun)] != begun or len(path) == len(begun):
                continue
            element = path[len(begun)]
            if element.partition(":")[0] in DEEDS:
                deeds = True
                continue
            known = {name: value for name, value in move["args"].items() if value in begun}
            groups.setdefault(key_for(language, move, element), (known, []))[1].append(element)
    if not groups:
        return language.ui("choose-deed")
    names = [
        language.text(key, **language.fill(known, scene), whose=whose(elements, scene))
        for key, (known, elements) in groups.items()
    ]
    return language.ui("choose-next-or-deed" if deeds else "choose-next-of", things=joined(language, names))


def key_for(language: Language, move: Mapping[str, Any], element: str) -> str:
    """The word for a place of a move, or for a kind of thing.

    >>> key_for(Language("en", "pond"), {"key": "hop", "args": {"to": "hex:0,0"}}, "hex:0,0")
    'next-hex'
    """
    places = [name for name, value in move["args"].items() if element == value or element in value]
    special = key_of("next", f"{move['key']}-{places[0] if places else ''}")
    return special if language.has(special) else f"next-{element.partition(':')[0]}"


def whose(elements: Sequence[str], scene: Scene) -> str:
    """Whether all of these are one's own, none is, or some are.

    >>> scene = Scene(seat=0, things={"hex:0,0": {"owner": "seat:0"}, "hex:0,1": {"owner": "seat:1"}})
    >>> whose(["hex:0,0"], scene), whose(["hex:0,1"], scene), whose(["hex:0,0", "hex:0,1"], scene)
    ('own', 'other', 'any')
    """
    mine = {scene.facts(element).get("owner") == f"seat:{scene.seat}" for element in elements}
    return "any" if len(mine) > 1 else "own" if True in mine else "other"


def joined(language: Language, names: Sequence[str]) -> str:
    """Several names as a choice between them.

    >>> joined(Language("en"), ["a leaf", "a card", "a frog"])
    'a leaf, a card or a frog'
    """
    *head, last = names
    return language.text("list-or", head=", ".join(head), last=last) if head else last
