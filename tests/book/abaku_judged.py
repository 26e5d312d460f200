"""One random game of Abaku beside its referee, with everything compared at every step."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from math import comb, prod
from typing import Any

import parlour
from parlour.core.events import Act, ChanceAnswer, Event

from .abaku import COLUMNS, GAME, in_order
from .abaku_proposals import any_placement, proposals, with_claims
from .abaku_referee import Referee
from .abaku_seen import expects, view

#: how a placement begins
PLACEMENT = "=/\\0123456789" + COLUMNS


class Judged:
    def __init__(self, options: dict[str, Any], seed: int, tired: float | None = None) -> None:
        self.options = options
        self.rng = random.Random(f"{options} {seed}")
        #: how often they exchange or pass instead of placing; mostly seldom
        self.tired = self.rng.choice((0.07, 0.07, 0.07, 0.3, 0.9)) if tired is None else tired
        self.state = GAME.start(**options)
        self.referee = Referee(**options)
        self.events: list[Event] = []
        self.counts: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        self.compare()
        while self.state.actor is not None:
            self.step()
        assert self.referee.stage == "over"
        self.judge("pass", "accept", "8G 24", "draw 0 1")
        assert self.state.legal() == ()
        self.read_back()
        return self.counts

    def step(self) -> None:
        self.happen(self.chance() if self.state.actor is parlour.CHANCE else self.act())

    def happen(self, text: str) -> None:
        """An act or an outcome, and whether everything is as the referee says then."""
        seat, action = self.state.actor, GAME.action(text)
        text = str(action)
        self.hidden(text)
        self.state = self.state.play(action)
        self.referee.happens(text)
        seq = len(self.events) + 1
        chance = seat is parlour.CHANCE
        self.events.append(ChanceAnswer(seq=seq, act=text) if chance else Act(seq=seq, by=seat, act=text))
        self.counts["states"] += 1
        self.compare()

    # --- what is played ---

    def chance(self) -> str:
        text = str(self.state.sample(self.rng))
        assert not self.referee.why_not(text), self.tell(text, self.referee.why_not(text))
        if not self.options.get("deal") and len(text.split()[-1]) <= 2:
            self.odds()
        return text

    def odds(self) -> None:
        """First seats and lots are as likely as each other; tiles come as they lie in the bag."""
        told = {str(outcome): chance for outcome, chance in self.state.odds()}
        referee = self.referee
        if referee.stage == "first":
            assert told == {f"first {seat}": Fraction(1, referee.seats) for seat in range(referee.seats)}
            return
        bag = Counter(referee.bag)
        drawn = {outcome: Counter(outcome.split()[-1]) for outcome in told}
        count = sum(next(iter(drawn.values())).values())
        every = comb(len(referee.bag), count)
        assert sum(told.values()) == 1
        for outcome, tiles in drawn.items():
            assert told[outcome] == Fraction(prod(comb(bag[t], n) for t, n in tiles.items()), every)

    def act(self) -> str:
        referee, rng = self.referee, self.rng
        if referee.stage == "answer":
            self.judge("pass", "accept", "challenge", "exchange 1", "8G 24")
            return "challenge" if rng.random() < 0.3 else "accept"
        seen = self.state.view(self.state.actor)
        some = {str(GAME.some_action(seen, rng)) for _ in range(3)}
        right = sorted(text for text in some if text[0] in PLACEMENT)
        self.judge(*proposals(referee, right, rng), *right)
        chosen = self.choose(right)
        self.judge(chosen)
        return chosen

    def choose(self, right: list[str]) -> str:
        referee, rng = self.referee, self.rng
        rack = referee.racks[referee.turn]
        if rng.random() >= self.tired:
            doubtful = not referee.strict and rng.random() < 0.4
            if doubtful and (text := any_placement(referee, rng)) is not None:
                return with_claims(text, referee, rng) if rng.random() < 0.6 else text
            if right:
                text = max(right, key=lambda t: (t[0] == "=", len(t))) if rng.random() < 0.4 else right[0]
                return with_claims(text, referee, rng) if not referee.strict and rng.random() < 0.5 else text
        if rack and referee.bag and rng.random() < (0.98 if referee.alone else 0.7):
            tiles = rng.sample(rack, rng.randint(1, min(len(rack), len(referee.bag))))
            return f"exchange {','.join(in_order(tiles))}"
        return "pass"

    def judge(self, *texts: str) -> None:
        """Game and referee agree on each of these."""
        for text in texts:
            try:
                action = GAME.action(text)
            except parlour.BadNotation:
                self.counts["refused"] += 1
                assert self.referee.why_not(text), self.tell(text, "can't be written")
                continue
            refusal, why = self.state.accepts(action), self.referee.why_not(str(action))
            assert (refusal is None) == (not why), self.tell(text, refusal, why)
            self.counts["allowed" if refusal is None else "refused"] += 1

    # --- what is compared ---

    def compare(self) -> None:
        state, referee = self.state, self.referee
        actor = "chance" if state.actor is parlour.CHANCE else state.actor
        assert actor == referee.actor, self.tell(actor, referee.actor)
        assert state.points == tuple(referee.points), self.tell(state.points, referee.points)
        assert state.winners == referee.winners, self.tell(state.winners, referee.winners)
        assert state.places == referee.places, self.tell(state.places, referee.places)
        assert state.position.split("|")[2] == referee.bag, self.tell(referee.bag)
        for seat in (*range(referee.seats), None):
            seen, expected = state.view(seat), view(referee, seat)
            for claim in seen["claims"] or ():
                readings = claim.pop("readings")
                right = referee.is_equation(claim["digits"])
                assert bool(readings) == right if referee.aids else readings is None
            for told in (seen, expected):
                told["claims"] = told["claims"] and sorted(told["claims"], key=lambda c: c["squares"])
            asked = {key: seen.pop(key) for key in ("game", "options", "legal", "expects")}
            differ = {key for key in {*seen, *expected} if seen.get(key, "") != expected.get(key, "")}
            assert not differ, self.tell(seat, {key: (seen.get(key), expected.get(key)) for key in differ})
            if seat is None or seat != actor:
                assert (asked["legal"], asked["expects"]) == ([], None)
            elif referee.stage == "answer":
                assert asked["expects"] == {"actions": ["accept", "challenge"]}
            else:
                asked["expects"]["swaps"].sort()
                assert asked["expects"] == expects(referee), self.tell(asked["expects"], expects(referee))

    def hidden(self, text: str) -> None:
        """What one seat draws or exchanges looks the same to all others, whichever tiles they are."""
        word, tiles = text.split()[0], text.split()[-1]
        referee, rng = self.referee, self.rng
        everybody = (*range(referee.seats), None)
        one = GAME.action(text)
        if word not in ("draw", "exchange"):
            assert {self.state.shown(one, seat) for seat in everybody} == {text}
            return
        count = len(tiles.replace(",", ""))
        owner = int(text.split()[1]) if word == "draw" else referee.turn
        word = f"draw {owner}" if word == "draw" else word
        others = rng.sample(referee.bag if word != "exchange" else referee.racks[owner], count)
        two = GAME.action(f"{word} {''.join(others) if word != 'exchange' else ','.join(others)}")
        assert self.state.shown(one, owner) == text
        for seat in everybody:
            if seat != owner:
                told = f"{word} {count} tile{'s' * (count > 1)}"
                assert self.state.shown(one, seat) == self.state.shown(two, seat) == told
        if not self.options.get("deal") and rng.random() < 0.1:
            after = self.state.play(one), self.state.play(two)
            ends = any(state.actor is None for state in after)  # then racks lie open
            for seat in () if ends else everybody:
                assert seat == owner or after[0].view(seat) == after[1].view(seat), self.tell(text, str(two))

    def every_placement(self) -> int:
        """The game lists exactly the placements that the referee finds by trying everything."""
        listed = {str(action) for action in self.state.legal()}
        found = set(self.referee.placements(self.referee.turn))
        assert {text for text in listed if text[0] in PLACEMENT} == found, self.tell(listed ^ found)
        return len(found)

    def read_back(self) -> None:
        """The game as a record, written, read, and judged once more from what is written."""
        header = parlour.Header(
            game="abaku",
            rules=GAME.rules_version,
            options=self.options,
            players=tuple(parlour.Player(f"seat {seat}") for seat in range(self.referee.seats)),
            match="judged",
            commitment="",
            by_hand=True,
        )
        record = parlour.Record(header=header, events=tuple(self.events))
        record = parlour.Record.from_text(record.text())
        again = Referee(**record.header.options)
        for event in record.events:
            assert isinstance(event, Act | ChanceAnswer)
            again.happens(event.act)
        assert again.stage == "over"
        assert record.points == tuple(again.points) == self.state.points
        assert record.winners == again.winners

    def tell(self, *facts: Any) -> str:
        acts = [event.act for event in self.events if isinstance(event, Act | ChanceAnswer)]
        return f"{facts}\n{self.options}\n{self.state.position}\n{acts}"
