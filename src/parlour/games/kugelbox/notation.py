"""Positions of Chikugo and Take It as text, and drawn for a person.

    phase|chips up in the middle|number face down|chips of each seat;…;put aside|throws|seat|round

Chips of a pile are joined by `,`; the pile of a retired seat is `-`. Throws are those of the round, each with
its seat, joined by `,`: `0 red c3 black e5`. Three more fields follow where they are not empty: the stage
(`throw`, with its aim if by hand, for balls that have not landed; `turn`, `chip`, `take`, `rob` or `lay`;
empty before a throw), the last throw of the round before, and in Take It the turns since a chip was taken
from the middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from parlour.core.errors import BadNotation, BadPosition, IllegalAction
from parlour.games.kugelbox.throw.aim import Aim
from parlour.games.kugelbox.throw.uniform import refused_landing

from .actions import Landing, read_landing
from .box import COLUMNS, NUMBERS, ROWS, operator_at, score, sum_of
from .chips import COUNT, USUAL, Pile, is_chip, kinds, rest, sorted_pile
from .options import KugelboxOptions
from .thrown import Thrown

Stage: TypeAlias = Literal["throw", "landing", "turn", "chip", "take", "rob", "lay", "over"]

#: the fewest and most fields of a position
_FEWEST: Final = 7
_MOST: Final = 10
#: stages that are written by their name
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
    def down(self) -> int:
        """How many chips lie face down."""
        return COUNT - len(self.up) - len(self.aside) - sum(map(len, self.chips))


# --- writing ---


def write(written: Written) -> str:
    """The text of a position."""
    piles = [_GONE if seat in written.gone else ",".join(pile) for seat, pile in enumerate(written.chips)] + [
        ",".join(written.aside)
    ]
    fields = [
        written.phase,
        ",".join(written.up),
        str(written.down),
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
    """How many seats a position has; None if the text is no position."""
    fields = text.split("|")
    return fields[3].count(";") or None if len(fields) >= _FEWEST else None


def read(text: str, options: KugelboxOptions, phases: tuple[str, ...]) -> Written:
    """The parts of a position, after the checks that both games share."""
    fields = text.split("|")
    if not _FEWEST <= len(fields) <= _MOST:
        raise BadNotation(f"a position has {_FEWEST} to {_MOST} fields joined by |, not {len(fields)}")
    fields += [""] * (_MOST - len(fields))
    phase, up, down, piles, throws, seat, at_round, pending, before, idle = fields
    if phase not in phases:
        raise BadNotation(f"phase is {phase[:20]!r}; allowed: {', '.join(phases)}")
    *seats, aside = piles.split(";")
    if len(seats) != options.seats:
        raise BadPosition(
            f"the position has chips of {len(seats)} seats; the game has {options.seats} seats",
            code="bad-seats",
        )
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
    _check_chips(written, options.box, _read_number(down, "the number face down"))
    _check_throws(written, options)
    return written


def _check_chips(written: Written, box: Pile, down: int) -> None:
    unseen = rest(box, written.up, written.aside, *written.chips)
    if unseen is None:
        raise BadPosition(
            "the position has more chips of a kind than the twelve of the box", code="bad-chips"
        )
    if len(unseen) != down:
        raise BadPosition(
            f"{COUNT - len(unseen)} chips in sight and {down} face down do not make {COUNT}", code="bad-chips"
        )


def _check_throws(written: Written, options: KugelboxOptions) -> None:
    seats = options.seats
    if written.seat >= seats or not written.round:
        raise BadPosition(
            f"seat {written.seat}, round {written.round}; seats are 0 to {seats - 1}, rounds begin at 1",
            code="bad-seat",
        )
    if written.before is not None and written.throws:
        raise BadPosition(
            "leave out the last throw of the round before once this round has throws", code="bad-throws"
        )
    shown = (*written.throws, *([written.before] if written.before else []))
    for thrown in shown:
        refusal: IllegalAction | None = refused_landing(thrown.landing, options)
        if refusal is not None:
            raise BadPosition(refusal.message, code=refusal.code)
        if thrown.seat >= seats:
            raise BadPosition(f"there is no seat {thrown.seat}", code="bad-seat")
    if written.stage == "landing" and (written.aim is None) != (options.throw == "uniform"):
        raise BadPosition("a throw by hand has an aim, a uniform throw has none", code="bad-throws")


def _read_pending(text: str, *, over: bool) -> tuple[Stage, Aim | None]:
    if over and text:
        raise BadPosition("when the game is over the stage must be empty", code="bad-stage")
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
        raise BadNotation(
            f"{text[:20]!r} is no stage; allowed: throw, {', '.join(sorted(_NAMED))}, or nothing"
        )
    stage: Stage = text or "throw"  # type: ignore[assignment]
    return stage, None


def _read_pile(text: str) -> Pile:
    names = text.split(",") if text else []
    if len(names) > COUNT or not all(map(is_chip, names)):
        raise BadNotation(f"{text[:40]!r} is no list of chips; chips are {', '.join(kinds(USUAL))}")
    return sorted_pile(names)


def _read_thrown(text: str) -> Thrown:
    seat, _, landing = text.partition(" ")
    lies: Landing = read_landing(landing)
    return Thrown(_read_number(seat, "the seat of a throw"), lies.red, lies.black)


def _read_number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise BadNotation(f"{what} is {text[:20]!r}; write a number")
    return int(text)


# --- drawing ---

#: what comes next in each stage
_DUE: Final[dict[Stage, str]] = {
    "throw": "seat {} is to throw",
    "landing": "seat {} throws",
    "turn": "seat {} is to turn over a chip",
    "chip": "seat {} turns over a chip",
    "take": "seat {} is to take a chip",
    "rob": "seat {} may rob a chip",
    "lay": "seat {} may lay out a chip",
}


def draw_due(seat: int, stage: Stage) -> str:
    """What comes next, in words."""
    return _DUE[stage].format(seat)


def draw_box(last: Thrown | None, operators: str) -> str:
    """The holes as the thrower sees them, row 1 nearest; R and B are the balls."""
    lines = []
    for row in reversed(ROWS):
        holes = " ".join(_hole(column + row, last) for column in COLUMNS)
        lines.append(
            f"{row} {holes}" + (f"  {operator_at(COLUMNS[0] + row, operators)}" if operators else "")
        )
    lines.append("  " + " ".join(COLUMNS))
    if operators:
        lines.append("  " + " ".join(str(NUMBERS[column]) for column in COLUMNS))
    return "\n".join(lines)


def draw_throw(thrown: Thrown, operators: str) -> str:
    """One throw in words."""
    found = score(thrown.red, thrown.black, operators)
    calculation = sum_of(thrown.red, thrown.black, operators) if operators else None
    shape = f", {found.shape}" if found.shape in ("line", "square", "rectangle") else ""
    count = f"{calculation} = {found.points}" if calculation else str(found.points)
    return f"seat {thrown.seat} threw {thrown.landing}: {count} point{'s' * (found.points != 1)}{shape}"


def draw_middle(up: Pile, down: int) -> str:
    """The chips between the players."""
    return f"middle: {' '.join((*up, f'({down} face down)'))}"


def draw_seats(chips: Sequence[Pile], marks: Sequence[str], turn: int | None) -> str:
    """Each seat's chips with a remark; > is the seat whose turn it is."""
    lines = []
    for seat, (pile, mark) in enumerate(zip(chips, marks, strict=True)):
        sign = ">" if seat == turn else " "
        lines.append(f"{sign} seat {seat}: {' '.join(pile) or '·'}{f'  ({mark})' if mark else ''}")
    return "\n".join(lines)


def _hole(hole: str, last: Thrown | None) -> str:
    if last is None:
        return "."
    return "R" if hole == last.red else "B" if hole == last.black else "."
