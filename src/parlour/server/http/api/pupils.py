"""Classes over HTTP: the pupil's side."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.table.messages.classroom import (
    ClassAnswer,
    ClassGame,
    ClassJudged,
    ClassRobotGame,
    LeagueWait,
    PupilDesk,
    QuestionShown,
    RoundAnswer,
    RoundShown,
)

from .requests import AnyRequest, Asker, Server, in_person

TaskId = Annotated[str, PathParameter(description="the task's 16 hexadecimal digits")]


class PupilController(Controller):
    """The class you are in. You see only your own results."""

    path = "/api/class"
    tags = ("classes",)

    @get("/")
    async def desk(self, request: AnyRequest, services: Server, asker: Asker) -> PupilDesk:
        """Your tasks, your progress in them, and your class's league."""
        pupil = in_person(request, asker)
        return await services.classroom.desks.pupil(pupil, await services.classroom.of_pupil(pupil))

    @post("/tasks/{task:str}/question", status_code=HTTP_200_OK)
    async def question(
        self, request: AnyRequest, task: TaskId, services: Server, asker: Asker
    ) -> QuestionShown:
        """Your current question; its time counts from the first request."""
        pupil = in_person(request, asker)
        await services.classroom.of_pupil(pupil)
        return await services.classroom.working.next(pupil, task)

    @post("/tasks/{task:str}/answer", status_code=HTTP_200_OK)
    async def answer(
        self,
        request: AnyRequest,
        task: TaskId,
        data: JSONBody[ClassAnswer],
        services: Server,
        asker: Asker,
    ) -> ClassJudged:
        """Answer your current question, or give up on it."""
        pupil = in_person(request, asker)
        await services.classroom.of_pupil(pupil)
        return await services.classroom.working.answer(pupil, task, data)

    @post("/league", status_code=HTTP_200_OK)
    async def wait(self, request: AnyRequest, services: Server, asker: Asker) -> LeagueWait:
        """Wait for somebody to play with; ask every few seconds until there is a match."""
        pupil = in_person(request, asker)
        services.sanctions.check(pupil.id, "play")
        return await services.classroom.league.wait(pupil, await services.classroom.of_pupil(pupil))

    @delete("/league", status_code=HTTP_204_NO_CONTENT)
    async def stop(self, request: AnyRequest, services: Server, asker: Asker) -> None:
        """Stop waiting for somebody to play with."""
        pupil = in_person(request, asker)
        await services.classroom.of_pupil(pupil)
        await services.classroom.league.stop(pupil)

    @get("/round")
    async def round(self, request: AnyRequest, services: Server, asker: Asker) -> RoundShown:
        """The live round of your class, if there is one now."""
        pupil = in_person(request, asker)
        row = await services.classroom.of_pupil(pupil)
        return await services.classroom.rounds.shown(row.id, pupil.id)

    @post("/round/answer", status_code=HTTP_200_OK)
    async def answer_round(
        self, request: AnyRequest, data: JSONBody[RoundAnswer], services: Server, asker: Asker
    ) -> RoundShown:
        """Answer the live round's question, once."""
        pupil = in_person(request, asker)
        await services.classroom.of_pupil(pupil)
        return await services.classroom.rounds.answer(pupil, data)

    @post("/play", status_code=HTTP_201_CREATED)
    async def play(
        self, request: AnyRequest, data: JSONBody[ClassGame], services: Server, asker: Asker
    ) -> ClassRobotGame:
        """Play against a robot, where your class allows it."""
        pupil = in_person(request, asker)
        services.sanctions.check(pupil.id, "play")
        row = await services.classroom.of_pupil(pupil)
        match = await services.classroom.robot_games.play(pupil, row, data)
        return ClassRobotGame(match=match, game=data.game)
