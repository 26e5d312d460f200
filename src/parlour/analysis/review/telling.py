"""A review told in plain lines."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from .review import Account, Review, Step

_ZERO = Fraction(0)
#: of so many best actions the first are named
NAMED = 3


def told(review: Review) -> str:
    """The whole review: every step, the accounts, the turning points."""
    lines = [f"{review.game}: {review.meaning}", _sureness(review), ""]
    lines += _steps(review)
    lines += ["", *_accounts(review)]
    if review.turning_points:
        lines += ["", "Turning points:"]
        by_seq = {step.seq: step for step in review.steps}
        lines += [f"  {_turning_point(by_seq[seq], review)}" for seq in review.turning_points]
    return "\n".join(lines) + "\n"


def _sureness(review: Review) -> str:
    if review.exact:
        return "Every value is proved: start + luck + choices + others = end, exactly."
    return "Some values are estimates (~). What the estimates themselves changed stands under unclear."


def _steps(review: Review) -> Iterator[str]:
    names = [account.name for account in review.accounts]
    width = max(8, *(len(step.act) for step in review.steps)) if review.steps else 8
    stands = "".join(f"{_short(name):>9}" for name in names)
    yield f"{'seq':>4}  {'who':<8}  {'what':<{width}}{stands}"
    for step in review.steps:
        who = "chance" if step.by is None else _short(names[step.by])
        values = "".join(f"{'?' if v is None else _number(v, review):>9}" for v in step.after)
        mark = " " if step.exact else "~"
        yield f"{step.seq:>4}  {who:<8}  {step.act:<{width}}{values}{mark} {_remark(step, review)}".rstrip()


def _remark(step: Step, review: Review) -> str:
    if step.kind == "luck":
        moved = [
            seat for seat, luck in enumerate(step.luck) if _number(luck, review) != _number(_ZERO, review)
        ]
        if not moved:
            return ""
        seat = max(moved, key=lambda seat: (step.luck[seat], -seat))
        if step.luck[seat] < 0:
            return f"bad luck {_number(step.luck[seat], review)} for {_name(seat, review)}"
        return f"luck {_signed(step.luck[seat], review)} for {_name(seat, review)}"
    if step.kind == "not-judged":
        return "not judged"
    if step.cost:
        return f"cost {_number(step.cost, review)}: {_named(step.best)} was best"
    return "best" if step.stake else ""


def _named(actions: tuple[str, ...]) -> str:
    more = len(actions) - NAMED
    return " or ".join(actions[:NAMED]) + (f" (or {more} more)" if more > 0 else "")


def _accounts(review: Review) -> Iterator[str]:
    yield (
        f"{'player':<12}{'start':>9}{'luck':>9}{'choices':>9}{'others':>9}{'unclear':>9}{'end':>9}"
        f"{'best':>9}{'accuracy':>10}"
    )
    for account in review.accounts:
        parts = (account.start, account.luck, account.choices, account.others, account.unclear, account.end)
        numbers = "".join(f"{_number(part, review):>9}" for part in parts)
        hits = f"{account.best}/{account.judged}"
        yield f"{_short(account.name, 12):<12}{numbers}{hits:>9}{_accuracy(account):>10}"


def _accuracy(account: Account) -> str:
    return "-" if account.accuracy is None else f"{account.accuracy:.0f} %"


def _turning_point(step: Step, review: Review) -> str:
    who = "chance" if step.by is None else _name(step.by, review)
    return f"{step.seq}  {who}: {step.act}  ({_remark(step, review)})"


def _name(seat: int, review: Review) -> str:
    return _short(review.accounts[seat].name)


def _short(name: str, most: int = 8) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _number(value: Fraction, review: Review) -> str:
    if review.unit == "chance":
        return f"{round(float(100 * value), 1) + 0.0:.1f} %"  # + 0.0: never -0.0
    return str(value) if value.denominator == 1 else f"{round(float(value), 2) + 0.0:.2f}"


def _signed(value: Fraction, review: Review) -> str:
    return f"+{_number(value, review)}"
