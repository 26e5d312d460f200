"""Questions about Abaku's equations: is it one, complete it, find one. Every valid reading is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import isqrt
from typing import Final

from msgspec.structs import replace

from parlour.analysis.drills.drill import Equations, Operation, Preset
from parlour.analysis.drills.making import SEVERAL, Slip
from parlour.analysis.drills.question import GAP, Ask, Question, is_digits
from parlour.core.actor import Rng
from parlour.core.errors import BadOption
from parlour.core.fairness import Fortune, seed_from
from parlour.games.abaku.equations import is_equation, readings

from .sums import carries, nearest, operation_of, theme_of, uncarried, written

#: draws before giving up; with the strictest settings one in twenty fits
_TRIES: Final = 2000
#: most digits missing at once
_MOST_MISSING: Final = 2
#: number of digits around an equation to find
_AROUND: Final = (2, 3)
#: the largest numbers that a teacher may choose
_SIZES: Final = (20, 50, 100, 200, 1000)
_SUMS: Final[tuple[Operation, ...]] = ("addition", "subtraction")
_TIMES: Final[tuple[Operation, ...]] = ("multiplication", "division")
_ALL: Final = tuple(range(2, 11))


class EquationsDrill:
    """Is it an equation, complete it, find one."""

    asks: Final[tuple[Ask, ...]] = ("is-it", "complete", "find")
    ladders: Final = {
        "equations": (
            Equations(operations=("addition",), most=10),
            Equations(operations=_SUMS, most=20, carry="without"),
            Equations(operations=_SUMS, most=20, carry="with"),
            Equations(operations=_SUMS, most=100, carry="without"),
            Equations(operations=("multiplication",), most=100, tables=(2, 5, 10)),
            Equations(operations=_SUMS, most=100, carry="with"),
            Equations(operations=_TIMES, most=100, tables=_ALL),
            Equations(operations=(*_SUMS, *_TIMES), most=200),
            Equations(operations=(*_TIMES, "square", "square-root"), most=400),
            Equations(operations=("division", "square", "square-root", "cube", "cube-root"), most=1000),
        )
    }
    presets: Final = (
        Preset(key="to-10", ages=(6, 7), drill=Equations(most=10)),
        Preset(key="to-20", ages=(6, 8), drill=Equations(operations=_SUMS, most=20, carry="without")),
        Preset(key="over-ten", ages=(7, 8), drill=Equations(operations=_SUMS, most=20, carry="with")),
        Preset(key="to-100", ages=(7, 9), drill=Equations(operations=_SUMS, most=100, carry="without")),
        Preset(key="to-100-carry", ages=(8, 10), drill=Equations(operations=_SUMS, most=100, carry="with")),
        Preset(
            key="tables-easy",
            ages=(7, 9),
            drill=Equations(operations=("multiplication",), most=100, tables=(2, 5, 10)),
        ),
        Preset(
            key="tables-hard",
            ages=(8, 10),
            drill=Equations(operations=("multiplication",), most=100, tables=(6, 7, 8, 9)),
        ),
        Preset(key="dividing", ages=(8, 11), drill=Equations(operations=_TIMES, most=100, tables=_ALL)),
        Preset(key="to-1000", ages=(9, 12), drill=Equations(operations=_SUMS, most=1000)),
        Preset(key="times-large", ages=(10, 13), drill=Equations(operations=_TIMES, most=1000)),
        Preset(
            key="squares", ages=(11, 14), drill=Equations(operations=("square", "square-root"), most=1000)
        ),
        Preset(
            key="powers",
            ages=(12, 14),
            drill=Equations(operations=("square", "square-root", "cube", "cube-root"), most=1000),
        ),
    )

    def question(self, drill: Equations, seed: str, person: str, number: int) -> Question:
        return _question(drill, Fortune(seed_from(f"drill {seed}"), person, [], number))

    def read(self, question: Question, answer: str) -> str | None:
        match question.ask:
            case "is-it":
                return answer if answer in ("yes", "no") else None
            case "complete":
                fits = is_digits(answer) and len(answer) == question.digits.count(GAP)
                return answer if fits else None
        found = "".join(answer.split())
        return found if is_digits(found) else None

    def told(self, question: Question, answer: str) -> str:
        if answer == "no":
            return ""
        return SEVERAL.join(map(written, readings(_whole(question, answer), trivial_powers=False)))

    def slip(self, question: Question, answer: str) -> Slip:
        operation = operation_of(question.theme)
        if answer == "no":
            return Slip("overlooked", self.told(question, "yes"))
        digits = _whole(question, answer)
        if question.ask == "find" and answer not in question.digits:
            return Slip("elsewhere")
        found = nearest(digits, None if question.ask == "find" else operation)
        return Slip("other") if found is None else Slip(found.kind, found.meant)

    def wider(self, drill: Equations) -> Iterator[Equations]:
        for most in _SIZES:
            if most > drill.most:
                yield replace(drill, most=most)
        if drill.tables:
            yield replace(drill, most=1000, tables=())
        if drill.ask != "mixed":
            yield replace(drill, most=1000, ask="mixed")
        powers: tuple[Operation, ...] = ("square", "square-root", "cube", "cube-root")
        yield replace(drill, most=1000, ask="mixed", operations=powers)


def _whole(question: Question, answer: str) -> str:
    """The digits of an equation as the answer has them."""
    if question.ask == "is-it":
        return question.digits
    if question.ask == "find":
        return answer
    return question.digits.replace(GAP * question.digits.count(GAP), answer)


def _question(drill: Equations, rng: Rng) -> Question:
    for _ in range(_TRIES):
        operation = drill.operations[rng.randrange(len(drill.operations))]
        ask = ("is-it", "complete", "find")[rng.randrange(3)] if drill.ask == "mixed" else drill.ask
        numbers = _numbers(operation, drill, rng)
        if numbers is None:
            continue
        match ask:
            case "is-it":
                found = _is_it(operation, numbers, rng)
            case "complete":
                found = _complete(drill, operation, numbers, rng)
            case _:
                found = _find(drill, operation, numbers, rng)
        if found is not None:
            return found
    raise BadOption(
        "found no question for this drill; allow more operations or larger numbers", code="no-puzzle"
    )


def _numbers(operation: Operation, drill: Equations, rng: Rng) -> tuple[int, ...] | None:
    """The numbers of an equation, in the order in which they are written; None if they don't fit."""
    most = drill.most
    match operation:
        case "addition" | "subtraction":
            whole = 2 + rng.randrange(most - 1)
            part = 1 + rng.randrange(whole - 1)
            if drill.carry != "any" and carries(part, whole - part) is not (drill.carry == "with"):
                return None
            sides = (part, whole - part)
            return (*sides, whole) if operation == "addition" else (whole, *sides)
        case "multiplication" | "division":
            if drill.tables:
                one, other = drill.tables[rng.randrange(len(drill.tables))], 2 + rng.randrange(9)
                if one * other > most:
                    return None
            else:
                one = 2 + rng.randrange(min(most // 2, 2 * isqrt(most)) - 1)
                other = 2 + rng.randrange(most // one - 1)
            sides = (one, other) if rng.randrange(2) else (other, one)
            return (*sides, one * other) if operation == "multiplication" else (one * other, *sides)
    power = 3 if operation.startswith("cube") else 2
    bases = [base for base in range(2, isqrt(most) + 1) if base**power <= most]
    base = bases[rng.randrange(len(bases))]
    return (base**power, base) if operation.endswith("root") else (base, base**power)


def _is_it(operation: Operation, numbers: tuple[int, ...], rng: Rng) -> Question | None:
    """A correct equation, or one with a nearly right result."""
    theme = theme_of(operation, numbers)
    if rng.randrange(2):
        return Question(ask="is-it", theme=theme, digits=_joined(numbers), accepted=("yes",))
    off = (1, 2, 10)[rng.randrange(3)] * (1 if rng.randrange(2) else -1)
    last = numbers[-1] + off
    if theme == "addition-carry" and rng.randrange(3) == 0:
        last = uncarried(*numbers[:2])  # the mistake that is made most
    wrong = _joined((*numbers[:-1], last)) if last > 0 else ""
    if not wrong or is_equation(wrong):
        return None
    return Question(ask="is-it", theme=theme, digits=wrong, accepted=("no",))


def _complete(drill: Equations, operation: Operation, numbers: tuple[int, ...], rng: Rng) -> Question | None:
    """An equation in which a number, or its end, is missing."""
    texts = [str(number) for number in numbers]
    gone = rng.randrange(len(texts))
    missing = min(len(texts[gone]), _MOST_MISSING)
    texts[gone] = texts[gone][: len(texts[gone]) - missing] + GAP * missing
    digits = "".join(texts)
    fitting = []
    for signs in product("0123456789", repeat=missing):
        text = "".join(signs)
        whole = digits.replace(GAP * missing, text)
        if is_equation(whole, trivial_powers=False):
            if not _is_of(whole, drill):
                return None
            fitting.append(text)
    theme = theme_of(operation, numbers)
    return Question(ask="complete", theme=theme, digits=digits, accepted=tuple(fitting))


def _find(drill: Equations, operation: Operation, numbers: tuple[int, ...], rng: Rng) -> Question | None:
    """An equation hidden among other digits, without equations of other operations."""
    around = [str(rng.randrange(10)) for _ in range(_AROUND[rng.randrange(len(_AROUND))])]
    before = rng.randrange(len(around) + 1)
    row = "".join([*around[:before], _joined(numbers), *around[before:]])
    found = tuple(dict.fromkeys(part for part in _parts(row) if is_equation(part, trivial_powers=False)))
    if not all(_is_of(part, drill) for part in found):
        return None
    return Question(ask="find", theme=theme_of(operation, numbers), digits=row, accepted=found)


def _is_of(digits: str, drill: Equations) -> bool:
    """Whether the digits are an equation of one of the drill's operations."""
    return any(reading.kind in drill.operations for reading in readings(digits, trivial_powers=False))


def _parts(row: str) -> Iterator[str]:
    """Every substring of at least two digits."""
    for start in range(len(row)):
        for end in range(start + 2, len(row) + 1):
            yield row[start:end]


def _joined(numbers: tuple[int, ...]) -> str:
    return "".join(map(str, numbers))


MAKER: Final = EquationsDrill()
