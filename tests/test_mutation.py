"""The mutation harness: which changes it makes, and in which files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import mutation

CODE = '''"""Words about it."""

MOST = 3


def within(number: int | None, words: str = "a key") -> bool:
    """More words."""
    if number is None:
        raise ValueError(f"{number} is none")
    return number <= MOST
'''


def changes(tmp_path: Path, code: str) -> set[tuple[str, str, str | None]]:
    file = tmp_path / "code.py"
    file.write_text(code)
    return {(mutant.before, mutant.after, mutant.function) for mutant in mutation.mutants_of(file)}


def test_every_change_is_made_and_words_and_types_are_left_alone(tmp_path: Path) -> None:
    assert changes(tmp_path, CODE) == {
        ("MOST = 3", "MOST = 4", None),
        ("if number is None:", "if number is not None:", "within"),
        ('raise ValueError(f"{number} is none")', "pass", "within"),
        ("return number <= MOST", "return None", "within"),
        ("return number <= MOST", "return number < MOST", "within"),
    }


def test_a_mutant_is_the_module_with_just_that_change(tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(CODE)
    results = []
    for mutant in mutation.mutants_of(file):
        names: dict[str, object] = {}
        exec(mutation.compiled(mutant), names)
        within = names["within"]
        try:
            results.append([within(number) for number in (3, 4)])  # type: ignore[operator]
        except ValueError:
            results.append([])
    assert results == [[True, True], [], [True, False], [None, None], [False, False]]


def test_samples_are_the_same_for_the_same_seed() -> None:
    first, of = mutation.sampled("kryds_bolle", 20, 1)
    assert len(first) == 20 < of
    assert mutation.sampled("kryds_bolle", 20, 1) == (first, of)
    assert mutation.sampled("kryds_bolle", 20, 2)[0] != first


@pytest.mark.parametrize("room", mutation.ROOMS)
def test_every_room_has_its_files_and_tests(room: str) -> None:
    mutants, _ = mutation.sampled(room, 1000, 1)
    assert len({mutant.file for mutant in mutants}) > 4
    for pattern in mutation.ROOMS[room].tests:
        if "*/" not in pattern:
            assert list((mutation.ROOT / "tests").glob(pattern)), pattern
