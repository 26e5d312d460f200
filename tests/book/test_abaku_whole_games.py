"""Whole games of Abaku under every option of the second rules, each judged by a referee that knows only the
rules: what is allowed and refused, points, what each seat sees, the end and the result, at every step."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from .abaku import GAME
from .abaku_judged import Judged
from .tell import bad_options

#: the rules and what they call; what robots think with is none of it
PROVES = (
    "core",
    "games/abaku/actions.py",
    "games/abaku/board.py",
    "games/abaku/equations.py",
    "games/abaku/judging",
    "games/abaku/notation.py",
    "games/abaku/options.py",
    "games/abaku/pending.py",
    "games/abaku/placement.py",
    "games/abaku/rules.py",
    "games/abaku/search",
    "games/abaku/tiles.py",
    "games/abaku/view.py",
)

#: the options that came with the second version, alone and together
WAYS: tuple[dict[str, Any], ...] = (
    {"seats": 1, "mode": "solo"},
    {"seats": 1, "mode": "solo", "leftover": "value", "start_bonus": "equation-2"},
    {"seats": 1, "mode": "solo", "tile_values": True, "diagonals": True, "zeros": "new"},
    {"seats": 1, "mode": "solo", "deal": "2026-11-17"},
    {"seats": 1, "mode": "cover"},
    {"seats": 1, "mode": "cover", "size": 5},
    {"seats": 1, "mode": "cover", "size": 6, "diagonals": True},
    {"seats": 1, "mode": "cover", "size": 12, "sets": 2, "zeros": "new"},
    {"seats": 1, "mode": "cover", "size": 17, "sets": 3, "trivial_powers": False},
    {"seats": 2, "board": "blank"},
    {"seats": 2, "zeros": "new"},
    {"seats": 3, "zeros": "new", "diagonals": True, "board": "blank", "leftover": "value"},
    {"seats": 2, "leftover": "value"},
    {"seats": 2, "start_bonus": "equation-2"},
    {"seats": 2, "start_bonus": "equation-2", "tile_values": True, "diagonals": True, "count_tiles": True},
    {"seats": 2, "count_tiles": True},
    {"seats": 2, "sets": 2},
    {"seats": 4, "first": "draw"},
    {"seats": 2, "first": "draw", "count_tiles": True, "start_bonus": "equation-2", "sets": 3},
    {"seats": 2, "referee": "challenge"},
    {"seats": 3, "referee": "challenge", "aids": True, "count_tiles": True},
    {"seats": 2, "referee": "challenge", "diagonals": True, "zeros": "new", "tile_values": True},
    {"seats": 2, "referee": "challenge", "bonuses": False, "trivial_powers": False, "sets": 2},
    {"seats": 4, "referee": "challenge", "board": "blank", "first": "draw", "leftover": "value"},
)
EVERY_WAY = pytest.mark.parametrize("options", WAYS, ids=str)


def combined(seed: int) -> dict[str, Any]:
    """Options drawn at random from all that go together."""
    rng = random.Random(f"combined {seed}")
    mode = rng.choice(("table", "table", "table", "solo", "cover"))
    options: dict[str, Any] = {"mode": mode, "seats": rng.choice((2, 2, 3, 4)) if mode == "table" else 1}
    options |= {"diagonals": rng.random() < 0.3, "trivial_powers": rng.random() < 0.7}
    options |= {"zeros": rng.choice(("either", "new")), "sets": rng.choice((1, 1, 2, 3))}
    if mode == "cover":
        return options | {"size": rng.randint(5, 17)}
    options |= {"tile_values": rng.random() < 0.3, "leftover": rng.choice(("count", "value"))}
    options["bonuses"] = rng.random() < 0.7
    if options["bonuses"]:
        options["start_bonus"] = rng.choice(("none", "equation-2"))
    if mode == "table":
        options |= {"count_tiles": rng.random() < 0.5, "first": rng.choice(("lots", "draw"))}
        options["referee"] = rng.choice(("strict", "challenge"))
        if options["referee"] == "challenge":
            options["aids"] = rng.random() < 0.5
        if not options["bonuses"]:
            options["board"] = rng.choice(("bonus", "blank"))
    if options["tile_values"]:
        del options["leftover"]
    return options


def judged(options: dict[str, Any], games: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    for seed in range(games):
        counts += Judged(options, seed).play()
    return counts


@pytest.mark.slow
@EVERY_WAY
def test_a_short_game_goes_as_the_referee_says(options: dict[str, Any]) -> None:
    counts = Judged(options, 0, tired=0.5).play()
    assert min(counts[what] for what in ("states", "refused", "allowed")) > 5


@pytest.mark.slow
@pytest.mark.parametrize("options", WAYS[1::12], ids=str)
def test_a_game_goes_as_the_referee_says(options: dict[str, Any]) -> None:
    assert Judged(options, 0, tired=0.05).play()["states"] > 30


@pytest.mark.prove
@EVERY_WAY
def test_two_hundred_games_go_as_the_referee_says(options: dict[str, Any], record_property: Any) -> None:
    record_property("games", 200)
    for what, count in judged(options, 200).items():
        record_property(what, count)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_a_game_with_options_drawn_at_random(seed: int) -> None:
    assert Judged(combined(seed), seed, tired=0.3).play()["states"] > 5


@pytest.mark.prove
def test_two_hundred_games_with_options_drawn_at_random(record_property: Any) -> None:
    counts: Counter[str] = Counter()
    for seed in range(200):
        counts += Judged(combined(seed), seed).play()
    for what, count in counts.items():
        record_property(what, count)


def placements_midway(options: dict[str, Any], seed: int, longest: int = 60) -> int:
    """Play for a while, then compare every placement there is."""
    game = Judged(options, seed)
    wanted = game.rng.randint(3, longest)
    while game.state.actor is not None and (game.referee.stage != "place" or len(game.events) < wanted):
        game.step()
    return game.every_placement() if game.state.actor is not None else 0


STRICT = [options for options in WAYS if "referee" not in options]


@pytest.mark.slow
def test_every_placement_is_listed_and_no_other() -> None:
    small = {"seats": 1, "mode": "cover", "size": 6}
    assert sum(placements_midway(small, seed, 12) for seed in range(4)) > 10


@pytest.mark.prove
@pytest.mark.parametrize("options", STRICT, ids=str)
def test_every_placement_of_twenty_tables_is_listed(options: dict[str, Any], record_property: Any) -> None:
    record_property("placements", sum(placements_midway(options, seed) for seed in range(20)))


def test_what_decides_nothing_is_refused_with_a_reason() -> None:
    alone = [{"mode": mode, "count_tiles": True} for mode in ("solo", "cover", "magic")]
    alone += [{"mode": mode, "referee": "challenge"} for mode in ("solo", "cover", "magic")]
    bad_options("abaku", [*alone, {"mode": "cover", "leftover": "value"}, {"mode": "magic", "sets": 2}])
    bad_options("abaku", [{"sets": n} for n in (0, 4, "2", None)])
    bad_options("abaku", [{"zeros": v} for v in ("old", "", None, True)])
    bad_options("abaku", [{"leftover": v} for v in ("sum", "", None)])
    bad_options("abaku", [{"start_bonus": v} for v in ("equation-3", "", True)])
    bad_options("abaku", [{"board": v} for v in ("empty", 17, None)])
    bad_options("abaku", [{"first": v} for v in ("seat", "", None)])


def test_a_named_deal_gives_everybody_the_same_tiles() -> None:
    def tiles(name: str) -> list[str]:
        state, drawn = GAME.start(mode="solo", deal=name), list[str]()
        while len(drawn) < 15:
            ((outcome, chance),) = state.odds()
            assert chance == 1
            drawn.append(str(outcome))
            state = state.play(outcome)
            state = state.play(f"exchange {','.join(drawn[-1].split()[-1][:1])}")
        return drawn

    assert tiles("monday") == tiles("monday") != tiles("tuesday")


def test_a_joker_and_equals_draw_again_for_the_start() -> None:
    game = Judged({"seats": 3, "first": "draw"}, 0)
    for text in ("lot 0 ?", "lot 0 3", "lot 1 3", "lot 2 7", "lot 0 5", "lot 1 4"):
        game.happen(text)
    assert game.state.view(None)["turn"] == 1
    assert game.referee.turn == 1
    assert game.referee.stage == "deal"
