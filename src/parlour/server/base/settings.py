"""Every setting of the server and every limit, in one place, with its number.

A setting is read from the environment as `PARLOUR_` and its name in capitals (`PARLOUR_DATABASE`), and
`parlour serve` has an option for the ones that hosts change most.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.core.errors import BadOption

PREFIX = "PARLOUR_"
Count = Annotated[int, Meta(ge=0, lt=2**53)]
Seconds = Annotated[float, Meta(ge=0)]


def _about(text: str) -> Meta:
    return Meta(description=text)


class Settings(Struct, frozen=True, kw_only=True):
    """What a host may set. The defaults are those of a family server."""

    host: Annotated[str, _about("address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), _about("port to listen on")] = 8000
    database: Annotated[str, _about("database URL; empty: SQLite in the user's data folder")] = ""
    synchronous: Annotated[
        Literal["FULL", "NORMAL"], _about("SQLite: FULL survives a power cut, NORMAL a crash of the program")
    ] = "FULL"
    bus: Annotated[str, _about("redis://… between several workers; empty: one worker alone")] = ""
    workers: Annotated[
        int, Meta(ge=1, le=64), _about("processes that serve; several need PostgreSQL and a bus")
    ] = 1
    poll_seconds: Annotated[Seconds, _about("how often several workers look for what the bus lost")] = 5.0
    origins: Annotated[
        str, _about("further origins whose pages may use this server, separated by commas")
    ] = ""
    secure: Annotated[bool, _about("the page is served under https, so cookies are Secure")] = False
    log: Annotated[Literal["debug", "info", "warning", "error"], _about("how much is logged")] = "warning"
    log_form: Annotated[
        Literal["lines", "json"], _about("how it is logged: lines for people, or JSON for programs")
    ] = "lines"

    home: Annotated[
        Literal["off", "ask", "open"],
        _about("the home network: never, once the page at this machine asks, or from the start"),
    ] = "off"
    home_address: Annotated[str, _about("this machine's address in the home network; empty: found out")] = ""
    frames: Annotated[
        str, _about("pages that may show a match in a frame (/embed/…): * all, empty none, or their origins")
    ] = "*"
    metrics: Annotated[bool, _about("serve Prometheus' counters at /metrics")] = False

    # --- people ---
    accounts: Annotated[
        Literal["open", "invited", "off"], _about("who may make an account: all, those with a code, nobody")
    ] = "open"
    logins_per_hour: Annotated[
        Count, _about("passwords tried in an hour from one address or for one login")
    ] = 30
    password_rounds: Annotated[Count, _about("argon2: passes over the memory for one password")] = 3
    password_kib: Annotated[Count, _about("argon2: KiB of memory for one password")] = 65_536
    code_days: Annotated[Count, _about("how long a one-time code of the host's is good")] = 7
    tokens_per_person: Annotated[Count, _about("tokens that a person may have")] = 20
    cookie_days: Annotated[Count, _about("how long a guest is remembered")] = 400
    guests_per_hour: Annotated[Count, _about("new guests from one address in an hour")] = 120
    reserved_names: Annotated[str, _about("names that nobody may have, separated by commas")] = (
        "Parlour,host,admin,administrator,moderator,somebody"
    )
    rules_seconds: Annotated[
        Seconds, _about("how soon sanctions and rules for names hold that were laid elsewhere")
    ] = 10.0

    # --- chat ---
    chat: Annotated[
        Literal["free", "phrases", "off"],
        _about("what may be said at a match; free: where all allow it"),
    ] = "free"
    chat_characters: Annotated[Count, _about("longest thing said at a match")] = 280
    chat_per_minute: Annotated[Count, _about("things that a person may say in a minute, on average")] = 20
    chat_burst: Annotated[Count, _about("things said at once before that average holds")] = 6
    chat_lines_per_match: Annotated[Count, _about("things said after which a match is silent")] = 1_000
    mutes_per_person: Annotated[Count, _about("people whom a person may mute")] = 500
    reports_per_day: Annotated[Count, _about("reports to the host that a person may make in a day")] = 20

    # --- requests ---
    request_bytes: Annotated[Count, _about("largest body of a request")] = 65_536
    requests_per_second: Annotated[float, _about("requests of one person or address, on average")] = 20
    requests_burst: Annotated[Count, _about("requests at once before that average holds")] = 200
    lobby_seconds: Annotated[Seconds, _about("how old the lobby's first page may be")] = 1.0
    page_size: Annotated[Count, _about("matches in one page of a list")] = 50

    # --- matches ---
    open_matches_per_person: Annotated[Count, _about("matches a person may have open or running")] = 200
    robots_per_match: Annotated[Count, _about("seats of a match that robots may play")] = 64
    matches_in_memory: Annotated[Count, _about("matches kept folded; the others live in the database")] = (
        2_000
    )
    matches_idle_seconds: Annotated[Seconds, _about("after how long an idle match leaves memory")] = 60.0
    events_per_match: Annotated[Count, _about("events after which a match takes no more")] = 20_000
    clock_grace_ms: Annotated[Count, _about("milliseconds that an act may come late, for lag")] = 300
    clock_pardon_ms: Annotated[Count, _about("milliseconds after a start in which no clock runs out")] = (
        30_000
    )
    sweep_seconds: Annotated[Seconds, _about("how often clocks of matches not in memory are looked at")] = 5.0
    leaving_robot: Annotated[str, _about("the robot that plays on for somebody who left")] = "random"
    robot_seconds: Annotated[Seconds, _about("how long a robot may think about one action")] = 2.0
    robot_patience: Annotated[Seconds, _about("after how long a robot that gives no answer is killed")] = 15.0
    robot_warm: Annotated[bool, _about("start the processes of robots and throws before they are needed")] = (
        True
    )
    robot_processes: Annotated[Count, _about("processes in which robots think")] = 1

    simulation_processes: Annotated[Count, _about("processes in which throws are simulated")] = 2
    simulation_patience: Annotated[
        Seconds, _about("after how long a simulation that gives no answer is killed")
    ] = 15.0
    # --- analysis ---
    analysis_processes: Annotated[Count, _about("processes in which hints and reviews are found")] = 1
    hint_seconds: Annotated[Seconds, _about("how long is thought about a hint")] = 2.0
    review_seconds: Annotated[Seconds, _about("how long is thought about each position of a review")] = 0.3
    analysis_patience: Annotated[Seconds, _about("after how long an analysis without an end is killed")] = (
        300.0
    )
    analysis_wait: Annotated[Seconds, _about("how long a request waits for an analysis")] = 8.0
    analyses_per_hour: Annotated[Count, _about("analyses that a person may ask for in an hour")] = 240
    analyses_per_person: Annotated[Count, _about("analyses of one person that wait at once")] = 3
    analyses_waiting: Annotated[Count, _about("analyses that wait at once")] = 50
    analysis_days: Annotated[Count, _about("how long results are kept")] = 90

    # --- notices ---
    push_key: Annotated[str, _about("private key for Web Push (`parlour admin push-key`); empty: none")] = ""
    push_contact: Annotated[str, _about("whom a push service may write to about this server")] = (
        "mailto:host@localhost"
    )
    push_hosts: Annotated[str, _about("push services that notices may go to; `.name`: all under it")] = (
        "fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com"
    )
    push_slow_ms: Annotated[Count, _about("time for a move (or a match) from which a match is slow")] = (
        3_600_000
    )
    push_seconds: Annotated[Seconds, _about("how long after it is somebody's turn they are told")] = 60.0
    browsers_per_person: Annotated[Count, _about("browsers in which a person is told")] = 10

    # --- leagues ---
    leagues: Annotated[Count, _about("leagues that there may be")] = 1_000
    players_per_league: Annotated[Count, _about("players in one season of a league")] = 512
    league_seconds: Annotated[Seconds, _about("how often leagues are looked at")] = 10.0
    league_matches_at_once: Annotated[Count, _about("matches of one robots' league under way at once")] = 4

    # --- classes ---
    classes_per_teacher: Annotated[Count, _about("classes that a teacher may have")] = 30
    pupils_per_class: Annotated[Count, _about("pupils in one class")] = 60
    tasks_per_class: Annotated[Count, _about("tasks of one class")] = 200
    questions_per_task: Annotated[Count, _about("questions in one task")] = 50
    tries_per_question: Annotated[Count, _about("answers that a pupil may give to one question")] = 3
    question_seconds_kept: Annotated[Count, _about("longest time kept for a question, in seconds")] = 900
    class_joins_per_hour: Annotated[
        Count, _about("codes of classes typed in from one address in an hour, right or wrong")
    ] = 300
    class_wait_seconds: Annotated[
        Seconds, _about("how long a pupil waits for a match without saying so again")
    ] = 15.0
    class_days: Annotated[Count, _about("after how many days without anybody a class is deleted")] = 400

    # --- sockets ---
    message_bytes: Annotated[Count, _about("largest message on a socket")] = 8_192
    messages_per_second: Annotated[float, _about("messages on one socket, on average")] = 10
    messages_burst: Annotated[Count, _about("messages at once before that average holds")] = 60
    bad_messages: Annotated[Count, _about("bad messages before a socket is closed")] = 5
    sockets_per_person: Annotated[Count, _about("sockets open at once for one person or address")] = 200
    sockets_per_match: Annotated[Count, _about("sockets open at once at one match")] = 500
    outbox_bytes: Annotated[Count, _about("bytes that may wait for a slow reader before it is dropped")] = (
        1_000_000
    )
    ping_seconds: Annotated[Seconds, _about("how often an idle socket is pinged")] = 20.0
    pong_seconds: Annotated[Seconds, _about("how long an answer to a ping may take")] = 20.0

    @property
    def database_url(self) -> str:
        """The database's URL, with the default filled in."""
        if self.database:
            return self.database
        return f"sqlite:///{data_folder() / 'parlour.sqlite3'}"

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(o.strip().rstrip("/") for o in self.origins.split(",") if o.strip())

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """Settings from what is given, else from the environment, else the defaults."""
        values: dict[str, Any] = {}
        for field in cls.__struct_fields__:
            text = environment.get(PREFIX + field.upper())
            if text is not None:
                values[field] = text
        values |= {name: value for name, value in given.items() if value is not None}
        try:
            return msgspec.convert(values, cls, strict=False)
        except msgspec.ValidationError as error:
            raise BadOption(
                f"a setting of the server is wrong: {error}", code="bad-setting", why=str(error)
            ) from None


def described() -> dict[str, tuple[str, Any]]:
    """What each setting means, and its default."""
    info = msgspec.inspect.type_info(Settings)
    assert isinstance(info, msgspec.inspect.StructType)
    found = {}
    for field in info.fields:
        kind = field.type
        about = (
            (kind.extra_json_schema or {}).get("description", "")
            if isinstance(kind, msgspec.inspect.Metadata)
            else ""
        )
        found[field.name] = (about, field.default)
    return found


def data_folder() -> Path:
    """Where this user's data lies; made if missing."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "parlour"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
