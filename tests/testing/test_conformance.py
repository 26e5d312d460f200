"""The kit passes a sound game and catches every way of being broken that it claims to catch."""

import pytest

import parlour
from parlour.testing import NonConformance, check_game, option_sets

from . import toy

OWN = ("shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle")


@pytest.mark.slow
def test_a_sound_game_with_secrets_passes() -> None:
    report = check_game(toy.TOY, seeds=range(30))
    assert report.games == 30
    assert report.longest == 4


def test_a_game_may_uncover_at_its_end_what_it_hid() -> None:
    """That one which uncovers it sooner is caught, the broken copies show."""
    hidden = toy.SHOWDOWN.position("13|high")
    assert [hidden.view(seat)["calls"] for seat in (0, 1, None)] == [["high"], ["?"], ["?"]]
    assert hidden.play("low").view(1)["cards"] == [1, 3]
    check_game(toy.SHOWDOWN, seeds=range(30))


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(toy.BROKEN))
def test_a_broken_game_is_caught_for_what_is_broken(name: str) -> None:
    game = toy.GAMES[toy.BROKEN[name]]
    with pytest.raises(NonConformance) as caught:
        check_game(game, seeds=range(12), hash_seeds=name.startswith("hash-seed"))
    assert caught.value.rule == name.partition("/")[0]


def test_hands_of_ones_own_are_secrets_where_several_sit() -> None:
    abaku = parlour.game("abaku")
    assert abaku.has_secrets(abaku.options())
    assert not abaku.has_secrets(abaku.options(mode="solo"))
    others = [parlour.game(key) for key in OWN if key != "abaku"]
    assert not any(game.has_secrets(game.options()) for game in others)


@pytest.mark.slow
@pytest.mark.parametrize("key", OWN)
def test_our_games_conform(key: str) -> None:
    game = parlour.game(key)
    sets = option_sets(game)
    long = [options for options in sets if max(options["seats"], options.get("rounds", 0)) > 10]
    check_game(
        game,
        seeds=range(2),
        options=[options for options in sets if options not in long],
        check_every=7 if key == "abaku" else 1,
    )
    # 99 seats play through 1,800 states that are much alike
    check_game(game, seeds=range(2), options=long, check_every=11, hash_seeds=False)
