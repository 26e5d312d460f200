"""A simulated throw: the tremor, the same outcome again, key frames, and the games that use it."""

import hashlib
import json
import random
import statistics
import subprocess
import sys
import threading

import pytest

import parlour
from parlour.core.errors import ParlourError
from parlour.core.fairness import Fortune, seed_from
from parlour.games.kugelbox.box import PLACES
from parlour.games.kugelbox.throw import simulation
from parlour.games.kugelbox.throw.aim import LIMITS, Aim
from parlour.games.kugelbox.throw.engine import engine
from parlour.games.kugelbox.throw.frames import LONGEST, Frames, thinned
from parlour.games.kugelbox.throw.simulation import SimulatedThrow, simulate, simulate_with
from parlour.games.kugelbox.throw.tremor import STEADY, Tremor

AIM = Aim.parse("throw x=12 dir=-3 force=30 loft=20 gap=20 turn=0")


class OnlyRandrange:
    """A source of chance with nothing but `randrange`."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self.asked: list[int] = []

    def randrange(self, n: int, /) -> int:
        self.asked.append(n)
        return self._rng.randrange(n)


class Always:
    """Draws the same share of any range."""

    def __init__(self, share: float) -> None:
        self.share = share

    def randrange(self, n: int, /) -> int:
        return int((n - 1) * self.share)


# --- the tremor ---


def test_the_middle_of_every_draw_is_no_tremor_at_all() -> None:
    tremor = Tremor.draw(Always(0.5))
    assert (tremor.x, tremor.dir, tremor.force, tremor.loft, tremor.turn) == (0, 0, 0, 0, 0)
    assert (tremor.red, tremor.black) == (STEADY.red, STEADY.black)


def test_least_and_greatest_draws_are_opposite_tremors() -> None:
    least, greatest = Tremor.draw(Always(0.0)), Tremor.draw(Always(1.0))
    assert least.x == -greatest.x < 0
    assert least.red.force == -greatest.red.force < 0
    # four draws of at most 13/15 of the spread: x is steady to 6 mm and never off by more than 20.8
    assert greatest.x == 4 * 600 * 13 // 15


def test_a_tremor_always_asks_the_same_questions() -> None:
    one, two = OnlyRandrange(1), OnlyRandrange(2)
    assert Tremor.draw(one) != Tremor.draw(two)
    assert one.asked == two.asked


def test_a_tremor_is_as_wide_as_it_says() -> None:
    rng = random.Random(3)
    drawn = [Tremor.draw(rng) for _ in range(4000)]
    assert statistics.fmean(t.dir for t in drawn) == pytest.approx(0, abs=30)
    assert statistics.pstdev(t.dir for t in drawn) == pytest.approx(500, rel=0.05)
    assert statistics.pstdev(t.black.loft for t in drawn) == pytest.approx(400, rel=0.05)


def test_the_tremor_of_a_seed_is_known_for_ever() -> None:
    tremor = Tremor.draw(Fortune(seed_from("tremor"), "match", ["a", "b"], 7))
    chance = Fortune(seed_from("tremor"), "match", ["a", "b"], 7)

    def bell(side: int) -> int:
        return sum(chance.randrange(2 * side + 1) - side for _ in range(4))

    # sides are 13/15 of the standard deviations: 6 mm, 5°, 8 %, 6°, 15°; then 3°, 6 %, 4° for each ball
    assert [tremor.x, tremor.dir, tremor.force] == [bell(520), bell(433), bell(693)]
    assert [tremor.loft, tremor.turn] == [bell(520), bell(1300)]
    for ball in (tremor.red, tremor.black):
        assert [ball.dir, ball.force, ball.loft] == [bell(260), bell(520), bell(346)]
    assert tremor.nudge == chance.randrange(360)


# --- the same again ---


def outcome(thrown: SimulatedThrow) -> str:
    return f"{thrown.landing} {thrown.frames.name}"


@pytest.mark.slow
def test_the_same_throw_is_the_same_in_another_process() -> None:
    code = (
        "import random\n"
        "from parlour.games.kugelbox.throw.aim import Aim\n"
        "from parlour.games.kugelbox.throw.simulation import simulate\n"
        f"aim = Aim.parse({str(AIM)!r})\n"
        "for seed in range(6):\n"
        "    thrown = simulate(aim, random.Random(seed))\n"
        "    print(thrown.landing, thrown.frames.name)\n"
    )
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    here = [outcome(simulate(AIM, random.Random(seed))) for seed in range(6)]
    assert other.stdout.splitlines() == here
    assert len(set(here)) == 6


def test_a_throw_does_not_depend_on_those_before_it() -> None:
    first = [outcome(simulate(AIM, random.Random(seed))) for seed in range(4)]
    for seed in range(20, 25):
        simulate(Aim.parse("throw 20 90"), random.Random(seed))
    backwards = [outcome(simulate(AIM, random.Random(seed))) for seed in reversed(range(4))]
    assert first == backwards[::-1]


@pytest.mark.slow
def test_threads_do_not_move_each_others_balls() -> None:
    alone = [outcome(simulate(AIM, random.Random(seed))) for seed in range(8)]
    found: dict[int, str] = {}

    def throw(seeds: range) -> None:
        for seed in seeds:
            found[seed] = outcome(simulate(AIM, random.Random(seed)))

    threads = [threading.Thread(target=throw, args=(range(start, 8, 2),)) for start in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[seed] for seed in range(8)] == alone


def test_the_tremor_is_all_the_luck_there_is() -> None:
    rng = OnlyRandrange(5)
    tremor = Tremor.draw(OnlyRandrange(5))
    assert outcome(simulate(AIM, rng)) == outcome(simulate_with(AIM, tremor))
    assert rng.asked[-1] == 360, "nothing is drawn after the nudge"


def test_where_the_hand_aims_the_balls_go() -> None:
    left = simulate_with(Aim(x=-60, dir=-10, force=15, loft=20, gap=0, turn=0), STEADY).frames
    right = simulate_with(Aim(x=60, dir=10, force=15, loft=20, gap=0, turn=180), STEADY).frames
    assert left.red[1][0] < left.red[0][0] < 0 < right.red[0][0] < right.red[1][0]
    assert left.red[0][0] < left.black[0][0], "at turn 0 red is to the left of black"
    assert right.red[0][0] > right.black[0][0]
    ahead = simulate_with(Aim(x=0, dir=0, force=15, loft=20, gap=0, turn=90), STEADY).frames
    assert ahead.red[0][1] > ahead.black[0][1], "at turn 90 red is farther from the thrower"
    wide = simulate_with(Aim(x=0, dir=0, force=15, loft=20, gap=60, turn=0), STEADY).frames
    assert wide.black[0][0] - wide.red[0][0] == 800, "60 mm of air between balls of 20 mm"


# --- key frames ---


@pytest.mark.slow
def test_key_frames_are_small_and_named_by_their_hash() -> None:
    rng = random.Random(8)
    for _ in range(40):
        aim = Aim(**{name: rng.randint(least, most) for name, (least, most, _) in LIMITS.items()})
        frames = simulate(aim, rng).frames
        data = frames.json()
        assert len(data) <= LONGEST == 20_000
        assert frames.name == hashlib.sha256(data).hexdigest()
        assert Frames.load(data) == frames
        assert frames.engine == engine()
        assert len(frames.ms) == len(frames.red) == len(frames.black) >= 2
        assert list(frames.ms) == sorted(set(frames.ms))
        assert frames.ms[0] == 0


@pytest.mark.slow
def test_key_frames_end_where_the_balls_lie() -> None:
    rng = random.Random(9)
    for _ in range(25):
        thrown = simulate(AIM, rng)
        for place, (x, y, z) in (
            (thrown.landing.red, thrown.frames.red[-1]),
            (thrown.landing.black, thrown.frames.black[-1]),
        ):
            if place != "-":
                column, row = "abcde".index(place[0]), int(place[1]) - 1
                assert abs(x - (column - 2) * 440) < 135
                assert abs(y - (row - 2) * 440) < 135
                assert z < 50


def test_thinning_keeps_within_a_third_of_a_millimetre() -> None:
    rng = random.Random(4)
    track = [[0, 0, 0, 1000, 0, 0, 500]]
    for ms in range(4, 1200, 4):
        track.append([ms, *(value + rng.randint(-20, 20) for value in track[-1][1:])])
    frames = thinned(track, "test")
    for ms, *place in track:
        after = next(i for i, at in enumerate(frames.ms) if at >= ms)
        if frames.ms[after] == ms:
            drawn = [*frames.red[after], *frames.black[after]]
            assert drawn == place
        else:
            share = (ms - frames.ms[after - 1]) / (frames.ms[after] - frames.ms[after - 1])
            start = [*frames.red[after - 1], *frames.black[after - 1]]
            end = [*frames.red[after], *frames.black[after]]
            between = [a + (b - a) * share for a, b in zip(start, end, strict=True)]
            assert max(abs(a - b) for a, b in zip(between, place, strict=True)) <= 3


def test_even_a_wild_track_fits() -> None:
    rng = random.Random(4)
    track = [[ms, *(rng.randint(-9999, 9999) for _ in range(6))] for ms in range(0, 6004, 4)]
    assert len(thinned(track, "test").json()) <= LONGEST


def test_the_page_gets_plain_json() -> None:
    frames = simulate(AIM, random.Random(1)).frames
    plain = json.loads(frames.json())
    assert plain.keys() == {"engine", "ms", "red", "black"}
    assert all(type(value) is int for point in plain["red"] for value in point)


# --- in the games ---


@pytest.mark.parametrize("key", ["chikugo", "take-it"])
def test_a_hand_throws_in_a_game(key: str) -> None:
    state = parlour.game(key).start(throw="hand").play(str(AIM))
    assert state.actor is parlour.CHANCE
    landing = state.sample(Fortune(seed_from(1), "m", [], 2))
    assert landing == simulate(AIM, Fortune(seed_from(1), "m", [], 2)).landing
    assert {landing.red, landing.black} <= set(PLACES)
    assert state.play(landing).actor is not None


@pytest.mark.parametrize(
    "text",
    [
        "throw x=nan dir=0 force=1 loft=1 gap=1 turn=1",
        "throw x=1 dir=0 force=1e9 loft=1 gap=1 turn=1",
        "throw x=1 dir=0 force=101 loft=1 gap=1 turn=1",
        "throw x=1 dir=0",
        "throw inf inf",
        "throw",
    ],
)
def test_a_hostile_throw_changes_nothing(text: str) -> None:
    state = parlour.game("take-it").start(throw="hand")
    before = state.json()
    with pytest.raises(ParlourError) as refusal:
        state.play(text)
    assert refusal.value.code
    assert state.json() == before


@pytest.mark.slow
def test_a_match_by_hand_replays_without_physics_and_verifies(monkeypatch: pytest.MonkeyPatch) -> None:
    record = parlour.play("take-it", bots=["random", "random"], seed=5, throw="hand")
    verdict = parlour.verify(record)
    assert verdict.ok
    assert verdict.outcomes > 10
    monkeypatch.setattr(simulation, "simulate", None)
    assert list(record.states())[-1].places is not None
