"""The slow truth: what a state is worth to each seat, by looking at everything that may follow."""

from fractions import Fraction

import parlour
from parlour.games.kugelbox.rules import KugelboxState


class Expectimax:
    """Everybody does what is best for himself; throws that count the same are looked at once."""

    def __init__(self, shared: bool) -> None:
        self.shared = shared
        self.known: dict[object, tuple[Fraction, ...]] = {}

    def worth(self, state: KugelboxState) -> tuple[Fraction, ...]:
        """One number a seat: Take It shares a win, Chikugo has one loser, by lot where all are equal."""
        if state.actor is None:
            seats, winners = len(state.chips), state.winners
            worth = Fraction(1, len(winners)) if self.shared else Fraction(1)
            if not self.shared and len(winners) == seats:
                worth = Fraction(seats - 1, seats)
            return tuple(worth if seat in winners else Fraction(0) for seat in range(seats))
        key = self._key(state)
        if key not in self.known:
            self.known[key] = self._mixed(state) if state.actor is parlour.CHANCE else self._best(state)
        return self.known[key]

    def _best(self, state: KugelboxState) -> tuple[Fraction, ...]:
        return max(
            (self.worth(state.after(action)) for action in state.legal()), key=lambda found: found[state.seat]
        )

    def _mixed(self, state: KugelboxState) -> tuple[Fraction, ...]:
        alike: dict[object, tuple[KugelboxState, Fraction]] = {}
        for action, chance in state.odds():
            after = state.after(action)
            key = self._key(after)
            first, before = alike.get(key, (after, Fraction(0)))
            alike[key] = first, before + chance
        rows = [(chance, self.worth(after)) for after, chance in alike.values()]
        seats = range(len(state.chips))
        return tuple(sum((chance * row[seat] for chance, row in rows), Fraction(0)) for seat in seats)

    @staticmethod
    def _key(state: KugelboxState) -> object:
        """All that matters for what follows; of a throw only what it counts, and only when it is due."""
        due = state.stage in ("turn", "chip", "take", "rob", "lay")
        score = state.score_of(state.throws[-1]) if due else None
        throwers = tuple(thrown.seat for thrown in state.throws)
        rest = (getattr(state, name, None) for name in ("up", "idle", "phase"))
        return (
            state.chips,
            state.seat,
            state.stage,
            state.round,
            score,
            throwers,
            *rest,
            state.actor is None,
        )
