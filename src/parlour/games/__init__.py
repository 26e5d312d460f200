"""The five games. Each folder declares its own; other packages use the entry point `parlour.games`."""

from importlib import import_module

from parlour.core.registry import GAMES

__all__ = ["GAMES"]

# in the order of the shelf
for _folder in ("shut_the_box", "kugelbox", "abaku", "kryds_bolle"):
    import_module(f"{__name__}.{_folder}")
