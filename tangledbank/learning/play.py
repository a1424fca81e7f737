"""A game told in numbers: observations, masks and words. All adapters stand on it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tangledbank.games import open_box
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.move import Move
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.state import State
from tangledbank.learning.observation import Vector, observe, with_words
from tangledbank.learning.rows import places_of
from tangledbank.learning.words import Said, Words

Mask = NDArray[np.int8]


class Play:
    """A game in progress, played word by word. Everything it tells a seat comes from what that seat may know.

    Words that could not be other ones are not asked for. So a question about a number is answered by the number
    alone; only a question with one single answer is answered by its verb.

    >>> import tangledbank as tb
    >>> game = tb.game("pond")
    >>> play = Play(Words(game), game.new(players=2, seed=7))
    >>> play.seat, [play.words.names[word] for word in play.legal()]
    (0, ['hop', 'hunt', 'rest'])
    >>> play.say(play.words.verbs["hunt"])
    >>> play.seat, [play.words.names[word] for word in play.legal()]
    (0, ['card 0', 'card 1'])
    >>> play.say(play.legal()[0])
    >>> play.seat, play.state.scores
    (1, [1, 0])
    """

    def __init__(self, words: Words, state: State) -> None:
        self.words: Words = words
        self.state: State = state
        self._view: dict[str, Any] = {}  # of the seat that is asked
        self._places: dict[str, int] = {}
        self._vector: Vector | None = None  # the view as numbers, once somebody wants them
        self._left: list[tuple[Said, Move]] = []  # the moves that begin with what is said
        self.at: int = 0  # how many words are said, or could not be other ones
        self.said: Said = []  # the words of the move that is being said
        self._listen()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def seat(self) -> int:
        """The seat that must say the next word; `CHANCE` if chance is asked from outside."""
        return self.state.seat

    def legal(self) -> list[int]:
        """The words that can be said now, in their order; none when the game is over or chance is asked.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> Play(Words(game), game.new(players=2, seed=7)).legal()
        [1, 2, 3]
        """
        return sorted({said[self.at] for said, _ in self._left})

    def mask(self) -> Mask:
        """For each word, whether it can be said now.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> Play(Words(game), game.new(players=2, seed=7)).mask()[:5]
        array([0, 1, 1, 1, 0], dtype=int8)
        """
        mask = np.zeros(len(self.words), np.int8)
        mask[self.legal()] = 1
        return mask

    def say(self, word: int) -> None:
        """Say the next word; when only one move begins with what is said, it is made.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> Play(Words(game), game.new(players=2, seed=7)).say(0)
        Traceback (most recent call last):
        tangledbank.kernel.errors.TangledBankError: The word 0 (nothing) cannot be said now; legal are: 1, 2, 3.
        """
        left = [(said, move) for said, move in self._left if said[self.at] == word]
        if not left:
            name = self.words.names[word] if 0 <= word < len(self.words) else "no word"
            legal = ", ".join(map(str, self.legal())) or "none"
            raise TangledBankError(f"The word {word} ({name}) cannot be said now; legal are: {legal}.")
        if len(left) == 1:
            self.make(left[0][1])
        else:
            self.said.append(word)
            self._left = left
            self.at += 1
            self._pass_over()

    def make(self, move: Move) -> None:
        """Make a whole move, also one of chance.

        >>> import tangledbank as tb
        >>> game = tb.game("pond", days=1)
        >>> play = Play(Words(game), game.new(players=1, seed=7))
        >>> play.make(play.state.moves[-1])
        >>> play.over, play.legal()
        (True, [])
        """
        self.state.play(move)
        self._listen()

    def observation(self, seat: int) -> Vector:
        """What a seat may know.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> play = Play(Words(game), game.new(players=2, seed=7))
        >>> len(play.observation(0)) == play.words.layout.size, list(play.observation(0)) == list(play.observation(1))
        (True, False)
        """
        layout = self.words.layout
        if self.over or seat != self.seat:
            view = self.state.view(seat)
            return observe(layout, view, places_of(view))
        if self._vector is None:
            self._vector = observe(layout, self._view, self._places)
        return with_words(self._vector, self.said)

    def told(self, seat: int) -> str:
        """What a seat may know, as text: its view, and the words it has said.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> Play(Words(game), game.new(players=2, seed=7)).told(0)[:40]
        '{"board":{"day":1,"days":3,"deck":14,"se'
        """
        asked = not self.over and seat == self.seat
        view = self._view if asked else self.state.view(seat)
        told = json.dumps(view, sort_keys=True, separators=(",", ":"))
        return f"{told} {self.said}" if asked and self.said else told

    def rewards(self) -> list[float]:
        """What each seat has of the victory: one winner all of it, several an equal share; nothing before the end.

        >>> import tangledbank as tb
        >>> game = tb.game("pond", days=1)
        >>> play = Play(Words(game), game.new(players=1, seed=7))
        >>> play.make(play.state.parse("hunt 0"))
        >>> play.over, play.rewards()
        (True, [1.0])
        """
        winners = self.state.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.state.players)]

    def clone(self) -> Play:
        """An independent copy.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> play = Play(Words(game), game.new(players=2, seed=7))
        >>> other = play.clone()
        >>> other.say(3)
        >>> play.seat, other.seat
        (0, 1)
        """
        return self.in_world(self.state.clone())

    def __deepcopy__(self, memo: object) -> Play:
        """What libraries that copy by `deepcopy` get."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` keeps: the state as text, and the words that are said.

        >>> import pickle
        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> play = Play(Words(game), game.new(players=2, seed=7))
        >>> play.say(2)
        >>> other = pickle.loads(pickle.dumps(play))
        >>> other.state == play.state, other.legal() == play.legal()
        (True, True)
        """
        game = self.state.game
        return unpickled, (game.id, game.options, self.state.to_json(), self.said)

    def in_world(self, state: State) -> Play:
        """The same moment in a state that the seat that is asked cannot tell from this one."""
        new = Play.__new__(Play)
        new.words, new.state = self.words, state
        new._view, new._places, new._vector = self._view, self._places, self._vector
        new._left, new.at, new.said = self._left, self.at, self.said[:]
        return new

    def _listen(self) -> None:
        """Get ready for the first word of the next move."""
        self._left, self.at, self.said, self._vector = [], 0, [], None
        if self.over or self.seat == CHANCE:
            return
        sight = self.state.seen_by(self.seat)
        self._view = sight.view
        self._places = places_of(self._view)
        spelled = [(self.words.say(move, self._places), move) for move in sight.moves]
        self._left = [(said, move) for said, move in spelled if said is not None]
        if not self._left:
            raise TangledBankError(f"There are no words for {sight.moves[0]} and the other moves of this moment.")
        self._pass_over()

    def _pass_over(self) -> None:
        """Pass over words that could not be other ones, as long as there is something to choose."""
        if len(self._left) > 1:
            self.at = first_difference([said for said, _ in self._left], self.at)


def unpickled(id: str, options: dict[str, object], state: str, said: Said) -> Play:
    """What `Play.__reduce__` kept."""
    game = open_box(id, options, None)
    play = Play(Words(game), game.from_json(state))
    for word in said:
        play.say(word)
    return play


def first_difference(said: Sequence[Said], at: int) -> int:
    """The first place from one on where not all words are the same.

    >>> first_difference([[4, 1, 7], [4, 1, 8]], 0)
    2
    """
    first = said[0]
    while all(other[at] == first[at] for other in said):
        at += 1
    return at
