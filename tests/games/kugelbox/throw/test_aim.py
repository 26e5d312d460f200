"""An aim: its text, its limits, and what it refuses."""

import json
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.errors import BadNotation, IllegalAction, ParlourError
from parlour.games.kugelbox.throw.aim import LIMITS, Aim

TEXT = "throw x=12 dir=-3 force=60 loft=35 gap=20 turn=0"
NUMBERS = {"x": 12, "dir": -3, "force": 60, "loft": 35, "gap": 20, "turn": 0}

aims = st.fixed_dictionaries({name: st.integers(least, most) for name, (least, most, _) in LIMITS.items()})


def test_the_text_names_every_number() -> None:
    assert Aim.parse(TEXT) == Aim(**NUMBERS)
    assert str(Aim(**NUMBERS)) == TEXT


@given(aims)
def test_text_and_json_give_the_same_aim_back(numbers: dict[str, int]) -> None:
    aim = Aim(**numbers)
    assert Aim.parse(str(aim)) == aim
    assert msgspec.json.decode(msgspec.json.encode(aim), type=Aim) == aim
    assert Aim.of(json.loads(msgspec.json.encode(aim))) == aim


def test_the_numbers_may_stand_in_any_order() -> None:
    assert str(Aim.parse("throw turn=0 gap=20 loft=35 force=60 dir=-3 x=12")) == TEXT


def test_direction_and_strength_are_enough_for_a_person() -> None:
    aim = Aim.parse("throw -5 60")
    assert (aim.dir, aim.force, aim.x, aim.turn) == (-5, 60, 0, 0)
    assert Aim.parse(str(aim)) == aim


@pytest.mark.parametrize("name", LIMITS)
def test_the_limits_themselves_are_allowed_and_one_more_is_not(name: str) -> None:
    least, most, _ = LIMITS[name]
    for inside in (least, most):
        assert getattr(Aim.of({**NUMBERS, name: inside}), name) == inside
    for outside in (least - 1, most + 1, 10**30, -(10**30)):
        with pytest.raises(IllegalAction) as refusal:
            Aim.of({**NUMBERS, name: outside})
        assert refusal.value.code == "aim-out-of-limits"
        assert refusal.value.details["name"] == name


@pytest.mark.slow
@pytest.mark.parametrize(
    "value",
    [float("nan"), float("inf"), -float("inf"), 1.0, 1e300, True, None, "7", "", [], {}, b"1", 1j],
    ids=repr,
)
@pytest.mark.parametrize("name", LIMITS)
def test_only_whole_numbers_are_numbers(name: str, value: object) -> None:
    with pytest.raises(BadNotation) as refusal:
        Aim.of({**NUMBERS, name: value})
    assert refusal.value.code == "bad-aim"


@pytest.mark.parametrize(
    "numbers",
    [
        {},
        None,
        [],
        "throw",
        7,
        {**NUMBERS, "spin": 1},
        *({key: v for key, v in NUMBERS.items() if key != name} for name in NUMBERS),
    ],
)
def test_missing_and_extra_numbers_are_refused(numbers: object) -> None:
    with pytest.raises(BadNotation) as refusal:
        Aim.of(numbers)
    assert refusal.value.code == "bad-aim"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "throw",
        "throw ",
        "throw 5",
        "throw 5 60 7",
        "throw 5 sixty",
        "throw nan inf",
        "throws" + TEXT[5:],
        TEXT + " ",
        " " + TEXT,
        TEXT.replace(" ", "  "),
        TEXT.replace(" turn=0", ""),
        TEXT + " turn=0",
        TEXT + " spin=0",
        TEXT.replace("=12", "=012"),
        TEXT.replace("=12", "=+12"),
        TEXT.replace("=12", "=1_2"),
        TEXT.replace("=12", "=12.0"),
        TEXT.replace("=12", "=nan"),
        TEXT.replace("=12", "=inf"),
        TEXT.replace("=12", "=1e1"),
        TEXT.replace("=12", "="),
        TEXT.replace("=12", "=-"),
        TEXT.replace("=12", "=--1"),
        TEXT.replace("turn=0", "turn=-0"),
        TEXT.replace("=12", "=１２"),
        TEXT.replace("=12", "=" + "9" * 5000),
        "throw " + "x=1 " * 100_000,
    ],
)
def test_bad_texts_are_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        Aim.parse(text)
    assert refusal.value.code == "bad-aim"
    assert len(refusal.value.message) < 100


@given(st.text())
def test_any_text_is_an_aim_or_refused(text: str) -> None:
    for line in (text, "throw " + text):
        try:
            aim = Aim.parse(line)
        except ParlourError:
            continue
        assert Aim.parse(str(aim)) == aim


@pytest.mark.parametrize(
    "data", [b'{"x": NaN}', b'{"x": 1e999}', b"{}", b"[]", b"null", b'{"x": 1', b'"throw"', b"\xff"]
)
def test_hostile_json_is_refused(data: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        msgspec.json.decode(data, type=Aim)


@pytest.mark.slow
def test_aims_load_no_physics() -> None:
    code = (
        "import sys, parlour.games.kugelbox.throw.aim, parlour.games.kugelbox.throw.tremor\n"
        "import parlour.games.kugelbox.throw.frames, parlour.games.kugelbox.throw.simulation\n"
        "print(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "mujoco", "numba"} & set(loaded.stdout.split())
