"""PettingZoo: a game as an AEC environment with one agent per seat."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv

from parlour.core.errors import BadOption, IllegalAction

from .pixels import pixels
from .reward import Reward, by_place, by_points
from .spaces import action_space, observation_space
from .table import EnvTable, Moment

Observation: TypeAlias = dict[str, NDArray[Any]]


class Saved(tuple[Any, ...]):
    """What `save` returns: the game's moment and the agents' rewards and flags."""


class ParlourAEC(AECEnv):  # type: ignore[misc]
    """Any game of Parlour, with all seats played by agents and chance by the environment.

    Agents are `seat_0`, `seat_1` …; a seat may act several times in a row. An observation is
    `{"observation", "action_mask"}`; the mask is also in `infos`. An illegal code ends the game as with
    PettingZoo's own wrapper: the agent gets -1, the others 0 (`illegal="raise"` raises IllegalAction instead
    and changes nothing).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        *,
        reward: Reward = "places",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if reward not in ("places", "points") or illegal not in ("lose", "raise"):
            raise BadOption(
                f"reward is {reward!r} (allowed: places, points), illegal is {illegal!r} (lose, raise)",
                option="reward",
            )
        self.table = EnvTable(game, options)
        self.encoding = self.table.encoding
        self.metadata = {**type(self).metadata, "name": f"parlour_{game.replace('-', '_')}_v1"}
        self.render_mode = render_mode
        self._reward, self._illegal = reward, illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoding.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {a: observation_space(self.encoding) for a in self.possible_agents}
        self._action_spaces = {a: action_space(self.encoding) for a in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space, which is the same for every seat."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space, which is the same for every seat."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game, or from `options={"position": text}`. A finished position is refused."""
        self.table.begin(seed, (options or {}).get("position"))
        if self.table.state.actor is None:
            raise IllegalAction("the game is over in this position; give another", code="game-over")
        self._seat_all()

    def set_position(self, text: str) -> None:
        """Continue from a position text; rewards start again at 0."""
        self.reset(options={"position": text})

    def _seat_all(self) -> None:
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection: str | None = None
        self._to_act()

    def _to_act(self) -> None:
        state = self.table.state
        self.agent_selection = agent = self.possible_agents[state.actor]  # type: ignore[index]
        self.infos[agent] = {"action_mask": self.encoding.mask(state)}

    def observe(self, agent: str) -> Observation:
        """The observation of the agent's seat; its mask is empty unless it is its turn."""
        mask = self.infos[agent].get("action_mask") if agent == self.agent_selection else None
        if mask is None:
            mask = self.encoding.no_mask()
        return {
            "observation": self.encoding.observe(self.table.state, self._seat[agent]),
            "action_mask": mask,
        }

    def step(self, action: Any) -> None:
        """Play an action code for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table, before = self.table, self.table.state
        code = int(action)
        played = self.encoding.action(before, code) if 0 <= code < self.encoding.size else None
        if played is None:
            if self._illegal == "raise":
                raise IllegalAction(f"code {code} is not legal now", code="illegal-code")
            gained: tuple[float, ...] = tuple(-1.0 if a == agent else 0.0 for a in self.possible_agents)
            self._account(agent, gained)
            self._end()
            return
        table.state = before.after(played)
        table.settle()
        over = table.state.actor is None
        if self._reward == "points":
            self._account(agent, by_points(before.points, table.state.points, self.encoding.better))
        elif over:
            self._account(agent, by_place(table.state.places or ()))
        else:
            self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if over:
            self._end()
        else:
            self._to_act()

    def _account(self, agent: str, gained: tuple[float, ...]) -> None:
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        self._accumulate_rewards()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.infos = {agent: {} for agent in self.possible_agents}
        self.agent_selection = self.possible_agents[0]

    def actions(self) -> dict[int, str]:
        """The legal actions as text, by code."""
        if self.table.state.actor is None:
            return {}
        return {code: str(action) for code, action in self.encoding.codes(self.table.state).items()}

    def state(self) -> NDArray[Any]:
        """The observations of all seats, concatenated."""
        return np.concatenate([self.encoding.observe(self.table.state, s) for s in self._seat.values()])

    @property
    def state_space(self) -> spaces.Box:
        """The space of `state`."""
        low, high = self.encoding.bounds
        seats = self.encoding.seats
        return spaces.Box(np.tile(low, seats), np.tile(high, seats), dtype=self.encoding.dtype)

    def save(self) -> Saved:
        """A snapshot, for `restore`."""
        accounts = (self.agents, self.agent_selection, self.rewards, self._cumulative_rewards)
        ends = (self.terminations, self.truncations, self.infos, self._skip_agent_selection)
        return Saved((self.table.save(), *map(_copied, accounts + ends)))

    def restore(self, saved: Saved) -> None:
        """Go back to a snapshot; the game continues exactly as before, chance included."""
        moment, *kept = saved
        assert isinstance(moment, Moment)
        self.table.restore(moment)
        self.agents, self.agent_selection, self.rewards, self._cumulative_rewards = map(_copied, kept[:4])
        self.terminations, self.truncations, self.infos, self._skip_agent_selection = map(_copied, kept[4:])

    def render(self) -> Any:
        """The position drawn as text (`ansi`), or as a spectator sees it in pixels (`rgb_array`)."""
        if self.render_mode == "rgb_array":
            return pixels(self.table.state.view(None))
        return str(self.table.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to release."""


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, dict | list) else value
