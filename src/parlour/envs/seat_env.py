"""Gymnasium: one seat of a game; robots play the other seats, if there are any."""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from parlour.bots import create
from parlour.bots.random_bot import RandomBot
from parlour.core.action import Action
from parlour.core.bot import Bot, Budget
from parlour.core.errors import BadOption, IllegalAction

from .pixels import pixels
from .reward import Reward, by_place, by_points
from .spaces import action_space, observation_space
from .table import EnvTable


class ParlourSeat(gymnasium.Env[Any, Any]):
    """A game from one seat: `step` plays its action, then robots and chance until it is its turn again.

    `seat` is the seat it plays (None: a random one each game), `opponents` the name of a robot or one for
    each other seat. `reward` defaults to `places`, with one seat to `points`. An illegal code ends the game
    with -1 (`illegal="raise"` raises instead and changes nothing). If throws are by hand, an action is
    `{"code", "aim"}`: the aim is used for throws, the code otherwise.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        reward: Reward | None = None,
        illegal: str = "lose",
        budget: Budget | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = EnvTable(game, options)
        self.encoding = self.table.encoding
        seats = self.encoding.seats
        if seat is not None and not 0 <= seat < seats:
            raise BadOption(f"seat is {seat}; allowed: 0 to {seats - 1}, or None", option="seat")
        if illegal not in ("lose", "raise"):
            raise BadOption(f"illegal is {illegal!r}; allowed: lose, raise", option="illegal")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise BadOption(
                f"opponents has {len(names)} robots for {seats - 1} other seats; give one for each",
                option="opponents",
            )
        self._wanted_seat = seat
        self._robots: list[Bot] = [create(name, game) for name in names]
        self._reward: Reward = reward or ("points" if seats == 1 else "places")
        self._illegal = illegal
        self._budget = budget or Budget()
        self.render_mode = render_mode
        self.seat = seat or 0
        self._seated: dict[int, Bot] = {}
        self._minds = random.Random()
        self.observation_space = observation_space(self.encoding)
        codes = action_space(self.encoding)
        self.action_space: spaces.Space[Any] = codes
        if self.encoding.aim_size:
            # the numbers of an aim in the order of its text, each from -1 (its least) to 1 (its greatest)
            aims = spaces.Box(-1, 1, (self.encoding.aim_size,), np.float32)
            self.action_space = spaces.Dict({"code": codes, "aim": aims})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Start a new game; `options` may have a `position` text to start from and the `seat` to play."""
        super().reset(seed=seed)
        wishes = options or {}
        chance, minds, lot = (int(number) for number in self.np_random.integers(0, 2**63, 3))
        wanted = wishes.get("seat", self._wanted_seat)
        self.seat = lot % self.encoding.seats if wanted is None else wanted
        self._minds = random.Random(minds)
        self.table.begin(chance, wishes.get("position"))
        if self.table.state.actor is None:
            raise IllegalAction("the game is over in this position; give another", code="game-over")
        self._seat_robots()
        self._robots_play()
        seen = self._seen()
        return seen, self._info(seen["action_mask"])

    def set_position(self, text: str) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Continue from a position text."""
        return self.reset(options={"position": text, "seat": self.seat})

    def _seat_robots(self) -> None:
        others = [seat for seat in range(self.encoding.seats) if seat != self.seat]
        self._seated = dict(zip(others, self._robots, strict=True))
        plain = msgspec.to_builtins(self.table.options)
        for seat, robot in self._seated.items():
            robot.start(self.table.game.key, plain, seat)

    def _robots_play(self) -> None:
        table = self.table
        while (actor := table.state.actor) is not None and actor != self.seat:
            assert isinstance(actor, int)
            robot = self._seated[actor]
            if type(robot) is RandomBot:
                table.follow(self.encoding.some_action(table.state, self._minds))
            else:
                table.play(robot.choose(table.state.view(actor), self._budget, self._minds))

    def step(self, action: Any) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """Play an action for this seat, then robots and chance until it is its turn again."""
        before = self.table.state
        if before.actor is None:
            raise IllegalAction("the game is over; call reset", code="game-over")
        try:
            played = self._action(action)
        except IllegalAction:
            if self._illegal == "raise":
                raise
            seen = self._seen()
            return seen, -1.0, True, False, {**self._info(seen["action_mask"]), "illegal": True}
        self.table.follow(played)
        self._robots_play()
        after = self.table.state
        over = after.actor is None
        reward = 0.0
        if self._reward == "points":
            reward = by_points(before.points, after.points, self.encoding.better)[self.seat]
        elif over:
            reward = by_place(after.places or ())[self.seat]
        seen = self._seen()
        return seen, reward, over, False, self._info(seen["action_mask"])

    def _action(self, action: Any) -> Action:
        if not self.encoding.aim_size:
            return self.table.action(int(action))
        if self.table.state.view(self.seat)["legal"] is None:
            return self.encoding.aim(action["aim"])
        return self.table.action(int(action["code"]))

    def actions(self) -> dict[int, str]:
        """The legal actions as text, by code."""
        if self.table.state.actor is None:
            return {}
        return {code: str(action) for code, action in self.encoding.codes(self.table.state).items()}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal code; the method that learners with action masking call."""
        return self.encoding.mask(self.table.state)

    def _seen(self) -> dict[str, NDArray[Any]]:
        return {
            "observation": self.encoding.observe(self.table.state, self.seat),
            "action_mask": self.action_masks(),
        }

    def _info(self, mask: NDArray[np.int8]) -> dict[str, Any]:
        return {
            "action_mask": mask.copy(),
            "seat": self.seat,
            "points": self.table.state.points,
            "places": self.table.state.places,
        }

    def save(self) -> dict[str, Any]:
        """A snapshot of the game, the robots and all randomness, for `restore`."""
        kept = {name: self.__dict__[name] for name in ("seat", "_robots", "_seated", "_minds", "_np_random")}
        return {"moment": self.table.save(), "kept": copy.deepcopy(kept)}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go back to a snapshot; the game continues exactly as before."""
        self.table.restore(saved["moment"])
        self.__dict__.update(copy.deepcopy(saved["kept"]))

    def render(self) -> Any:
        """The position as this seat sees it: as text (`ansi`), or its picture as pixels (`rgb_array`)."""
        view = self.table.state.view(self.seat)
        if self.render_mode == "rgb_array":
            return pixels(view)
        return self.table.game.drawn(view) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Close the robots."""
        for robot in self._robots:
            robot.close()
