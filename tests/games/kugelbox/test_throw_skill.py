"""Skill pays, but nobody aims at will: aims by skill, the table of odds, and what they bring."""

import random
import statistics
from collections import Counter
from collections.abc import Callable

import pytest

from parlour.core.actor import Rng
from parlour.games.kugelbox.actions import Landing
from parlour.games.kugelbox.aim import LIMITS, Aim
from parlour.games.kugelbox.aiming import any_aim, best_aim, novice_aim, shaken
from parlour.games.kugelbox.box import MISS, Score, score
from parlour.games.kugelbox.engine import MODEL_VERSION
from parlour.games.kugelbox.odds_table import MeasuredAim, rows, table
from parlour.games.kugelbox.simulation import simulate

PROVES = ("games/kugelbox",)
#: the softest tosses repeat best: what a search for one chosen pair of holes came up with
STEADIEST = (
    "throw x=57 dir=-56 force=0 loft=22 gap=0 turn=-6",
    "throw x=-12 dir=-12 force=4 loft=10 gap=0 turn=-4",
)


def points(found: Score) -> float:
    return found.points


def thrown(choose: Callable[[Rng], Aim], count: int, seed: int) -> list[Landing]:
    rng = random.Random(seed)
    return [simulate(choose(rng), rng).landing for _ in range(count)]


def mean_points(landings: list[Landing]) -> float:
    return statistics.fmean(score(at.red, at.black).points for at in landings)


def in_holes(landings: list[Landing]) -> list[float]:
    counts = Counter(2 - (at.red, at.black).count(MISS) for at in landings)
    return [counts[balls] / len(landings) for balls in range(3)]


def likeliest_pair(landings: list[Landing]) -> float:
    pairs = Counter(at for at in landings if MISS not in (at.red, at.black))
    return max(pairs.values(), default=0) / len(landings)


# --- choosing an aim ---


def test_every_chosen_aim_is_within_the_limits() -> None:
    rng = random.Random(1)
    corners = [Aim(**{n: limits[side] for n, limits in LIMITS.items()}) for side in (0, 1)]
    for _ in range(300):
        any_aim(rng)
        novice_aim(rng)
        for corner in corners:
            shaken(corner, rng, 300)  # Aim itself refuses what is outside


def test_shaking_by_nothing_changes_nothing() -> None:
    aim = Aim.parse("throw 5 40")
    assert shaken(aim, random.Random(1), 0) == aim


def test_more_shaking_strays_farther() -> None:
    aim = Aim.parse("throw 0 40")
    spreads = []
    for percent in (20, 60, 100):
        rng = random.Random(2)
        spreads.append(statistics.pstdev(shaken(aim, rng, percent).dir for _ in range(400)))
    assert spreads[0] < spreads[1] < spreads[2]


# --- the table ---


def test_the_table_belongs_to_this_model() -> None:
    assert table().model == MODEL_VERSION, "run scripts/kugelbox_odds.py"


@pytest.mark.parametrize("calculators", [False, True])
def test_odds_sum_to_one(calculators: bool) -> None:
    for row in rows(calculators):
        assert sum(row.odds.values()) == pytest.approx(1)


def test_with_calculators_each_aim_is_there_four_times() -> None:
    assert len(rows(True)) == 4 * len(rows(False)) == 4 * len(table().aims)
    assert len({row.aim for row in rows(True)}) == len(rows(True))


def test_a_measured_aim_reads_as_it_was_written() -> None:
    landings = [Landing("a1", "e5"), Landing("-", "-"), Landing("c3", "-"), Landing("-", "d2")]
    aim = Aim.parse("throw 1 2")
    assert MeasuredAim.of(aim, landings).read() == landings
    assert MeasuredAim.of(aim, landings).landings == "AY--M--Q"


def test_a_mirrored_aim_lands_mirrored() -> None:
    # the table claims it; the mechanics must agree
    aim = Aim(x=30, dir=15, force=10, loft=20, gap=30, turn=40)
    mirror = Aim(x=-30, dir=-15, force=10, loft=20, gap=30, turn=140)
    right, left = thrown(lambda _: aim, 100, 1), thrown(lambda _: mirror, 100, 2)

    def column(landings: list[Landing]) -> float:
        return statistics.fmean("abcde".index(at.red[0]) - 2 for at in landings if at.red != MISS)

    assert column(right) == pytest.approx(-column(left), abs=0.6)
    assert mean_points(right) == pytest.approx(mean_points(left), abs=2.2)


def test_what_a_robot_wants_decides_its_aim() -> None:
    low = best_aim(lambda found: found.points <= 4)
    high = best_aim(points)
    line = best_aim(lambda found: found.shape == "line")
    by_aim = {row.aim: row for row in rows()}
    assert by_aim[low].mean(lambda found: found.points <= 4) > 0.9
    assert by_aim[high].mean(points) > by_aim[line].mean(points)
    assert by_aim[line].mean(lambda found: found.shape == "line") > by_aim[high].mean(
        lambda found: found.shape == "line"
    )


def test_the_table_tells_the_truth() -> None:
    row = max(rows(), key=lambda row: row.mean(points))
    fresh = thrown(lambda _: row.aim, 120, 11)
    assert mean_points(fresh) == pytest.approx(row.mean(points), abs=2)  # about four standard errors
    two = row.mean(lambda found: found.shape not in ("none", "one"))
    assert in_holes(fresh)[2] == pytest.approx(two, abs=0.2)


# --- difficulty ---


def check_skill_pays(count: int, margin: float) -> dict[str, float]:
    best = best_aim(points)
    means = {
        "random": mean_points(thrown(any_aim, count, 21)),
        "novice": mean_points(thrown(novice_aim, count, 22)),
        "aiming": mean_points(thrown(lambda _: best, count, 23)),
    }
    assert means["aiming"] > means["random"] + margin
    assert means["aiming"] > means["novice"] + margin / 2
    return means


def check_novice(count: int, least: float) -> list[float]:
    shares = in_holes(thrown(novice_aim, count, 24))
    assert min(shares) > least, shares
    return shares


def check_no_aiming_at_will(aim: Aim, count: int) -> float:
    share = likeliest_pair(thrown(lambda _: aim, count, 25))
    assert share <= 0.40, aim
    return share


def test_an_aiming_robot_beats_a_random_thrower() -> None:
    check_skill_pays(120, margin=1.2)


def test_a_novice_gets_a_fair_share_of_each() -> None:
    check_novice(150, least=0.03)


def test_no_throw_of_the_table_was_ever_sure() -> None:
    for measured in table().aims:
        assert likeliest_pair(measured.read()) <= 0.40, measured.aim


@pytest.mark.parametrize("text", STEADIEST)
def test_no_throw_is_sure(text: str) -> None:
    check_no_aiming_at_will(Aim.parse(text), 60)


def test_chikugo_is_rare_but_happens() -> None:
    shares = [row.mean(lambda found: found.points == 25) for row in rows()]
    assert 0.002 < max(shares) < 0.10


@pytest.mark.prove
def test_skill_pays_in_full(record_property: Callable[[str, object], None]) -> None:
    for name, mean in check_skill_pays(3000, margin=2.0).items():
        record_property(f"mean points {name}", round(mean, 2))
    for balls, share in enumerate(check_novice(3000, least=0.06)):
        record_property(f"novice {balls} in holes", f"{100 * share:.0f} %")


@pytest.mark.prove
def test_no_throw_is_sure_in_full(record_property: Callable[[str, object], None]) -> None:
    steadiest = sorted(table().aims, key=lambda measured: likeliest_pair(measured.read()))[-5:]
    aims = [Aim.parse(text) for text in (*STEADIEST, *(measured.aim for measured in steadiest))]
    shares = [check_no_aiming_at_will(aim, 1000) for aim in aims]
    record_property("throws with each aim", 1000)
    record_property("likeliest pair of holes", f"{100 * max(shares):.0f} %")
