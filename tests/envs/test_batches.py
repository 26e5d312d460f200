"""Batches: the compiled games are the games of the rules, move by move."""

import copy

import numpy as np
import pytest

import parlour
import parlour.envs
from parlour import BadOption, IllegalAction, UnknownGame
from parlour.envs.abaku.many import placements
from parlour.games.abaku.generator.generator import Generator

from .cases import some_codes


def test_a_seed_is_the_same_games_and_another_seed_others() -> None:
    one, same, other = (parlour.envs.batch("shut-the-box", 100, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(one.observation, same.observation)
    assert not np.array_equal(one.observation, other.observation)


@pytest.mark.parametrize("key", ["kryds-bolle", "shut-the-box", "chikugo", "take-it"])
def test_copies_and_restored_moments_play_on_identically(key: str) -> None:
    batch = parlour.envs.batch(key, 30)
    rng = np.random.default_rng(1)
    for _ in range(5):
        batch.step(some_codes(batch.action_mask, rng))
    twin, saved = copy.deepcopy(batch), batch.save()

    def rest() -> list[np.ndarray]:
        rng = np.random.default_rng(7)
        return [batch.step(some_codes(batch.action_mask, rng))[0].copy() for _ in range(30)]

    first = rest()
    batch.restore(saved)
    again = rest()
    batch = twin
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert all(np.array_equal(a, b) for a, b in zip(first, rest(), strict=True))


def test_what_is_not_legal_is_refused_and_nothing_is_played() -> None:
    batch = parlour.envs.batch("kryds-bolle", 3)
    for wrong in ([0, 0, 9], [0, -1, 0]):
        with pytest.raises(IllegalAction) as error:
            batch.step(np.array(wrong))
        assert error.value.code == "illegal-code"
    with pytest.raises(IllegalAction):
        batch.step(np.zeros(2, np.int64))
    assert not batch.observation.any()
    with pytest.raises(BadOption):
        parlour.envs.batch("kryds-bolle", 0)
    with pytest.raises(UnknownGame):
        parlour.envs.batch("ludo", 5)


@pytest.mark.parametrize("key", ["chikugo", "take-it", "abaku"])
def test_a_batch_by_the_rules_is_the_same_games_one_by_one(key: str) -> None:
    batch = parlour.envs.batch(key, 3, seed=2)
    tables = [parlour.envs.EnvTable(key, {}) for _ in range(3)]
    for table, seed in zip(
        tables, np.random.SeedSequence(2).generate_state(3, np.uint64).tolist(), strict=True
    ):
        table.begin(seed)
    rng, ended = np.random.default_rng(3), 0
    for _ in range(60):
        for number, table in enumerate(tables):
            assert batch.actor[number] == table.state.actor
            seen = table.encoding.observe(table.state, table.state.actor)
            assert np.array_equal(batch.observation[number], seen)
            assert np.array_equal(batch.action_mask[number], table.encoding.mask(table.state))
        codes = some_codes(batch.action_mask, rng)
        batch.step(codes)
        for number, table in enumerate(tables):
            table.follow(table.action(int(codes[number])))
            assert batch.done[number] == (table.state.actor is None)
            if table.state.actor is None:
                ended += 1
                best = [place == min(table.state.places) for place in table.state.places]
                assert [reward == batch.final[number].max() for reward in batch.final[number]] == best
                table.begin()
    assert ended or key == "abaku"


def test_many_positions_of_abaku_have_the_placements_of_each() -> None:
    record = parlour.play("abaku", seed=1)
    states = [state for state in record.states() if isinstance(state.actor, int)][:12]
    boards = [state.position.split("|")[0] for state in states]
    racks = [state.racks[state.turn] for state in states]
    many = placements(boards, racks, threads=3)
    assert len(many) == 12
    generator = Generator(states[0].options)
    for state, rack, moves in zip(states, racks, many, strict=True):
        assert list(moves) == list(generator.placements(state.board, rack))
    assert many.counts.tolist() == [len(moves) for moves in many]
    with pytest.raises(BadOption):
        placements(boards, racks[:1])
