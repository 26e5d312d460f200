"""The simulation: steps the model until it is decided where each ball ends.

A ball is decided when it is in a hole and too slow to leave it, at rest on the floor between the holes (a
miss), or out of the box (a miss). A ball at rest on a rim or anything else is nudged, harder each time, until
it is decided. When time is up, a ball that is not in a hole is a miss. Two balls cannot be in one hole: with
both centres below half a radius they would overlap.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.core.missing import missing_named

from .aim import Aim
from .tremor import BallTremor, Tremor

with missing_named():
    import mujoco

    from . import model as m

# The hand: where it holds the balls, and what its numbers mean.
HAND_BACK: Final = 0.020  # behind the inner face of the low side
HAND_HEIGHT: Final = 0.100
SOFTEST: Final = 0.7  # m/s at force 0
HARDEST: Final = 3.0  # m/s at force 100
DRIFT: Final = 5.0  # the balls drift apart at this many times their gap a second

# The watch.
TICK: Final = 0.004  # between two looks at the balls
TIME_LIMIT: Final = 6.0
GENTLE: Final = 0.12  # contacts slower than this, in m/s, need no fine steps
PRESSED: Final = 0.0001  # as do contacts less deep than this, several times what the weight alone causes
STILL: Final = 0.004  # a ball this slow, in m/s, is at rest
TREMBLING: Final = 2 * m.GRAVITY * m.COARSE_STEP
STILL_TICKS: Final = 8  # if it was for this many ticks
FLAT: Final = 0.0005  # a ball on the floor is as high as its radius, within this
RIM: Final = 0.001  # this near to the edge of a hole the floor counts as rim
NUDGE: Final = 0.04  # m/s of the first nudge; each later one is harder by as much
TURNED: Final = math.radians(137.5)  # each nudge is turned by this, so that it goes another way
RATTLE_TICKS: Final = 30  # how long a ball in its hole is still simulated, for the animation

_OUT: Final = m.HALF_FLOOR + m.WALL_THICKNESS
_FINE: Final = round(TICK / m.FINE_STEP)
_COARSE: Final = round(TICK / m.COARSE_STEP)


class Settled(NamedTuple):
    """The holes (or `-`), and the track: millisecond, x, y, z of red, x, y, z of black in 0.1 mm."""

    red: str
    black: str
    track: list[list[int]]


class Ball(NamedTuple):
    """One ball at one moment."""

    x: float
    y: float
    z: float
    vx: float
    vy: float
    vz: float
    spin: float  # the speed of its surface against its centre

    @property
    def speed(self) -> float:
        """The speed of its centre, or of its surface if that is faster."""
        return max(math.sqrt(self.vx**2 + self.vy**2 + self.vz**2), self.spin)

    @property
    def is_still(self) -> bool:
        """Whether it neither rolls nor bounces; a resting contact trembles a little, which does not count."""
        return math.hypot(self.vx, self.vy) < STILL and self.spin < STILL and abs(self.vz) < TREMBLING

    @property
    def is_out(self) -> bool:
        """Whether it has left the box and fallen too low to come back."""
        return self.z < m.LOW_WALL_HEIGHT and (abs(self.x) > _OUT or abs(self.y) > _OUT)

    @property
    def hole(self) -> str | None:
        """The hole that it is in and too slow to leave; None if there is none."""
        if self.z > m.BALL_RADIUS / 2:
            return None
        column, row, away = nearest_hole(self.x, self.y)
        if away > m.HOLE_RADIUS:
            return None
        kinetic = (self.vx**2 + self.vy**2 + self.vz**2) / 2 + self.spin**2 / 5
        if kinetic + m.GRAVITY * self.z > 0.8 * m.GRAVITY * m.BALL_RADIUS:
            return None
        return f"{'abcde'[column]}{row + 1}"

    @property
    def on_land(self) -> bool:
        """Whether it lies on the flat floor, clear of every rim."""
        away = nearest_hole(self.x, self.y)[2]
        return abs(self.z - m.BALL_RADIUS) < FLAT and away > m.HOLE_RADIUS + RIM


def nearest_hole(x: float, y: float) -> tuple[int, int, float]:
    """Column and row (from 0) of the hole nearest to a point, and the distance to its centre."""
    last = m.HOLES - 1
    column = min(max(round(x / m.PITCH + last / 2), 0), last)
    row = min(max(round(y / m.PITCH + last / 2), 0), last)
    centre_x, centre_y = m.hole_centre(column, row)
    return column, row, math.hypot(x - centre_x, y - centre_y)


class Box:
    """One box with its two balls. Use it from one thread at a time."""

    def __init__(self, *, holes: bool = True) -> None:
        self.model = m.build(holes=holes)
        self.data = mujoco.MjData(self.model)

    def throw(self, aim: Aim, tremor: Tremor) -> Settled:
        """Throw, and simulate until both balls are decided."""
        self.release(aim, tremor)
        return self._settle(tremor)

    def settle_from(self, places: Sequence[tuple[float, float, float]], tremor: Tremor) -> Settled:
        """Release both balls at these points, and simulate until they are decided."""
        mujoco.mj_resetData(self.model, self.data)
        for index, place in enumerate(places):
            self.place(index, place, (0, 0, 0))
        return self._settle(tremor)

    def _settle(self, tremor: Tremor) -> Settled:
        nudges, still, held = 0, [0, 0], 0
        track = [self._moment()]
        while True:
            self.tick()
            track.append(self._moment())
            balls = self.balls()
            still = [count + 1 if ball.is_still else 0 for count, ball in zip(still, balls, strict=True)]
            resting = [count >= STILL_TICKS for count in still]
            decided = [
                ball.is_out or ball.hole is not None or (rests and ball.on_land)
                for ball, rests in zip(balls, resting, strict=True)
            ]
            held = held + 1 if all(decided) else 0
            calm = all(ball.is_out or rests for ball, rests in zip(balls, resting, strict=True))
            if (held and (calm or held > RATTLE_TICKS)) or self.data.time > TIME_LIMIT:
                red, black = ((not ball.is_out and ball.hole) or "-" for ball in balls)
                return Settled(red, black, track)
            for index in range(2):
                if resting[index] and not decided[index]:
                    self._nudge(index, tremor.nudge, nudges)
                    nudges += 1
                    still[index] = 0

    def release(self, aim: Aim, tremor: Tremor) -> None:
        """Put both balls where the hand releases them, with their velocities."""
        mujoco.mj_resetData(self.model, self.data)
        ahead = math.radians(aim.dir + tremor.dir / 100)
        turn = math.radians(aim.turn + tremor.turn / 100)
        # the axis from black to red
        axis_x = -math.cos(turn) * math.cos(ahead) + math.sin(turn) * math.sin(ahead)
        axis_y = math.cos(turn) * math.sin(ahead) + math.sin(turn) * math.cos(ahead)
        half = m.BALL_RADIUS + aim.gap / 2000
        part = DRIFT * aim.gap / 2000
        for index, (side, own) in enumerate(((1, tremor.red), (-1, tremor.black))):
            vx, vy, vz = _velocity(aim, tremor, own)
            self.place(
                index,
                (
                    (aim.x + tremor.x / 100) / 1000 + side * half * axis_x,
                    -m.HALF_FLOOR - HAND_BACK + side * half * axis_y,
                    HAND_HEIGHT,
                ),
                (vx + side * part * axis_x, vy + side * part * axis_y, vz),
            )

    def place(
        self,
        index: int,
        at: tuple[float, float, float],
        velocity: tuple[float, float, float],
        spin: float = 0,
    ) -> None:
        """Put one ball (0 red, 1 black) somewhere; `spin`, in radians a second, rolls it along y."""
        self.data.qpos[7 * index : 7 * index + 3] = at
        self.data.qvel[6 * index : 6 * index + 6] = (*velocity, -spin, 0, 0)

    def balls(self) -> tuple[Ball, Ball]:
        """Red and black as they are now."""
        q, v = self.data.qpos.tolist(), self.data.qvel.tolist()
        return _ball(q[0:3], v[0:6]), _ball(q[7:10], v[6:12])

    def tick(self) -> None:
        """Simulate one TICK: in fine steps if a ball may hit something, else in coarse ones."""
        if hits_soon(*self.balls()):
            self.model.opt.timestep = m.FINE_STEP
            mujoco.mj_step(self.model, self.data, _FINE)
        else:
            self.model.opt.timestep = m.COARSE_STEP
            mujoco.mj_step(self.model, self.data, _COARSE)

    def _nudge(self, index: int, direction: int, nudges: int) -> None:
        angle = math.radians(direction) + nudges * TURNED
        speed = NUDGE * (nudges + 1)
        vx, vy = speed * math.cos(angle), speed * math.sin(angle)
        # it rolls without sliding; MuJoCo takes the spin along the ball's own axes, so those are reset
        self.data.qpos[7 * index + 3 : 7 * index + 7] = (1, 0, 0, 0)
        rolling = (-vy / m.BALL_RADIUS, vx / m.BALL_RADIUS, 0)
        self.data.qvel[6 * index : 6 * index + 6] = (vx, vy, 0, *rolling)

    def _moment(self) -> list[int]:
        q = self.data.qpos.tolist()
        return [round(1000 * self.data.time), *(round(10_000 * c) for c in (*q[0:3], *q[7:10]))]


def _ball(at: list[float], motion: list[float]) -> Ball:
    x, y, z = at
    vx, vy, vz, *turning = motion
    return Ball(x, y, z, vx, vy, vz, m.BALL_RADIUS * math.hypot(*turning))


def hits_soon(red: Ball, black: Ball) -> bool:
    """Whether a ball may hit floor, rim, wall or the other ball hard within a TICK."""
    for ball in (red, black):
        if ball.is_out or ball.hole is not None:
            continue
        if _meets(ball.z - m.BALL_RADIUS, -ball.vz):
            return True
        if ball.z < m.BALL_RADIUS - FLAT and ball.speed > GENTLE:
            return True
        if _meets(m.HALF_FLOOR - m.BALL_RADIUS - abs(ball.x), math.copysign(ball.vx, ball.x * ball.vx)):
            return True
        if _meets(m.HALF_FLOOR - m.BALL_RADIUS - abs(ball.y), math.copysign(ball.vy, ball.y * ball.vy)):
            return True
    between = [a - b for a, b in zip(red[:3], black[:3], strict=True)]
    apart = math.hypot(*between)
    parting = sum(d * (a - b) for d, a, b in zip(between, red[3:6], black[3:6], strict=True)) / apart
    return _meets(apart - 2 * m.BALL_RADIUS, -parting)


def _meets(distance: float, approach: float) -> bool:
    """Whether two surfaces are in hard contact, or will be within a TICK."""
    return distance < -PRESSED or (approach > GENTLE and distance < approach * TICK)


def _velocity(aim: Aim, tremor: Tremor, own: BallTremor) -> tuple[float, float, float]:
    """The velocity that the hand gives one ball, without the drift apart."""
    speed = SOFTEST + (HARDEST - SOFTEST) * aim.force / 100
    speed *= 1 + (tremor.force + own.force) / 10_000
    ahead = math.radians(aim.dir + (tremor.dir + own.dir) / 100)
    up = math.radians(aim.loft + (tremor.loft + own.loft) / 100)
    level = speed * math.cos(up)
    return level * math.sin(ahead), level * math.cos(ahead), speed * math.sin(up)
