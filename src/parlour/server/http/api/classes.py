"""Classes over HTTP: the teacher's side."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from parlour.analysis.drills import presets
from parlour.locales.words import Words
from parlour.server.classroom.sheet import sheet
from parlour.server.http.services import Services
from parlour.table.messages.classroom import (
    ClassListed,
    ClassRules,
    ClassShown,
    ComeBack,
    DoorWanted,
    JoinClass,
    Mistake,
    NewClass,
    NewClassLeague,
    NewRoster,
    NewRound,
    NewTask,
    PresetShown,
    ProjectorShown,
    PupilChange,
    PupilCode,
    TaskPreview,
    TaskWanted,
    TeacherCode,
)
from parlour.table.messages.people import Person
from parlour.table.refusal import Refusal

from .requests import AnyRequest, Asker, Server, address, in_person, signed_in

ClassId = Annotated[str, PathParameter(description="the class's 12 hexadecimal digits")]
TaskId = Annotated[str, PathParameter(description="the task's 16 hexadecimal digits")]
TeacherId = Annotated[str, PathParameter(description="the second teacher's id")]
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

    @post("/teach", status_code=HTTP_200_OK)
    async def teach(
        self, request: AnyRequest, data: JSONBody[ComeBack], services: Server, asker: Asker
    ) -> ClassShown:
        """Teach a class together with another teacher, with the code that they made for you."""
        found = await services.classroom.teaching.join(in_person(request, asker), data.code, address(request))
        return await _shown(request, services, asker, found)

    @get("/presets")
    async def presets(self) -> tuple[PresetShown, ...]:
        """Drills to begin with, from young to old."""
        return tuple(PresetShown(key=one.key, ages=one.ages, drill=one.drill) for one in presets())

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

    @post("/{class_id:str}/cards", status_code=HTTP_201_CREATED)
    async def cards(
        self, request: AnyRequest, class_id: ClassId, services: Server, asker: Asker
    ) -> tuple[PupilCode, ...]:
        """Create a one-time code for every pupil, for printed cards; earlier codes end."""
        await _taught(request, services, asker, class_id)
        return await services.classroom.pupils.cards(class_id)

    @post("/{class_id:str}/roster", status_code=HTTP_201_CREATED)
    async def roster(
        self,
        request: AnyRequest,
        class_id: ClassId,
        data: JSONBody[NewRoster],
        services: Server,
        asker: Asker,
    ) -> tuple[PupilCode, ...]:
        """Add pupils from a list of names, all or none; each gets a one-time code."""
        await _taught(request, services, asker, class_id)
        return await services.classroom.pupils.add_all(class_id, data.names)

    @put("/{class_id:str}/pupils/{pupil:str}", status_code=HTTP_200_OK)
    async def change_pupil(
        self,
        request: AnyRequest,
        class_id: ClassId,
        pupil: PupilId,
        data: JSONBody[PupilChange],
        services: Server,
        asker: Asker,
    ) -> ClassShown:
        """Rename a pupil or change their group; results stay."""
        await _taught(request, services, asker, class_id)
        await services.classroom.pupils.change(class_id, pupil, data)
        return await _shown(request, services, asker, class_id)

    @get("/{class_id:str}/pupils/{pupil:str}/mistakes")
    async def mistakes(
        self, request: AnyRequest, class_id: ClassId, pupil: PupilId, services: Server, asker: Asker
    ) -> tuple[Mistake, ...]:
        """A pupil's wrong answers, newest first, where the class keeps them."""
        await _taught(request, services, asker, class_id)
        return await services.classroom.mistakes.of(class_id, pupil)

    @put("/{class_id:str}/rules", status_code=HTTP_200_OK)
    async def rules(
        self,
        request: AnyRequest,
        class_id: ClassId,
        data: JSONBody[ClassRules],
        services: Server,
        asker: Asker,
    ) -> ClassShown:
        """Set what your class may do, and whether wrong answers are kept."""
        await _taught(request, services, asker, class_id)
        await services.classroom.classes.set_rules(class_id, data)
        return await _shown(request, services, asker, class_id)

    @post("/{class_id:str}/preview", status_code=HTTP_200_OK)
    async def preview(
        self,
        request: AnyRequest,
        class_id: ClassId,
        data: JSONBody[TaskWanted],
        services: Server,
        asker: Asker,
    ) -> TaskPreview:
        """What a drill would ask: how many questions it has, five of them, and how such questions went."""
        await _taught(request, services, asker, class_id)
        return await services.classroom.previews.of(data.drill)

    @get("/{class_id:str}/screen")
    async def screen(
        self, request: AnyRequest, class_id: ClassId, services: Server, asker: Asker
    ) -> ProjectorShown:
        """What the projector shows: the code, who has joined, progress without names, the live round."""
        row = await _taught(request, services, asker, class_id)
        return await services.classroom.rounds.screen(row)

    @put("/{class_id:str}/round", status_code=HTTP_200_OK)
    async def begin_round(
        self,
        request: AnyRequest,
        class_id: ClassId,
        data: JSONBody[NewRound],
        services: Server,
        asker: Asker,
    ) -> ProjectorShown:
        """Begin a live round with its first question."""
        row = await _taught(request, services, asker, class_id)
        await services.classroom.rounds.begin(class_id, data)
        return await services.classroom.rounds.screen(row)

    @post("/{class_id:str}/round/next", status_code=HTTP_200_OK)
    async def next_question(
        self, request: AnyRequest, class_id: ClassId, services: Server, asker: Asker
    ) -> ProjectorShown:
        """Ask the live round's next question."""
        row = await _taught(request, services, asker, class_id)
        await services.classroom.rounds.next(class_id)
        return await services.classroom.rounds.screen(row)

    @post("/{class_id:str}/round/stop", status_code=HTTP_200_OK)
    async def stop_question(
        self, request: AnyRequest, class_id: ClassId, services: Server, asker: Asker
    ) -> ProjectorShown:
        """Stop the clock of the live round's question, and show what is right."""
        row = await _taught(request, services, asker, class_id)
        await services.classroom.rounds.stop(class_id)
        return await services.classroom.rounds.screen(row)

    @delete("/{class_id:str}/round", status_code=HTTP_204_NO_CONTENT)
    async def end_round(self, request: AnyRequest, class_id: ClassId, services: Server, asker: Asker) -> None:
        """End the live round and delete its answers."""
        await _taught(request, services, asker, class_id)
        await services.classroom.rounds.end(class_id)

    @post("/{class_id:str}/teachers", status_code=HTTP_201_CREATED)
    async def invite_teacher(
        self, request: AnyRequest, class_id: ClassId, services: Server, asker: Asker
    ) -> TeacherCode:
        """Create a one-time code with which a second teacher joins your class."""
        await _taught(request, services, asker, class_id)
        return await services.classroom.teaching.invite(class_id)

    @delete("/{class_id:str}/teachers/{teacher:str}", status_code=HTTP_204_NO_CONTENT)
    async def remove_teacher(
        self, request: AnyRequest, class_id: ClassId, teacher: TeacherId, services: Server, asker: Asker
    ) -> None:
        """Take a second teacher out of the class."""
        await _taught(request, services, asker, class_id)
        await services.classroom.teaching.leave(class_id, teacher)


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
