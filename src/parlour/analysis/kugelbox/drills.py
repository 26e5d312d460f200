"""Questions about a throw: how many holes do the balls span, and how many points with Smart Calculators?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.analysis.drills.drill import Calculators, Preset, ThrowPoints
from parlour.analysis.drills.making import Slip
from parlour.analysis.drills.question import MOST_DIGITS, Ask, Question, is_digits
from parlour.analysis.puzzles import puzzle
from parlour.core.fairness import Fortune, seed_from
from parlour.games.kugelbox.box import HOLES, MISS, NUMBERS, OPERATORS, extent, operator_at, score

#: the theme of a throw, by the sign on the box's edge
_SIGNS: Final = {"+": "plus", "−": "minus", "×": "times"}
#: every hole, and twice a miss, so that some throws have one
_PLACES: Final = (*HOLES, MISS, MISS)


class CalculatorsDrill:
    """Asks for the points of a throw. The throws are those of the puzzles."""

    asks: Final[tuple[Ask, ...]] = ("points",)
    ladders: Final = {"calculators": tuple(Calculators(grade=grade) for grade in (1, 2, 3, 4))}

    presets: Final = (
        Preset(key="edge-plus", ages=(6, 8), drill=Calculators(grade=1)),
        Preset(key="edge-minus", ages=(7, 9), drill=Calculators(grade=2)),
        Preset(key="edge-times", ages=(8, 10), drill=Calculators(grade=3)),
        Preset(key="edge-all", ages=(9, 12), drill=Calculators(grade=4)),
    )

    def question(self, drill: Calculators, seed: str, person: str, number: int) -> Question:
        made = puzzle("smart-calculators", level=drill.grade, seed=f"drill {seed} {person}", number=number)
        landing = made.state.view(made.seat)["last"]
        red, black = landing["red"], landing["black"]
        theme = "miss" if MISS in (red, black) else _SIGNS[operator_at(red, OPERATORS)]
        return Question(ask="points", theme=theme, accepted=made.accepted, red=red, black=black)

    def read(self, question: Question, answer: str) -> str | None:
        return _number(answer)

    def told(self, question: Question, answer: str) -> str:
        red, black = question.red, question.black
        if red is None or black is None or MISS in (red, black):
            return answer
        return _reckoned(red, black, operator_at(red, OPERATORS))

    def slip(self, question: Question, answer: str) -> Slip:
        red, black = question.red, question.black
        if red is None or black is None or MISS in (red, black):
            return Slip("miss")
        given = int(answer)
        right = operator_at(red, OPERATORS)
        for sign in _SIGNS:
            if sign != right and given == _value(red, black, sign):
                kind = "other-row" if sign == operator_at(black, OPERATORS) else "other-sign"
                return Slip(kind, _reckoned(red, black, sign))
        return Slip("off-by-one" if abs(given - _value(red, black, right)) == 1 else "other")

    def wider(self, drill: Calculators) -> Iterator[Calculators]:
        yield from (Calculators(grade=grade) for grade in range(drill.grade + 1, 5))


class ThrowsDrill:
    """Asks for the points of a throw by the holes that the balls span."""

    asks: Final[tuple[Ask, ...]] = ("holes",)
    ladders: Final = {
        "throws": (
            ThrowPoints(most=2),
            ThrowPoints(most=3),
            ThrowPoints(most=4),
            ThrowPoints(most=5),
            ThrowPoints(most=5, misses=True),
        )
    }

    presets: Final = (
        Preset(key="holes-small", ages=(6, 8), drill=ThrowPoints(most=3)),
        Preset(key="holes-all", ages=(7, 10), drill=ThrowPoints(most=5)),
    )

    def question(self, drill: ThrowPoints, seed: str, person: str, number: int) -> Question:
        rng = Fortune(seed_from(f"drill {seed}"), person, [], number)
        while True:
            red, black = (_PLACES[rng.randrange(len(_PLACES))] for _ in range(2))
            if MISS in (red, black):
                if not drill.misses or red == black:
                    continue
            elif red == black or max(extent(red, black)) > drill.most:
                continue
            found = score(red, black)
            theme = "miss" if found.shape == "one" else f"span-{found.shape}"
            return Question(ask="holes", theme=theme, accepted=(str(found.points),), red=red, black=black)

    def read(self, question: Question, answer: str) -> str | None:
        return _number(answer)

    def told(self, question: Question, answer: str) -> str:
        wide, deep = _sides(question)
        return f"{wide} × {deep} = {wide * deep}" if min(wide, deep) > 1 else answer

    def slip(self, question: Question, answer: str) -> Slip:
        if MISS in (question.red, question.black):
            return Slip("miss")
        given, (wide, deep) = int(answer), _sides(question)
        if given == (wide - 1) * (deep - 1) or (min(wide, deep) == 1 and given == max(wide, deep) - 1):
            return Slip("between")
        if given == wide + deep:
            return Slip("added", f"{wide} + {deep} = {given}")
        return Slip("off-by-one" if abs(given - wide * deep) == 1 else "other")

    def wider(self, drill: ThrowPoints) -> Iterator[ThrowPoints]:
        yield from (ThrowPoints(most=most, misses=drill.misses) for most in range(drill.most + 1, 6))


def _sides(question: Question) -> tuple[int, int]:
    """How many holes wide and deep the balls' rectangle is; 1 by 1 if a ball missed."""
    if question.red is None or question.black is None or MISS in (question.red, question.black):
        return 1, 1
    wide, deep = extent(question.red, question.black)
    return wide, deep


def _value(red: str, black: str, sign: str) -> int:
    one, other = (NUMBERS[hole[0]] for hole in (red, black))
    return {"+": one + other, "−": abs(one - other), "×": one * other}[sign]


def _reckoned(red: str, black: str, sign: str) -> str:
    one, other = (NUMBERS[hole[0]] for hole in (red, black))
    if sign == "−":
        one, other = max(one, other), min(one, other)
    return f"{one} {sign} {other} = {_value(red, black, sign)}"


def _number(answer: str) -> str | None:
    """A whole number as `Question.accepted` writes it."""
    fits = is_digits(answer) and len(answer) < MOST_DIGITS
    return str(int(answer)) if fits else None


MAKER: Final = CalculatorsDrill()
THROWS: Final = ThrowsDrill()
