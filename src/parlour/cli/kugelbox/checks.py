"""Whether throws can be simulated here."""

from __future__ import annotations

import random

from parlour.cli.doctor import Check, tried


def physics() -> Check:
    """Check the physics with one throw."""
    return tried("mujoco", _thrown, "throws")


def _thrown() -> str:
    from parlour.games.kugelbox.throw.aiming import novice_aim
    from parlour.games.kugelbox.throw.engine import engine
    from parlour.games.kugelbox.throw.simulation import simulate

    simulate(novice_aim(random.Random(1)), random.Random(1))
    return engine()
