"""The box in motion: steps the model, watches the balls, and decides where each one lies.

Decided means: in a hole and too slow to leave it; at rest on the land, a miss; out of the box, a miss. A
ball that rests on a rim, or on anything but the land, is nudged, harder each time, until it is one of these.
When the time is up, whatever is not in a hole is a miss. Two balls never fit into one hole: with both
centres below half a radius they would have to overlap.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import mujoco

from . import model as m
from .aim import Aim
from .tremor import BallTremor, Tremor

# The hand: where it holds the balls, and what its numbers mean.
HAND_BACK: Final = 0.020  # behind the inner face of the low side
HAND_HEIGHT: Final = 0.100
SOFTEST: Final = 0.7  # m/s at force 0
HARDEST: Final = 3.0  # m/s at force 100
DRIFT: Final = 5.0  # the balls part at so many times their gap a second

# The watch.
TICK: Final = 0.004  # between two looks at the balls
TIME_LIMIT: Final = 6.0
GENTLE: Final = 0.12  # contacts slower than this, in m/s, need no fine steps
PRESSED: Final = 0.0001  # and those less deep than this, which is several times what weight alone makes
STILL: Final = 0.004  # a ball this slow, in m/s, is at rest
TREMBLING: Final = 2 * m.GRAVITY * m.COARSE_STEP
STILL_TICKS: Final = 8  # once it has been so for so long
FLAT: Final = 0.0005  # a ball on the land is as high as its radius, within this
RIM: Final = 0.001  # this near to a hole's edge the land counts as rim
NUDGE: Final = 0.04  # m/s of the first nudge; each later one is as much harder again
TURNED: Final = math.radians(137.5)  # and goes another way than all before it
RATTLE_TICKS: Final = 30  # how long a ball in its hole is still watched for the eye's sake

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
        """Of its centre, or of its surface if that is faster."""
        return max(math.sqrt(self.vx**2 + self.vy**2 + self.vz**2), self.spin)

    @property
    def is_still(self) -> bool:
        """Whether it neither rolls nor bounces; the vertical trembling of a resting contact is no bounce."""
        return math.hypot(self.vx, self.vy) < STILL and self.spin < STILL and abs(self.vz) < TREMBLING

    @property
    def is_out(self) -> bool:
        """Whether it has left the box and fallen too low to come back."""
        return self.z < m.LOW_WALL_HEIGHT and (abs(self.x) > _OUT or abs(self.y) > _OUT)

    @property
    def hole(self) -> str | None:
        """The hole that holds it, too slow to leave again."""
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
        """Whether it lies on the flat, clear of every rim."""
        away = nearest_hole(self.x, self.y)[2]
        return abs(self.z - m.BALL_RADIUS) < FLAT and away > m.HOLE_RADIUS + RIM


def nearest_hole(x: float, y: float) -> tuple[int, int, float]:
    """Column and row (from 0) of the hole nearest to a place on the floor, and how far its middle is."""
    last = m.HOLES - 1
    column = min(max(round(x / m.PITCH + last / 2), 0), last)
    row = min(max(round(y / m.PITCH + last / 2), 0), last)
    centre_x, centre_y = m.hole_centre(column, row)
    return column, row, math.hypot(x - centre_x, y - centre_y)


class Box:
    """One box with its two balls. Not for two threads at once."""

    def __init__(self, *, holes: bool = True) -> None:
        self.model = m.build(holes=holes)
        self.data = mujoco.MjData(self.model)

    def throw(self, aim: Aim, tremor: Tremor) -> Settled:
        """Throw, and watch until both balls are decided."""
        self.release(aim, tremor)
        return self._settle(tremor)

    def settle_from(self, places: Sequence[tuple[float, float, float]], tremor: Tremor) -> Settled:
        """Let both balls go from where they are put, and watch until they are decided."""
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
        """Put both balls where the hand lets go of them, with the speeds it gives them."""
        mujoco.mj_resetData(self.model, self.data)
        ahead = math.radians(aim.dir + tremor.dir / 100)
        turn = math.radians(aim.turn + tremor.turn / 100)
        # from black to red, as the hand is turned
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
        """Let a TICK go by: in fine steps if a ball may hit something, else in coarse ones."""
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
        # as if tipped from above: it rolls, it does not slide; its spin is told along its own axes
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
    """Whether a ball may meet floor, rim, wall or the other ball within a TICK, and not gently."""
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
    """Whether two surfaces are in a hard contact, or come to one within a TICK."""
    return distance < -PRESSED or (approach > GENTLE and distance < approach * TICK)


def _velocity(aim: Aim, tremor: Tremor, own: BallTremor) -> tuple[float, float, float]:
    """The speed that the hand gives one ball, before the balls part."""
    speed = SOFTEST + (HARDEST - SOFTEST) * aim.force / 100
    speed *= 1 + (tremor.force + own.force) / 10_000
    ahead = math.radians(aim.dir + (tremor.dir + own.dir) / 100)
    up = math.radians(aim.loft + (tremor.loft + own.loft) / 100)
    level = speed * math.cos(up)
    return level * math.sin(ahead), level * math.cos(ahead), speed * math.sin(up)
