"""A game's parts: declared in one call, found by the layers, and told to authors of other games."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest

from parlour.core.errors import UnknownGame
from parlour.core.parts import GROUPS, declare
from parlour.core.registry import _DECLARED, Registry, declared

GUIDE = Path(__file__).parents[2] / "docs/how-to/add-a-game.md"


@pytest.fixture
def aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test declares is forgotten."""
    for group in list(_DECLARED):
        monkeypatch.setitem(_DECLARED, group, dict(_DECLARED[group]))


def test_every_part_that_can_be_declared_has_a_group() -> None:
    parameters = list(inspect.signature(declare).parameters)
    assert parameters == ["key", *GROUPS]


@pytest.mark.usefixtures("aside")
def test_parts_come_into_the_registries_of_their_groups() -> None:
    declare(
        "made-up",
        game="math:pi",
        robots={"novice": "math:e"},
        analyser="math:tau",
        drills={"angles": "math:inf"},
        solver="math",
    )
    assert Registry("parlour.games", UnknownGame).get("made-up") == pytest.approx(3.14159265)
    assert Registry("parlour.bots", UnknownGame).get("made-up/novice") == pytest.approx(2.71828182)
    assert Registry("parlour.analysers", UnknownGame).get("made-up") == pytest.approx(6.28318530)
    assert Registry("parlour.drills", UnknownGame).get("angles") == float("inf")
    assert Registry("parlour.solvers", UnknownGame).get("made-up") is import_module("math")
    assert "made-up" not in Registry("parlour.valuers", UnknownGame)


@pytest.mark.parametrize("group", GROUPS.values())
def test_what_our_games_declare_is_there(group: str) -> None:
    registry: Registry[object] = Registry(group, UnknownGame)
    assert registry.own() != ()
    for key in registry.own():
        assert registry.get(key) is not None


@pytest.mark.parametrize("group", GROUPS.values())
def test_authors_are_told_of_every_group(group: str) -> None:
    assert f"`{group}`" in GUIDE.read_text("utf-8")


def test_what_is_declared_late_is_found() -> None:
    registry: Registry[float] = Registry("made.up.group", UnknownGame)
    assert list(registry) == []
    declared("made.up.group")["late"] = "math:pi"
    assert list(registry) == ["late"]
    assert "late" in registry
    assert registry.others() == {}
