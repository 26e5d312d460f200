"""Messages: what a client gives is read strictly, what the server sends can be told apart by its tag."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import fields

from parlour.table import messages
from parlour.table.messages.match import FromClient, FromServer, NewMatch, Table
from parlour.table.messages.socket import ActGiven, Given, Sent

MODULES = [
    importlib.import_module(f"{messages.__name__}.{found.name}")
    for found in pkgutil.iter_modules(messages.__path__)
]


def every(kind: type[msgspec.Struct]) -> list[Any]:
    found = {
        thing
        for module in MODULES
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, kind) and thing is not kind
    }
    return sorted(found, key=lambda one: one.__name__)


def test_all_that_a_client_gives_forbids_unknown_fields() -> None:
    given = every(FromClient)
    assert len(given) > 20
    assert [one.__name__ for one in given if not one.__struct_config__.forbid_unknown_fields] == []


def test_no_message_is_both_given_and_sent() -> None:
    assert not set(every(FromClient)) & set(every(FromServer))


@pytest.mark.parametrize("kinds", [Given, Sent], ids=["given", "sent"])
def test_messages_of_the_socket_are_told_apart_by_their_type(kinds: Any) -> None:
    tags = [one.__struct_config__.tag for one in get_args(kinds)]
    assert len(set(tags)) == len(tags) > 5
    assert {one.__struct_config__.tag_field for one in get_args(kinds)} == {"type"}


def test_a_misspelt_field_is_refused_and_named() -> None:
    with pytest.raises(msgspec.ValidationError, match="sead"):
        msgspec.json.decode(b'{"key": "k", "seq": 1, "act": "a1", "sead": 0}', type=ActGiven)


@pytest.mark.parametrize("seq", ["-1", "1.5", '"1"', "true", "9007199254740992"])
def test_a_seq_is_a_whole_number_that_javascript_can_hold(seq: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"key": "k", "seq": {seq}, "act": "a1"}}'.encode(), type=ActGiven)


def test_a_table_tells_the_commitment_and_has_no_room_for_the_nonces() -> None:
    names = {field.name for field in fields(Table)}
    assert {"commitment", "seed"} <= names
    assert not {"nonce", "nonces"} & names


def test_what_a_new_match_leaves_out_is_filled_in() -> None:
    made = msgspec.json.decode(b'{"game": "abaku"}', type=NewMatch)
    assert (made.public, made.rated, made.leaving, made.seats) == (False, False, "robot", None)
