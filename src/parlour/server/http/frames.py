"""WebSocket frames as bytes: read and write a text message that is one whole frame (RFC 6455)."""

from __future__ import annotations

from struct import pack

from .websockets_adapter import apply_mask

TEXT, PING, PONG = 0x81, 0x89, 0x8A
_MASKED = 0x80
_SHORT_HEADS = tuple(bytes((TEXT, length)) for length in range(126))


def payload_at(data: bytes, at: int, most: int) -> tuple[int, int] | None:
    """Where the payload of the frame at `at` begins and ends.

    None if the frame is not all there, not masked, longer than `most`, or so long that its length takes
    eight bytes.
    """
    end = len(data)
    if end - at < 6:
        return None
    length = data[at + 1] - _MASKED
    start = at + 6
    if length == 126:
        length = data[at + 2] << 8 | data[at + 3]
        start = at + 8
    elif length == 127:
        return None
    stop = start + length
    return (start, stop) if 0 <= length <= most and stop <= end else None


def unmasked(data: bytes, start: int, stop: int) -> bytes:
    """The payload between `start` and `stop`, unmasked; its mask is right before it."""
    return apply_mask(data[start:stop], data[start - 4 : start])


def text_frame(text: bytes) -> bytes:
    """A server's text message as one frame."""
    length = len(text)
    if length < 126:
        return _SHORT_HEADS[length] + text
    head = pack("!BBH", TEXT, 126, length) if length < 65_536 else pack("!BBQ", TEXT, 127, length)
    return head + text
