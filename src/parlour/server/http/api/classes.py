"""Classes over HTTP: the teacher's side, and the pupil's."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.locales.words import Words
from parlour.server.classroom.sheet import sheet
from parlour.server.http.services import Services
from parlour.table.messages.classroom import (
    ClassAnswer,
    ClassJudged,
    ClassListed,
    ClassShown,
    ComeBack,
    DoorWanted,
    JoinClass,
    LeagueWait,
    NewClass,
    NewClassLeague,
    NewTask,
    PupilCode,
    PupilDesk,
    QuestionShown,
)
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from .requests import AnyRequest, Asker, Server, address, in_person, signed_in

ClassId = Annotated[str, PathParameter(description="the class's 12 hexadecimal digits")]
TaskId = Annotated[str, PathParameter(description="the task's 16 hexadecimal digits")]
PupilId = Annotated[str, PathParameter(description="the pupil's id")]
Lang = Annotated[str, QueryParameter(max_length=12, description="one of the ten languages")]


class ClassesController(Controller):
    """A teacher's classes. Only the teacher sees inside a class, and only with a cookie, not a token."""

    path = "/api/classes"
    tags = ("classes",)

    @get("/")
    async def classes(self, request: AnyRequest, services: Server, asker: Asker) -> tuple[ClassListed, ...]:
        """Your classes, newest first."""
        return await services.classroom.classes.listed(in_person(request, asker).id)

    @post("/", status_code=HTTP_201_CREATED)
    async def create(
        self, request: AnyRequest, data: JSONBody[NewClass], services: Server, asker: Asker
    ) -> ClassShown:
        """Create a class; pupils can join it with its code at once."""
        made = await services.classroom.classes.create(in_person(request, asker), data.name)
        return await _shown(request, services, asker, made)

    @post("/join", status_code=HTTP_201_CREATED)
    async def join(
        self, request: AnyRequest, data: JSONBody[JoinClass], services: Server, asker: Asker
    ) -> Response[Person]:
        """Join a class with its code and a name that is free in it. No account is needed."""
        _nobody_yet(asker)
        services.sanctions.check_address(address(request), "play")
        person = await services.classroom.pupils.join(data.code, data.name, address(request))
        return await signed_in(request, services, person)

    @post("/back", status_code=HTTP_200_OK)
    async def back(
        self, request: AnyRequest, data: JSONBody[ComeBack], services: Server, asker: Asker
    ) -> Response[Person]:
        """Come back into a class with a one-time code from your teacher."""
        _nobody_yet(asker)
        person = await services.classroom.pupils.come_back(data.code, address(request))
        return await signed_in(request, services, person)

    @get("/{class_id:str}")
    async def show(
        self, request: AnyRequest, class_id: ClassId, services: Server, asker: Asker
    ) -> ClassShown:
        """Your class: tasks, everybody's progress, hard themes, and its league."""
        return await _shown(request, services, asker, class_id)

    @delete("/{class_id:str}", status_code=HTTP_204_NO_CONTENT)
    async def delete_class(
        self, request: AnyRequest, class_id: ClassId, services: Server, asker: Asker
    ) -> None:
        """Delete your class, its pupils and their data; finished matches lose their names."""
        await _taught(request, services, asker, class_id)
        await services.classroom.delete(class_id)

    @put("/{class_id:str}/door", status_code=HTTP_200_OK)
    async def door(
        self,
        request: AnyRequest,
        class_id: ClassId,
        data: JSONBody[DoorWanted],
        services: Server,
        asker: Asker,
    ) -> ClassShown:
        """Open the class with a new code, or close it to new pupils."""
        await _taught(request, services, asker, class_id)
        await services.classroom.classes.set_open(class_id, data.open)
        return await _shown(request, services, asker, class_id)

    @get("/{class_id:str}/table", media_type="text/csv")
    async def table(
        self, request: AnyRequest, class_id: ClassId, services: Server, asker: Asker, lang: Lang = "en"
    ) -> Response[bytes]:
        """Your class's results as CSV: a row for each pupil and task."""
        shown = await _shown(request, services, asker, class_id)
        return Response(
            sheet(shown, Words(lang)),
            media_type="text/csv; charset=utf-8",
            headers={"Content-Disposition": 'attachment; filename="class.csv"'},
        )

    @post("/{class_id:str}/tasks", status_code=HTTP_201_CREATED)
    async def set_task(
        self,
        request: AnyRequest,
        class_id: ClassId,
        data: JSONBody[NewTask],
        services: Server,
        asker: Asker,
    ) -> ClassShown:
        """Set your class a task."""
        await _taught(request, services, asker, class_id)
        await services.classroom.set_task(in_person(request, asker), class_id, data)
        return await _shown(request, services, asker, class_id)

    @delete("/{class_id:str}/tasks/{task:str}", status_code=HTTP_204_NO_CONTENT)
    async def take_back(
        self, request: AnyRequest, class_id: ClassId, task: TaskId, services: Server, asker: Asker
    ) -> None:
        """Delete a task and all its results."""
        await _taught(request, services, asker, class_id)
        await services.classroom.tasks.take_back(class_id, task)

    @put("/{class_id:str}/league", status_code=HTTP_200_OK)
    async def league(
        self,
        request: AnyRequest,
        class_id: ClassId,
        data: JSONBody[NewClassLeague],
        services: Server,
        asker: Asker,
    ) -> ClassShown:
        """Set the game of your class's league, or end the league."""
        await _taught(request, services, asker, class_id)
        await services.classroom.league.set(class_id, data)
        return await _shown(request, services, asker, class_id)

    @delete("/{class_id:str}/pupils/{pupil:str}", status_code=HTTP_204_NO_CONTENT)
    async def remove(
        self, request: AnyRequest, class_id: ClassId, pupil: PupilId, services: Server, asker: Asker
    ) -> None:
        """Delete a pupil of your class and their data."""
        await _taught(request, services, asker, class_id)
        await services.classroom.remove(class_id, pupil)

    @post("/{class_id:str}/pupils/{pupil:str}/code", status_code=HTTP_201_CREATED)
    async def pupil_code(
        self, request: AnyRequest, class_id: ClassId, pupil: PupilId, services: Server, asker: Asker
    ) -> PupilCode:
        """Create a one-time code with which a pupil signs in on another device."""
        await _taught(request, services, asker, class_id)
        return await services.classroom.pupils.new_code(class_id, pupil)


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


async def _taught(request: AnyRequest, services: Services, asker: Person | None, class_id: str) -> Any:
    """The class's row, if the asker teaches it."""
    return await services.classroom.classes.taught(class_id, in_person(request, asker))


async def _shown(request: AnyRequest, services: Services, asker: Person | None, class_id: str) -> ClassShown:
    return await services.classroom.desks.teacher(await _taught(request, services, asker, class_id))


def _nobody_yet(asker: Person | None) -> None:
    """Raise a Refusal if joining would replace the asker's account or pupil."""
    if asker is not None and asker.kind == "account":
        raise Refusal(
            "you are signed in to an account; sign out first to join as a pupil", "has-account", 403
        )
    if asker is not None and asker.kind == "pupil":
        raise Refusal("you are already in a class; leave it first", "in-class", 409)
