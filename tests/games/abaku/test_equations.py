"""Which digits are an equation, and how they read."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.abaku.equations import has_equation, is_equation, readings

from . import slow_referee

HOW_MANY = {2: 7, 3: 121, 4: 216, 5: 3621, 6: 9219}


@pytest.mark.parametrize(("length", "count"), HOW_MANY.items())
def test_how_many_digit_strings_of_a_length_are_equations(length: int, count: int) -> None:
    found = sum(is_equation(str(n).zfill(length)) for n in range(10**length))
    assert found == count


def test_the_recogniser_finds_just_what_can_be_calculated() -> None:
    made = slow_referee.equations_up_to(5)
    assert {str(n) for n in range(10**5) if is_equation(str(n))} == made


@given(st.text("0123456789", max_size=17))
def test_the_recogniser_agrees_with_trying_every_cut(digits: str) -> None:
    assert is_equation(digits) == slow_referee.is_equation(digits)


@pytest.mark.parametrize(
    ("digits", "read"),
    [
        ("112", ["1+1=2"]),
        ("24", ["2²=4"]),
        ("28", ["2³=8"]),
        ("42", ["√4=2"]),
        ("82", ["³√8=2"]),
        ("93", ["√9=3"]),
        ("1243", ["12:4=3"]),
        ("642", ["6−4=2"]),
        ("749", ["7²=49"]),
        ("6424", ["6×4=24"]),
        ("1052", ["10:5=2"]),
        ("257", ["2+5=7"]),
        ("64248", ["6+42=48"]),
        ("38335", ["38−3=35", "38−33=5"]),
        ("33193", ["3×31=93"]),
        ("11", ["1²=1", "1³=1", "√1=1", "³√1=1"]),
        ("224", ["2+2=4", "2×2=4"]),
        ("10010000", ["100²=10000"]),
        ("12", []),
        ("", []),
        ("5", []),
    ],
)
def test_readings(digits: str, read: list[str]) -> None:
    assert sorted(str(r) for r in readings(digits)) == sorted(read)
    assert is_equation(digits) == bool(read)


def test_a_reading_is_data() -> None:
    (reading,) = readings("1243")
    assert (reading.kind, reading.terms) == ("division", (12, 4, 3))


@pytest.mark.parametrize("digits", ["000", "101", "011", "110", "505", "550", "0224", "2024", "100011", "00"])
def test_zero_is_no_number_and_starts_none(digits: str) -> None:
    assert not is_equation(digits)


@pytest.mark.parametrize("digits", ["1010100", "102030", "301020", "51050", "10010"])
def test_zero_inside_a_number_is_fine(digits: str) -> None:
    assert is_equation(digits)


def test_one_squared_can_be_switched_off_and_nothing_else() -> None:
    assert is_equation("11")
    assert not is_equation("11", False)
    assert readings("11", False) == ()
    for digits in ("111", "24", "11112", "1211"):
        assert is_equation(digits, False) == is_equation(digits, True)


@given(st.integers(1, 99_999), st.integers(1, 99_999))
def test_sums_and_products_are_exact_up_to_seventeen_digits(a: int, b: int) -> None:
    for digits, kind, terms in (
        (f"{a}{b}{a + b}", "addition", (a, b, a + b)),
        (f"{a + b}{a}{b}", "subtraction", (a + b, a, b)),
        (f"{a}{b}{a * b}", "multiplication", (a, b, a * b)),
        (f"{a * b}{a}{b}", "division", (a * b, a, b)),
    ):
        assert is_equation(digits)
        assert (kind, terms) in {(r.kind, r.terms) for r in readings(digits)}
        wrong = digits[:-1] + str((int(digits[-1]) + 1) % 10)
        assert is_equation(wrong) == slow_referee.is_equation(wrong)


@given(st.integers(2, 999_999))
def test_squares_and_square_roots_are_exact(a: int) -> None:
    assert ("square", (a, a * a)) in {(r.kind, r.terms) for r in readings(f"{a}{a * a}")}
    assert ("square-root", (a * a, a)) in {(r.kind, r.terms) for r in readings(f"{a * a}{a}")}
    assert is_equation(f"{a}{a * a}")
    assert is_equation(f"{a * a}{a}")
    for near in (a * a - 1, a * a + 1):
        assert is_equation(f"{near}{a}") == slow_referee.is_equation(f"{near}{a}")


@given(st.integers(2, 9_999))
def test_cubes_and_cube_roots_are_exact(a: int) -> None:
    assert ("cube", (a, a**3)) in {(r.kind, r.terms) for r in readings(f"{a}{a**3}")}
    assert ("cube-root", (a**3, a)) in {(r.kind, r.terms) for r in readings(f"{a**3}{a}")}
    assert is_equation(f"{a}{a**3}")
    assert is_equation(f"{a**3}{a}")
    for near in (a**3 - 1, a**3 + 1):
        assert is_equation(f"{near}{a}") == slow_referee.is_equation(f"{near}{a}")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("10001000000", "100001000000"),  # 1000² = 1000000, and not 01000000
        ("20004000000", "200004000000"),
        ("12315129", "123015129"),  # 123² = 15129
        ("123456123123579", "1234560123123579"),  # 123456 + 123 = 123579
    ],
)
def test_no_number_of_a_long_equation_begins_with_0(right: str, wrong: str) -> None:
    assert is_equation(right)
    assert readings(right)
    assert not is_equation(wrong)
    assert not readings(wrong)


@pytest.mark.slow
def test_looking_up_short_equations_is_reading_them() -> None:
    for length in range(1, 6):
        for number in range(10**length):
            digits = f"{number:0{length}}"
            for trivial in (True, False):
                assert is_equation(digits, trivial) == bool(readings(digits, trivial))


@given(
    st.text("0123456789", max_size=5),
    st.tuples(st.integers(1, 999), st.integers(1, 99)).map(lambda ab: f"{ab[0]}{ab[1]}{sum(ab)}"),
    st.text("0123456789", max_size=5),
    st.data(),
)
def test_an_equation_within_digits_has_two_places_in_it(
    before: str, sum_: str, behind: str, data: Any
) -> None:
    digits = before + sum_ + behind
    first = data.draw(st.integers(0, len(digits) - 1))
    last = data.draw(st.integers(first, len(digits) - 1))
    for trivial in (True, False):
        expected = any(
            readings(digits[begin:end], trivial)
            for begin in range(first + 1)
            for end in range(last + 1, len(digits) + 1)
        )
        assert has_equation(digits, first, last, trivial) == expected
        if first >= len(before) and last < len(before + sum_):
            assert expected
