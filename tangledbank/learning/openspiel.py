"""Our games for OpenSpiel: Python games that `pyspiel.load_game` knows once this module is imported.

    import tangledbank.learning.openspiel
    game = pyspiel.load_game("tangledbank_evolution(players=4,ice_age=true)")

All chance is explicit. A deal is four chance nodes of a byte each, which make the seed of all shuffles; dice and bags
are chance nodes when they are rolled and drawn from. Needs the extra `openspiel`.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tangledbank.games import GAMES, open_box, shelf
from tangledbank.kernel.game import Game
from tangledbank.kernel.options import Number, Switch
from tangledbank.kernel.question import CHANCE
from tangledbank.learning.play import Play
from tangledbank.learning.words import Words

PREFIX = "tangledbank_"
DEAL = 4  # chance nodes that make the seed
BYTE = 256
LONGEST = 100_000  # words in a game: more than any has, for those who make room for them
PLAYERS = 2  # unless said otherwise, where two can play


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of ours as OpenSpiel sees it; for each there is a subclass."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = type_of(self.id)
        given = {**kind.parameter_specification, **(params or {})}
        players = given.pop("players")
        self.box: Game = open_box(self.id, given, None)
        self.box.check_players(players)
        self.words: Words = Words(self.box)
        self.results: list[str] = [str(result) for result in self.box.results_of_chance()]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.words),
            max_chance_outcomes=max(BYTE, len(self.results)),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> OpenSpielState:
        """A game that is about to be dealt."""
        return OpenSpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved by its name and parameters."""
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What tells a seat what it may know."""
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress as OpenSpiel sees it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.dealt: list[int] = []  # bytes of the seed
        self.play: Play | None = None  # from when the cards are dealt
        self.remembered: list[str] = ["" for _ in range(game.num_players())]  # what each seat saw and said

    def current_player(self) -> int:
        """Who is asked."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play.seat == CHANCE else self.play.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be dealt, rolled or drawn, and how likely it is."""
        if self.play is None:
            return [(byte, 1 / BYTE) for byte in range(BYTE)]
        counts = Counter(map(str, self.play.state.moves))
        results = self.get_game().results
        return [(at, counts[text] / counts.total()) for at, text in enumerate(results) if text in counts]

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal() if self.play is not None else []

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.dealt.append(action)
            if len(self.dealt) == DEAL:
                game = self.get_game()
                seed = "/".join(map(str, self.dealt))
                self.play = Play(game.words, game.box.new(game.num_players(), seed, chance="ask"))
        elif self.play.seat == CHANCE:
            self.play.make(self.play.state.parse(self.get_game().results[action]))
        else:
            self._remember(self.play.seat, action)
            self.play.say(action)

    def _remember(self, seat: int, action: int) -> None:
        assert self.play is not None
        seen = f"{self.remembered[seat]} {self.play.told(seat)} {action}"
        self.remembered[seat] = hashlib.sha256(seen.encode()).hexdigest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.get_game().words.names[action])
        return f"deal {action}" if self.play is None else str(self.get_game().results[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play is not None and self.play.over

    def returns(self) -> list[float]:
        """What each seat has of the victory."""
        return self.play.rewards() if self.play is not None else [0.0 for _ in self.remembered]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> OpenSpielState:
        """A world that the player cannot tell from this one. Its history is that of the truth: play on, do not save."""
        world = self.clone()
        if self.play is not None:
            state = self.play.state.resample(player_id, str(probability_sampler()))
            asked = not self.play.over and self.play.seat == player_id
            world.play = self.play.in_world(state) if asked else Play(self.play.words, state)
        assert isinstance(world, OpenSpielState)
        return world

    def __str__(self) -> str:
        if self.play is None:
            return f"dealt {self.dealt}"
        return f"{self.play.state.digest()} {self.play.said}"


class Observer:
    """Tells a seat what it may know: the view as a vector and as text; with perfect recall also what it saw before."""

    def __init__(self, game: OpenSpielGame, recalls: bool) -> None:
        self.recalls: bool = recalls
        self.tensor: NDArray[np.float32] = np.zeros(game.words.layout.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Put what a player may know into the tensor; before the deal there is nothing."""
        self.tensor[:] = state.play.observation(player) if state.play is not None else 0

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """What a player may know, as text."""
        told = state.play.told(player) if state.play is not None else "nothing is dealt yet"
        return f"{state.remembered[player]} {told}" if self.recalls else told


def type_of(id: str) -> Any:
    """How OpenSpiel describes a game of ours; our options are its parameters."""
    counts = shelf()[id].players
    parameters: dict[str, Any] = {"players": max(PLAYERS, counts.start)}
    for option in open_box(id, {}, None).option_list():
        plain = isinstance(option, (Number, Switch))
        parameters[option.id] = option.default if plain else str(option.default)
    return pyspiel.GameType(
        short_name=f"{PREFIX}{id}",
        long_name=f"Tangled Bank: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts.stop - 1,
        min_num_players=counts.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def register() -> None:
    """Make our games known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for id in GAMES:
        if f"{PREFIX}{id}" not in known:
            # A class and nothing lighter: OpenSpiel lets go of it when Python is gone, and only a class bears that.
            pyspiel.register_game(type_of(id), type(f"{id.title()}Game", (OpenSpielGame,), {"id": id}))


register()
