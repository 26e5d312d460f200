"""Robots are compiled before anybody waits for them."""

import asyncio

import msgspec
import pytest

import parlour
from parlour.server.base.settings import Settings
from parlour.server.workers.pool import Pool
from parlour.server.workers.thinking import ChooseWanted


@pytest.mark.slow
def test_a_warmed_process_answers_within_a_short_patience() -> None:
    """Loading the kernels is over when the first question comes: patience is for thinking alone."""
    game = parlour.game("kryds-bolle")
    state = game.start()
    question = ChooseWanted(
        robot="perfect",
        game=game.key,
        options=msgspec.to_builtins(state.options),
        seat=0,
        view=msgspec.Raw(msgspec.json.encode(state.view(0))),
        seconds=0.5,
    )

    async def asked() -> bytes:
        pool = Pool(Settings(robot_patience=10.0), 1)
        try:
            await pool.warm()
            return bytes(await pool.ask(question))
        finally:
            await pool.close()

    assert msgspec.json.decode(asyncio.run(asked())) in [str(action) for action in state.legal()]
