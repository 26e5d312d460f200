"""Questions about Abaku's equations: is it one, complete it, find one. Every valid reading is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import isqrt
from typing import Final

from parlour.analysis.drills.drill import Equations, Operation
from parlour.analysis.drills.question import GAP, Ask, Question, is_digits
from parlour.core.actor import Rng
from parlour.core.errors import BadOption
from parlour.core.fairness import Fortune, seed_from
from parlour.games.abaku.equations import is_equation, readings

#: draws before giving up; with the strictest settings one in twenty fits
_TRIES: Final = 2000
#: most digits missing at once
_MOST_MISSING: Final = 2
#: number of digits around an equation to find
_AROUND: Final = (2, 3)


class EquationsDrill:
    """Is it an equation, complete it, find one."""

    asks: Final[tuple[Ask, ...]] = ("is-it", "complete", "find")

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


def _question(drill: Equations, rng: Rng) -> Question:
    for _ in range(_TRIES):
        operation = drill.operations[rng.randrange(len(drill.operations))]
        ask = ("is-it", "complete", "find")[rng.randrange(3)] if drill.ask == "mixed" else drill.ask
        numbers = _numbers(operation, drill.most, rng)
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


def _numbers(operation: Operation, most: int, rng: Rng) -> tuple[int, ...]:
    """The numbers of an equation, in the order in which they are written."""
    match operation:
        case "addition" | "subtraction":
            whole = 2 + rng.randrange(most - 1)
            part = 1 + rng.randrange(whole - 1)
            sides = (part, whole - part)
            return (*sides, whole) if operation == "addition" else (whole, *sides)
        case "multiplication" | "division":
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
    if rng.randrange(2):
        return Question(ask="is-it", theme=operation, digits=_joined(numbers), accepted=("yes",))
    off = (1, 2, 10)[rng.randrange(3)] * (1 if rng.randrange(2) else -1)
    wrong = _joined((*numbers[:-1], numbers[-1] + off)) if numbers[-1] + off > 0 else ""
    if not wrong or is_equation(wrong):
        return None
    return Question(ask="is-it", theme=operation, digits=wrong, accepted=("no",))


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
    return Question(ask="complete", theme=operation, digits=digits, accepted=tuple(fitting))


def _find(drill: Equations, operation: Operation, numbers: tuple[int, ...], rng: Rng) -> Question | None:
    """An equation hidden among other digits, without equations of other operations."""
    around = [str(rng.randrange(10)) for _ in range(_AROUND[rng.randrange(len(_AROUND))])]
    before = rng.randrange(len(around) + 1)
    row = "".join([*around[:before], _joined(numbers), *around[before:]])
    found = tuple(dict.fromkeys(part for part in _parts(row) if is_equation(part, trivial_powers=False)))
    if not all(_is_of(part, drill) for part in found):
        return None
    return Question(ask="find", theme=operation, digits=row, accepted=found)


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
