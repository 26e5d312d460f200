"""Both games played at random against a second, plainer account of their rules."""

import copy
import pickle
from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import parlour

TWELVE = Counter(["2", "3", "4", "5", "8", "12", "<=4", "<=6"]) + Counter(line=2, square=2)
WORTH = {"<=4": 4, "<=6": 6, "line": 1, "square": 9}
#: throws of every kind, so that random play meets all of them often
LANDINGS = st.sampled_from(
    [
        "red - black -",
        "red a1 black -",
        "red - black d5",
        "red a1 black a2",
        "red b2 black d2",
        "red c1 black c4",
        "red b3 black c4",
        "red a1 black b3",
        "red a1 black d2",
        "red c2 black e4",
        "red a1 black c4",
        "red e3 black e1",
    ]
) | st.sampled_from(["red a1 black e5", "red c3 black d1"])


class Table(RuleBasedStateMachine):
    """What holds in both games."""

    key: str

    def begin(self, seats: int, smart: bool) -> None:
        self.game = parlour.game(self.key)
        self.state = self.game.start(seats=seats, smart_calculators=smart)
        self.steps = 0

    def step(self, text: str) -> None:
        before = self.state.json()
        played = self.state.play(text)
        assert self.state.json() == before
        self.before, self.state = self.state, played
        self.steps += 1

    @precondition(lambda self: self.state.view()["stage"] == "throw")
    @rule(landing=LANDINGS)
    def throw(self, landing: str) -> None:
        self.step("throw")
        self.step(landing)

    @precondition(lambda self: self.state.actor is not None and self.state.view()["stage"] != "throw")
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        self.step(str(data.draw(st.sampled_from(self.state.legal()))))

    @precondition(lambda self: self.state.actor is None)
    @rule()
    def nothing_more(self) -> None:
        assert self.state.legal() == ()
        assert self.state.accepts(self.game.action("throw")).code == "game-over"
        assert 0 in self.state.places

    @invariant()
    def twelve_chips(self) -> None:
        view = self.state.view()
        found = Counter(view["up"]) + Counter(view["unseen"]) + Counter(view.get("aside", []))
        for pile in view["chips"]:
            found += Counter(pile)
        assert found == TWELVE

    @invariant()
    def reads_back(self) -> None:
        state = self.state
        given = {"smart_calculators": state.options.smart_calculators}
        if hasattr(state.options, "lay_out"):
            given["lay_out"] = state.options.lay_out
        assert self.game.position(state.position, **given) == state
        assert self.game.state(state.json()) == state
        assert pickle.loads(pickle.dumps(state)) == state
        assert copy.deepcopy(state) == state

    @invariant()
    def within_the_bound(self) -> None:
        assert self.steps <= self.game.longest(self.state.options)


class Chikugo(Table):
    """Chips only come from the middle to a Nadir, and only go aside."""

    key = "chikugo"

    @initialize(seats=st.integers(2, 6), smart=st.booleans(), lay_out=st.sampled_from(["one", "all"]))
    def start(self, seats: int, smart: bool, lay_out: str) -> None:
        self.begin(seats, smart)
        self.state = self.game.start(seats=seats, smart_calculators=smart, lay_out=lay_out)

    @invariant()
    def points_are_chips_in_front(self) -> None:
        view = self.state.view()
        assert view["points"] == [len(pile) for pile in view["chips"]]
        assert all(not view["chips"][seat] for seat in view["retired"])

    @invariant()
    def nadir_is_the_last_of_the_lowest(self) -> None:
        view = self.state.view()
        if view["phase"] != "pick-up":
            return
        staying = [thrown for thrown in view["throws"] if thrown["seat"] not in view["retired"]]
        lowest = min((thrown["points"] for thrown in staying), default=None)
        lows = [thrown["seat"] for thrown in staying if thrown["points"] == lowest]
        assert view["nadir"] == (lows[-1] if lows else None)

    @invariant()
    def the_losers_are_those_left_with_most(self) -> None:
        view = self.state.view()
        if view["places"] is None:
            assert len(view["retired"]) <= len(view["chips"]) - 2
            return
        left = [seat for seat in range(len(view["chips"])) if seat not in view["retired"]]
        most = max(view["points"][seat] for seat in left)
        losers = [seat for seat in left if view["points"][seat] == most]
        assert len(left) == 1 or view["round"] == 100
        assert [seat for seat, place in enumerate(view["places"]) if place] in (losers, [])


class TakeIt(Table):
    """Chips only go from the middle to a seat, or from seat to seat."""

    key = "take-it"

    @initialize(seats=st.integers(2, 6), smart=st.booleans())
    def start(self, seats: int, smart: bool) -> None:
        self.begin(seats, smart)

    @invariant()
    def points_are_the_worth_of_the_chips(self) -> None:
        view = self.state.view()
        for points, pile in zip(view["points"], view["chips"], strict=True):
            assert points == sum(WORTH[chip] if chip in WORTH else int(chip) for chip in pile)

    @invariant()
    def it_is_over_with_the_middle_empty_or_too_long_idle(self) -> None:
        view = self.state.view()
        idle_too_long = view["idle"] == 50 * len(view["chips"])
        assert (view["places"] is not None) == (not (view["up"] or view["unseen"]) or idle_too_long)

    @invariant()
    def one_chip_is_turned_each_turn(self) -> None:
        view = self.state.view()
        turns = (view["round"] - 1) * len(view["chips"]) + view["turn"]
        if view["stage"] in ("throw", "landing", "turn", "chip"):
            assert view["face_down"] == max(0, 12 - turns)


TestChikugo = Chikugo.TestCase
TestTakeIt = TakeIt.TestCase
TestChikugo.settings = TestTakeIt.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)
