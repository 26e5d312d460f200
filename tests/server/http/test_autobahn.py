"""Autobahn's cases for a WebSocket server, written anew: framing, pings, reserved bits, opcodes, fragments,
UTF-8, closing, limits. The names are the numbers of its list; compression (12, 13) is never agreed to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from struct import pack, unpack
from typing import Any, NamedTuple, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from parlour.server.http.uvicorn_adapter import FrameProtocol

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
LARGEST = 1 << 20
MASK = bytes((0x37, 0xFA, 0x21, 0x3D))
#: closes without a word: the connection ended, and no close frame with a code came
PROTOCOL, INVALID, TOO_BIG = 1002, 1007, 1009
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="


def frame(opcode: int, data: bytes = b"", fin: bool = True, rsv: int = 0) -> bytes:
    """A client's frame, masked."""
    first = (fin << 7) | (rsv << 4) | opcode
    size = len(data)
    if size < 126:
        head = pack("!BB", first, 0x80 | size)
    elif size < 65_536:
        head = pack("!BBH", first, 0x80 | 126, size)
    else:
        head = pack("!BBQ", first, 0x80 | 127, size)
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(data))


def close(code: int | None = 1000, reason: bytes = b"") -> bytes:
    return frame(CLOSE, b"" if code is None else pack("!H", code) + reason)


class Heard(NamedTuple):
    """What came back: messages and pongs in order, and how it closed (None: not at all)."""

    frames: list[tuple[int, bytes]]
    closed: int | None


class Wire:
    """A connection of which one sees what was written."""

    def __init__(self) -> None:
        self.written = b""
        self.closing = False

    def get_extra_info(self, name: str) -> Any:
        return None

    def write(self, data: bytes) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        """Nothing is ever too much here."""

    def resume_reading(self) -> None:
        """See above."""


async def echo(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message.get("text"), "bytes": message.get("bytes")})


def answers(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The server's frames: whole, unmasked, without reserved bits."""
    at = 0
    while at < len(data):
        first, size = data[at], data[at + 1]
        assert first & 0xF0 == 0x80
        assert size < 0x80, "a server masks nothing"
        at += 2
        if size == 126:
            (size,) = unpack("!H", data[at : at + 2])
            at += 2
        elif size == 127:
            (size,) = unpack("!Q", data[at : at + 8])
            at += 8
        yield first & 0xF, data[at : at + size]
        at += size


async def settled() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


async def talk(chunks: Iterable[bytes], extensions: bytes = b"") -> tuple[bytes, Heard]:
    wire = Wire()
    plain = Config(cast("Any", echo), ws_max_size=LARGEST, ws_per_message_deflate=False, log_level="critical")
    plain.load()
    protocol = FrameProtocol(plain, ServerState(), {})
    protocol.connection_made(cast("Any", wire))
    protocol.data_received(
        b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY + b"\r\n" + extensions + b"\r\n"
    )
    await settled()
    head, wire.written = wire.written, b""
    for chunk in chunks:
        if wire.closing:
            break
        protocol.data_received(chunk)
        await settled()
    frames = list(answers(wire.written))
    codes = [unpack("!H", data[:2])[0] if data else 1005 for opcode, data in frames if opcode == CLOSE]
    assert len(codes) <= 1
    protocol.connection_lost(None)
    await settled()
    return head, Heard([f for f in frames if f[0] != CLOSE], codes[0] if codes else None)


def said(*chunks: bytes) -> Heard:
    return asyncio.run(talk(chunks))[1]


def bytewise(data: bytes, size: int = 1) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]


# --- 1: framing ---


@pytest.mark.parametrize("size", [0, 125, 126, 127, 128, 65_535, 65_536])
@pytest.mark.parametrize("opcode", [TEXT, BINARY])
def test_1_a_message_comes_back(opcode: int, size: int) -> None:
    data = b"*" * size if opcode == TEXT else b"\xfe" * size
    assert said(frame(opcode, data)) == Heard([(opcode, data)], None)
    assert said(*bytewise(frame(opcode, data), 997)) == Heard([(opcode, data)], None)


# --- 2: pings and pongs ---


@pytest.mark.parametrize("data", [b"", b"Hello, world!", b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff", b"\xfe" * 125])
def test_2_a_ping_is_answered(data: bytes) -> None:
    assert said(frame(PING, data)) == Heard([(PONG, data)], None)
    assert said(*bytewise(frame(PING, data))) == Heard([(PONG, data)], None)


def test_2_5_a_ping_that_is_too_long_fails() -> None:
    assert said(frame(PING, b"\xfe" * 126)) == Heard([], PROTOCOL)


def test_2_7_pongs_nobody_asked_for_are_ignored() -> None:
    assert said(frame(PONG), frame(PONG, b"unasked")) == Heard([], None)
    assert said(frame(PONG, b"unasked"), frame(PING, b"asked")) == Heard([(PONG, b"asked")], None)


def test_2_10_ten_pings_are_answered_in_order() -> None:
    pings = [b"payload-%d" % n for n in range(10)]
    expected = Heard([(PONG, data) for data in pings], None)
    assert said(b"".join(frame(PING, data) for data in pings)) == expected
    assert said(*bytewise(b"".join(frame(PING, data) for data in pings))) == expected


# --- 3: reserved bits; 4: opcodes ---


@pytest.mark.parametrize("rsv", range(1, 8))
@pytest.mark.parametrize("opcode", [TEXT, BINARY, PING, CLOSE])
def test_3_reserved_bits_fail(opcode: int, rsv: int) -> None:
    data = pack("!H", 1000) if opcode == CLOSE else b"small payload"
    assert said(frame(opcode, data, rsv=rsv)) == Heard([], PROTOCOL)
    heard = said(frame(TEXT, b"before"), frame(opcode, data, rsv=rsv), frame(PING))
    assert heard == Heard([(TEXT, b"before")], PROTOCOL)


@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
@pytest.mark.parametrize("data", [b"", b"reserved opcode payload"])
def test_4_reserved_opcodes_fail(opcode: int, data: bytes) -> None:
    assert said(frame(opcode, data)) == Heard([], PROTOCOL)
    assert said(frame(TEXT, b"before"), frame(opcode, data), frame(PING)) == Heard(
        [(TEXT, b"before")], PROTOCOL
    )


# --- 5: fragments ---


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_5_1_control_frames_are_not_fragmented(opcode: int) -> None:
    assert said(frame(opcode, b"frag1", fin=False), frame(CONT, b"frag2")) == Heard([], PROTOCOL)


@pytest.mark.parametrize("opcode", [TEXT, BINARY])
@pytest.mark.parametrize("size", [1, 7, 10_000])
def test_5_3_fragments_are_put_together(opcode: int, size: int) -> None:
    data = frame(opcode, b"fragment1", fin=False) + frame(CONT, b"fragment2")
    assert said(*bytewise(data, size)) == Heard([(opcode, b"fragment1fragment2")], None)


def test_5_6_a_ping_may_come_between_fragments() -> None:
    heard = said(frame(TEXT, b"fragment1", fin=False), frame(PING, b"ping"), frame(CONT, b"fragment2"))
    assert heard == Heard([(PONG, b"ping"), (TEXT, b"fragment1fragment2")], None)


@pytest.mark.parametrize("fin", [True, False])
def test_5_9_a_continuation_of_nothing_fails(fin: bool) -> None:
    assert said(frame(CONT, b"of nothing", fin=fin), frame(TEXT, b"Hello")) == Heard([], PROTOCOL)
    assert said(frame(CONT, b"of nothing", fin=fin) + frame(TEXT, b"Hello")) == Heard([], PROTOCOL)


def test_5_15_a_continuation_after_the_end_fails() -> None:
    whole = frame(TEXT, b"fragment1", fin=False) + frame(CONT, b"fragment2")
    heard = said(whole, frame(CONT, b"fragment3", fin=False), frame(TEXT, b"fragment4"))
    assert heard == Heard([(TEXT, b"fragment1fragment2")], PROTOCOL)


def test_5_18_a_new_message_inside_another_fails() -> None:
    assert said(frame(TEXT, b"fragment1", fin=False), frame(TEXT, b"fragment2")) == Heard([], PROTOCOL)


def test_5_19_many_fragments_with_pings_between() -> None:
    frames = [
        frame(TEXT, b"fragment1", fin=False),
        frame(CONT, b"fragment2", fin=False),
        frame(PING, b"pongme 1!"),
        frame(CONT, b"fragment3", fin=False),
        frame(CONT, b"fragment4", fin=False),
        frame(PING, b"pongme 2!"),
        frame(CONT, b"fragment5"),
    ]
    whole = b"".join(b"fragment%d" % n for n in range(1, 6))
    expected = Heard([(PONG, b"pongme 1!"), (PONG, b"pongme 2!"), (TEXT, whole)], None)
    assert said(*frames) == expected
    assert said(b"".join(frames)) == expected


# --- 6: UTF-8 ---

GREEK = "Hello-µ@ßöäüàá-UTF-8!!".encode()
VALID = [
    GREEK, "κόσμε".encode(), b"\x00", b"\x7f", b"\xc2\x80", b"\xdf\xbf", b"\xe0\xa0\x80", b"\xed\x9f\xbf",
    b"\xee\x80\x80", b"\xef\xbf\xbd", b"\xef\xbf\xbf", b"\xf0\x90\x80\x80", b"\xf4\x8f\xbf\xbf",
    b"\xf0\x9f\xbf\xbe", b"\xef\xbf\xbe",
]  # fmt: skip
WRONG = [
    b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80\x65\x64\x69\x74\x65\x64",  # a surrogate
    b"\x80", b"\xbf", b"\x80\xbf", b"\x80\xbf\x80\xbf",  # continuations alone
    b"\xc0 \xc1 \xdf ", b"\xe0 \xef ", b"\xf0 \xf7 ", b"\xf8 ", b"\xfc ",  # beginnings alone
    b"\xc0", b"\xe0\x80", b"\xf0\x80\x80", b"\xf8\x80\x80\x80", b"\xdf", b"\xef\xbf", b"\xf7\xbf\xbf",
    b"\xfe", b"\xff", b"\xfe\xfe\xff\xff",  # never in UTF-8
    b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf",
    # those above are longer than need be
    b"\xc0\x80", b"\xe0\x80\x80", b"\xf0\x80\x80\x80",  # zero, too long
    b"\xed\xa0\x80", b"\xed\xad\xbf", b"\xed\xae\x80", b"\xed\xbf\xbf", b"\xed\xa0\x80\xed\xb0\x80",
    # those above are surrogates
    b"\xf4\x90\x80\x80", b"\xf8\x88\x80\x80\x80", b"\xfc\x84\x80\x80\x80\x80",  # beyond Unicode
]  # fmt: skip


@pytest.mark.parametrize("text", VALID, ids=repr)
def test_6_valid_text_comes_back_however_it_is_cut(text: bytes) -> None:
    expected = Heard([(TEXT, text)], None)
    assert said(frame(TEXT, text)) == expected
    for cut in range(len(text) + 1):
        assert said(frame(TEXT, text[:cut], fin=False), frame(CONT, text[cut:])) == expected
    pieces = [frame(CONT, bytes((byte,)), fin=False) for byte in text]
    assert said(frame(TEXT, fin=False), *pieces, frame(CONT)) == expected


@pytest.mark.parametrize("text", WRONG, ids=repr)
def test_6_invalid_text_fails_however_it_is_cut(text: bytes) -> None:
    assert said(frame(TEXT, text)) == Heard([], INVALID)
    for cut in range(len(text) + 1):
        assert said(frame(TEXT, text[:cut], fin=False), frame(CONT, text[cut:])) == Heard([], INVALID)


def test_6_1_empty_fragments_are_an_empty_text() -> None:
    assert said(frame(TEXT, fin=False), frame(CONT, fin=False), frame(CONT)) == Heard([(TEXT, b"")], None)
    heard = said(frame(TEXT, fin=False), frame(CONT, b"middle", fin=False), frame(CONT))
    assert heard == Heard([(TEXT, b"middle")], None)


# --- 7: closing ---


def test_7_1_nothing_is_answered_after_a_close() -> None:
    assert said(frame(TEXT, b"Hello"), close()) == Heard([(TEXT, b"Hello")], 1000)
    for after in (close(), frame(PING), frame(TEXT, b"late"), frame(CONT, b"late")):
        assert said(close() + after) == Heard([], 1000)


def test_7_1_5_a_close_inside_a_message_ends_it_unheard() -> None:
    """Autobahn wants the close answered with its own code; the library calls it a mistake. Either way the
    connection ends, and nothing is heard of the message."""
    heard = said(frame(TEXT, b"fragment1", fin=False), close() + frame(CONT, b"fragment2"))
    assert heard == Heard([], PROTOCOL)


def test_7_3_a_close_is_answered_with_its_code() -> None:
    assert said(close(None)).closed in (1000, 1005)
    assert said(frame(CLOSE, b"a")) == Heard([], PROTOCOL)
    assert said(close(1000, b"Hello World!")) == Heard([], 1000)
    assert said(close(1000, b"*" * 123)) == Heard([], 1000)
    assert said(close(1000, b"*" * 124)) == Heard([], PROTOCOL)


def test_7_5_a_reason_that_is_no_text_fails() -> None:
    assert said(close(1000, WRONG[0])).closed in (PROTOCOL, INVALID)


@pytest.mark.parametrize(
    "code", [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999]
)
def test_7_7_codes_that_may_be_sent(code: int) -> None:
    assert said(close(code)) == Heard([], code)


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65_535])
def test_7_9_codes_that_may_not_be_sent(code: int) -> None:
    assert said(close(code)) == Heard([], PROTOCOL)


# --- 9 and 10: limits ---


def test_9_up_to_the_limit_and_not_beyond() -> None:
    most = b"*" * LARGEST
    assert said(frame(TEXT, most)) == Heard([(TEXT, most)], None)
    assert said(frame(TEXT, most + b"*")) == Heard([], TOO_BIG)
    pieces = [frame(CONT, b"*" * 65_536, fin=False) for _ in range(16)]
    assert said(frame(TEXT, b"*", fin=False), *pieces) == Heard([], TOO_BIG)


def test_10_a_long_message_in_many_frames() -> None:
    data = b"*" * 65_536
    first, *rest = bytewise(data, 1_300)
    frames = [frame(TEXT, first, fin=False), *(frame(CONT, part, fin=False) for part in rest), frame(CONT)]
    assert said(b"".join(frames)) == Heard([(TEXT, data)], None)


# --- 12 and 13: compression ---


def test_12_compression_is_not_agreed_to() -> None:
    offer = b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    head, heard = asyncio.run(talk([frame(TEXT, b"Hello")], offer))
    assert head.startswith(b"HTTP/1.1 101")
    assert b"extensions" not in head.lower()
    assert heard == Heard([(TEXT, b"Hello")], None)
