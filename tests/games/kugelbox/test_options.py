"""Options of the Kugelbox games."""

from collections import Counter
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour

GAMES = ("chikugo", "take-it")


@pytest.mark.parametrize("key", GAMES)
def test_defaults(key: str) -> None:
    options = parlour.game(key).options()
    assert options.seats == 2
    assert (options.throw, options.miss, options.smart_calculators) == ("uniform", "3/20", False)


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ("3/20", "3/20"),
        ("0.15", "3/20"),
        (0.15, "3/20"),
        (Decimal("0.150"), "3/20"),
        (Fraction(15, 100), "3/20"),
        (" 15/100 ", "3/20"),
        (".5", "1/2"),
        (0.1, "1/10"),  # by its text, not as the nearest binary fraction
        (1e-7, "1/10000000"),
        (Decimal("1E-7"), "1/10000000"),
        (0, "0"),
        (0.0, "0"),
        ("0/7", "0"),
        (Fraction(1, 3), "1/3"),
    ],
)
def test_miss_is_read_exactly(given: object, stored: str) -> None:
    assert parlour.game("take-it").options(miss=given).miss == stored
    assert parlour.game("take-it").options(miss=stored).miss == stored


@pytest.mark.parametrize(
    "given",
    [
        "51/100", 0.51, 1, -0.1, "-1/10", "1/0", "half", "", "1/2/3", "nan", float("nan"), float("inf"),
        True, False, None, [], "1e-999999999", "9" * 500, "¼", "٣/20", b"0.1",
    ],
)  # fmt: skip
def test_any_other_miss_is_refused_and_told_what_is_allowed(given: object) -> None:
    with pytest.raises(parlour.BadOption, match="0 to 1/2") as caught:
        parlour.game("chikugo").options(miss=given)
    assert caught.value.details["option"] == "miss"


def test_numbers_longer_than_python_writes_are_refused() -> None:
    for number in (10**5000, Fraction(1, 10**5000)):
        with pytest.raises(parlour.BadOption, match="0 to 1/2"):
            parlour.game("chikugo").options(miss=number)


@pytest.mark.slow
@given(st.fractions(min_value=0, max_value=Fraction(1, 2), max_denominator=10**9))
def test_every_fraction_reads_back(miss: Fraction) -> None:
    options = parlour.game("take-it").options(miss=miss)
    assert Fraction(options.miss) == miss
    assert parlour.game("take-it").options(miss=options.miss) == options


@given(st.floats(min_value=0, max_value=0.5))
def test_every_float_means_its_text(miss: float) -> None:
    try:
        options = parlour.game("take-it").options(miss=miss)
    except parlour.BadOption:
        assert miss < 1e-99
    else:
        assert Fraction(options.miss) == Fraction(repr(miss))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seats", [1, 7, 0, "2", 2.0])
def test_two_to_six_play(key: str, seats: Any) -> None:
    with pytest.raises(parlour.BadOption):
        parlour.game(key).start(seats=seats)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_number_of_seats(seats: int) -> None:
    for key in GAMES:
        assert len(parlour.game(key).start(seats=seats).points) == seats


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("chikugo", {"throw": "machine"}),
        ("chikugo", {"lay_out": "two"}),
        ("take-it", {"lay_out": "one"}),  # it has no lay-out
        ("take-it", {"smart_calculators": "yes"}),
        ("take-it", {"calculator": True}),
    ],
)
def test_bad_options(key: str, options: dict[str, Any]) -> None:
    with pytest.raises(parlour.BadOption):
        parlour.game(key).start(**options)


def test_options_as_people_type_them() -> None:
    read = parlour.game("chikugo").options_from_text(
        {"miss": "0.2", "smart_calculators": "on", "lay_out": "all", "seats": "4"}
    )
    assert (read.miss, read.smart_calculators, read.lay_out, read.seats) == ("1/5", True, "all", 4)


OTHER = "2,3,4,6,9,10,15,<=3,<=8,line,square,square"


@pytest.mark.parametrize("key", GAMES)
def test_chips_of_another_printing(key: str) -> None:
    typed = "square, ≤8, 2,3,4,6,9,15,10,<=3,line,square"
    options = parlour.game(key).options(chips=typed)
    assert options.chips == OTHER
    assert options.box == tuple(OTHER.split(","))
    record = parlour.play(key, bots=["strong", "novice"], seed=3, chips=OTHER, miss="0")
    match = parlour.Match.of(record)
    assert match.result is not None
    acts = [str(getattr(event, "act", "")) for event in record.events]
    turned = Counter(act.removeprefix("chip ") for act in acts if act.startswith("chip "))
    assert turned
    assert turned <= Counter(OTHER.split(","))
    assert parlour.verify(record).outcomes


@pytest.mark.parametrize(
    "given", ["2,3", OTHER + ",2", OTHER.replace("15", "26"), OTHER.replace("2,", "two,"), 12, ""]
)
def test_other_lists_of_chips_are_refused(given: Any) -> None:
    with pytest.raises(parlour.BadOption, match="twelve chips") as caught:
        parlour.game("chikugo").options(chips=given)
    assert caught.value.details["option"] == "chips"


def test_operators_of_another_printing() -> None:
    game = parlour.game("take-it")
    options = game.options(smart_calculators=True, operators="x - + - *")
    assert options.operators == options.counting == "×−+−×"
    state = game.start(smart_calculators=True, operators="×−+−×", miss="0").play("throw")
    assert state.after(game.read_action("red d1 black e5")).view(0)["last"]["sum"] == "4 × 5"
    assert state.after(game.read_action("red d3 black e5")).view(0)["last"]["points"] == 9
    assert game.options(smart_calculators=False).counting == ""


@pytest.mark.parametrize("given", ["+-x-", "+-x-++", "+-x-/", 5, ""])
def test_other_operators_are_refused(given: Any) -> None:
    with pytest.raises(parlour.BadOption, match="five signs") as caught:
        parlour.game("chikugo").options(smart_calculators=True, operators=given)
    assert caught.value.details["option"] == "operators"


def test_operators_need_smart_calculators() -> None:
    with pytest.raises(parlour.BadOption, match="no effect") as caught:
        parlour.game("chikugo").options(operators="x-+-x")
    assert caught.value.code == "bad-combination"
