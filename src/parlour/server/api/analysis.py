"""Analysis over HTTP."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from parlour.server.door import may_look
from parlour.server.protocol_analysis import (
    Analysed,
    HintGiven,
    PuzzleAnswered,
    PuzzleJudged,
    PuzzleNamed,
    PuzzleShown,
)

from .asking import Asker, MatchId, Server, known


class AnalysisController(Controller):
    """What is best, and what would have been."""

    path = "/api"
    tags = ("analysis",)

    @post("/matches/{match:str}/hint", status_code=HTTP_200_OK)
    async def hint(
        self, match: MatchId, data: JSONBody[HintGiven], services: Server, asker: Asker
    ) -> Response[Analysed]:
        """What is best now, from all that your seat may know; not in rated matches.

        200 with the result, or 202 while it is being found: ask again.
        """
        live = await services.matches.get(match)
        return _answer(await services.analyses.hint(live, known(asker), data.seat))

    @post("/matches/{match:str}/review", status_code=HTTP_200_OK)
    async def review(self, match: MatchId, services: Server, asker: Asker) -> Response[Analysed]:
        """What each choice of a finished match cost, what luck gave, and where it turned.

        200 with the result, or 202 while it is being found: ask again.
        """
        person = known(asker)
        live = await services.matches.get(match)
        may_look(live, person.id)
        return _answer(await services.analyses.review(live, person))

    @post("/puzzle", status_code=HTTP_200_OK)
    async def puzzle(
        self, data: JSONBody[PuzzleNamed], services: Server, asker: Asker
    ) -> Response[PuzzleShown]:
        """A position in which one answer is best, without the answer; without a seed, today's.

        200 with the puzzle, or 202 while it is being made: ask again.
        """
        found = await services.analyses.puzzle(known(asker), data)
        return Response(found, status_code=HTTP_200_OK if found.status == "done" else HTTP_202_ACCEPTED)

    @post("/puzzle/answer", status_code=HTTP_200_OK)
    async def answer(self, data: JSONBody[PuzzleAnswered], services: Server, asker: Asker) -> PuzzleJudged:
        """What your answer to a puzzle comes to, with the solution."""
        return await services.analyses.judge(known(asker), data)


def _answer(found: Analysed) -> Response[Analysed]:
    return Response(found, status_code=HTTP_200_OK if found.status == "done" else HTTP_202_ACCEPTED)
