"""A registry: things by key, imported on first use; this package's own first, then other packages'."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Generic, TypeVar

from .errors import ParlourError, UnknownGame
from .game import Game
from .missing import missing_named

T = TypeVar("T")

#: what this package declares, by group, also before the group's registry is created
_DECLARED: dict[str, dict[str, str]] = {}


def declared(group: str) -> dict[str, str]:
    """What this package declares for a group of entry points, as key to path."""
    return _DECLARED.setdefault(group, {})


class Registry(Generic[T]):
    """Maps keys to paths: `module:attribute`, or `module` alone.

    Other packages add theirs by the entry point `group`.
    """

    def __init__(self, group: str, unknown: type[ParlourError]):
        self.group = group
        self._own = declared(group)
        self._unknown = unknown
        self._loaded: dict[str, T] = {}
        self._paths: dict[str, str] | None = None

    def declare(self, own: Mapping[str, str]) -> None:
        """Add this package's own things, which other packages can't replace."""
        self._own.update(own)

    def keys(self) -> tuple[str, ...]:
        """Every key: this package's own in order, then the others sorted."""
        return tuple(self._all())

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __contains__(self, key: object) -> bool:
        return key in self._own or key in self._all()

    def own(self) -> tuple[str, ...]:
        """The keys of this package."""
        return tuple(self._own)

    def others(self) -> dict[str, str]:
        """The paths that other packages declare, by key."""
        return {key: path for key, path in self._all().items() if key not in self._own}

    def path(self, key: str) -> str:
        """The path of the thing with that key; raises the registry's error for an unknown one."""
        path = self._own.get(key) if isinstance(key, str) else None
        if path is None:
            path = self._all().get(key) if isinstance(key, str) else None
        if path is None:
            keys = ", ".join(self.keys())
            raise self._unknown(f"there is no {key!r}; there are: {keys}", key=repr(key), known=keys)
        return path

    def get(self, key: str) -> T:
        """The thing with that key; raises the registry's error for an unknown one."""
        if key in self._loaded:
            return self._loaded[key]
        module, _, attribute = self.path(key).partition(":")
        with missing_named():
            loaded: Any = import_module(module)
        thing: T = getattr(loaded, attribute) if attribute else loaded
        self._loaded[key] = thing
        return thing

    def _all(self) -> dict[str, str]:
        if self._paths is None or not self._own.keys() <= self._paths.keys():
            from importlib.metadata import entry_points  # slow to import, and rarely needed

            found = {entry.name: entry.value for entry in entry_points(group=self.group)}
            others = {key: found[key] for key in sorted(found) if key not in self._own}
            self._paths = self._own | others
        return self._paths


#: all games; `parlour.games` declares the built-in ones
GAMES: Registry[Game[Any]] = Registry("parlour.games", UnknownGame)
