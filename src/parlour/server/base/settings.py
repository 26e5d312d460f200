"""Every setting and limit of the server, with its default.

A setting is read from the environment variable `PARLOUR_` plus its name in capitals (`PARLOUR_DATABASE`).
`parlour serve` has options for those that hosts change most.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
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
    """The server's settings. The defaults suit a family server."""

    host: Annotated[str, _about("address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), _about("port to listen on")] = 8000
    database: Annotated[str, _about("database URL; empty: SQLite in the user's data folder")] = ""
    cookie_key_file: Annotated[
        str,
        _about(
            "file with the key that signs cookies; empty: beside an SQLite database (….key), "
            "else inside the database"
        ),
    ] = ""
    synchronous: Annotated[
        Literal["FULL", "NORMAL"], _about("SQLite: FULL survives a power cut, NORMAL a crash of the program")
    ] = "FULL"
    bus: Annotated[str, _about("redis://… URL that connects several workers; empty: one worker only")] = ""
    workers: Annotated[
        int, Meta(ge=1, le=64), _about("server processes; more than one needs PostgreSQL and a bus")
    ] = 1
    poll_seconds: Annotated[Seconds, _about("seconds between checks for bus messages that were lost")] = 5.0
    origins: Annotated[str, _about("other origins whose pages may use this server, separated by commas")] = ""
    proxies: Annotated[
        str,
        _about(
            "addresses or ranges of reverse proxies that may say whom a request comes from, separated by "
            "commas; empty: this machine's with --secure, else none"
        ),
    ] = ""
    secure: Annotated[bool, _about("the page is served over https, so mark cookies Secure")] = False
    log: Annotated[Literal["debug", "info", "warning", "error"], _about("lowest level that is logged")] = (
        "warning"
    )
    log_form: Annotated[Literal["lines", "json"], _about("log format: plain lines or JSON")] = "lines"

    home: Annotated[
        Literal["off", "ask", "open"],
        _about("home network: off, opened by a button on this machine's page (ask), or open from the start"),
    ] = "off"
    home_address: Annotated[str, _about("this machine's address in the home network; empty: detected")] = ""
    frames: Annotated[
        str, _about("origins whose pages may embed a match (/embed/…): * all, empty none, or a list")
    ] = "*"
    metrics: Annotated[bool, _about("serve Prometheus metrics at /metrics")] = False

    # --- people ---
    accounts: Annotated[
        Literal["open", "invited", "off"],
        _about("who may create an account: all (open), those with a code (invited), nobody (off)"),
    ] = "open"
    login_tries: Annotated[
        int, Meta(ge=1), _about("wrong passwords for a login from one address before the next has to wait")
    ] = 5
    login_tries_shared: Annotated[
        int,
        Meta(ge=1),
        _about("wrong passwords for one login, or from one address, before new visitors have to wait"),
    ] = 50
    login_wait_seconds: Annotated[
        Seconds, _about("longest wait between two password tries; waits begin at 1 s and double")
    ] = 60.0
    registrations_per_hour: Annotated[
        Count, _about("accounts created, or tried to, from one address in an hour")
    ] = 20
    password_threads: Annotated[
        int, Meta(ge=1), _about("passwords checked at once; new ones have a thread of their own")
    ] = 2
    password_waiting: Annotated[Count, _about("passwords that may wait to be checked, or to be hashed")] = 20
    password_rounds: Annotated[Count, _about("argon2: passes over the memory for one password")] = 3
    password_kib: Annotated[Count, _about("argon2: KiB of memory for one password")] = 65_536
    code_days: Annotated[Count, _about("days until a one-time code from the host expires")] = 7
    tokens_per_person: Annotated[Count, _about("tokens that a person may have")] = 20
    cookie_days: Annotated[Count, _about("days that a guest's cookie lasts")] = 400
    sessions_per_person: Annotated[
        int, Meta(ge=1), _about("browsers in which a person may be signed in; beyond that the oldest ends")
    ] = 50
    guests_per_hour: Annotated[Count, _about("new guests from one address in an hour")] = 120
    reserved_names: Annotated[str, _about("names that nobody may have, separated by commas")] = (
        "Parlour,host,admin,administrator,moderator,somebody"
    )
    rules_seconds: Annotated[
        Seconds,
        _about("seconds between checks for bans, name rules and ended sessions; open sockets end then"),
    ] = 0.5

    # --- chat ---
    chat: Annotated[
        Literal["free", "phrases", "off"],
        _about("chat at a match: free text where all players allow it, phrases only, or off"),
    ] = "free"
    chat_characters: Annotated[Count, _about("longest chat message, in characters")] = 280
    chat_per_minute: Annotated[Count, _about("chat messages of one person in a minute, on average")] = 20
    chat_burst: Annotated[Count, _about("chat messages at once before that average applies")] = 6
    chat_lines_per_match: Annotated[
        Count, _about("chat messages at one match; after that it takes no more")
    ] = 1_000
    mutes_per_person: Annotated[Count, _about("people whom a person may mute")] = 500
    reports_per_day: Annotated[Count, _about("reports that a person may send to the host in a day")] = 20

    # --- connections ---
    connections: Annotated[Count, _about("open connections of one worker, sockets included")] = 5_000
    connections_per_address: Annotated[
        Count, _about("open connections from one address (an IPv6 /64); trusted proxies are exempt")
    ] = 500
    head_bytes: Annotated[Count, _about("largest head of a request, in bytes")] = 16_384
    head_lines: Annotated[Count, _about("most header lines of a request")] = 100
    head_seconds: Annotated[Seconds, _about("seconds in which the head of a request must arrive")] = 10.0
    request_seconds: Annotated[Seconds, _about("seconds in which the body of a request must arrive")] = 20.0
    idle_seconds: Annotated[
        int, Meta(ge=1), _about("seconds that a connection stays open between two requests")
    ] = 5

    # --- requests ---
    request_bytes: Annotated[Count, _about("largest request body, in bytes")] = 65_536
    requests_per_second: Annotated[
        float, _about("requests a second from one person or address, on average")
    ] = 20
    requests_burst: Annotated[Count, _about("requests at once before that average applies")] = 200
    requests_per_address: Annotated[
        float, _about("requests a second from one address (an IPv6 /64) with all its people, on average")
    ] = 200
    requests_address_burst: Annotated[
        Count, _about("requests at once from one address before that average applies")
    ] = 2_000
    sheets_per_minute: Annotated[
        Count, _about("PDFs a minute that one person or address may have made, on average")
    ] = 30
    work_waiting: Annotated[
        Count, _about("sheets to draw, or records to verify, that may wait: one thread does each")
    ] = 100
    lobby_seconds: Annotated[Seconds, _about("seconds for which the lobby's first page is cached")] = 1.0
    page_size: Annotated[Count, _about("matches on one page of a list")] = 50

    # --- matches ---
    open_matches_per_person: Annotated[
        Count, _about("open or running matches that a person may have created")
    ] = 200
    robots_per_match: Annotated[Count, _about("seats of a match that robots may play")] = 64
    matches_in_memory: Annotated[
        Count, _about("matches held in memory; the others are in the database only")
    ] = 2_000
    matches_idle_seconds: Annotated[
        Seconds, _about("seconds without use after which a match leaves memory")
    ] = 60.0
    events_per_match: Annotated[Count, _about("most events in one match")] = 20_000
    clock_grace_ms: Annotated[Count, _about("milliseconds that a move may arrive late, for lag")] = 300
    clock_pardon_ms: Annotated[
        Count,
        _about(
            "milliseconds in which no clock runs out after the server starts, stood still or its clock jumped"
        ),
    ] = 30_000
    clock_gap_seconds: Annotated[
        float,
        Meta(ge=2),
        _about("seconds without a tick after which the server stood still; players' clocks don't count them"),
    ] = 5.0
    sweep_seconds: Annotated[
        Seconds, _about("seconds between checks of the clocks of matches not in memory")
    ] = 5.0
    throw_seconds: Annotated[
        Seconds, _about("longest wait for a player's own throw, where a match asks for throws")
    ] = 20.0
    leaving_robot: Annotated[
        str, _about("robot that takes over a player's seat; empty: a middling level of the game")
    ] = ""
    takeover_seconds: Annotated[
        Seconds, _about("seconds between the news that a robot takes over a seat and its first action")
    ] = 3.0
    away_seconds: Annotated[
        Seconds, _about("seconds without a connection after which a player is shown as away")
    ] = 2.0
    claim_seconds: Annotated[
        Seconds, _about("seconds a player may be away, without a clock, before the others needn't wait")
    ] = 120.0
    abandoned_minutes: Annotated[
        Count, _about("minutes after which a match without a first action that nobody looks at is deleted")
    ] = 60
    invitation_minutes: Annotated[
        Count, _about("minutes after which a table with open seats that nobody looks at is deleted")
    ] = 2_880
    imports_per_person: Annotated[Count, _about("records of matches that one person may import")] = 500
    imports_per_hour: Annotated[
        Count, _about("records of matches that one person may send in an hour, right or wrong")
    ] = 120
    reveal_seconds: Annotated[
        Seconds,
        _about("seconds that players have to reveal their nonces; then the match ends without a result"),
    ] = 86_400.0
    beacon: Annotated[
        str,
        _about("file with the rounds of a random beacon, one JSON object a line; empty: none is mixed in"),
    ] = ""
    beacon_chain: Annotated[str, _about("name of that beacon, for the records")] = "drand"
    robot_seconds: Annotated[Seconds, _about("seconds that a robot may think about one action")] = 2.0
    robot_questions: Annotated[
        Count, _about("people who may wait for a robot's move outside a match; one is answered at a time")
    ] = 20
    robot_patience: Annotated[
        Seconds, _about("seconds after which a robot that doesn't answer is killed")
    ] = 15.0
    robot_warm: Annotated[
        bool, _about("start the processes for robots and throws before they are needed")
    ] = True
    robot_processes: Annotated[Count, _about("processes in which robots think")] = 1

    simulation_processes: Annotated[Count, _about("processes in which throws are simulated")] = 2
    simulation_patience: Annotated[
        Seconds, _about("seconds after which a simulation that doesn't answer is killed")
    ] = 15.0
    # --- analysis ---
    analysis_processes: Annotated[Count, _about("processes that compute hints and reviews")] = 1
    hint_seconds: Annotated[Seconds, _about("seconds of thought for a hint")] = 1.0
    review_seconds: Annotated[Seconds, _about("seconds of thought for each position of a review")] = 0.3
    analysis_patience: Annotated[
        Seconds, _about("seconds after which an analysis that doesn't end is killed")
    ] = 300.0
    analysis_wait: Annotated[Seconds, _about("seconds that a request waits for an analysis")] = 8.0
    analyses_per_hour: Annotated[Count, _about("analyses that a person may ask for in an hour")] = 240
    analyses_per_person: Annotated[Count, _about("analyses of one person that may wait at once")] = 3
    analyses_waiting: Annotated[Count, _about("analyses of all people that may wait at once")] = 50
    analysis_days: Annotated[Count, _about("days that results are kept")] = 90

    # --- notices ---
    push_key: Annotated[
        str, _about("private key for Web Push (`parlour admin push-key`); empty: no push notices")
    ] = ""
    push_contact: Annotated[str, _about("contact address that push services are given")] = (
        "mailto:host@localhost"
    )
    push_hosts: Annotated[
        str, _about("hosts of push services that may be used; `.name` allows all its subdomains")
    ] = "fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com"
    push_slow_ms: Annotated[
        Count, _about("milliseconds for a move (or a match) from which a match counts as slow")
    ] = 3_600_000
    push_seconds: Annotated[
        Seconds, _about("seconds from the start of a turn until the player gets a notice")
    ] = 60.0
    browsers_per_person: Annotated[Count, _about("browsers in which a person may get notices")] = 10

    # --- leagues ---
    leagues: Annotated[Count, _about("most leagues on this server")] = 1_000
    players_per_league: Annotated[Count, _about("players in one season of a league")] = 512
    league_seconds: Annotated[Seconds, _about("seconds between checks of the leagues")] = 10.0
    league_matches_at_once: Annotated[Count, _about("matches that one league of robots plays at once")] = 4

    # --- classes ---
    classes_per_teacher: Annotated[Count, _about("classes that a teacher may have")] = 30
    pupils_per_class: Annotated[Count, _about("pupils in one class")] = 60
    tasks_per_class: Annotated[Count, _about("tasks in one class")] = 200
    questions_per_task: Annotated[Count, _about("questions in one task")] = 50
    tries_per_question: Annotated[Count, _about("answers that a pupil may give to one question")] = 3
    question_seconds_kept: Annotated[Count, _about("longest time recorded for a question, in seconds")] = 900
    class_joins_per_hour: Annotated[
        Count, _about("class codes tried from one address in an hour, right or wrong")
    ] = 300
    class_wait_seconds: Annotated[
        Seconds, _about("seconds after which a waiting pupil must ask for a match again")
    ] = 15.0
    class_days: Annotated[Count, _about("days without a visit after which a class is deleted")] = 400

    # --- big screens ---
    screen_codes_per_hour: Annotated[
        Count, _about("codes of big screens tried from one address in an hour, right or wrong")
    ] = 300
    screen_days: Annotated[Count, _about("days that the code of a big screen is valid")] = 2

    # --- sockets ---
    message_bytes: Annotated[Count, _about("largest message on a socket, in bytes")] = 8_192
    messages_per_second: Annotated[float, _about("messages a second on one socket, on average")] = 10
    messages_burst: Annotated[Count, _about("messages at once before that average applies")] = 60
    bad_messages: Annotated[Count, _about("bad messages before a socket is closed")] = 5
    sockets_per_person: Annotated[Count, _about("open sockets of one person or address")] = 200
    sockets_per_match: Annotated[Count, _about("open sockets of spectators at one match")] = 500
    sockets_per_seat: Annotated[Count, _about("open sockets of one player at a match")] = 20
    outbox_bytes: Annotated[
        Count, _about("bytes that may wait for a slow client before it is disconnected")
    ] = 1_000_000
    ping_seconds: Annotated[Seconds, _about("seconds between pings of an idle socket")] = 20.0
    pong_seconds: Annotated[Seconds, _about("seconds that the answer to a ping may take")] = 20.0

    @property
    def database_url(self) -> str:
        """The database's URL, with the default filled in."""
        if self.database:
            return self.database
        return f"sqlite:///{data_folder() / 'parlour.sqlite3'}"

    @property
    def trusted_proxies(self) -> str:
        """The reverse proxies whose X-Forwarded-For is believed, separated by commas."""
        return self.proxies or ("127.0.0.1,::1" if self.secure else "")

    def is_proxy(self, address: str) -> bool:
        """Whether this address is a trusted proxy's."""
        try:
            asked = ip_address(address)
        except ValueError:
            return False
        return any(asked in network for network in _networks(self.trusted_proxies))

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(o.strip().rstrip("/") for o in self.origins.split(",") if o.strip())

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """Read each setting from `given`, else the environment, else its default."""
        values: dict[str, Any] = {}
        for field in cls.__struct_fields__:
            text = environment.get(PREFIX + field.upper())
            if text is not None:
                values[field] = text
        values |= {name: value for name, value in given.items() if value is not None}
        try:
            settings = msgspec.convert(values, cls, strict=False)
            _networks(settings.trusted_proxies)
            return settings
        except msgspec.ValidationError as error:
            raise BadOption(
                f"a server setting is not valid: {error}", code="bad-setting", why=str(error)
            ) from None


@lru_cache(maxsize=8)
def _networks(listed: str) -> tuple[IPv4Network | IPv6Network, ...]:
    try:
        return tuple(ip_network(word.strip(), strict=False) for word in listed.split(",") if word.strip())
    except ValueError as error:
        raise BadOption(
            f"PARLOUR_PROXIES is not valid: {error}", code="bad-setting", why=str(error)
        ) from None


def described() -> dict[str, tuple[str, Any]]:
    """Each setting's meaning and default."""
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
    """The folder for this user's data, closed to others; created if missing."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "parlour"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform != "win32" and folder.stat().st_mode & 0o077:
        folder.chmod(0o700)
    return folder
