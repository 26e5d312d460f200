"""What the pages about notation, positions and records say is so."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import parlour

REFERENCE = Path(__file__).parent.parent / "docs" / "reference"
SECTIONS = {
    "Shut the Box": ("shut-the-box",),
    "Chikugo and Take It": ("chikugo", "take-it"),
    "Abaku": ("abaku",),
    "Kryds & Bolle": ("kryds-bolle",),
}


def listed() -> list[tuple[str, str]]:
    """Every action in the first column of a table, with its game."""
    parts = re.split(r"^## (.+)$", (REFERENCE / "notation.md").read_text("utf-8"), flags=re.MULTILINE)
    return [
        (key, text)
        for title, body in zip(parts[1::2], parts[2::2], strict=True)
        for key in SECTIONS.get(title, ())
        for row in re.findall(r"^\| (`.+?`) \|", body, re.MULTILINE)
        for text in re.findall(r"`(.+?)`", row)
    ]


@pytest.mark.parametrize(("key", "text"), listed())
def test_every_action_on_the_page_is_read_and_written_back(key: str, text: str) -> None:
    assert str(parlour.game(key).action(text)) == text


def test_every_game_is_on_the_page() -> None:
    assert {key for key, _ in listed()} == {key for keys in SECTIONS.values() for key in keys}
    assert len(listed()) > 30


def test_the_schema_is_that_of_records() -> None:
    kept = json.loads((REFERENCE / "record.schema.json").read_text("utf-8"))
    assert {name: part for name, part in kept.items() if name not in ("$schema", "title")} == (
        json.loads(msgspec.json.encode(msgspec.json.schema(parlour.Record)))
    )


def test_every_kind_of_event_and_field_of_the_header_is_described() -> None:
    text = (REFERENCE / "records.md").read_text("utf-8")
    schema = msgspec.json.schema(parlour.Record)["$defs"]
    named = {*schema["Header"]["properties"], *schema["Player"]["properties"], "seed", "format"}
    named |= {
        part["properties"]["kind"]["enum"][0] for part in schema.values() if "kind" in part["properties"]
    }
    missing = {name for name in named if f"`{name}`" not in text}
    assert not missing
