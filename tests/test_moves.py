"""Moves, questions and steps of the kernel, with a game that is none: named fields, lists, legality, inheritance."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import tangledbank as tb
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import NOT_OFFERED, Ask
from tangledbank.kernel.vocabulary import Vocabulary


class DealMove(Move):
    """Six places, two of them lists, one of them optional."""

    __slots__ = ("cards", "colour", "face", "from_", "rest", "to")
    pattern: ClassVar[str] = (
        "deal <from:seat> <to:seat> <colour:colour> cards <cards:card*> face <face:number> [and <rest:card*>]"
    )

    def __init__(self, from_: int, to: int, colour: int, cards: list[int], face: int, rest: list[int]) -> None:
        self.from_ = from_
        self.to = to
        self.colour = colour
        self.cards = cards
        self.face = face
        self.rest = rest


class DrawMove(Move):
    """A list at the end, without a word."""

    __slots__ = ("cards",)
    pattern: ClassVar[str] = "draw <cards:card*>"

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards


WORDS = Vocabulary({"colour": ("red", "blue")})
WORDS.moves(DealMove, DrawMove)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (DealMove(0, 1, 1, [4, 9, 12], 3, [5, 6]), "deal 0 1 blue cards 4 9 12 face 3 and 5 6"),
        (DealMove(2, 0, 0, [7], 0, []), "deal 2 0 red cards 7 face 0"),
        (DrawMove([4, 9, 12]), "draw 4 9 12"),
    ],
)
def test_lists_are_written_and_read_back(move: Move, text: str) -> None:
    assert str(move) == text
    values = type(move).phrase.read(text)
    assert values is not None and type(move)(*values) == move
    assert hash(type(move)(*values)) == hash(move)


def test_lists_are_pointed_at_and_told() -> None:
    move = DealMove(0, 1, 1, [4, 9], 3, [])
    assert move.path == ["seat:0", "seat:1", "colour:blue", "card:4", "card:9", "number:3"]
    assert move.arguments["cards"] == ["card:4", "card:9"] and "rest" not in move.arguments
    assert sorted([DrawMove([4, 9]), DrawMove([4])]) == [DrawMove([4]), DrawMove([4, 9])]
    assert DrawMove([4, 9]) != DrawMove([9, 4])


@pytest.mark.parametrize(
    "text",
    [
        "draw",
        "draw ",
        "draw x",
        "draw 4 x",
        "draw 4  9",
        "draw 4 9 -1",
        f"draw 4 {2**64}",
        "deal 0 1 blue cards face 3",
        "deal 0 1 blue cards 4 face",
        "deal 0 1 blue cards 4 face 3 and",
        "deal 0 1 green cards 4 face 3",
        "deal 0 1 blue 4 face 3",
    ],
)
def test_a_text_that_does_not_fit_names_no_move(text: str) -> None:
    verb = WORDS.verbs[text.split(" ", maxsplit=1)[0]]
    assert verb.phrase.read(text) is None


def test_a_list_must_show_where_it_ends() -> None:
    with pytest.raises(ValueError, match="no word shows where the list of cards ends"):
        Phrase("draw <cards:card*> <seat:seat>")


def test_no_two_verbs_sound_alike() -> None:
    with pytest.raises(ValueError, match="DrawMove and DrawMove are both called draw"):
        WORDS.moves(DrawMove)


def test_events_have_no_limit_either() -> None:
    state: Any = tb.game("evolution").new(players=2, seed=7)
    what = Phrase("trade <seat:seat> <a:card> <b:card> <c:card> <d:card> <rest:card*>")
    state.tell_at_length(what, [0, 1, 2, 3, 4, [5, 6]])  # nobody listens
    log = state.listen()
    state.tell_at_length(what, [0, 1, 2, 3, 4, [5, 6]])
    assert [str(event) for event in log] == ["trade 0 1 2 3 4 5 6"]
    assert log[0].plain() == {
        "key": "trade",
        "args": {
            "seat": "seat:0",
            "a": "card:1",
            "b": "card:2",
            "c": "card:3",
            "d": "card:4",
            "rest": ["card:5", "card:6"],
        },
    }


TOO_MANY = Phrase("too-many", rule="X-1")


class DrawQuestion(Ask):
    """At most two of three cards."""

    __slots__ = ()

    def tries(self, s: Any) -> list[Move]:
        """One, two or three."""
        return [DrawMove([1]), DrawMove([1, 2]), DrawMove([1, 2, 3])]

    def refuses(self, s: Any, move: Move) -> Phrase | None:
        """X-1."""
        if not isinstance(move, DrawMove):
            return NOT_OFFERED
        return TOO_MANY if len(move.cards) > 2 else None


def test_the_legal_moves_are_the_tries_that_nothing_refuses() -> None:
    ask = DrawQuestion(0, Phrase("draw").filled())
    assert ask.offers(None) == [DrawMove([1]), DrawMove([1, 2])]
    assert ask.or_go_on(None) is ask and ask.moves == ask.offers(None)


def test_a_text_that_is_no_move_is_not_an_illegal_move() -> None:
    state = tb.game("evolution").new(players=2, seed=7)
    before = state.to_json()
    with pytest.raises(tb.InvalidMove, match=r"^'dance' is not a move; a move is written like 'play_animal 0'\.$"):
        state.play("dance")
    with pytest.raises(tb.InvalidMove):
        state.play(f"take_food {2**64}")
    with pytest.raises(tb.IllegalMove, match="not-now"):
        state.play("take_food 1")
    assert not issubclass(tb.InvalidMove, tb.IllegalMove) and state.to_json() == before


class Supper(Procedure):
    """A procedure with steps."""

    __slots__ = ("log",)

    def __init__(self) -> None:
        super().__init__()
        self.log: list[str] = []

    def lay(self, s: Any) -> None:
        """Step 1."""
        self.log.append("lay")

    def eat(self, s: Any) -> None:
        """Step 2."""
        self.log.append("eat")

    def on_eat(self, s: Any, move: Move) -> None:
        """The answer to step 2."""

    def wash(self, s: Any) -> None:
        """Step 3."""
        self.log.append("wash")


class Picnic(Supper):
    """The same, but for one step, and with another at the end."""

    __slots__ = ()

    def eat(self, s: Any) -> None:
        """Step 2, in the grass."""
        self.log.append("picnic")

    def nap(self, s: Any) -> None:
        """Step 4."""
        self.log.append("nap")


def test_a_procedure_inherits_the_steps_of_another() -> None:
    assert Picnic.step_names == ("lay", "eat", "wash", "nap")
    assert Picnic.course.answers == (None, Supper.on_eat, None, None)
    state: Any = tb.game("evolution").new(players=2, seed=7)
    picnic = Picnic()
    state.stack = [picnic]
    state.begin()
    assert state.over and picnic.log == ["lay", "picnic", "wash", "nap"]
    picnic.goto("nap")
    assert picnic.pc == 3 and picnic.copy() == picnic
