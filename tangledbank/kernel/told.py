"""What is told of a state: board, things, questions and moves with their facts, to those who may know them (K10).

A game fills in what is its own; the view is built from that.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tangledbank.kernel.ending import ending, standing
from tangledbank.kernel.errors import Reason
from tangledbank.kernel.machine import Machine
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Filled
from tangledbank.kernel.question import NOT_OFFERED
from tangledbank.kernel.secrets import Eyes


@mypyc_attr(allow_interpreted_subclasses=True)
class Told(Machine):
    """A machine that can be looked at.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> sorted(state.view(seat=0))
    ['board', 'ending', 'game', 'over', 'players', 'question', 'scores', 'seat', 'standing', 'things', 'winners']
    """

    __slots__ = ()

    # ------------------------------------------------------------------ what a game fills in

    def board(self, eyes: Eyes) -> dict[str, Any]:
        """The game's part of a view, built from what these eyes may see.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> [side["hand"] for side in state.board(Eyes(state.secrets, 1))["seats"]]
        [None, [1, 3]]
        """
        raise NotImplementedError

    def scores_now(self) -> list[int]:
        """Each seat's points, were the game to end now.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.play("hunt 0")
        >>> state.scores_now()
        [1, 0]
        """
        raise NotImplementedError

    def winners_now(self) -> list[int]:
        """The seats that would win, were the game to end now.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").position("seats = [{points = 4}, {points = 3}]")
        >>> state.winners_now(), state.winners
        ([0], [])
        """
        raise NotImplementedError

    def measures(self) -> dict[str, list[int]]:
        """What everybody can count on the table, for each seat: what the game is about, then what else tells of it.

        A measure is told to all while the game goes on, so it may count nothing that is hidden; a game that hides its
        points has none. `measure-<name>` are its words.

        >>> import tangledbank as tb
        >>> tb.game("pond").new(players=2, seed=7).measures()
        {'points': [0, 0], 'cards': [2, 2]}
        """
        return {"points": self.scores_now()}

    def tie_breaks(self) -> dict[str, list[int]]:
        """What ranks seats that are equal in the first measure: more is better, the first that differs decides.

        >>> import tangledbank as tb
        >>> tb.game("pond").new(players=2, seed=7).tie_breaks()  # in the pond, those who are equal share the victory
        {}
        """
        return {}

    def why_over(self) -> str:
        """A word for what has ended the game; `ending-<word>` is the sentence.

        >>> import tangledbank as tb
        >>> tb.game("pond").new(players=2, seed=7).why_over()
        'days'
        """
        return ""

    def paths(self, move: Move) -> list[list[str]]:
        """The ways to touch elements for a move: its path, and others where the order does not matter.

        What harms oneself must be meant: an element of the kind `own` stands in its path, which no touch leaps over.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> [state.paths(move) for move in state.moves[-2:]]
        [[['card:2']], [['choose:rest']]]
        """
        return [move.path]

    def things(self, eyes: Eyes) -> dict[str, dict[str, Any]]:
        """What is known of the things on the table, by element: facts, worked out by the conditions that decide.

        A fact is a number, a truth value, a word, an element, or a list of these. Sentences use all but truth values
        and lists; a thing that `is` another element is called by its name.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> things = state.things(Eyes(state.secrets, 0))
        >>> things["hex:1,-1"], things["card:2"], "card:1" in things
        ({'name': 'A2', 'owner': 'seat:1'}, {'is': 'insect:gnat'}, False)
        """
        return {}

    def facts(self, move: Move) -> dict[str, Any]:
        """What would come of a legal move, as far as the one who is asked may know: the odds, what is left.

        >>> import tangledbank as tb
        >>> from tangledbank.kernel.chance import Chance
        >>> class Windy(tb.State):
        ...     def facts(self, move):
        ...         return {"odds": 3}
        >>> Windy(None, 2, Chance("7")).move_seen(tb.game("pond").parse_move("hunt 0"))["facts"]
        {'odds': 3}
        """
        return {}

    def foretell(self, move: Move) -> list[Filled]:
        """What the one who is asked should know before making a legal move: cost, odds, who will die; weightiest first.

        It is worked out by the functions that decide, from what that seat may know. `State.ahead` asks for it.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.foretell(state.parse("hunt 0")), state.foretell(state.parse("rest"))
        ([<odds 5>], [])
        """
        return []

    def question_facts(self) -> dict[str, Any]:
        """What everybody may know of the open question beside its arguments.

        >>> import tangledbank as tb
        >>> from tangledbank.kernel.chance import Chance
        >>> class Auction(tb.State):
        ...     def question_facts(self):
        ...         return {"highest": 5}
        >>> Auction(None, 2, Chance("7")).question_facts()
        {'highest': 5}
        """
        return {}

    def concerned(self, move: Move) -> dict[str, str]:
        """Whom the refusal of a move speaks of, where several kinds of moves are refused in the same words.

        >>> import tangledbank as tb
        >>> from tangledbank.kernel.chance import Chance
        >>> class Windy(tb.State):
        ...     def concerned(self, move):
        ...         return {"first": move.arguments["to"]}
        >>> Windy(None, 2, Chance("7")).reason(tb.game("pond").parse_move("hop 0,1")).facts
        {'first': 'hex:0,1'}
        """
        return {}

    def idle(self, element: str) -> Reason:
        """Why an element that no move would touch has no part in the open question.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.idle("moon:1")
        <reason not-offered (K4)>
        """
        return Reason(NOT_OFFERED, {})

    def advice(self, seat: int) -> list[Filled]:
        """What a coach could tell the seat that is asked, weightiest first, from what this seat may know.

        >>> import tangledbank as tb
        >>> tb.game("pond").position("seats = [{hand = ['dragonfly']}]").advice(0)
        [<what-act>, <hop-to-the-middle 0>]
        """
        ask = self._ask
        if ask is None or ask.seat != seat:
            return []
        notes: list[Filled] = self._game.advice().at(ask.what.name, self, seat)
        return notes

    def turn_now(self) -> int:
        """The number of the turn, round, epoch or day; a coach repeats what was said in an earlier one.

        >>> import tangledbank as tb
        >>> tb.game("pond").new(players=2, seed=7).turn_now()
        1
        """
        return 0

    # ------------------------------------------------------------------ the view

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain data for a client.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> [move["text"] for move in state.view(seat=0)["question"]["moves"]]
        ['hop -1,0', 'hop 0,0', 'hunt 0', 'hunt 2', 'rest']
        >>> state.view(seat=1)["question"]
        {'seat': 0, 'key': 'act', 'args': {}, 'facts': {}}
        """
        eyes = Eyes(self.secrets, seat)
        return {
            "game": self._game.id,
            "players": self.players,
            "seat": seat,
            "over": self._ask is None,
            "question": self._question_seen_by(seat),
            "scores": self.scores_now() if self._ask is None else None,
            "winners": self.winners_now() if self._ask is None else [],
            "standing": standing(self),
            "ending": ending(self) if self._ask is None else None,
            "board": self.board(eyes),
            "things": self.things(eyes),
        }

    def _question_seen_by(self, seat: int | None) -> dict[str, Any] | None:
        ask = self._ask
        if ask is None:
            return None
        if ask.secret and ask.seat != seat:
            return {"seat": None, "key": "wait", "args": {}, "facts": {}}
        question: dict[str, Any] = {
            "seat": ask.seat,
            "key": ask.what.name,
            "args": ask.arguments,
            "facts": self.question_facts(),
        }
        if ask.seat == seat:
            question["moves"] = [self.move_seen(move) for move in ask.moves]
        return question

    def move_seen(self, move: Move) -> dict[str, Any]:
        """A legal move as plain data for a client: all that is needed to say it, to show what it does, and to touch it.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.move_seen(state.moves[0])
        {'text': 'hop -1,0', 'key': 'hop', 'args': {'to': 'hex:-1,0'}, 'facts': {}, 'paths': [['hex:-1,0']]}
        """
        return {
            "text": str(move),
            "key": move.phrase.name,
            "args": move.arguments,
            "facts": self.facts(move),
            "paths": self.paths(move),
        }
