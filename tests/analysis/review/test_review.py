"""Reviews: luck, choices and the rest add up to the result, and each is what it says."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.analysis import Analyser
from parlour.analysis.analysis import ANALYSERS, Analysis, Scored
from parlour.analysis.review import Review, review
from parlour.analysis.review.plots import plot
from parlour.analysis.review.telling import told
from parlour.analysis.review.valuers import valuer_for
from parlour.cli import main
from parlour.core.bot import Budget
from parlour.core.events import Act, Resign, TakeBack
from parlour.core.match import Match
from parlour.games.kugelbox.box import score
from tests.analysis.reviews import BUDGETS, FOLDER, names, reviewed

FEW = Budget(nodes=400)


def adds_up(found: Review) -> None:
    for account in found.accounts:
        parts = account.luck + account.choices + account.others + account.unclear
        assert account.start + parts == account.end
    for seat, account in enumerate(found.accounts):
        assert account.luck == sum(step.luck[seat] for step in found.steps)
        assert account.choices == -sum(s.cost for s in found.steps if s.by == seat and s.cost is not None)


def result_of(record: parlour.Record, unit: str) -> list[Fraction]:
    """What the match ended with for each seat, told from its last state alone."""
    last = list(record.states())[-1]
    if unit == "difference":
        points = last.points
        return [Fraction(own - max(points[:n] + points[n + 1 :])) for n, own in enumerate(points)]
    return [Fraction(seat in last.winners, len(last.winners) or 1) for seat in range(last.options.seats)]


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_golden_reviews(name: str) -> None:
    found = reviewed(name)
    if name not in BUDGETS:  # what Abaku's estimates say changes whenever its leaves are learnt anew
        assert told(found) == (FOLDER / f"{name}.txt").read_text("utf-8")
    assert (FOLDER / f"{name}.svg").exists()
    adds_up(found)
    record = parlour.Record.load(FOLDER / f"{name}.record")
    if found.unit != "points":
        assert [account.end for account in found.accounts] == result_of(record, found.unit)


def test_every_game_has_a_golden_review() -> None:
    reviewed_games = {parlour.Record.load(FOLDER / f"{name}.record").header.game for name in names()}
    assert reviewed_games >= {"shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle"}


def test_minus_points_are_those_of_the_pad_against_par() -> None:
    record = parlour.play("shut-the-box", ["novice", "random", "perfect"], seed=9, rounds=2)
    found = review(record)
    assert (found.unit, found.exact) == ("points", True)
    adds_up(found)
    par = parlour.analyse(parlour.game("shut-the-box").start()).value
    pad = list(record.states())[-1].points
    assert [account.end for account in found.accounts] == [2 * par - points for points in pad]
    assert found.accounts[2].choices == 0 < -found.accounts[1].choices


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "goal"),
    [
        ({"seats": 1}, None),
        ({"seats": 1, "rounds": 2}, "win"),
        ({"scoring": "digits", "rounds": 2}, None),
        ({"eliminate": True, "seats": 3, "limit": 30}, None),
        ({"shut": "finish-round", "seats": 2, "limit": 30}, None),
        ({"dice": "one-when-six", "flaps": 9, "limit": 30}, "score"),
    ],
)
def test_shut_the_box_with_its_options(options: dict[str, Any], goal: str | None) -> None:
    found = review(parlour.play("shut-the-box", seed=5, **options), goal=goal)
    adds_up(found)
    assert found.exact
    assert all(account.unclear == 0 for account in found.accounts)


def known(value: Fraction | None) -> Fraction:
    assert value is not None
    return value


@pytest.mark.slow
@pytest.mark.parametrize("goal", ["score", "win"])
def test_luck_is_nothing_on_average(goal: str) -> None:
    """At every throw, what all outcomes would have given adds up to nothing by their odds."""
    record = parlour.play("shut-the-box", ["novice", "random"], seed=3, limit=20)
    states = list(record.states())
    valuer = valuer_for(states, Budget(), goal)
    thrown = [state for state in states if state.actor is parlour.CHANCE]
    assert len(thrown) > 5
    for state in thrown:
        before = valuer.worth(state).values
        after = [(chance, valuer.worth(state.after(throw)).values) for throw, chance in state.odds()]
        for seat in (0, 1):
            mean = sum((chance * known(values[seat]) for chance, values in after), Fraction(0))
            assert abs(mean - known(before[seat])) <= (0 if goal == "score" else Fraction(1, 10**12))


@pytest.mark.slow
def test_luck_is_nothing_on_average_at_the_end_of_take_it_and_in_the_lay_out() -> None:
    take_it = parlour.game("take-it").position("play|12|0|<=4,line,line,square;2,3,4,5,8,<=6,square;||0|9")
    lay_out = parlour.game("chikugo").position("lay-out||0|8,12;4,square;2,3,5,<=4,<=6,line,line,square||0|1")
    for state in (take_it, lay_out):
        landing = state.play("throw")
        valuer = valuer_for([landing], Budget(), None)
        before = valuer.worth(landing)
        assert before.exact
        # landings that count the same lead to the same: each is worked out once
        alike: dict[Any, tuple[parlour.Action, Fraction]] = {}
        for action, chance in landing.odds():
            counted = score(action.red, action.black)
            alike[counted] = (action, alike.get(counted, (action, Fraction(0)))[1] + chance)
        worths = [(chance, valuer.worth(landing.after(a)).values[0]) for a, chance in alike.values()]
        mean = sum((chance * known(worth) for chance, worth in worths), Fraction(0))
        assert abs(mean - known(before.values[0])) < Fraction(1, 10**9)


def test_perfect_play_costs_nothing_and_ends_where_it_began() -> None:
    found = review(parlour.play("kryds-bolle", ["perfect", "perfect"], seed=1))
    assert found.exact
    for account in found.accounts:
        assert account.accuracy == 100
        assert account.start == account.end
        assert account.best == account.judged > 0


def test_what_one_loses_the_other_is_given() -> None:
    found = review(parlour.play("kryds-bolle", seed=2))
    first, second = found.accounts
    assert first.choices == -second.others < 0
    assert first.luck == second.luck == 0
    assert all(step.cost >= 0 for step in found.steps if step.cost is not None)
    assert first.accuracy is not None
    assert first.accuracy < 60


def test_turning_points_are_the_greatest_swings() -> None:
    found = reviewed("kryds-bolle")
    swings = sorted((step.swing() for step in found.steps), reverse=True)
    named = [step.swing() for step in found.steps if step.seq in found.turning_points]
    assert sorted(named, reverse=True) == swings[:3]


@pytest.mark.parametrize("game", ["chikugo", "take-it"])
@pytest.mark.parametrize("options", [{"seats": 3}, {"smart_calculators": True, "miss": "0"}])
def test_the_kugelbox_with_its_options(game: str, options: dict[str, Any]) -> None:
    record = parlour.play(game, seed=4, **options)
    found = review(record, FEW)
    adds_up(found)
    assert {step.kind for step in found.steps} <= {"luck", "choice", "forced"}
    if game == "take-it":
        assert [account.end for account in found.accounts] == result_of(record, "chance")


@pytest.mark.slow
def test_aims_are_not_judged_but_chips_are() -> None:
    record = parlour.play("take-it", seed=4, throw="hand")
    found = review(record, FEW)
    adds_up(found)
    kinds = {step.act.split()[0]: step.kind for step in found.steps if step.by is not None}
    assert kinds["throw"] == "not-judged"
    assert kinds["turn"] == "forced"
    assert not found.exact


def test_an_unfinished_match_is_reviewed_as_far_as_it_goes() -> None:
    record = parlour.play("kryds-bolle", seed=2)
    part = msgspec.structs.replace(record, events=record.events[:10], seed=None)
    found = review(part)
    adds_up(found)
    assert (found.ended, found.places, len(found.steps)) == ("unfinished", None, 10)
    given_up = msgspec.structs.replace(part, events=(*part.events, Resign(seq=11, by=0)))
    assert review(given_up).ended == "resigned"
    assert review(given_up).places == (1, 0)


def test_a_review_tells_after_each_step_what_it_has_so_far() -> None:
    record = parlour.play("shut-the-box", seed=2)
    told: list[tuple[int, int, Review]] = []
    found = review(record, FEW, so_far=lambda done, of, so_far: told.append((done, of, so_far())))
    steps = len(found.steps)
    assert [(done, of) for done, of, _ in told] == [(done, steps) for done in range(1, steps + 1)]
    for done, _, so_far in told:
        assert so_far.steps == found.steps[:done]
        assert so_far.places == found.places
        adds_up(so_far)
    assert told[-1][2] == found


def test_what_was_taken_back_is_left_out() -> None:
    match = Match(parlour.play("kryds-bolle", seed=2).header)
    for event in (
        Act(seq=1, by=0, act="a1"),
        TakeBack(seq=2, by="host", to=0),
        Act(seq=3, by=0, act="b2"),
    ):
        match.add(event)
    found = review(match.record())
    assert [(step.seq, step.act) for step in found.steps] == [(3, "b2")]
    adds_up(found)


def test_nothing_played_is_nothing_to_review() -> None:
    record = msgspec.structs.replace(parlour.play("take-it", seed=2), events=(), seed=None)
    found = review(record, FEW)
    assert found.steps == ()
    assert found.turning_points == ()
    assert "player" in told(found)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_with_secrets_is_reviewed_from_what_each_seat_saw(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = parlour.play("abaku", seed=3, seats=seats)
    part = msgspec.structs.replace(record, events=record.events[: 1 + seats + 9], seed=None)
    acts = [event.act for event in part.events if isinstance(event, Act)]
    asked: list[Any] = []

    def told_from_the_view(view: Mapping[str, Any], budget: Budget, /, **wishes: Any) -> Analysis:
        asked.append(view)
        lead = view["points"][view["seat"]] - max(view["points"])
        moves = [Scored(parlour.game("abaku").action(act), lead + 3, "estimate") for act in sorted(set(acts))]
        better = Scored(parlour.game("abaku").action("pass"), lead + 5, "estimate")
        return Analysis(False, better.value, [better, *moves])

    analyser: Analyser = told_from_the_view
    monkeypatch.setitem(ANALYSERS._loaded, "abaku", analyser)
    monkeypatch.setitem(ANALYSERS._own, "abaku", "")
    monkeypatch.setattr(ANALYSERS, "_paths", None)
    found = review(part)
    adds_up(found)
    assert (found.unit, found.exact) == ("difference", False)
    for view in asked:
        others = [rack for seat, rack in enumerate(view["racks"]) if seat != view["seat"]]
        assert others == [None] * (seats - 1)
    assert {step.cost for step in found.steps if step.by is not None} == {2}
    if seats == 2:
        assert found.accounts[0].end == -found.accounts[1].end


def test_the_command_prints_text_json_and_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FOLDER / "kryds-bolle.record")
    assert main(["review", path, "--plot", str(tmp_path / "plot.svg")]) == 0
    assert capsys.readouterr().out == (FOLDER / "kryds-bolle.txt").read_text("utf-8")
    assert (tmp_path / "plot.svg").read_text("utf-8").startswith("<?xml")
    assert main(["review", path, "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert [player["end"] for player in plain["players"]] == [-4, 4]
    assert plain["steps"][0] | {"stake": 0} == {
        "seq": 1, "by": 0, "act": "b3", "kind": "choice", "after": [1, -1], "luck": [0, 0], "gift": [0, 2],
        "unclear": [0, 0], "cost": 2, "stake": 0, "best": ["a1", "a3", "c1", "c3"], "exact": True,
        "ways": [["a1", 3], ["a3", 3], ["c1", 3], ["b3", 1]],
    }  # fmt: skip


@pytest.mark.parametrize("words", [["--goal", "glory"], ["--seconds", "0"], ["--nodes", "0"]])
def test_bad_words_are_refused_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: Any = main(["review", str(FOLDER / "shut-the-box.record"), *words])
    except SystemExit as left:
        code = left.code
    assert code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_plot_takes_any_number_of_seats(tmp_path: Path) -> None:
    plot(reviewed("shut-the-box-three"), tmp_path / "three.png")
    assert (tmp_path / "three.png").read_bytes()[:4] == b"\x89PNG"


def test_a_choice_is_told_with_what_else_there_was() -> None:
    record = parlour.play("shut-the-box", ["novice", "random"], seed=9, rounds=1)
    found = review(record)
    judged = [step for step in found.steps if step.cost is not None]
    assert judged
    for step in judged:
        values = dict(step.ways)
        assert step.act in values
        assert 2 <= len(step.ways) <= 4
        assert step.ways[0][0] in step.best
        assert step.ways[0][1] - values[step.act] == step.cost
        assert [value for _, value in step.ways] == sorted(values.values(), reverse=True)
    assert any(step.cost for step in judged)
