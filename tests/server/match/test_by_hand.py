"""Score-keeping: the dice, balls and tiles are real, and what fell is typed in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli import main
from parlour.core.verify import verify
from tests.server.client import Client, Table, two_at_a_table


def _keeper(url: str, game: str, **options: Any) -> tuple[Client, str]:
    """Somebody who keeps the score for two at one table."""
    anna = Client(url)
    seats = [{"kind": "me", "name": "Ida"}, {"kind": "me", "name": "Noor"}]
    return anna, anna.create(game, seats=seats, options=options, by_hand=True)["table"]["match"]


def test_what_fell_is_typed_and_refereed(url: str) -> None:
    anna, match = _keeper(url, "shut-the-box", limit=1)
    with anna.at(match) as table:
        assert table.table["by_hand"] is True
        assert table.view["actor"] == "chance"
        assert table.act("7+1")["code"] == "bad-notation"
        assert table.act("6+6")["type"] == "update"
        assert table.act("1,2")["code"] == "wrong-sum"
        assert table.act("1,11")["type"] == "update"
        # nothing can be made of 1 + 1 but the 2; then of 6 + 6 only the 12; then 1 + 1 fits nothing
        for text in ("1+1", "2", "6+6", "12", "1+1"):
            assert table.act(text)["type"] == "update"
        # Ida's turn is over: 3 + 4 + … + 10 stand against her
        assert table.view["points"][0] == sum(range(3, 11))
        assert table.view["turn"] == 1


@pytest.mark.parametrize(("game", "secrets"), [("abaku", True), ("kryds-bolle", False)])
def test_the_table_says_whether_hands_must_be_hidden(url: str, game: str, secrets: bool) -> None:
    anna, match = _keeper(url, game)
    with anna.at(match) as table:
        assert table.table["secrets"] is secrets


def test_a_slip_of_the_pen_is_taken_back(url: str) -> None:
    anna, match = _keeper(url, "shut-the-box")
    with anna.at(match) as table:
        table.act("3+4")
        table.say("offer", what="take-back", to=0, seat=0)
        assert (table.view["actor"], table.view["throw"]) == ("chance", [])
        table.act("3+5")
        assert table.view["throw"] == [3, 5]


def test_the_balls_and_the_chips_of_take_it(url: str) -> None:
    anna, match = _keeper(url, "take-it", throw="uniform")
    with anna.at(match) as table:
        for text in ("throw", "red c3 black d4"):
            assert table.act(text)["type"] == "update"
        assert table.view["last"]["points"] == 4
        assert table.act("turn")["type"] == "update"
        assert table.act("chip 12")["type"] == "update"
        assert "12" in table.view["up"]


def test_the_tiles_of_abaku_are_each_ones_own_secret(url: str) -> None:
    anna, bo = Client(url, "Anna"), Client(url, "Bo")
    match = anna.create("abaku", by_hand=True)["table"]["match"]
    bo.join(match)
    with anna.at(match) as hers, bo.at(match) as his:
        hers.act("first 0")
        hers.act("draw 0 12345")
        his.until_seq(2)
        his.act("draw 1 67890")
        hers.until_seq(3)
        assert (hers.view["racks"], his.view["racks"]) == (["12345", None], [None, "06789"])
        assert "67890" not in "".join(hers.raw)
        assert "12345" not in "".join(his.raw)
        assert hers.act("8G 123")["type"] == "update"


def _to_the_end(table: Table) -> None:
    """Ida throws a one that fits, then one that does not; so does Noor."""
    for text in ("1+1", "2", "1+1") * 2:
        assert table.act(text)["type"] == "update"


def test_the_record_says_so_and_verify_too(url: str, tmp_path: Path, capsys: Any) -> None:
    anna, match = _keeper(url, "shut-the-box", limit=1)
    with anna.at(match) as table:
        _to_the_end(table)
        assert table.table["status"] == "over"
    record = parlour.Record.from_json(anna.get(f"/api/matches/{match}/record").content)
    assert record.header.by_hand
    verdict = verify(record)
    assert (verdict.ok, verdict.outcomes, verdict.typed) == (True, 0, 4)
    assert parlour.Record.from_text(record.text()) == record
    record.dump(tmp_path / "match.txt")
    assert main(["verify", str(tmp_path / "match.txt")]) == 0
    assert "4 outcomes were typed in" in capsys.readouterr().out


def test_without_it_nobody_types_in_chance(url: str) -> None:
    anna, _, match = two_at_a_table(url, "shut-the-box")
    with anna.at(match) as table:
        # the dice lie already; a throw is not hers to name
        assert table.act("6+6")["type"] == "refused"


def test_it_is_never_rated_and_never_a_spectators(url: str) -> None:
    anna = Client(url)
    answer = anna.post("/api/matches", game="shut-the-box", rated=True, by_hand=True)
    assert answer.json()["code"] in ("not-by-hand", "not-rated")
    _, match = _keeper(url, "shut-the-box")
    with Client(url, "Cora").at(match) as table:
        assert table.act("3+4")["code"] == "wrong-seat"
