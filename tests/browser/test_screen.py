"""The big screen: a table on a television, phones as hands, and no secret on the screen."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, WebSocket, expect

from .conftest import Opener
from .judging import serious
from .playing import OVER, Abaku, hand_for, join, look, settled

TOLD = "[data-told] h1"
OVER_TOLD = '"status":"over"'


class Heard:
    """All that a page was sent: the frames of its sockets, and the answers of the API."""

    def __init__(self, page: Page, answers: bool = False) -> None:
        self.frames: list[str] = []
        self.answers: list[str] = []
        self.over = False
        page.on("websocket", self._listen)
        if answers:
            page.route("**/api/**", self._pass_on)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        self.frames.append(str(text))
        self.over |= OVER_TOLD in str(text)

    def _pass_on(self, route: Route) -> None:
        answer = route.fetch()
        if not self.over:
            self.answers.append(answer.text())
        route.fulfill(response=answer)

    def bytes(self) -> str:
        """What came while it was played, as one text: once it is over the record is everybody's."""
        return "\n".join([*self.playing, *self.answers])

    @property
    def playing(self) -> list[str]:
        return [text for text in self.frames if OVER_TOLD not in text]

    def sides(self) -> list[dict[str, Any]]:
        return [side for text in self.frames for side in json.loads(text).get("sides", [])]


def on_screen(context: BrowserContext, game: str) -> tuple[Page, str]:
    """A screen that has put up a table of its own, and the code on it."""
    page = context.new_page()
    page.goto("/screen")
    page.locator(f"[data-game={game}]").click()
    page.wait_for_url("**/screen/*")
    code = page.url.rsplit("/", 1)[1]
    expect(page.locator(f"[data-join={code}]")).to_contain_text(code)
    return page, code


def hand_at(page: Page, code: str, name: str) -> Page:
    """A phone that came by the code and sits down."""
    page.goto(f"/j/{code.lower()}")
    page.wait_for_url("**/table/*")
    join(page, name)
    return page


def test_a_whole_match_of_abaku_with_one_screen_and_three_phones(person: Opener) -> None:
    context = person("screen")
    screen, code = on_screen(context, "abaku")
    heard = Heard(screen, answers=True)
    screen.reload()  # what comes from the start is heard
    names = ["Ida", "Morfar", "Noor"]
    contexts = {name: person("phone") for name in names}
    phones: dict[str, Page] = {}
    told: dict[str, Heard] = {}
    for name in names:
        phones[name] = contexts[name].new_page()
        told[name] = Heard(phones[name])
        hand_at(phones[name], code, name)
        expect(screen.locator("ol")).to_contain_text(name)
    screen.locator("[data-begin]").click()
    for name in names:
        phones[name].locator(".rack").wait_for()
        expect(phones[name].locator(f"[data-hand={code}]")).to_be_visible()
    expect(screen.locator("[data-seat]")).to_have_count(3)
    assert not screen.locator(".rack").count()

    hands = {name: Abaku(placements=1) for name in names}
    for hand in hands.values():
        hand.exchanged = True
    slept = False
    for _ in range(40):
        view = look(phones["Ida"])["sides"][0]["view"]
        if view["actor"] is None:
            break
        name = names[view["actor"]]
        others = [one for one in names if one != name]
        if hands[name].left == 0 and not slept:
            # somebody who isn't on puts the phone away; meanwhile another plays
            slept = True
            contexts[others[0]].set_offline(True)
            seat = screen.locator(f"[data-seat='{names.index(others[0])}']")
            expect(seat).to_contain_text(f"waiting for {others[0]}’s phone")
            hands[name](phones[name])
            contexts[others[0]].set_offline(False)
            expect(seat).not_to_contain_text("waiting")
            back = phones[others[0]]
            now = look(back)
            expect(back.locator("[data-slot]")).to_have_count(
                len(now["sides"][0]["view"]["racks"][now["you"]["seats"][0]])
            )
            continue
        hands[name](phones[name])
        # the last pass ends it, and then the screen says who won
        expect(screen.locator(TOLD)).to_contain_text(re.compile(f"{name}|wins|win"))
    assert slept
    for page in phones.values():
        page.locator(OVER).wait_for()
    expect(screen.locator("[data-screen=over]")).to_be_visible()
    expect(screen.locator(TOLD)).to_contain_text("win")

    # every rack and every drawn tile that a phone knew, and the screen must not
    seen = {event["seq"]: event.get("act") for side in heard.sides() for event in side["events"]}
    secrets = set()
    for name in names:
        for side in told[name].sides():
            view = side["view"]
            if view["actor"] is not None:
                secrets.add(view["racks"][side["seat"]])
                secrets |= {e["act"] for e in side["events"] if "act" in e and e["act"] != seen.get(e["seq"])}
    assert len(secrets) > 3
    for side in (side for text in heard.playing for side in json.loads(text).get("sides", [])):
        assert side["seat"] is None
        if side["view"]["actor"] is not None:
            assert set(side["view"]["racks"]) == {None}
    sent = heard.bytes()
    assert len(heard.answers) > 3, "the answers of the API are searched too"
    for secret in secrets:
        assert f'"{secret}"' not in sent
    # the search finds what is there
    assert any(f'"{secret}"' in told["Ida"].bytes() for secret in secrets)


@pytest.mark.parametrize("game", ["shut-the-box", "chikugo", "take-it", "kryds-bolle"])
def test_a_phone_acts_and_the_screen_tells_it(person: Opener, axe: str, game: str) -> None:
    screen, code = on_screen(person("screen"), game)
    phone = hand_at(person("phone").new_page(), code, "Ida")
    expect(screen.locator("ol")).to_contain_text("Ida")
    screen.get_by_role("button", name="robot").first.click()
    if game != "kryds-bolle":
        screen.locator("[data-begin]").click()
    expect(phone.locator(f"[data-hand={code}]")).to_be_visible()
    expect(screen.locator("[data-seat]")).to_have_count(2)
    if game == "shut-the-box":
        expect(phone.locator("[data-cup]")).to_be_visible()
        phone.locator("[data-cup]").dispatch_event("pointerdown")
        phone.locator("[data-cup]").dispatch_event("pointerup")
        expect(phone.locator("[data-cup]")).to_have_count(0)
    else:
        phone.locator(".acts .primary").wait_for()
        hand_for(game)(phone)
    settled(phone)
    expect(screen.locator(TOLD)).not_to_be_empty()
    expect(screen.locator("[data-join]")).to_contain_text(code)
    assert serious(screen, axe) == []
