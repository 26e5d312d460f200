"""The handshake before the first outcome: commit, seal, reveal; and what happens if somebody doesn't."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import parlour
from parlour.core.fairness import new_nonce, nonce_commitment, seal
from parlour.core.record import Record
from tests.server.client import Client


class Player(Client):
    """Somebody with a nonce for one match."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.nonce = new_nonce()

    def shows(self, match: str) -> str:
        return nonce_commitment(match, self.nonce)

    def commit(self, match: str, **more: Any) -> Any:
        return self.post(f"/api/matches/{match}/commit", commitment=self.shows(match), **more)

    def reveal(self, match: str, **more: Any) -> Any:
        return self.post(f"/api/matches/{match}/nonce", nonce=self.nonce, **more)

    def table(self, match: str) -> dict[str, Any]:
        table: dict[str, Any] = self.get(f"/api/matches/{match}").json()["table"]
        return table

    def record(self, match: str) -> Record:
        return Record.from_json(self.get(f"/api/matches/{match}/record").content)


def sealed(url: str, game: str = "shut-the-box", **more: Any) -> tuple[Player, Player, str]:
    """Two who sit at a table and have committed."""
    anna, ben = Player(url, "Anna"), Player(url, "Ben")
    match: str = anna.create(game, fair=True, **more)["table"]["match"]
    assert anna.commit(match).status_code == 200
    assert ben.join(match, commitment=ben.shows(match))["table"]["sealed"]
    return anna, ben, match


def seal_of(table: dict[str, Any]) -> str:
    committed = [seat["commitment"] or "" for seat in table["seats"]]
    return seal(table["match"], table["commitment"], committed, table["beacon"])


def finish(match: str, *players: Player) -> None:
    """All but the last resign."""
    for player in players[:-1]:
        assert player.post(f"/api/matches/{match}/resign", key="r").status_code == 200


def test_nonces_are_revealed_when_all_seats_are_sealed(url: str) -> None:
    anna, ben = Player(url, "Anna"), Player(url, "Ben")
    look = anna.create("shut-the-box", fair=True)
    match = look["table"]["match"]
    assert [seat["commitment"] for seat in look["table"]["seats"]] == ["", None]
    assert anna.reveal(match).json()["code"] == "not-sealed"
    # Ben comes first with his commitment: Anna's is still to come, so nothing is sealed
    table = ben.join(match, commitment=ben.shows(match))["table"]
    assert (table["status"], table["sealed"]) == ("open", False)
    assert ben.reveal(match).json()["code"] == "not-sealed"
    table = anna.commit(match).json()["table"]
    assert (table["status"], table["sealed"]) == ("open", True)
    written_down = seal_of(table)
    # nobody sees a nonce before all are there
    assert anna.reveal(match, seal=written_down).status_code == 200
    table = ben.table(match)
    assert [seat["revealed"] for seat in table["seats"]] == [True, False]
    assert anna.nonce not in json.dumps(ben.get(f"/api/matches/{match}").json())
    assert ben.get(f"/api/matches/{match}/record").status_code == 409
    started = ben.reveal(match, seal=written_down).json()
    assert started["table"]["status"] == "running"
    assert started["seq"] > 0, "the first throw follows at once"
    finish(match, anna, ben)
    record = anna.record(match)
    assert [player.nonce for player in record.header.players] == [anna.nonce, ben.nonce]
    verdict = parlour.verify(record, commitments=[written_down], nonces=[anna.nonce])
    assert verdict.ok, verdict.message
    assert verdict.outcomes > 0
    assert record.header.seal == written_down


def test_a_wrong_nonce_or_seal_is_refused(url: str) -> None:
    anna, ben, match = sealed(url)
    other = anna.post(f"/api/matches/{match}/nonce", nonce=new_nonce())
    assert (other.status_code, other.json()["code"]) == (422, "other-nonce")
    assert anna.reveal(match, seal="0" * 64).json()["code"] == "other-seal"
    assert Player(url, "Cy").reveal(match).status_code == 403
    assert not any(seat["revealed"] for seat in ben.table(match)["seats"])


def test_a_commitment_may_be_replaced_until_a_nonce_is_revealed(url: str) -> None:
    anna, ben, match = sealed(url)
    before = seal_of(anna.table(match))
    anna.nonce = new_nonce()  # on another device
    assert anna.commit(match).json()["table"]["sealed"]
    assert ben.reveal(match, seal=before).json()["code"] == "other-seal"
    assert ben.reveal(match, seal=seal_of(ben.table(match))).status_code == 200
    anna.nonce = new_nonce()
    assert anna.commit(match).json()["code"] == "has-sealed"


def test_without_a_commitment_one_plays_too(url: str) -> None:
    anna, ben = Player(url, "Anna"), Player(url, "Ben")
    match = anna.create("shut-the-box", fair=True)["table"]["match"]
    anna.commit(match)
    assert ben.join(match)["table"]["sealed"]
    assert ben.commit(match).json()["code"] == "has-sealed"
    assert anna.reveal(match).json()["table"]["status"] == "running"
    assert [player.commitment for player in anna.record(match).header.players] == [anna.shows(match), ""]
    plain = Client(url).create("shut-the-box", seats=[{"kind": "me"}, {"kind": "robot"}])
    assert plain["table"]["status"] == "running"


def test_alone_with_robots_one_step_is_enough(url: str) -> None:
    anna = Player(url, "Anna")
    look = anna.create("take-it", fair=True, seats=[{"kind": "me"}, {"kind": "robot"}, {"kind": "me"}])
    match, table = look["table"]["match"], look["table"]
    assert table["status"] == "open"
    mine = anna.shows(match)
    expected = seal(match, table["commitment"], [mine, "", mine])
    started = anna.reveal(match, seal=expected).json()
    assert started["table"]["status"] == "running"
    assert anna.record(match).header.seal == expected


def test_the_host_starts_a_match_on_hold(url: str) -> None:
    anna, ben = Player(url, "Anna"), Player(url, "Ben")
    match = anna.create("abaku", fair=True, hold=True)["table"]["match"]
    anna.commit(match)
    assert not ben.join(match, commitment=ben.shows(match))["table"]["sealed"]
    assert anna.reveal(match).json()["code"] == "not-sealed"
    assert anna.post(f"/api/matches/{match}/start").json()["table"]["sealed"]
    anna.reveal(match)
    assert ben.reveal(match).json()["table"]["status"] == "running"


def test_without_chance_there_is_no_handshake(url: str) -> None:
    anna, ben = Player(url, "Anna"), Player(url, "Ben")
    look = anna.create("kryds-bolle", fair=True)
    match = look["table"]["match"]
    assert [seat["commitment"] for seat in look["table"]["seats"]] == [None, None]
    assert ben.join(match, commitment=ben.shows(match))["table"]["status"] == "running"
    by_hand = anna.create("shut-the-box", fair=True, by_hand=True, seats=[{"kind": "me"}, {"kind": "me"}])
    assert by_hand["table"]["status"] == "running"


def test_leaving_before_a_reveal_opens_the_seat_again(url: str) -> None:
    anna, ben, match = sealed(url)
    assert ben.post(f"/api/matches/{match}/leave", key="l").status_code == 200
    table = anna.table(match)
    assert (table["status"], table["sealed"], table["seats"][1]["kind"]) == ("open", False, "open")
    cy = Player(url, "Cy")
    assert cy.join(match, commitment=cy.shows(match))["table"]["sealed"]
    anna.reveal(match)
    assert cy.reveal(match).json()["table"]["status"] == "running"


def test_leaving_after_a_reveal_ends_the_match(url: str) -> None:
    """Else the next player could choose a nonce that suits the revealed ones."""
    anna, ben, match = sealed(url)
    anna.reveal(match)
    assert ben.post(f"/api/matches/{match}/leave", key="l").status_code == 200
    table = anna.table(match)
    assert (table["status"], table["result"]) == ("over", None)
    assert Player(url, "Cy").post(f"/api/matches/{match}/join").status_code == 409
    verdict = parlour.verify(anna.record(match))
    assert (verdict.code, verdict.seat) == ("withheld", 1)
    assert anna.post(f"/api/matches/{match}/act", key="a", seq=1, act="1").status_code == 409
    assert anna.get(f"/api/matches/{match}/replay").status_code == 200
    again = anna.post(f"/api/matches/{match}/rematch", fair=True)
    assert again.status_code == 201


def test_a_missing_reveal_ends_the_match_without_a_result(serve: Callable[..., str]) -> None:
    url = serve(reveal_seconds=0.3, sweep_seconds=0.1)
    anna, ben, match = sealed(url)
    with anna.at(match) as socket:
        anna.reveal(match)
        while socket.table["status"] != "over":
            socket.receive()
    assert socket.table["result"] is None
    assert [seat["revealed"] for seat in socket.table["seats"]] == [True, False]
    record = anna.record(match)
    assert record.events == ()
    assert parlour.verify(record).code == "withheld"
    assert ben.reveal(match).status_code == 409
    (listed,) = anna.get("/api/me/matches", status="over").json()["matches"]
    assert listed["places"] is None


def test_a_rematch_has_its_own_handshake(url: str) -> None:
    anna, ben, match = sealed(url)
    anna.reveal(match)
    ben.reveal(match)
    finish(match, anna, ben)
    anna.post(f"/api/matches/{match}/rematch", fair=True)
    table = ben.post(f"/api/matches/{match}/rematch", fair=True).json()["table"]
    again = table["match"]
    assert (table["status"], table["sealed"]) == ("open", False)
    assert not anna.commit(again).json()["table"]["sealed"]
    assert ben.commit(again).json()["table"]["sealed"]
    anna.reveal(again)
    assert ben.reveal(again).json()["table"]["status"] == "running"


def test_a_beacon_is_mixed_in_once_its_round_is_known(serve: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "beacon"
    file.write_text(json.dumps({"round": 7, "randomness": "11" * 32}) + "\n")
    url = serve(beacon=str(file), beacon_chain="quicknet", sweep_seconds=0.05)
    anna, ben, match = sealed(url)
    assert anna.table(match)["beacon"] == 9, "a round that nobody knows when the seed is committed to"
    anna.reveal(match)
    table = ben.reveal(match).json()["table"]
    assert (table["status"], table["sealed"]) == ("open", True)
    with anna.at(match) as socket:
        with file.open("a") as more:
            for number in (8, 9):
                more.write(json.dumps({"round": number, "randomness": f"{number:02}" * 32}) + "\n")
        while socket.table["status"] != "running":
            socket.receive()
    finish(match, anna, ben)
    record = anna.record(match)
    assert record.header.beacon is not None
    assert (record.header.beacon.chain, record.header.beacon.round) == ("quicknet", 9)
    assert parlour.verify(record, commitments=[seal_of(anna.table(match))], beacon={9: "09" * 32}).ok
