"""The socket: acknowledged messages, exact reconnects, harmless resends, hostile frames."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from parlour.server.base.settings import Settings
from parlour.server.match.sender import AsgiSender
from parlour.server.match.socket import Socket
from parlour.table.messages.socket import Pong
from tests.server.client import Client, Table, two_at_a_table


def close_code(table: Table) -> int | None:
    """The code with which the server ends the socket."""
    with pytest.raises(ConnectionClosed) as closed:
        table.until(type="nothing at all")
    return closed.value.rcvd.code if closed.value.rcvd is not None else None


def test_the_first_message_is_the_whole_look(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    with anna.at(match) as table:
        welcome = json.loads(table.raw[0])
        assert (welcome["type"], welcome["version"], welcome["seq"]) == ("welcome", 1, 0)
        assert welcome["you"] == {"name": "Anna", "seats": [0], "host": True}
        assert [seat["name"] for seat in welcome["table"]["seats"]] == ["Anna", "Bo"]
        assert welcome["table"]["status"] == "running"
        assert welcome["sides"][0]["view"]["legal"] == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]


def test_an_act_reaches_both_players_each_with_their_own_view(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers, bo.at(match) as his:
        answer = hers.act("b2")
        assert answer["type"] == "update"
        assert answer["seq"] == 1
        his.until_seq(1)
        assert hers.view["seat"] == 0
        assert hers.view["legal"] == []
        assert his.view["seat"] == 1
        assert len(his.view["legal"]) == 9
        assert [e["act"] for e in his.events] == ["b2"]
        assert his.view["cube"] == hers.view["cube"] == "....x..../........./........."


def test_of_two_acts_at_once_on_one_seq_exactly_one_wins(url: str) -> None:
    """The same person at two devices, both sending event 1 at the same moment."""
    for round_ in range(5):
        anna, _, match = two_at_a_table(url)
        with anna.at(match) as one, anna.at(match) as two:
            barrier = threading.Barrier(2)
            answers: dict[str, Any] = {}

            def send(name: str, table: Any, act: str, barrier: Any = barrier, answers: Any = answers) -> None:
                barrier.wait()
                answers[name] = table.act(act, seq=1)

            threads = [
                threading.Thread(target=send, args=(f"{round_}{act}", table, act))
                for table, act in ((one, "a1"), (two, "c3"))
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        kinds = sorted(answer["type"] for answer in answers.values())
        assert kinds == ["refused", "update"]
        lost = next(a for a in answers.values() if a["type"] == "refused")
        assert lost["code"] in ("stale-seq", "not-your-turn")
        assert lost["seq"] == 1
        assert lost["sides"][0]["view"]["actor"] == 1
        events = anna.get(f"/api/matches/{match}").json()["sides"][0]["events"]
        assert len(events) == 1


def test_a_reconnect_gets_exactly_what_was_missed(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers:
        hers.act("a1")
    with bo.at(match) as his:
        his.act("a2")
    with bo.at(match, since=1) as his:
        assert [e["seq"] for e in his.events] == [2]
    with anna.at(match, since=1) as hers:
        assert [(e["seq"], e["by"], e["act"]) for e in hers.events] == [(2, 1, "a2")]
        hers.act("a3")
        assert [e["seq"] for e in hers.events] == [2, 3]
    with anna.at(match, since=3) as hers:
        assert hers.events == []
    with anna.at(match, since=999) as hers:
        assert hers.events == []
        assert hers.seq == 3


def test_a_resend_is_done_once(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    with anna.at(match) as table:
        table.act("a1", key="mine")
        again = table.act("a1", seq=1, key="mine")
        assert again == {"type": "done", "key": "mine", "seq": 1}
    with anna.at(match, since=0) as table:
        assert table.act("a1", seq=1, key="mine") == {"type": "done", "key": "mine", "seq": 1}
        assert [e["seq"] for e in table.events] == [1]


def test_a_key_is_its_senders_own(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers, bo.at(match) as his:
        hers.act("a1", key="same")
        his.until_seq(1)
        assert his.act("a2", key="same")["type"] == "update"


@pytest.mark.parametrize(
    ("act", "seq", "seat", "code"),
    [
        ("a1", 7, 0, "stale-seq"),
        ("a1", 0, 0, "stale-seq"),
        ("a1", 1, 1, "wrong-seat"),
        ("z9", 1, 0, "bad-notation"),
        ("a1.2", 1, 0, "no-level"),
    ],
)
def test_what_may_not_be_is_refused_with_the_current_view(
    url: str, act: str, seq: int, seat: int, code: str
) -> None:
    anna, _, match = two_at_a_table(url)
    with anna.at(match) as table:
        answer = table.act(act, seq=seq, seat=seat)
        assert (answer["type"], answer["code"], answer["seq"]) == ("refused", code, 0)
        assert answer["reason"]
        assert answer["sides"][0]["view"]["actor"] == 0
        assert table.act("a1")["type"] == "update"


def test_who_is_not_to_act_is_refused(url: str) -> None:
    _, bo, match = two_at_a_table(url)
    with bo.at(match) as table:
        assert table.act("a1")["code"] == "not-your-turn"


def test_spectators_see_and_may_not_act(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    for visitor in (Client(url, "Cora"), Client(url, None)):
        with visitor.at(match) as table:
            welcome = json.loads(table.raw[0])
            assert welcome["you"]["seats"] == []
            assert [side["seat"] for side in welcome["sides"]] == [None]
            assert table.act("a1", seq=1)["code"] in ("wrong-seat", "who-are-you")
    assert anna.get(f"/api/matches/{match}").json()["seq"] == 0


def test_a_match_closed_to_spectators_shows_them_nothing(url: str) -> None:
    anna, _, match = two_at_a_table(url, spectators=False)
    visitor = Client(url, "Cora")
    with visitor.at(match, welcome=False) as table:
        assert close_code(table) == 4403
    assert visitor.get(f"/api/matches/{match}").status_code == 403
    assert anna.get(f"/api/matches/{match}").status_code == 200


def test_there_is_no_such_match(url: str) -> None:
    for match in ("0" * 32, "x", "é" * 32):
        with Client(url, None).at(match, welcome=False) as table:
            assert close_code(table) == 4404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1"])
def test_another_sites_page_is_turned_away(url: str, origin: str) -> None:
    anna, _, match = two_at_a_table(url)
    with anna.at(match, welcome=False, origin=origin) as table:
        assert close_code(table) == 4403
    with anna.at(match, origin=url):
        pass


def test_ping(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    with anna.at(match) as table:
        table.send(type="ping", n=5)
        answer = table.until(type="pong")
        assert answer["n"] == 5
        assert answer["at"] > 1_700_000_000_000


BAD_FRAMES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "{}",
    '{"type":"nothing"}',
    '{"type":"act"}',
    '{"type":"act","key":"k","seq":"1","act":"a1"}',
    '{"type":"act","key":"k","seq":-1,"act":"a1"}',
    '{"type":"act","key":"k","seq":1e400,"act":"a1"}',
    '{"type":"act","key":"k","seq":1,"act":"a1","seed":"?"}',
    '{"type":"act","key":"","seq":1,"act":"a1"}',
    '{"type":"act","key":"' + "k" * 65 + '","seq":1,"act":"a1"}',
    '{"type":"act","key":"k","seq":1,"act":"' + "a" * 2001 + '"}',
    '{"type":"act","key":"k","seq":1,"act":"a1","seat":128}',
    "[" * 4000,
    '{"type":"act","key":"\\ud800","seq":1,"act":"a1"}',
    b"\x00\xff",
    b'{"type":"ping","n":1}',
]


@pytest.mark.slow
@pytest.mark.parametrize("frame", BAD_FRAMES)
def test_a_bad_frame_is_told_so_and_nobody_else_notices(url: str, frame: str | bytes) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers, bo.at(match) as his:
        his.connection.send(frame)
        answer = his.until(type="bad")
        assert answer["code"] == "bad-message"
        assert "Traceback" not in answer["reason"]
        assert hers.act("a1")["type"] == "update"
        his.until_seq(1)


def test_a_stream_of_bad_frames_ends_the_socket(url: str) -> None:
    anna, _, match = two_at_a_table(url)
    with anna.at(match) as table:
        for _ in range(6):
            table.connection.send("nonsense")
        assert close_code(table) == 4400


def test_a_message_beyond_the_limit_ends_the_socket(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with bo.at(match) as his:
        with anna.at(match) as hers:
            hers.connection.send("x" * 1_000_000)
            assert close_code(hers) == 1009
        his.send(type="ping", n=1)
        his.until(type="pong")


@pytest.mark.slow
def test_a_flood_ends_the_socket(serve: Callable[..., str]) -> None:
    url = serve(messages_per_second=5, messages_burst=20)
    anna, bo, match = two_at_a_table(url)
    with bo.at(match) as his:
        with anna.at(match) as hers:
            for n in range(21):
                hers.send(type="ping", n=n)
            assert close_code(hers) == 4429
        his.send(type="ping", n=1)
        his.until(type="pong")


@pytest.mark.slow
def test_nobody_has_more_sockets_than_the_limit(serve: Callable[..., str]) -> None:
    url = serve(sockets_per_person=2)
    anna, bo, match = two_at_a_table(url)
    with anna.at(match), anna.at(match):
        with anna.at(match, welcome=False) as third:
            assert close_code(third) == 4429
        with bo.at(match):
            pass
    with anna.at(match):
        pass


@pytest.mark.slow
def test_streams_count_as_sockets_do(serve: Callable[..., str]) -> None:
    anna, bo, match = two_at_a_table(serve(sockets_per_person=2))
    path = f"/api/matches/{match}/stream"
    with anna.at(match), anna.http.stream("GET", path) as stream:
        lines = stream.iter_lines()
        assert next(lines)
        refused = anna.get(path)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-sockets")
        with bo.http.stream("GET", path) as other:
            assert other.status_code == 200


class _Live:
    """A match of which nothing is seen."""

    seq = version = 0


async def _push(count: int, limit: int) -> list[dict[str, Any]]:
    """What a reader who takes the first message and then stops is sent, of `count` messages."""
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send" and sent:
            await asyncio.Event().wait()
        sent.append(message)

    socket = Socket(_Live(), None, 0, AsgiSender(send), Settings(outbox_bytes=limit))  # type: ignore[arg-type]
    for n in range(count):
        socket.push(Pong(n=n, at=0))
    await socket.closed()
    await asyncio.sleep(0)
    return sent


def test_who_reads_too_slowly_is_dropped() -> None:
    sent = asyncio.run(_push(100, 1_000))
    assert [m["type"] for m in sent] == ["websocket.send", "websocket.close"]
    assert sent[-1]["code"] == 4408


def test_a_pause_in_reading_is_not_too_slow() -> None:
    sent = asyncio.run(_push(10, 1_000))
    assert [m["type"] for m in sent] == ["websocket.send"]


def test_what_waited_for_a_slow_reader_comes_in_order() -> None:
    sent: list[int] = []

    async def push() -> None:
        ready = asyncio.Event()

        async def send(message: Any) -> None:
            await ready.wait()
            sent.append(json.loads(message["text"])["n"])

        socket = Socket(_Live(), None, 0, AsgiSender(send), Settings())  # type: ignore[arg-type]
        for n in range(20):
            socket.push(Pong(n=n, at=0))
        assert sent == []
        ready.set()
        while len(sent) < 20:
            await asyncio.sleep(0)
        socket.push(Pong(n=20, at=0))
        await asyncio.sleep(0)

    asyncio.run(push())
    assert sent == list(range(21))


def test_presence_is_told(url: str) -> None:
    anna, bo, match = two_at_a_table(url)
    with anna.at(match) as hers:
        assert [seat["here"] for seat in hers.table["seats"]] == [True, False]
        with bo.at(match):
            while not hers.table["seats"][1]["here"]:
                hers.receive()
        while hers.table["seats"][1]["here"]:
            hers.receive()


def test_an_unknown_version_is_refused(url: str) -> None:
    _, _, match = two_at_a_table(url)
    address = url.replace("http", "ws", 1) + f"/api/matches/{match}/socket?v=99"
    with connect(address) as connection:
        assert close_code(Table(connection)) == 4400


def test_spectators_do_not_take_the_players_room(serve: Callable[..., str]) -> None:
    url = serve(sockets_per_match=3, sockets_per_seat=2)
    anna, bo, match = two_at_a_table(url)
    watchers = [Client(url, f"Watcher {n}") for n in range(4)]
    with ExitStack() as held:
        for one in watchers[:3]:
            held.enter_context(one.at(match))
        with watchers[3].at(match, welcome=False) as one_more:
            assert close_code(one_more) == 4429
        assert watchers[3].get(f"/api/matches/{match}/stream").status_code == 429
        for player in (anna, bo):
            held.enter_context(player.at(match))
            held.enter_context(player.at(match))
        with anna.at(match, welcome=False) as third:
            assert close_code(third) == 4429
