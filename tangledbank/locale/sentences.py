"""Several sentences that stand together: each said once, and those that sound the same told apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tangledbank.kernel.errors import Reason
from tangledbank.locale.render import Language, key_of
from tangledbank.locale.scene import Scene


def in_words(reasons: Sequence[Reason | dict[str, Any]], language: Language, scene: Scene) -> list[str]:
    """Refusals in sentences, each once and in their order, with the rule of the game where one can be looked up.

    >>> far = {"rule": "POND-3.2", "key": "too-far", "args": {}}
    >>> in_words([far, {**far, "args": {"to": "hex:0,1"}}], Language("en", "pond"), Scene())
    ['That leaf is not beside yours. (POND-3.2)']
    """
    said = []
    for reason in reasons:
        rule = reason.rule if isinstance(reason, Reason) else reason["rule"]
        of_the_game = "-" in rule  # not a contract of the kernel, such as K2
        said.append(language.refusal(reason, scene) + (f" ({rule})" if of_the_game else ""))
    return list(dict.fromkeys(said))


def sentences_of(moves: Sequence[Mapping[str, Any]], language: Language, scene: Scene) -> list[str]:
    """Moves in words; where two sound the same, what tells them apart is added.

    >>> import tangledbank as tb
    >>> view = tb.game("pond").position("seats = [{hand = ['fly', 'fly']}]").view(0)
    >>> sentences_of(view["question"]["moves"], Language("en", "pond"), Scene.of(view))[-3:]
    ['Hunt: Fly (card:0)', 'Hunt: Fly (card:1)', 'Rest and draw a card']
    """
    sentences = [language.move(move, scene) for move in moves]
    alike: dict[str, list[int]] = {}
    for index, sentence in enumerate(sentences):
        alike.setdefault(sentence, []).append(index)
    for indexes in alike.values():
        if len(indexes) > 1:
            for index, apart in zip(
                indexes, told_apart([moves[index] for index in indexes], language, scene), strict=True
            ):
                sentences[index] += f" ({apart})"
    return sentences


def texts_of(element: str, language: Language, scene: Scene) -> list[str]:
    """What is printed on a thing: its name and its text, or those of both its halves; nothing where nothing is.

    >>> scene = Scene(things={"card:3": {"is": "option:weather"}, "card:4": {"one": "option:days", "two": "seat:0"}})
    >>> texts_of("card:3", Language("en", "pond"), scene)
    ['Weather: In a storm insects are harder to catch.']
    >>> texts_of("card:4", Language("en", "pond"), scene)
    ['Days: How long the game lasts.']
    """
    facts = scene.facts(element)
    if "is" in facts:
        return texts_of(str(facts["is"]), language, scene)
    kind, _, id = element.partition(":")
    if language.has(key_of(kind, id) + "-text"):
        return [f"{language.name(kind, id)}: {language.about(kind, id)}"]
    halves = [str(facts[half]) for half in ("one", "two") if half in facts]
    return [text for half in halves for text in texts_of(half, language, scene)]


def told_apart(moves: Sequence[Mapping[str, Any]], language: Language, scene: Scene) -> list[str]:
    """For moves that sound the same, the elements in which they differ: in words if that is enough, or by their ids.

    >>> moves = [{"paths": [[f"card:{card}", "leaf:1"]]} for card in (4, 5)]
    >>> cards = {"card:4": {"is": "insect:fly"}, "card:5": {"is": "insect:gnat"}}
    >>> told_apart(moves, Language("en", "pond"), Scene(things=cards))
    ['Fly', 'Gnat']
    """
    paths = [move["paths"][0] for move in moves]
    common = set.intersection(*map(set, paths))
    elements = [[element for element in path if element not in common] for path in paths]
    words = [", ".join(language.element(element, scene) for element in apart) for apart in elements]
    return words if len(set(words)) == len(words) else [", ".join(apart) for apart in elements]
