"""Our games for PettingZoo: an AEC environment with masks. Needs the extra `learning`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tangledbank.games import open_box
from tangledbank.kernel.game import Game
from tangledbank.learning.observation import LARGEST
from tangledbank.learning.play import Play
from tangledbank.learning.words import Words

Observation = dict[str, Any]  # "observation" and "action_mask"


def env(game: str = "evolution", players: int = 3, **options: object) -> AECEnv[str, Observation, int | None]:
    """An environment that refuses what PettingZoo's rules of use forbid.

    >>> table = env("pond", players=2, days=1)
    >>> table.reset(seed=7)
    >>> table.agents, table.agent_selection
    (['seat_0', 'seat_1'], 'seat_0')
    >>> observation, reward, over, cut, info = table.last()
    >>> int(observation["action_mask"].sum()), table.action_space("seat_0").n
    (3, np.int64(36))
    """
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, players, **options)))


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # it has no types; the name is its custom
    """The environment itself: each step is a word of a move (docs/learning.md)."""

    def __init__(self, game: str = "evolution", players: int = 3, **options: object) -> None:
        super().__init__()
        self.game: Game = open_box(game, options, None)
        self.game.check_players(players)
        self.metadata = {"name": f"tangledbank_{game}", "render_modes": [], "is_parallelizable": False}
        self.words: Words = Words(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats: dict[str, int] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.render_mode = None
        self._dealt: np.random.Generator = np.random.default_rng()
        size = self.words.layout.size
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-LARGEST, LARGEST, (size,), np.int16),
                    "action_mask": Box(0, 1, (len(self.words),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(len(self.words)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """What an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The words of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with the same seed, the same ones in the same order."""
        if seed is not None:
            self._dealt = np.random.default_rng(seed)
        deal = int(self._dealt.integers(2**62))
        self.play = Play(self.words, self.game.new(len(self.possible_agents), deal))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and which words it can say now: none, while another one is asked."""
        seat = self.seats[agent]
        asked = not self.play.over and self.play.seat == seat
        mask = self.play.mask() if asked else np.zeros(len(self.words), np.int8)
        return {"observation": self.play.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Say a word."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play.say(int(action))
        if self.play.over:
            self.rewards = dict(zip(self.agents, self.play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.play.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """Nothing: there are better tables (`tangledbank play`, `tangledbank serve`)."""

    def close(self) -> None:
        """Nothing is left open."""
