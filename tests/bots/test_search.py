"""The robot that searches any game."""

import random

import parlour
from parlour.bots import Budget, create, names
from parlour.bots.search import SearchBot


def test_it_is_named_where_a_game_has_no_robot_of_its_own() -> None:
    assert names("some-new-game") == ("random", "search")
    assert "search" not in names("kryds-bolle")
    assert isinstance(create("search", "kryds-bolle"), SearchBot)


def test_it_takes_the_place_that_decides() -> None:
    rng, decided = random.Random(1), 0
    while decided < 5:
        state = parlour.game("kryds-bolle").start(placement="free")
        for _ in range(25):
            state = state.play(rng.choice(state.legal()))
        seat = state.actor
        assert isinstance(seat, int)
        place = {}
        for action in state.legal():
            (last,) = state.play(action).legal()
            places = state.play(action).play(last).places
            assert places is not None
            place[action] = places[seat] - places[1 - seat]
        if len(set(place.values())) == 1:
            continue
        decided += 1
        chosen = SearchBot().choose(state.view(seat), Budget(nodes=40), random.Random(1))
        assert place[chosen] == min(place.values())


def test_it_beats_chance_in_a_game_it_knows_nothing_of() -> None:
    won = 0
    for seed in range(6):
        bots = [create("search", "kryds-bolle"), "random"]
        record = parlour.play("kryds-bolle", bots, seed=seed, budget=Budget(nodes=40))
        places = list(record.states())[-1].places
        won += places == (0, 1)
    assert won >= 5


def test_the_same_chance_gives_the_same_choice() -> None:
    text = "play|2,8,12|0|3,4;5,<=4,<=6,line,line,square,square;|0 red a1 black d3|0|3|take"
    view = parlour.game("take-it").position(text).view(0)
    first, second = (SearchBot().choose(view, Budget(nodes=60), random.Random(3)) for _ in range(2))
    assert first == second
    assert not SearchBot().serves("abaku", {})
    assert SearchBot().serves("take-it", {})
