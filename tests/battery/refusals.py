"""Everything that anybody might say at a question: each is a legal move, or refused with a rule and without a trace."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable
from typing import Any

import tangledbank as tb
from tangledbank.kernel.data import to_plain
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase, Place

ABSURD = ["0", *(str(2**bits) for bits in (15, 31, 32, 63, 64)), str(10**30), "9" * 5000]
NONSENSE = ["", " ", "x", "-1", "-2", "007", "1.5", "²", "٣", "9,9", "-3,99", "none", *ABSURD]
WORDS = ["", " ", "x", "pass pass", "attack", "roll 7", "\n", "shuffle 0 1", "dino\x00", *NONSENSE]
MOST = 40  # texts of one phrase at one question


def check_refusals(state: Any, rng: random.Random) -> None:
    """Say every phrase with every sort of filling, and point at every sort of element; the state stays as it is."""
    before = state.to_json()
    legal = set(map(str, state.moves))
    things = Things(state, rng)
    for verb in state.game.verbs.values():
        for text in texts_of(verb.phrase, things):
            if text not in legal:
                check_refused(state, text)
        for values in fillings_of(verb.phrase, things):
            move = verb(*values)
            if move not in state.moves:
                check_refused(state, move)
    for text in WORDS:
        check_refused(state, text)
    for element in elements_of(state, things):
        for seat in (*range(state.players), None, NONE, state.players, 2**64):
            for reason in state.why_not(seat, element):
                assert reason.rule and reason.key, f"{element} is refused without a rule"
    assert state.to_json() == before


def check_refused(state: Any, move: Move | str) -> None:
    """A move is refused, with a rule and in words; what is no move at all, in words."""
    try:
        state.play(move)
    except tb.IllegalMove as error:
        assert error.rule and str(error)
        return
    except tb.InvalidMove as error:
        assert state.game.parse_move(str(move)) is None and str(error)
        return
    raise AssertionError(f"{move} is not offered, and was made")


class Things:
    """What could be said in a place: what lies on the table, and every number that stands anywhere in the state."""

    def __init__(self, state: Any, rng: random.Random) -> None:
        self.rng = rng
        plain = to_plain(state)
        del plain["chance"]
        numbers = {near for number in numbers_in(plain) for near in (number, number + 1)}
        self.numbers = [str(number) for number in sorted(numbers) if 0 <= number < 1000]
        self.known: dict[str, set[str]] = {}
        self.spelled: dict[str, list[str]] = {}
        for seat in range(state.players):
            self.look(state.view(seat)["board"])

    def look(self, part: Any) -> None:
        """Note what a board names: its number or name stands under the name of its kind."""
        for kind, value in part.items() if isinstance(part, dict) else [("", inner) for inner in part]:
            if isinstance(value, dict | list):
                self.look(value)
            elif type(value) in (int, str):
                self.known.setdefault(kind, set()).add(str(value))

    def of_kind(self, place: Place) -> list[str]:
        """Things of the kind that belongs there, also such as are not at hand."""
        if place.spelling is not None:
            if place.kind not in self.spelled:
                names = map(place.spelling.write, range(1000))
                self.spelled[place.kind] = [name for name in names if "," in name]
            return self.spelled[place.kind]
        return list(place.names) or sorted(self.known.get(place.kind, ())) or self.numbers

    def word(self, place: Place) -> str:
        """Mostly a thing of the right kind, at times one of another kind, at times nonsense, or nothing."""
        luck = self.rng.random()
        if place.optional and luck < 0.3:
            return ""
        return self.rng.choice(self.of_kind(place) if luck < 0.8 else self.numbers if luck < 0.93 else NONSENSE)


def numbers_in(plain: Any) -> set[int]:
    """The numbers in plain data."""
    if isinstance(plain, dict):
        plain = list(plain.values())
    if isinstance(plain, list):
        return set().union(*map(numbers_in, plain))
    return {plain} if type(plain) is int else set()


def texts_of(phrase: Phrase, things: Things) -> list[str]:
    """Texts of a phrase: all with things of the right kinds if these are few, and many with whatever there is."""
    pools = [things.of_kind(place) + ([""] if place.optional else []) for place in phrase.places]
    texts = [spoken(phrase, words) for words in itertools.islice(itertools.product(*pools), MOST)]
    for _ in range(MOST if phrase.places else 0):
        texts.append(spoken(phrase, [things.word(place) for place in phrase.places]))
    return texts


def spoken(phrase: Phrase, words: Iterable[str]) -> str:
    """A phrase with these words in its places; an empty word leaves its place out."""
    text = phrase.name
    for place, word in zip(phrase.places, words, strict=True):
        if word:
            text += f" {place.word} {word}" if place.word else f" {word}"
    return text


def fillings_of(phrase: Phrase, things: Things) -> list[list[int]]:
    """Numbers as a program might put them into a move by mistake, as far as a move can hold them."""
    sizes = [NONE, NONE - 1, 0, 2**31, 2**62, *map(int, things.numbers)]
    return [[things.rng.choice(sizes) for _ in phrase.places] for _ in range(6)]


def elements_of(state: Any, things: Things) -> list[str]:
    """Elements of every kind: buttons, things that are there or not, and what is no element at all."""
    phrases = state.game.words()["move"]
    elements = ["", ":", "animal", "animal:", ":3", "moon:1", "choose:", "choose:dance"]
    for kind, place in {place.kind: place for phrase in phrases for place in phrase.places}.items():
        elements += [f"{kind}:{things.word(place)}" for _ in range(8)]
    buttons = [step for phrase in phrases for step in phrase.path if ":" in step]
    return elements + things.rng.sample(buttons, min(5, len(buttons)))
