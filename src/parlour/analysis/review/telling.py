"""A review as lines of text, translated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from parlour.locales import Words
from parlour.locales.naming import game_named, player_named

from .review import Account, Review, Step

_ZERO = Fraction(0)
#: best actions named at most
NAMED = 3
_PARTS = ("start", "luck", "choices", "others", "unclear", "end")


def told(review: Review, say: Words | None = None) -> str:
    """The whole review as text: every step, the summaries, the turning points."""
    return _Telling(review, say or Words("en")).whole()


def headline(review: Review, say: Words) -> str:
    """The name of the game, and what the values mean."""
    return f"{game_named(review.game, say)}: {say('review-measure', measure=review.measure)}"


class _Telling:
    """One review in one language."""

    def __init__(self, review: Review, say: Words) -> None:
        self.review = review
        self.say = say
        self.names = [player_named(account.name, say) for account in review.accounts]

    def whole(self) -> str:
        sure = self.say("review-proved" if self.review.exact else "review-estimated")
        lines = [headline(self.review, self.say), sure, "", *self._steps(), "", *self._accounts()]
        if self.review.turning_points:
            lines += ["", self.say("review-turning-points")]
            by_seq = {step.seq: step for step in self.review.steps}
            lines += [f"  {self._turning_point(by_seq[seq])}" for seq in self.review.turning_points]
        return "\n".join(lines) + "\n"

    # --- steps ---

    def _steps(self) -> Iterator[str]:
        steps = self.review.steps
        width = max([8, *(len(step.act) for step in steps)])
        stands = "".join(f"{_short(name):>9}" for name in self.names)
        who, what = (_short(self.say("review-head", of=of)) for of in ("who", "what"))
        yield f"{_short(self.say('review-head', of='seq'), 4):>4}  {who:<8}  {what:<{width}}{stands}"
        for step in steps:
            who = _short(self._who(step))
            values = "".join(f"{'?' if v is None else self._number(v):>9}" for v in step.after)
            mark = " " if step.exact else "~"
            yield f"{step.seq:>4}  {who:<8}  {step.act:<{width}}{values}{mark} {self._remark(step)}".rstrip()

    def _who(self, step: Step) -> str:
        return self.say("term-chance") if step.by is None else self.names[step.by]

    def _remark(self, step: Step) -> str:
        if step.kind == "luck":
            return self._luck(step.luck)
        if step.kind == "not-judged":
            return self.say("review-line-not-judged")
        if step.cost:
            return self.say("review-line-cost", cost=self._number(step.cost), best=self._best(step.best))
        return self.say("review-line-best") if step.stake else ""

    def _luck(self, luck: Sequence[Fraction]) -> str:
        nothing = self._number(_ZERO)
        moved = [seat for seat, part in enumerate(luck) if self._number(part) != nothing]
        if not moved:
            return ""
        seat = max(moved, key=lambda seat: (luck[seat], -seat))
        kind, sign = ("bad", "") if luck[seat] < 0 else ("good", "+")
        number = sign + self._number(luck[seat])
        return self.say("review-line-luck", kind=kind, luck=number, name=_short(self.names[seat]))

    def _best(self, actions: tuple[str, ...]) -> str:
        named = f" {self.say('stb-solved-or')} ".join(actions[:NAMED])
        more = len(actions) - NAMED
        return self.say("review-more", named=named, more=more) if more > 0 else named

    def _turning_point(self, step: Step) -> str:
        return f"{step.seq}  {_short(self._who(step))}: {step.act}  ({self._remark(step)})"

    # --- accounts ---

    def _accounts(self) -> Iterator[str]:
        heads = [self.say("review-head", of=of) for of in ("player", *_PARTS, "best", "accuracy")]
        rows = [heads, *(self._account(account) for account in self.review.accounts)]
        wide = [max(len(row[column]) for row in rows) for column in range(len(heads))]
        least = [12, *[7] * len(_PARTS), 7, 8]
        for row in rows:
            first, *others = (
                f"{cell:<{max(wide[n], least[n])}}" if n == 0 else f"{cell:>{max(wide[n], least[n])}}"
                for n, cell in enumerate(row)
            )
            yield "  ".join([first, *others])

    def _account(self, account: Account) -> list[str]:
        numbers = [self._number(getattr(account, part)) for part in _PARTS]
        hits = f"{account.best}/{account.judged}"
        return [_short(self.names[account.seat], 12), *numbers, hits, self._accuracy(account)]

    def _accuracy(self, account: Account) -> str:
        return "-" if account.accuracy is None else self.say.percent(account.accuracy / 100)

    def _number(self, value: Fraction) -> str:
        if self.review.unit == "chance":
            return self.say.percent(round(float(value), 3) + 0.0, 1)  # + 0.0: never -0.0
        return str(value) if value.denominator == 1 else self.say.number(round(float(value), 2) + 0.0, 2)


def _short(name: str, most: int = 8) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
