"""Options of Shut the Box, and which of them go together."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

import msgspec
from msgspec import Meta

from parlour.core.errors import BadOption
from parlour.core.options import Options

Scoring: TypeAlias = Literal["sum", "digits"]
Dice: TypeAlias = Literal["two", "one-when-six", "one-when-high-shut"]

MOST_ROUNDS = 999
HIGHEST_LIMIT = 10**15
#: the limit with scoring=sum if neither limit nor rounds is given
USUAL_LIMIT = 100


class ShutTheBoxOptions(Options, frozen=True, kw_only=True):
    """How long the game is, its flaps and dice, and how open flaps count."""

    limit: Annotated[
        Annotated[int, Meta(ge=1, le=HIGHEST_LIMIT)] | None,
        Meta(description="the game ends after the round in which somebody has this many minus points"),
    ] = None
    rounds: Annotated[
        Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None,
        Meta(description="the game ends after this many rounds, instead of a limit"),
    ] = None
    flaps: Annotated[Literal[9, 10, 12], Meta(description="how many flaps the tray has")] = 12
    shut: Annotated[
        Literal["wins", "finish-round"],
        Meta(
            description="wins: who shuts the box has won at once; finish-round: the others of that round "
            "still have their turn, and all who shut share the win"
        ),
    ] = "wins"
    dice: Annotated[
        Dice,
        Meta(
            description="two: always both; one-when-six: one die may be chosen when the open flaps add up "
            "to 6 or less; one-when-high-shut: when no flap above 6 is open"
        ),
    ] = "two"
    eliminate: Annotated[
        bool,
        Meta(description="who has reached the limit at a round's end is out, and the last one in wins"),
    ] = False
    scoring: Annotated[
        Scoring,
        Meta(description="sum: open flaps are added up; digits: they are read as one number"),
    ] = "sum"

    def completed(self) -> Self:
        if self.limit is not None and self.rounds is not None:
            raise BadOption(
                "give limit or rounds, not both",
                code="limit-and-rounds",
                option="limit",
            )
        if self.eliminate and self.seats < 2:
            raise BadOption("eliminate needs at least two seats", code="eliminate-alone", option="eliminate")
        if self.eliminate and self.rounds is not None:
            raise BadOption(
                "eliminate needs a limit: give limit instead of rounds",
                code="eliminate-needs-limit",
                option="eliminate",
            )
        if self.limit is not None or self.rounds is not None:
            return self
        if self.scoring == "sum":
            return msgspec.structs.replace(self, limit=USUAL_LIMIT)
        if self.eliminate:
            raise BadOption(
                "eliminate needs a limit: with scoring=digits give one",
                code="eliminate-needs-limit",
                option="eliminate",
            )
        return msgspec.structs.replace(self, rounds=1)
