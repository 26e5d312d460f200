"""Frames as bytes, against the websockets package's own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from parlour.server.http.frames import payload_at, text_frame, unmasked
from parlour.server.http.websockets_adapter import apply_mask

SIZES = [0, 1, 125, 126, 127, 300, 65_535]


def masked(data: bytes) -> bytes:
    return Frame(Opcode.TEXT, data).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_masked_frame_is_read_wherever_it_stands(size: int) -> None:
    text = bytes(range(256)) * 256
    data = b"before" + masked(text[:size]) + b"after"
    found = payload_at(data, 6, 65_535)
    assert found is not None
    assert unmasked(data, *found) == text[:size]
    assert data[found[1] :] == b"after"


@given(st.binary(max_size=200), st.data())
def test_a_frame_that_is_not_all_there_is_not_read(text: bytes, cut: st.DataObject) -> None:
    data = masked(text)
    assert payload_at(data[: cut.draw(st.integers(0, len(data) - 1))], 0, 65_535) is None


@pytest.mark.parametrize(
    "data",
    [
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        masked(b"a" * 301),
    ],
    ids=["unmasked", "too long"],
)
def test_other_frames_are_not_read(data: bytes) -> None:
    assert payload_at(data, 0, 300) is None


def test_eight_bytes_of_length_are_left_to_the_library() -> None:
    assert payload_at(masked(b"a" * 65_536), 0, 1_000_000) is None


@pytest.mark.parametrize("size", [*SIZES, 65_536])
def test_a_text_is_written_as_the_package_writes_it(size: int) -> None:
    assert text_frame(b"a" * size) == Frame(Opcode.TEXT, b"a" * size).serialize(mask=False)


def test_the_package_unmasks_as_rfc_6455_shows() -> None:
    hello = bytes.fromhex("7f9f4d5158")
    assert apply_mask(hello, bytes.fromhex("37fa213d")) == b"Hello", (
        "websockets has changed: see server/http/websockets_adapter.py before raising its bound"
    )
