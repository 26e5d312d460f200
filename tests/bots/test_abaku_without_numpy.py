"""Every robot, hint, preview, review step and puzzle of Abaku works without numpy and numba."""

import json
import os
import subprocess
import sys

from tests.games.abaku.search.test_moves import middle

CODE = """
import json, random, sys
sys.modules["numpy"] = sys.modules["numba"] = None  # an import fails, as if they were not installed
import parlour
from parlour.analysis.abaku.review import abaku as reviewed
from parlour.analysis.puzzles import puzzle
from parlour.bots import Budget, create, names
from parlour.games.abaku.judging.preview import preview

state = parlour.game("abaku").position(sys.argv[1])
view = state.view(1)
found = {}
for name in names("abaku"):
    act = create(name, "abaku").choose(view, Budget(), random.Random(1))
    state.play(act)
    found[name] = str(act)
found["hint"] = str(parlour.analyse(view, 2.0).moves[0].action)
found["preview"] = preview(view, found["strong"]).points
choices = reviewed([state], Budget(), None).choices(state, found["strong"])
found["review"] = float(choices.values[found["strong"]])
found["puzzle"] = puzzle("abaku", level=2, theme="nested", seed=1).accepted[0]
found["loaded"] = sorted(name for name in ("numpy", "numba") if sys.modules.get(name))
print(json.dumps(found))
"""


def test_all_of_it() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", CODE, middle("017?")],
        env=os.environ | {"PARLOUR_KERNELS": "never"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert found["loaded"] == []
    assert {"random", "novice", "casual", "strong", "best", "greedy"} <= set(found)
    assert found["hint"] == found["strong"] == found["best"]
    assert found["preview"] > 0
    assert found["puzzle"]
    assert isinstance(found["review"], float)
