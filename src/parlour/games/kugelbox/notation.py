"""Positions of Chikugo and Take It as text.

    phase|chips up in the middle|number face down|chips of each seat;…;put aside|throws|seat|round

Chips of one pile are joined by `,`; a seat that has retired is `-`. Throws are the round's, each with its
seat: `0 red c3 black e5`, joined by `,`. Three more fields follow where they are not empty: what is pending
(`throw` with its aim where a hand threw, `turn`, `chip`, `take`, `rob` or `lay`; empty before a throw), the
last throw of the round before, and in Take It the turns since a chip was taken from the middle.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from parlour.core.errors import BadNotation, BadPosition, IllegalAction
from parlour.games.kugelbox.throw.aim import Aim
from parlour.games.kugelbox.throw.uniform import refused_landing

from .actions import Landing, read_landing
from .chips import BY_NAME, Pile, rest, sorted_pile
from .options import KugelboxOptions
from .thrown import Thrown

Stage: TypeAlias = Literal["throw", "landing", "turn", "chip", "take", "rob", "lay", "over"]

#: fields that every position has, and fields that any may have
_FEWEST: Final = 7
_MOST: Final = 10
#: stages that are written as they are
_NAMED: Final = set(get_args(Stage)) - {"throw", "landing", "over"}
_GONE: Final = "-"


class Written(Struct, frozen=True, kw_only=True):
    """A position's parts, common to both games; `gone` are the seats that have retired."""

    phase: str
    up: Pile
    chips: tuple[Pile, ...]
    gone: tuple[int, ...]
    aside: Pile
    throws: tuple[Thrown, ...]
    seat: int
    round: int
    stage: Stage
    aim: Aim | None
    before: Thrown | None
    idle: int = 0

    @property
    def unseen(self) -> Pile:
        """The chips that lie face down."""
        unseen = rest(self.up, self.aside, *self.chips)
        assert unseen is not None
        return unseen


# --- writing ---


def write(written: Written) -> str:
    """The text of a position."""
    piles = [_GONE if seat in written.gone else ",".join(pile) for seat, pile in enumerate(written.chips)] + [
        ",".join(written.aside)
    ]
    fields = [
        written.phase,
        ",".join(written.up),
        str(len(written.unseen)),
        ";".join(piles),
        ",".join(map(str, written.throws)),
        str(written.seat),
        str(written.round),
        _pending(written),
        str(written.before or ""),
        str(written.idle or ""),
    ]
    while len(fields) > _FEWEST and not fields[-1]:
        fields.pop()
    return "|".join(fields)


def _pending(written: Written) -> str:
    if written.stage == "landing":
        return str(written.aim or "throw")
    return written.stage if written.stage in _NAMED else ""


# --- reading ---


def seats_in(text: str) -> int | None:
    """How many seats a position speaks of; None if it is no position at all."""
    fields = text.split("|")
    return fields[3].count(";") or None if len(fields) >= _FEWEST else None


def read(text: str, options: KugelboxOptions, phases: tuple[str, ...]) -> Written:
    """The parts of a position, with all that both games ask of them checked."""
    fields = text.split("|")
    if not _FEWEST <= len(fields) <= _MOST:
        raise BadNotation(f"a position has {_FEWEST} to {_MOST} fields joined by |, not {len(fields)}")
    fields += [""] * (_MOST - len(fields))
    phase, up, down, piles, throws, seat, at_round, pending, before, idle = fields
    if phase not in phases:
        raise BadNotation(f"the phase is one of {', '.join(phases)}, not {phase[:20]!r}")
    *seats, aside = piles.split(";")
    if len(seats) != options.seats:
        raise BadPosition(f"chips of {len(seats)} seats for {options.seats}", code="bad-seats")
    stage, aim = _read_pending(pending, over=phase == "over")
    written = Written(
        phase=phase,
        up=_read_pile(up),
        chips=tuple(() if pile == _GONE else _read_pile(pile) for pile in seats),
        gone=tuple(number for number, pile in enumerate(seats) if pile == _GONE),
        aside=_read_pile(aside),
        throws=tuple(_read_thrown(part) for part in throws.split(",")) if throws else (),
        seat=_read_number(seat, "the seat"),
        round=_read_number(at_round, "the round"),
        stage=stage,
        aim=aim,
        before=_read_thrown(before) if before else None,
        idle=_read_number(idle, "the turns since a chip was taken") if idle else 0,
    )
    _check_chips(written, _read_number(down, "the number face down"))
    _check_throws(written, options)
    return written


def _check_chips(written: Written, down: int) -> None:
    unseen = rest(written.up, written.aside, *written.chips)
    if unseen is None:
        raise BadPosition("there are more chips of a kind than in the box", code="bad-chips")
    if len(unseen) != down:
        raise BadPosition(
            f"{12 - len(unseen)} chips in sight and {down} face down; there are 12", code="bad-chips"
        )


def _check_throws(written: Written, options: KugelboxOptions) -> None:
    seats = options.seats
    if written.seat >= seats or not written.round:
        raise BadPosition(f"seats are 0 to {seats - 1}, rounds from 1", code="bad-seat")
    if written.before is not None and written.throws:
        raise BadPosition("the round's own throws hide the last of the round before", code="bad-throws")
    shown = (*written.throws, *([written.before] if written.before else []))
    for thrown in shown:
        refusal: IllegalAction | None = refused_landing(thrown.landing, options)
        if refusal is not None:
            raise BadPosition(refusal.message, code=refusal.code)
        if thrown.seat >= seats:
            raise BadPosition(f"there is no seat {thrown.seat}", code="bad-seat")
    if written.stage == "landing" and (written.aim is None) != (options.throw == "uniform"):
        raise BadPosition("a hand's throw has an aim, another has none", code="bad-throws")


def _read_pending(text: str, *, over: bool) -> tuple[Stage, Aim | None]:
    if over and text:
        raise BadPosition("nothing is pending when it is over", code="bad-stage")
    if over:
        return "over", None
    if text == "throw":
        return "landing", None
    if text.startswith("throw "):
        try:
            return "landing", Aim.parse(text)
        except IllegalAction as error:
            raise BadNotation(error.message, code=error.code) from None
    if text and text not in _NAMED:
        raise BadNotation(f"{text[:20]!r} cannot be pending")
    stage: Stage = text or "throw"  # type: ignore[assignment]
    return stage, None


def _read_pile(text: str) -> Pile:
    names = text.split(",") if text else []
    if len(names) > 12 or any(name not in BY_NAME for name in names):
        raise BadNotation(f"{text[:40]!r} are no chips; chips are {', '.join(BY_NAME)}")
    return sorted_pile(names)


def _read_thrown(text: str) -> Thrown:
    seat, _, landing = text.partition(" ")
    lies: Landing = read_landing(landing)
    return Thrown(_read_number(seat, "the seat of a throw"), lies.red, lies.black)


def _read_number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise BadNotation(f"{what} is a number, not {text[:20]!r}")
    return int(text)
