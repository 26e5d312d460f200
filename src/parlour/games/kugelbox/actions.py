"""The actions of Chikugo and Take It, and how they are written."""

from __future__ import annotations

from typing import Final

from parlour.core.action import Action
from parlour.core.errors import BadNotation, IllegalAction
from parlour.games.kugelbox.throw.aim import Aim

from .box import PLACES
from .chips import is_chip

#: the most seats at a table
MOST_SEATS: Final = 6


class ThrowBalls(Action, frozen=True):
    """Throw both balls without an aim, where throws are uniform. A throw by hand is an `Aim`."""

    def __str__(self) -> str:
        return "throw"


class TurnChip(Action, frozen=True):
    """Turn over a chip of the middle. Face-down chips look the same, so it does not matter which."""

    def __str__(self) -> str:
        return "turn"


class TakeChip(Action, frozen=True):
    """Take a chip that lies face up in the middle."""

    chip: str

    def __str__(self) -> str:
        return f"take {self.chip}"


class Rob(Action, frozen=True):
    """Take a chip from another player."""

    seat: int
    chip: str

    def __str__(self) -> str:
        return f"rob {self.seat} {self.chip}"


class Lay(Action, frozen=True):
    """Lay out one of your chips."""

    chip: str

    def __str__(self) -> str:
        return f"lay {self.chip}"


class PassThrow(Action, frozen=True):
    """Neither lay out nor rob."""

    def __str__(self) -> str:
        return "pass"


class Landing(Action, frozen=True):
    """Chance: where the balls end, in a hole such as `c3`, or `-` for a miss."""

    red: str
    black: str

    def __str__(self) -> str:
        return f"red {self.red} black {self.black}"


class Turned(Action, frozen=True):
    """Chance: the chip that was turned over."""

    chip: str

    def __str__(self) -> str:
        return f"chip {self.chip}"


THROW: Final = ThrowBalls()
TURN: Final = TurnChip()
PASS: Final = PassThrow()


def read(text: str) -> Action:
    """The action of either game that a text describes."""
    action = _read(text.split(" "))
    if action is None and text.startswith("throw "):
        return _aim(text)
    if action is None:
        raise BadNotation(
            f"{text[:40]!r} is no action; write throw, turn, take 5, rob 2 line, lay <=4 or pass; "
            "chance says red c3 black e5 or chip 8"
        )
    return action


def read_landing(text: str) -> Landing:
    """`red c3 black e5`."""
    action = _read(text.split(" "))
    if not isinstance(action, Landing):
        raise BadNotation(f"{text[:40]!r} is no throw; write red c3 black e5, and - for a miss")
    return action


def _read(words: list[str]) -> Action | None:
    match words:
        case ["throw"]:
            return THROW
        case ["turn"]:
            return TURN
        case ["pass"]:
            return PASS
        case ["take", chip] if is_chip(chip):
            return TakeChip(chip)
        case ["lay", chip] if is_chip(chip):
            return Lay(chip)
        case ["chip", chip] if is_chip(chip):
            return Turned(chip)
        case ["rob", seat, chip] if is_chip(chip) and seat in _SEATS:
            return Rob(_SEATS[seat], chip)
        case ["red", red, "black", black] if red in PLACES and black in PLACES:
            return Landing(red, black)
    return None


def _aim(text: str) -> Aim:
    try:
        return Aim.parse(text)
    except IllegalAction as error:  # an aim outside its limits is not an action at all
        raise BadNotation(error.message, code=error.code, **error.details) from None


_SEATS: Final = {str(seat): seat for seat in range(MOST_SEATS)}
