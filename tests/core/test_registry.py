"""The registry: ours first and in order, others by entry point, loaded only when asked for."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from parlour.core.errors import UnknownGame
from parlour.core.registry import Registry


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Registry[Any]:
    found = [
        EntryPoint("zeta", "math:pi", "things"),
        EntryPoint("own", "math:tau", "things"),
        EntryPoint("alpha", "math:e", "things"),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: found)
    registry: Registry[Any] = Registry("things", UnknownGame)
    registry.declare({"own": "math:inf"})
    return registry


def test_ours_come_first_then_the_others_sorted(registry: Registry[Any]) -> None:
    assert list(registry) == ["own", "alpha", "zeta"]


def test_nobody_replaces_ours(registry: Registry[Any]) -> None:
    assert registry.get("own") == float("inf")
    assert registry.get("alpha") == pytest.approx(2.718281828)


@pytest.mark.parametrize("key", ["none", "", None, 3])
def test_an_unknown_key_names_the_known(registry: Registry[Any], key: Any) -> None:
    with pytest.raises(UnknownGame, match="own, alpha, zeta"):
        registry.get(key)
