"""Pictures of positions: every game, every seat, and no secrets."""

from __future__ import annotations

import random
import re
from typing import Any
from xml.etree import ElementTree

import pytest

import parlour
from parlour.core.errors import BadView
from parlour.core.svg import PICTURES, Picture, picture

_SVG = "{http://www.w3.org/2000/svg}"


def later(key: str, seed: int, acts: int, **options: Any) -> Any:
    game, rng = parlour.game(key), random.Random(seed)
    state: Any = game.start(**options)
    while acts > 0 or state.actor is parlour.CHANCE:
        if state.actor is None:
            break
        chance = state.actor is parlour.CHANCE
        state = state.play(state.sample(rng) if chance else game.some_action(state.view(state.actor), rng))
        acts -= 1
    return state


def words(svg: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(svg).iter(f"{_SVG}text")]


@pytest.mark.parametrize("key", [game.key for game in parlour.games()])
def test_every_game_draws_every_seat(key: str) -> None:
    assert key in PICTURES
    for acts in (0, 9, 30):
        state = later(key, seed=acts, acts=acts)
        for seat in (None, *range(state.options.seats)):
            root = ElementTree.fromstring(state.svg(seat))
            assert root.tag == f"{_SVG}svg"
            _, _, width, height = map(float, root.attrib["viewBox"].split())
            for node in root.iter(f"{_SVG}circle"):
                assert 0 <= float(node.attrib["cx"]) <= width
                assert 0 <= float(node.attrib["cy"]) <= height


def test_the_cube_has_its_balls_and_points() -> None:
    state = parlour.game("kryds-bolle").position("xxx.oo..." + "/........." * 2)
    svg = state.svg()
    assert (
        svg.count('fill="#e7cda2"') - svg.count('r="3"') == 3 + 1
    )  # three balls, and the one beside the points
    assert svg.count('stroke="#f2c45a"') == 3  # the finished line
    assert words(svg)[-2:] == ["1", "0"]


def test_a_shut_flap_lies() -> None:
    state = parlour.game("shut-the-box").position("1,2,5,12|3+4|0,31|1|2")
    heights = re.findall(r'height="(\d+)" rx="4"', state.svg())
    assert [height == "92" for height in heights] == [flap in (1, 2, 5, 12) for flap in range(1, 13)]


def test_a_rack_is_drawn_for_its_seat_alone() -> None:
    state = later("abaku", seed=3, acts=0)
    own, other = (sorted(state.racks[seat]) for seat in (0, 1))
    assert own != other
    tiles = [sorted(word for word in words(state.svg(seat)) if word in own + other)[-5:] for seat in (0, 1)]
    numbers = len(words(state.svg(None)))
    assert len(words(state.svg(0))) == numbers + 5
    assert tiles[0] != tiles[1]


def test_a_notebook_shows_the_seat_to_act() -> None:
    state = later("abaku", seed=3, acts=0)
    assert state._repr_svg_() == state.svg(state.actor)
    record = parlour.play("kryds-bolle", bots=["random", "random"], seed=1)
    assert record._repr_svg_() == list(record.states())[-1].svg()


def test_text_is_escaped() -> None:
    sheet = Picture(10, 10)
    sheet.text(1, 1, "<script>&", fill='"')
    assert str(sheet).endswith('fill="&quot;">&lt;script&gt;&amp;</text></svg>')


def test_what_is_no_view_is_refused() -> None:
    with pytest.raises(BadView):
        picture({"game": "kryds-bolle"})
