"""Analysis over HTTP."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from parlour.server.protocol_analysis import Analysed, HintGiven

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


def _answer(found: Analysed) -> Response[Analysed]:
    return Response(found, status_code=HTTP_200_OK if found.status == "done" else HTTP_202_ACCEPTED)
