"""A game: a box with its options chosen, ready to be set up."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tangledbank.kernel.advice import SILENCE, Advice
from tangledbank.kernel.chance import SHUFFLE, Chance, order_in
from tangledbank.kernel.errors import BadRecord, TangledBankError
from tangledbank.kernel.evaluation import PLAIN, Evaluation
from tangledbank.kernel.move import Move
from tangledbank.kernel.options import BadOptions, Option, Switch, Value, read_options
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.state import State, state_from_plain
from tangledbank.kernel.weights import Weights
from tangledbank.version import VERSION

PLAIN_EVALUATION: Final = Evaluation()
CHANCES: Final = ("auto", "ask")  # who rolls: the generator, or somebody outside


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A box with its options chosen. Each game subclasses it once, and its `box.py` calls that class `GAME`.

    >>> import tangledbank as tb
    >>> game = tb.game("pond", weather="stormy")
    >>> game.id, game.options["weather"], game.options["days"]
    ('pond', 'stormy', 3)
    """

    def __init__(self, id: str, choices: dict[str, object], tables: list[Path]) -> None:
        self.id: str = id
        self.options: dict[str, Value] = self.chosen(choices)
        self.check_options()
        self.table_paths: list[Path] = tables
        self.data_hash: str = hash_of_tables(tables)
        self.verbs: dict[str, type[Move]] = {}

    # ------------------------------------------------------------------ what a game fills in

    def option_list(self) -> list[Option]:
        """The options of this game, in the order in which they are offered.

        >>> import tangledbank as tb
        >>> [option.id for option in tb.game("pond").option_list()]
        ['days', 'drought', 'weather', 'first_player']
        """
        return []

    def switches(self) -> list[str]:
        """The options that are on or off, such as the modules of a game.

        >>> import tangledbank as tb
        >>> tb.game("pond").switches()
        ['drought']
        """
        return [option.id for option in self.option_list() if isinstance(option, Switch)]

    def check_options(self) -> None:
        """Refuse with one sentence (`BadOptions`) what is chosen and does not go together. Asked once, by all clients.

        >>> import tangledbank as tb
        >>> tb.game("pond", days=6, drought=True)
        Traceback (most recent call last):
        tangledbank.kernel.options.BadOptions: In a drought the pond lasts 4 days at most, not 6.
        """

    def catalogue(self) -> dict[str, Any]:
        """What is in the box with these options, as plain data for a panel of the clients.

        >>> import tangledbank as tb
        >>> tb.game("pond").catalogue()["cards"][0]
        {'id': 'fly', 'count': 8, 'points': 1}
        """
        return {}

    def player_counts(self) -> range:
        """How many can play with these options.

        >>> import tangledbank as tb
        >>> tb.game("pond").player_counts()
        range(1, 5)
        """
        raise NotImplementedError

    def rules_version(self) -> int:
        """The number that rises when a correction of the rules changes how a game goes.

        >>> import tangledbank as tb
        >>> tb.game("pond").rules_version()
        1
        """
        return 1

    def set_up(self, players: int, chance: Chance) -> State:
        """The table laid, with the procedure of the whole game on the stack and nothing of it run yet.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").set_up(2, Chance("7"))
        >>> state.hands, [type(procedure).__name__ for procedure in state.stack]
        ([[0, 2], [1, 3]], ['Days'])
        """
        raise NotImplementedError

    def blank(self, players: int) -> State:
        """A state to be filled in, with nothing set up.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").blank(2)
        >>> state.hands, state.stack
        ([[], []], [])
        """
        raise NotImplementedError

    def from_position(self, document: dict[str, Any]) -> State:
        """A state from a position already read from TOML.

        >>> import tangledbank as tb
        >>> tb.game("pond").from_position({"seats": [{}, {"points": 2}]}).scores
        [0, 2]
        """
        raise NotImplementedError

    def results_of_chance(self) -> list[Move]:
        """All that chance can ever answer, but for shuffles: results given beforehand are checked by it.

        >>> import tangledbank as tb
        >>> tb.game("pond").results_of_chance()
        [<roll 1>, <roll 2>, <roll 3>, <roll 4>, <roll 5>, <roll 6>]
        """
        raise NotImplementedError

    def evaluation(self, weights: Weights | None = None) -> Evaluation:
        """How good a state looks for a seat: what bots think with. A game that says nothing is judged by its score.

        With `weights` it weighs otherwise; what they do not name is weighed as always.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> state.play("hunt 0")
        >>> state.game.evaluation().value(state, seat=0)
        1.0
        >>> state.game.evaluation(Weights({"rivals": 0.5})).weights.values["rivals"]
        0.5
        """
        return PLAIN_EVALUATION if weights is None else Evaluation(PLAIN.changed(weights))

    def advice(self) -> Advice:
        """What a coach may say. A game need not have any.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> game.advice().at("act", game.new(players=1, seed=7), seat=0)
        [<what-act>]
        """
        return SILENCE

    def words(self) -> dict[str, list[Phrase]]:
        """All phrases of this game, by sort. Languages must have each of them.

        >>> import tangledbank as tb
        >>> tb.game("pond").words()["move"]
        [<phrase hop>, <phrase hunt>, <phrase rest>, <phrase roll>]
        """
        raise NotImplementedError

    # ------------------------------------------------------------------ for those who play

    def new(self, players: int, seed: int | str, chance: str = "auto", listen: bool = False) -> State:
        """A new game. With `chance="ask"` dice are questions to the seat `CHANCE`, to be answered from outside.

        With `listen=True` the log that `State.listen` returns has what happens before the first question, too.

        >>> import tangledbank as tb
        >>> tb.game("pond").new(players=4, seed=7)
        <pond, 4 players, seat 2 asked to act>
        >>> tb.game("pond").new(players=9, seed=7)
        Traceback (most recent call last):
        tangledbank.kernel.options.BadOptions: pond with these options is for 1 to 4 players, not 9.
        """
        if chance not in CHANCES:
            raise TangledBankError(f"chance: should be one of {', '.join(CHANCES)}, not {chance!r}.")
        return self.new_from(players, Chance(str(seed), chance == "ask"), listen)

    def new_from(self, players: int, chance: Chance, listen: bool = False) -> State:
        """A new game whose chance is given.

        >>> import tangledbank as tb
        >>> chance = Chance("7")
        >>> chance.fate.append("shuffle 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0")
        >>> state = tb.game("pond").new_from(2, chance)
        >>> state.view(0)["things"]["card:0"]
        {'is': 'insect:dragonfly'}
        """
        self.check_players(players)
        state = self.set_up(players, chance)
        if listen:
            state.listen()
        state.begin()
        return state

    def check_players(self, players: int) -> None:
        """Refuse a number of players with which these options cannot be played.

        >>> import tangledbank as tb
        >>> tb.game("pond", first_player=3).check_players(2)
        Traceback (most recent call last):
        tangledbank.kernel.options.BadOptions: The option first_player cannot be 3 with 2 players; the last seat is 1.
        """
        counts = self.player_counts()
        if players not in counts:
            raise BadOptions(f"{self.id} with these options is for {spoken(counts)}, not {players}.")
        for option in self.option_list():
            option.check(self.options[option.id], players)

    def from_json(self, text: str) -> State:
        """The state that `State.to_json` wrote.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> state = game.new(players=2, seed=7)
        >>> game.from_json(state.to_json()) == state
        True
        >>> game.from_json("{}")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadRecord: This is not a saved state of pond.
        """
        try:
            document = json.loads(text)
            self.check_header(document["header"])
            return state_from_plain(document, self)
        except TangledBankError:
            raise
        except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
            raise BadRecord(f"This is not a saved state of {self.id}.") from error

    def position(self, text: str) -> State:
        """The state that a hand-written position describes; see docs/positions.md.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").position("seats = [{leaf = '0,0', hand = ['dragonfly']}]")
        >>> state.moves[-2:]
        [<hunt 0>, <rest>]
        >>> tb.game("pond").position("seats = []")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: seats: there should be 1 to 4 of them, not 0.
        """
        from tangledbank.kernel.position import read_position

        return self.from_document(read_position(text))

    def from_document(self, document: dict[str, Any]) -> State:
        """The state that a position describes, written by hand or by `State.to_position`.

        >>> import tangledbank as tb
        >>> tb.game("pond").from_document({"seats": [{}, {"points": 2}]}).scores
        [0, 2]
        """
        from tangledbank.kernel.exact import read_exact

        return read_exact(self, document) if "state" in document else self.from_position(document)

    def parse_move(self, text: str) -> Move | None:
        """The move that a text names, legal or not; None if it names none.

        >>> import tangledbank as tb
        >>> move = tb.game("pond").parse_move("hop 0,1")
        >>> move, move.arguments
        (<hop 0,1>, {'to': 'hex:0,1'})
        """
        verb = self.verbs.get(text.split(" ", 1)[0])
        if verb is None:
            return None
        values = verb.phrase.read(text)
        return None if values is None else verb(*values)

    def is_result_of_chance(self, text: str) -> bool:
        """Whether chance could ever answer so. Whether it can at a given moment is seen when it is asked.

        >>> import tangledbank as tb
        >>> game = tb.game("pond")
        >>> [game.is_result_of_chance(text) for text in ("roll 6", "shuffle 1 0", "roll 7", "shuffle 1 1", "rest")]
        [True, True, False, False, False]
        """
        if text.startswith(SHUFFLE):
            return order_in(text) is not None
        return text in map(str, self.results_of_chance())

    def header(self, players: int) -> dict[str, Any]:
        """What must be known to play a record of this game again.

        >>> import tangledbank as tb
        >>> header = tb.game("pond", days=2).header(4)
        >>> header["game"], header["players"], header["options"]["days"]
        ('pond', 4, 2)
        """
        return {
            "game": self.id,
            "options": self.options,
            "players": players,
            "data_hash": self.data_hash,
            "rules_version": self.rules_version(),
            "engine_version": VERSION,
        }

    def check_header(self, header: dict[str, Any]) -> None:
        """Refuse a record or saved state that was made with another game, options, tables or rules.

        >>> import tangledbank as tb
        >>> tb.game("pond").check_header({"game": "chess"})
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadRecord: The record is of chess, not of pond.
        """
        if header.get("game") != self.id:
            raise BadRecord(f"The record is of {header.get('game')}, not of {self.id}.")
        options = header.get("options")
        theirs = self.chosen(options) if isinstance(options, dict) else options
        for name, there, here in (
            ("options", theirs, self.options),
            ("set of tables", header.get("data_hash"), self.data_hash),
            ("rules version", header.get("rules_version"), self.rules_version()),
        ):
            if there != here:
                raise BadRecord(f"The record was made with another {name}: {there} there, {here} here.")

    def chosen(self, choices: dict[str, object]) -> dict[str, Value]:
        """All options with their values, defaults filled in; unknown names are refused.

        >>> import tangledbank as tb
        >>> tb.game("pond").chosen({"days": "2"})
        {'days': 2, 'drought': False, 'weather': 'mild', 'first_player': 'random'}
        >>> tb.game("pond", speed="high")
        Traceback (most recent call last):
        tangledbank.kernel.errors.UnknownName: pond has no option speed; it has: days, drought, weather, first_player.
        """
        return read_options(self.id, self.option_list(), choices)


def spoken(counts: range) -> str:
    """How many can play, in words.

    >>> spoken(range(2, 5)), spoken(range(1, 2))
    ('2 to 4 players', '1 player')
    """
    if len(counts) == 1:
        return f"{counts.start} player{'s' if counts.start > 1 else ''}"
    return f"{counts.start} to {counts.stop - 1} players"


def hash_of_tables(tables: list[Path]) -> str:
    """A fingerprint of data tables, the same however they are formatted.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     wide, narrow = Path(folder, "wide.toml"), Path(folder, "narrow.toml")
    ...     _ = wide.write_text("[fly]\\ncount = 8"), narrow.write_text("[fly]\\ncount=8  # many")
    ...     hash_of_tables([wide]) == hash_of_tables([narrow])
    True
    """
    return hash_of_content([tomllib.loads(path.read_text(encoding="utf-8")) for path in tables])


def hash_of_content(content: list[dict[str, Any]]) -> str:
    """A fingerprint of tables already read; a game with modules gives only the rows that are in play.

    >>> hash_of_content([{"fly": 8}]) == hash_of_content([{"fly": 9}])
    False
    """
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
