"""The state: the whole truth of a game in progress, and what may be asked of it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Self

from mypy_extensions import mypyc_attr

from tangledbank.kernel.answers import GAME_OVER, Answers
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.data import fill, to_plain
from tangledbank.kernel.errors import BadChance, IllegalMove, InvalidMove, Reason
from tangledbank.kernel.event import Past
from tangledbank.kernel.move import Move
from tangledbank.kernel.question import Ask
from tangledbank.kernel.sight import Sight

if TYPE_CHECKING:
    from tangledbank.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Answers):
    """A game in progress. Games add their own fields; see `tangledbank.game` for how to get one.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> state.over, state.seat, state.moves
    (False, 0, [<hop -1,0>, <hop 0,0>, <hunt 0>, <hunt 2>, <rest>])
    >>> state.play("hop 0,0")
    >>> state.seat
    1
    """

    __slots__ = ()

    @property
    def game(self) -> Game:
        """The game being played, with its options.

        >>> import tangledbank as tb
        >>> tb.game("pond", weather="stormy").new(players=2, seed=7).game.options["weather"]
        'stormy'
        """
        game: Game = self._game
        return game

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> import tangledbank as tb
        >>> state = tb.game("pond", days=1).new(players=1, seed=7)
        >>> state.over
        False
        >>> state.play("rest")
        >>> state.over
        True
        """
        return self._ask is None

    @property
    def question(self) -> Ask | None:
        """The open question; None when the game is over.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.question.seat, state.question.what
        (0, <act>)
        """
        return self._ask

    @property
    def seat(self) -> int:
        """The seat that must choose now; `CHANCE` when chance is asked from outside.

        >>> import tangledbank as tb
        >>> state = tb.game("pond", first_player=1).new(players=2, seed=7, chance="ask")
        >>> state.seat
        1
        >>> state.play("hunt 1")
        >>> state.seat == tb.CHANCE
        True
        """
        ask = self._ask
        if ask is None:
            raise IllegalMove("", Reason(GAME_OVER, {}))
        return ask.seat

    @property
    def moves(self) -> list[Move]:
        """The legal moves; none when the game is over.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.moves
        [<hop -1,0>, <hop 0,0>, <hunt 0>, <hunt 2>, <rest>]
        """
        ask = self._ask
        return ask.moves if ask is not None else []

    @property
    def scores(self) -> list[int]:
        """Each seat's points by the rules of the end of the game.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.play("hunt 0")
        >>> state.scores
        [1, 0]
        """
        return self.scores_now()

    @property
    def winners(self) -> list[int]:
        """The seats that have won: empty until the game is over, several when the victory is shared.

        >>> import tangledbank as tb
        >>> state = tb.game("pond", days=1).new(players=1, seed=7)
        >>> state.winners
        []
        >>> state.play("hunt 0")
        >>> state.over, state.winners
        (True, [0])
        """
        return self.winners_now() if self._ask is None else []

    def play(self, move: Move | str) -> None:
        """Make a move, given as a value or as its text.

        A move that breaks a rule raises `IllegalMove`, a text that is no move `InvalidMove`; neither changes anything.

        So does a legal one after which a prepared result of chance does not fit: it raises `BadChance`.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.play(state.moves[0])
        >>> state.play("hop 1,1")
        Traceback (most recent call last):
        tangledbank.kernel.errors.IllegalMove: The move 'hop 1,1' is not legal: too-far (POND-3.2): to hex:1,1.
        """
        ask = self._ask
        chosen = self.parse(move) if isinstance(move, str) else move
        if ask is None:
            raise IllegalMove(str(move), Reason(GAME_OVER, {}))
        offers: list[Any] = ask.moves  # without a type, because compiled code would check that of each
        for offered in offers:
            if offered is chosen:
                break
        else:
            if chosen not in ask.moves:
                # Conditions judge only what a text can name; a move made by hand may hold any numbers.
                raise IllegalMove(str(move), self.reason(self.parse(str(chosen))))
        if self.chance.fate:
            self._play_prepared(ask, chosen)
        else:
            self._answer(ask, chosen)
            self._run()

    def _play_prepared(self, ask: Ask, move: Move) -> None:
        """Make a legal move while results of chance are prepared; if one does not fit, everything is as it was."""
        before = self.clone()
        told = len(self._log) if self._log is not None else 0
        try:
            self._answer(ask, move)
            self._run()
        except BadChance:
            for name in type(self).fields:
                setattr(self, name, getattr(before, name))
            self._ask = ask
            self._past = before._past
            self._unsettled = False
            if self._log is not None:
                del self._log[told:]
            raise

    def parse(self, text: str) -> Move:
        """The move that a text names; a text that names none raises `InvalidMove`.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.parse("hop 0,1")
        <hop 0,1>
        >>> state.parse("dance")
        Traceback (most recent call last):
        tangledbank.kernel.errors.InvalidMove: 'dance' is not a move; a move is written like 'hop -1,0'.
        """
        move: Move | None = self._game.parse_move(text)
        if move is None:
            raise InvalidMove(text, str(self.moves[0]) if self.moves else "")
        return move

    def clone(self) -> Self:
        """An independent copy. It shares the past and does not keep a log.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> other = state.clone()
        >>> other == state
        True
        >>> other.play("rest")
        >>> state.seat, other.seat
        (0, 1)
        """
        new = self.copy()
        new._ask = self._ask
        new._past = self._past
        return new

    # ------------------------------------------------------------------ what seats may know

    def seen_by(self, seat: int) -> Sight:
        """What a fair player at that seat gets: view, moves, other worlds; never the truth.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.seen_by(0).moves == state.moves, state.seen_by(1).moves
        (True, [])
        """
        return Sight(self, seat)

    def resample(self, seat: int | None, seed: int | str) -> Self:
        """Another world that the seat cannot tell from this one: hidden faces exchanged, chance unforeseen.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> world = state.resample(seat=0, seed=1)
        >>> world.view(0) == state.view(0), world == state
        (True, False)
        """
        new = self.clone()
        chance = Chance(f"resample/{seed}", self.chance.asked)
        new.secrets.resample(seat, chance)
        new.chance = chance
        new._past = None  # it tells how the cards were shuffled
        if self._ask is not None and self._ask.seat != seat:
            new.reask()
        return new

    # ------------------------------------------------------------------ text

    def to_json(self) -> str:
        """The whole state as one line of text: the truth, with its past. `Game.from_json` reads it.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> state = game.new(players=2, seed=7)
        >>> game.from_json(state.to_json()) == state
        True
        """
        document = {
            "header": self._game.header(self.players),
            "state": to_plain(self),
            "past": [[step.seat, step.text] for step in self.steps()],
        }
        return json.dumps(document, sort_keys=True, separators=(",", ":"))

    def to_position(self) -> str:
        """The whole state as the text of a position, which loads to an equal state: a bug report is one command.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> state = game.new(players=2, seed=7, chance="ask")
        >>> state.play("hunt 0")  # and the die is to be rolled
        >>> game.position(state.to_position()) == state
        True
        """
        from tangledbank.kernel.exact import write_exact

        return write_exact(self)

    def digest(self) -> str:
        """A short fingerprint of all but the generator: equal in any process, compiled or not, played or replayed (K7).

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> state, other = game.new(players=2, seed=7), game.new(players=2, seed=7)
        >>> state.digest() == other.digest()
        True
        >>> other.play("rest")
        >>> state.digest() == other.digest()
        False
        """
        plain = to_plain(self)
        del plain["chance"]
        text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __repr__(self) -> str:
        who = "over" if self._ask is None else f"seat {self._ask.seat} asked to {self._ask.what.name}"
        return f"<{self._game.id}, {self.players} players, {who}>"


def state_from_plain(plain: Any, game: Game) -> State:
    """The state in a document written by `State.to_json`.

    >>> import json
    >>> import tangledbank as tb
    >>> game = tb.game("pond")
    >>> state = game.new(players=2, seed=7)
    >>> state_from_plain(json.loads(state.to_json()), game) == state
    True
    """
    players = plain["state"]["players"]
    if players not in game.player_counts():
        raise ValueError(f"a state with {players} players")
    state = game.blank(players)
    fill(state, plain["state"])
    past: Past | None = None
    for seat, text in plain["past"]:
        past = Past(seat, text, past)
    state._past = past
    state.reask()
    return state
