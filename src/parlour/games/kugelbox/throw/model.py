"""The MuJoCo model of box and balls: dimensions, materials, geometry, in metres, kilograms, seconds.

The origin is the middle of the floor's surface; x runs to the right along the columns, y away from the
hand along the rows, z upwards. Row 1 is nearest to the low side. Every change that moves a ball must raise
`engine.MODEL_VERSION`: a throw can be simulated again only under the version it was thrown with.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Final

import mujoco

# The box: a floor of 5 × 5 holes between three walls and a low side.
HOLES: Final = 5
PITCH: Final = 0.044  # from hole to hole
HOLE_RADIUS: Final = 0.0120
HOLE_DEPTH: Final = 0.012
HALF_FLOOR: Final = 0.110  # from the middle of the floor to a wall
WALL_HEIGHT: Final = 0.090
LOW_WALL_HEIGHT: Final = 0.025
WALL_THICKNESS: Final = 0.008
HOLE_SIDES: Final = 12  # a hole is a prism with this many sides and the area of the circle

# The balls: beech, as big as a marble.
BALL_RADIUS: Final = 0.010
BALL_DENSITY: Final = 700.0
GRAVITY: Final = 9.81

# The materials. Bounce is speed after over speed before; sliding is the usual coefficient of friction;
# rolling is the lever arm of the rolling resistance: a ball slows by 5/7 · rolling / radius · gravity.
FLOOR_BOUNCE: Final = 0.55
WALL_BOUNCE: Final = 0.65
BALL_BOUNCE: Final = 0.75
FLOOR_SLIDING: Final = 0.35
WALL_SLIDING: Final = 0.25
BALL_SLIDING: Final = 0.15
ROLLING: Final = 0.0005

# How contacts are computed: a bounce lasts CONTACT_TIME and is cut into FINE_STEPs; flight and rolling are
# smooth enough for COARSE_STEPs.
CONTACT_TIME: Final = 0.004
FINE_STEP: Final = 0.0002
COARSE_STEP: Final = 0.001
IMPEDANCE: Final = (0.99, 0.99, 0.001, 0.5, 2.0)


def hole_centre(column: int, row: int) -> tuple[float, float]:
    """Where the hole of that column and row (both from 0) is on the floor."""
    middle = (HOLES - 1) / 2
    return (column - middle) * PITCH, (row - middle) * PITCH


def build(*, holes: bool = True) -> mujoco.MjModel:
    """The model; without holes the floor is flat, for tests of the physics."""
    spec = mujoco.MjSpec()
    spec.modelname = "kugelbox"
    spec.option.timestep = FINE_STEP
    spec.option.gravity = (0, 0, -GRAVITY)
    spec.option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    spec.option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    spec.option.enableflags = (
        mujoco.mjtEnableBit.mjENBL_SLEEP
    )  # the box sleeps, so it costs no time in a step
    _add_floor(spec, holes)
    _add_walls(spec)
    for colour, rgba in (("red", (0.8, 0.1, 0.1, 1)), ("black", (0.1, 0.1, 0.1, 1))):
        _add_ball(spec, colour, rgba)
    return spec.compile()


def contact(bounce: float) -> tuple[float, float]:
    """The MuJoCo solref (stiffness and damping, both negated) that gives this bounce."""
    low, high = 0.0, 1.0
    for _ in range(60):  # the damping ratio has no closed form
        ratio = (low + high) / 2
        low, high = (ratio, high) if _given_back(ratio) > bounce else (low, ratio)
    frequency = (math.pi - 2 * math.asin(ratio)) / math.sqrt(1 - ratio**2) / CONTACT_TIME
    return -(frequency**2), -2 * ratio * frequency


def _given_back(ratio: float) -> float:
    """The share of its speed that a ball keeps on a damped spring that only pushes."""
    return math.exp(-ratio / math.sqrt(1 - ratio**2) * (math.pi - 2 * math.asin(ratio)))


def _add_floor(spec: mujoco.MjSpec, holes: bool) -> None:
    surface = {
        "solref": contact(FLOOR_BOUNCE),
        "solimp": IMPEDANCE,
        "friction": (FLOOR_SLIDING, 0.0005, ROLLING),
        "condim": 6,
        "priority": 1,
    }
    bottom = -HOLE_DEPTH if holes else 0.0
    spec.worldbody.add_geom(
        name="bottom",
        type=mujoco.mjtGeom.mjGEOM_PLANE,
        pos=(0, 0, bottom),
        size=(HALF_FLOOR, HALF_FLOOR, 0.01),
        **surface,
    )
    if not holes:
        return
    for x, y, half_x, half_y, angle in _land():
        spec.worldbody.add_geom(
            type=mujoco.mjtGeom.mjGEOM_BOX,
            pos=(x, y, -HOLE_DEPTH / 2),
            size=(half_x, half_y, HOLE_DEPTH / 2),
            quat=(math.cos(angle / 2), 0, 0, math.sin(angle / 2)),
            **surface,
        )


def _land() -> Iterator[tuple[float, float, float, float, float]]:
    """The floor between the holes as boxes (x, y, half sizes, angle): strips, then the rounded corners.

    Boxes collide far faster than meshes. They may overlap, since their tops lie in one plane.
    """
    step = 2 * math.pi / HOLE_SIDES
    rim = HOLE_RADIUS * math.sqrt(
        step / 2 / math.tan(step / 2)
    )  # from the centre of a hole to its flat sides
    ends = [-HALF_FLOOR - rim, *(hole_centre(index, 0)[0] for index in range(HOLES)), HALF_FLOOR + rim]
    strips = [((a + b) / 2, (b - a) / 2 - rim) for a, b in itertools.pairwise(ends)]
    for across, half in strips:
        yield across, 0.0, half, HALF_FLOOR, 0.0
        for column in range(HOLES):
            yield hole_centre(column, 0)[0], across, rim, half, 0.0
    depth = rim * (math.sqrt(2) - 1)  # from the rounded rim to the corner of the square
    for column, row in itertools.product(range(HOLES), repeat=2):
        x, y = hole_centre(column, row)
        for side in range(HOLE_SIDES):
            if side % (HOLE_SIDES // 4):
                angle = side * step
                away = rim + depth / 2
                yield x + away * math.cos(angle), y + away * math.sin(angle), depth / 2, depth, angle


def _add_walls(spec: mujoco.MjSpec) -> None:
    half = WALL_THICKNESS / 2
    away = HALF_FLOOR + half
    length = HALF_FLOOR + WALL_THICKNESS
    for name, x, y, height in (
        ("left", -away, 0.0, WALL_HEIGHT),
        ("right", away, 0.0, WALL_HEIGHT),
        ("back", 0.0, away, WALL_HEIGHT),
        ("low", 0.0, -away, LOW_WALL_HEIGHT),
    ):
        spec.worldbody.add_geom(
            name=name,
            type=mujoco.mjtGeom.mjGEOM_BOX,
            pos=(x, y, (height - HOLE_DEPTH) / 2),
            size=(half if x else length, half if y else length, (height + HOLE_DEPTH) / 2),
            solref=contact(WALL_BOUNCE),
            solimp=IMPEDANCE,
            friction=(WALL_SLIDING, 0.0005, ROLLING),
            condim=6,
            priority=1,
        )


def _add_ball(spec: mujoco.MjSpec, colour: str, rgba: tuple[float, float, float, float]) -> None:
    body = spec.worldbody.add_body(name=colour, pos=(0, 0, BALL_RADIUS))
    body.sleep = mujoco.mjtSleepPolicy.mjSLEEP_NEVER
    body.add_freejoint(name=colour)
    body.add_geom(
        name=colour,
        type=mujoco.mjtGeom.mjGEOM_SPHERE,
        size=(BALL_RADIUS, 0, 0),
        density=BALL_DENSITY,
        rgba=rgba,
        solref=contact(BALL_BOUNCE),
        solimp=IMPEDANCE,
        friction=(BALL_SLIDING, 0.0005, ROLLING),
        condim=3,
    )
