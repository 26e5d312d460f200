"""The mechanics, against what can be worked out by hand: bounce, rolling, collision, flight, settling."""

import math
import random
import time
from collections.abc import Callable, Iterator

import pytest

from parlour.games.kugelbox.box import MISS, PLACES
from parlour.games.kugelbox.throw import model as m
from parlour.games.kugelbox.throw import physics
from parlour.games.kugelbox.throw.aim import LIMITS, Aim
from parlour.games.kugelbox.throw.physics import TICK, TIME_LIMIT, Ball, Box, nearest_hole
from parlour.games.kugelbox.throw.tremor import STEADY, Tremor

PROVES = ("games/kugelbox",)
RADIUS = m.BALL_RADIUS
ASIDE = (0.09, 0.09, RADIUS)
STOPPED = (0.0, 0.0, 0.0)


@pytest.fixture(scope="module")
def bare() -> Box:
    return Box(holes=False)


@pytest.fixture(scope="module")
def box() -> Box:
    return Box()


def ready(box: Box) -> None:
    """Both balls out of the way, at rest, gravity on."""
    box.release(PLAIN, STEADY)
    box.model.opt.gravity[2] = -m.GRAVITY
    box.place(0, (-0.09, 0.09, RADIUS), STOPPED)
    box.place(1, ASIDE, STOPPED)


PLAIN = Aim.parse("throw 0 30")


def random_aim(rng: random.Random) -> Aim:
    return Aim(**{name: rng.randint(least, most) for name, (least, most, _) in LIMITS.items()})


# --- by hand ---


@pytest.mark.parametrize("centimetres", [3, 5, 8, 12, 17, 23, 30])
def test_a_dropped_ball_bounces_as_high_as_the_floor_says(bare: Box, centimetres: int) -> None:
    ready(bare)
    height = centimetres / 100
    bare.place(0, (0, 0, RADIUS + height), STOPPED)
    falling = True
    highest = 0.0
    for _ in range(250):
        bare.tick()
        ball = bare.balls()[0]
        falling = falling and ball.vz <= 0
        if not falling:
            highest = max(highest, ball.z - RADIUS)
            if ball.vz < 0:
                break
    assert highest == pytest.approx(height * m.FLOOR_BOUNCE**2, rel=0.10)


@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("speed", [0.4, 0.9, 1.5, 2.2])
def test_a_wall_gives_back_its_share_of_the_speed(bare: Box, axis: str, speed: float) -> None:
    ready(bare)
    bare.model.opt.gravity[2] = 0
    bare.place(0, (0, 0, 0.05), (speed, 0, 0) if axis == "x" else (0, speed, 0))
    for _ in range(100):
        bare.tick()
        ball, other = bare.balls()
        after = -(ball.vx if axis == "x" else ball.vy)
        if after > 0 and is_free(ball, other):
            break
    assert after == pytest.approx(speed * m.WALL_BOUNCE, rel=0.05)


@pytest.mark.parametrize("speed", [0.15, 0.2, 0.25])
def test_a_rolling_ball_slows_as_its_rolling_resistance_says(bare: Box, speed: float) -> None:
    ready(bare)
    # lever arm · weight is the torque; a solid ball that rolls without sliding slows by 5/7 of torque / (m r)
    slowing = 5 / 7 * m.ROLLING / RADIUS * m.GRAVITY
    bare.place(0, (0, -0.09, RADIUS), (0, speed, 0), spin=speed / RADIUS)
    ticks = 50
    for _ in range(ticks):
        bare.tick()
    ball = bare.balls()[0]
    assert ball.vy == pytest.approx(speed - slowing * ticks * TICK, rel=0.05)
    assert ball.spin == pytest.approx(ball.vy, rel=0.05)  # and it still rolls
    assert ball.y + 0.09 == pytest.approx(speed * ticks * TICK - slowing / 2 * (ticks * TICK) ** 2, rel=0.05)


def test_a_sliding_ball_ends_up_rolling_with_five_sevenths_of_its_speed(bare: Box) -> None:
    ready(bare)
    speed = 0.4
    bare.place(0, (0, -0.09, RADIUS), (0, speed, 0))
    # sliding friction turns it within 2/7 · v / (μ g), when its spin has caught up with its speed
    for _ in range(math.ceil(2 / 7 * speed / (m.FLOOR_SLIDING * m.GRAVITY) / TICK) + 3):
        bare.tick()
    ball = bare.balls()[0]
    assert ball.vy == pytest.approx(5 / 7 * speed, rel=0.03)
    assert ball.spin == pytest.approx(ball.vy, rel=0.05)


@pytest.mark.parametrize("offset", [0.0, 0.004, 0.010, 0.016])
@pytest.mark.parametrize("speed", [0.3, 1.0, 2.5])
def test_two_balls_in_collision_conserve_momentum(bare: Box, offset: float, speed: float) -> None:
    ready(bare)
    bare.model.opt.gravity[2] = 0
    bare.place(0, (0, -0.05, 0.05), (0, speed, 0))
    bare.place(1, (offset, 0, 0.05), STOPPED)
    for _ in range(math.ceil(0.05 / speed / TICK)):
        bare.tick()
    red, black = bare.balls()
    assert black.vy > 0.05 * speed, "they have met"
    assert red.vx + black.vx == pytest.approx(0, abs=0.01 * speed)
    assert red.vy + black.vy == pytest.approx(speed, rel=0.01)
    if not offset:  # head on, they part with the share of their speed that beech gives back
        assert black.vy - red.vy == pytest.approx(speed * m.BALL_BOUNCE, rel=0.05)


def test_a_ball_in_the_air_falls_freely(bare: Box) -> None:
    ready(bare)
    bare.place(0, (0, 0, 0.30), (0, 0, 1.0))
    for _ in range(50):
        bare.tick()
    ball = bare.balls()[0]
    assert ball.vz == pytest.approx(1.0 - m.GRAVITY * 0.2, abs=1e-6)
    assert ball.z == pytest.approx(0.30 + 0.2 - m.GRAVITY / 2 * 0.04, abs=0.002)


def test_a_ball_weighs_what_beech_weighs(box: Box) -> None:
    assert box.model.body("red").mass[0] == pytest.approx(700 * 4 / 3 * math.pi * 0.01**3)


@pytest.mark.parametrize("column", range(m.HOLES))
@pytest.mark.parametrize("row", range(m.HOLES))
def test_a_ball_let_go_over_a_hole_lies_in_it(box: Box, column: int, row: int) -> None:
    ready(box)
    x, y = m.hole_centre(column, row)
    box.place(0, (x + 0.002, y - 0.001, RADIUS + 0.001), STOPPED)
    box.place(1, (0.022, 0.022, RADIUS), STOPPED)
    for _ in range(125):
        box.tick()
    red, black = box.balls()
    assert red.hole == f"{'abcde'[column]}{row + 1}"
    assert red.z == pytest.approx(RADIUS - m.HOLE_DEPTH, abs=0.0005), (
        "on the hole's bottom, it does not hover"
    )
    assert black.hole is None
    assert black.on_land
    assert black.z == pytest.approx(RADIUS, abs=0.0005)


# --- in full ---


def flight(box: Box, aim: Aim, tremor: Tremor) -> Iterator[tuple[Ball, Ball]]:
    """Both balls, tick by tick, for as long as a throw may last by itself."""
    box.release(aim, tremor)
    yield box.balls()
    while box.data.time < 2.5:
        box.tick()
        yield box.balls()


def energy(ball: Ball) -> float:
    """Of motion, spin and height above a hole's bottom, for each kilogram."""
    motion = (ball.vx**2 + ball.vy**2 + ball.vz**2) / 2 + ball.spin**2 / 5
    return motion + m.GRAVITY * (ball.z + m.HOLE_DEPTH)


def is_free(ball: Ball, other: Ball) -> bool:
    """Whether a ball touches nothing now, nor can within a tick."""
    clear = 0.002 + TICK * 4
    inside = max(abs(ball.x), abs(ball.y)) < m.HALF_FLOOR - RADIUS - clear
    above = ball.z > m.WALL_HEIGHT + RADIUS + clear
    return (
        ball.z > RADIUS + clear and (inside or above) and math.dist(ball[:3], other[:3]) > 2 * RADIUS + clear
    )


def sunk(ball: Ball) -> float:
    """How deep a ball within the walls is in the floor: in the land, or below a hole's bottom."""
    away = nearest_hole(ball.x, ball.y)[2]
    if away >= m.HOLE_RADIUS:
        return RADIUS - ball.z
    # over a hole: the nearest the solid comes is the rim, or the bottom
    rim = math.hypot(m.HOLE_RADIUS - away, ball.z) if ball.z > 0 else m.HOLE_RADIUS - away
    return max(RADIUS - rim, RADIUS - m.HOLE_DEPTH - ball.z)


def check_mechanics(box: Box, seed: int) -> None:
    """No NaN, no energy out of nothing, no way through floor or wall."""
    rng = random.Random(seed)
    aim, tremor = random_aim(rng), Tremor.draw(rng)
    before: tuple[Ball, Ball] | None = None
    at_first = math.inf
    for balls in flight(box, aim, tremor):
        for index, ball in enumerate(balls):
            assert all(map(math.isfinite, ball)), (seed, aim)
            was = before[index] if before else None
            if before and was and is_free(was, before[1 - index]) and is_free(ball, balls[1 - index]):
                assert energy(ball) <= energy(was) * 1.01, (seed, aim)
            if max(abs(ball.x), abs(ball.y)) < m.HALF_FLOOR:
                assert sunk(ball) < 0.5 * RADIUS, (seed, aim, ball)
            if was:
                check_walls(was, ball, (seed, aim))
        assert sum(map(energy, balls)) <= at_first * 1.01, (seed, aim)
        at_first = sum(map(energy, balls)) if before is None else at_first
        before = balls


def check_walls(was: Ball, ball: Ball, case: object) -> None:
    """A ball gets past a side only above it."""
    middle = m.HALF_FLOOR + m.WALL_THICKNESS / 2
    for at, to, along, height in (
        (was.x, ball.x, ball.y, m.WALL_HEIGHT),
        (-was.x, -ball.x, ball.y, m.WALL_HEIGHT),
        (was.y, ball.y, ball.x, m.WALL_HEIGHT),
        (-was.y, -ball.y, ball.x, m.LOW_WALL_HEIGHT),
    ):
        if (at < middle) != (to < middle) and abs(along) < m.HALF_FLOOR:
            assert max(was.z, ball.z) > height, case


def check_settled(box: Box, seed: int) -> bool:
    """Every throw is decided, well before its time is up unless it is told."""
    rng = random.Random(seed)
    aim, tremor = random_aim(rng), Tremor.draw(rng)
    settled = box.throw(aim, tremor)
    assert settled.red in PLACES
    assert settled.black in PLACES
    assert settled.red != settled.black or settled.red == MISS, (seed, aim)
    assert settled.track[-1][0] <= TIME_LIMIT * 1000 + 10
    for place, ball in zip((settled.red, settled.black), box.balls(), strict=True):
        lies_in = None if place == MISS else place
        assert lies_in == (None if ball.is_out else ball.hole), (seed, aim)
    return settled.track[-1][0] < TIME_LIMIT * 1000


@pytest.mark.slow
def test_random_throws_obey_mechanics(box: Box) -> None:
    for seed in range(60):
        check_mechanics(box, seed)


@pytest.mark.slow
def test_random_throws_settle(box: Box) -> None:
    in_time = sum(check_settled(box, seed) for seed in range(300))
    assert in_time == 300


@pytest.mark.prove
@pytest.mark.parametrize("thousand", range(10))
def test_ten_thousand_random_throws(
    box: Box, thousand: int, record_property: Callable[[str, object], None]
) -> None:
    start = time.process_time()
    in_time = 0
    for seed in range(1000 * thousand, 1000 * (thousand + 1)):
        check_mechanics(box, seed)
        in_time += check_settled(box, seed)
    record_property("throws", 1000)
    record_property("settled before the time limit", in_time)
    record_property("CPU seconds", round(time.process_time() - start))


# --- settling ---


def test_a_ball_on_a_rim_is_nudged_until_it_is_decided(box: Box) -> None:
    x, y = m.hole_centre(2, 2)
    decided = set()
    for direction in range(0, 360, 30):
        settled = box.settle_from(
            [(x + m.HOLE_RADIUS, y, RADIUS), (-0.022, -0.022, RADIUS)],
            Tremor(0, 0, 0, 0, 0, STEADY.red, STEADY.black, nudge=direction),
        )
        assert settled.black == MISS, "a ball at rest on the land is a miss"
        assert settled.red in ("c3", MISS)
        red = box.balls()[0]
        assert red.hole or red.on_land
        decided.add(settled.red)
    assert decided == {"c3", MISS}, "it may tip either way"


def test_a_ball_out_of_the_box_is_a_miss(box: Box) -> None:
    settled = box.throw(Aim(x=0, dir=0, force=100, loft=60, gap=0, turn=0), STEADY)
    assert (settled.red, settled.black) == (MISS, MISS)
    assert all(ball.is_out for ball in box.balls())


def test_a_second_ball_does_not_fit_into_a_hole(box: Box) -> None:
    x, y = m.hole_centre(1, 3)
    for direction in range(0, 360, 40):
        settled = box.settle_from(
            [(x, y, RADIUS - m.HOLE_DEPTH), (x + 0.001, y, 3 * RADIUS)],
            Tremor(0, 0, 0, 0, 0, STEADY.red, STEADY.black, nudge=direction),
        )
        assert settled.red == "b4"
        assert settled.black != "b4"


def test_time_ends_everything(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(physics, "TIME_LIMIT", 0.1)
    settled = box.throw(PLAIN, STEADY)
    assert (settled.red, settled.black) == (MISS, MISS), "still in the air"
    assert settled.track[-1][0] <= 110
