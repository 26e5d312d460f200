"""Analysis over HTTP."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from parlour.core.registry import GAMES
from parlour.server.http.sockets import may_look
from parlour.table.messages.analysis import (
    Analysed,
    HintGiven,
    PositionAsked,
    PuzzleAnswered,
    PuzzleJudged,
    PuzzleKind,
    PuzzleNamed,
    PuzzleShown,
)

from .requests import AnyRequest, Asker, MatchId, Server, counted, known

GameKey = Annotated[str, PathParameter(max_length=64)]
_WAITS = {
    HTTP_202_ACCEPTED: ResponseSpec(
        Analysed, description="Still being analysed: ask again", generate_examples=False
    )
}
_IS_MADE = {
    HTTP_202_ACCEPTED: ResponseSpec(
        PuzzleShown, description="Still being made: ask again", generate_examples=False
    )
}


class AnalysisController(Controller):
    """Hints, reviews, analysis of positions, puzzles."""

    path = "/api"
    tags = ("analysis",)

    @post("/matches/{match:str}/hint", status_code=HTTP_200_OK, responses=_WAITS)
    async def hint(
        self, match: MatchId, data: JSONBody[HintGiven], services: Server, asker: Asker
    ) -> Response[Analysed]:
        """The best actions now, from your seat's view; not in rated matches.

        200 with the result, or 202 while it is being analysed: ask again.
        """
        live = await services.matches.get(match)
        return _answer(await services.analyses.hint(live, known(asker).id, data.seat))

    @post("/matches/{match:str}/review", status_code=HTTP_200_OK, responses=_WAITS)
    async def review(
        self, request: AnyRequest, match: MatchId, services: Server, asker: Asker
    ) -> Response[Analysed]:
        """Review of a finished match: what each choice cost, what luck gave, and the turning points.

        200 with the result, or 202 while it is being analysed: ask again.
        """
        live = await services.matches.get(match)
        may_look(live, asker.id if asker is not None else None)
        return _answer(await services.analyses.review(live, counted(request, asker)))

    @post("/games/{game:str}/analyse", status_code=HTTP_200_OK, responses=_WAITS)
    async def position(
        self, game: GameKey, data: JSONBody[PositionAsked], services: Server, asker: Asker
    ) -> Response[Analysed]:
        """The best actions in any position, from the view of the seat to act.

        Refused while you play this game in a match without hints.

        200 with the result, or 202 while it is being analysed: ask again.
        """
        return _answer(await services.analyses.position(known(asker).id, game, data))

    @get("/puzzles", sync_to_thread=True)
    def puzzles(self) -> tuple[PuzzleKind, ...]:
        """The kinds of puzzles: games, levels and themes."""
        return _kinds()

    @post("/puzzle", status_code=HTTP_200_OK, responses=_IS_MADE)
    async def puzzle(
        self, request: AnyRequest, data: JSONBody[PuzzleNamed], services: Server, asker: Asker
    ) -> Response[PuzzleShown]:
        """A puzzle, a position with one best answer, without that answer; without a seed it is today's.

        200 with the puzzle, or 202 while it is being made: ask again.
        """
        found = await services.analyses.puzzle(counted(request, asker), data)
        return Response(found, status_code=HTTP_200_OK if found.status == "done" else HTTP_202_ACCEPTED)

    @post("/puzzle/answer", status_code=HTTP_200_OK)
    async def answer(
        self, request: AnyRequest, data: JSONBody[PuzzleAnswered], services: Server, asker: Asker
    ) -> PuzzleJudged:
        """Judge your answer to a puzzle; returns the solution too."""
        return await services.analyses.judge(counted(request, asker), data)


@cache
def _kinds() -> tuple[PuzzleKind, ...]:
    from parlour.analysis.puzzles import PUZZLES, levels, themes  # the makers load with it

    return tuple(
        PuzzleKind(kind=kind, levels=tuple(levels(kind)), themes=tuple(themes(kind)))
        for kind in sorted(PUZZLES, key=lambda kind: kind not in GAMES)  # the games first
    )


def _answer(found: Analysed) -> Response[Analysed]:
    return Response(found, status_code=HTTP_200_OK if found.status == "done" else HTTP_202_ACCEPTED)
