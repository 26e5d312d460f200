"""Kernels: when they may answer, where compiled code is kept, and that one process compiles at a time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import main
from parlour.core import kernel_cache, kernel_process, kernels
from parlour.core.errors import BadOption, UnknownGame
from parlour.core.registry import declared

STEPS = """
from pathlib import Path
from parlour.core.kernels import Kernels
ran = Path(__file__).with_name("ran")
def one(): ran.write_text(f"{ran.read_text() if ran.exists() else ''}1")
def two(): ran.write_text(ran.read_text() + "2")
KERNELS = Kernels(3, {"one": one, "two": two})
"""


def forget() -> None:
    """What this process knows of compiled kernels."""
    kernels._compiled.clear()
    kernels._looked.clear()
    kernels._loaded.clear()
    kernels.stamp.cache_clear()
    kernels._machine.cache_clear()
    kernel_cache._folder_for.cache_clear()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package whose game `made-up` has kernels; nothing starts in the background."""
    folder = tmp_path / "made_up_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "steps.py").write_text(STEPS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("PARLOUR_KERNELS", "auto")
    monkeypatch.setitem(declared("parlour.kernels"), "made-up", "made_up_game.steps:KERNELS")
    monkeypatch.setattr(kernel_process, "start", lambda *keys: False)
    monkeypatch.setattr(kernels, "_held_back", False)
    forget()
    yield folder
    kernels.KERNELS._loaded.pop("made-up", None)
    kernels.KERNELS._paths = None
    for name in [name for name in sys.modules if name.startswith("made_up_game")]:
        del sys.modules[name]
    forget()


def compile_it() -> list[str]:
    return [f"{step.name} {step.number}/{step.of}" for step in kernels.compiling("made-up")]


def test_the_variable_is_one_of_three(monkeypatch: pytest.MonkeyPatch) -> None:
    for value, mode in (("auto", "auto"), ("never", "never"), ("always", "always"), ("", "auto")):
        monkeypatch.setenv("PARLOUR_KERNELS", value)
        assert kernels.mode() == mode
    monkeypatch.delenv("PARLOUR_KERNELS")
    assert kernels.mode() == "auto"
    monkeypatch.setenv("PARLOUR_KERNELS", "Always")
    with pytest.raises(BadOption, match="'Always'; allowed: auto, never, always"):
        kernels.ready("abaku")


def test_a_bad_value_is_refused_before_anything_starts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_KERNELS", "yes")
    assert main(["games"]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", "parlour: PARLOUR_KERNELS is 'yes'; allowed: auto, never, always\n")


def test_always_and_never_ask_nobody(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_KERNELS", "always")
    assert kernels.ready("made-up")
    assert kernels.arrays()
    assert not kernels.ready("chikugo"), "it has no kernels"
    compile_it()
    monkeypatch.setenv("PARLOUR_KERNELS", "never")
    assert not kernels.ready("made-up")
    assert not kernels.arrays()


def test_kernels_are_ready_once_they_are_compiled(package: Path) -> None:
    assert not kernels.ready("made-up")
    assert compile_it() == ["one 1/2", "two 2/2"]
    assert kernels.ready("made-up")
    forget()
    assert kernels.ready("made-up"), "another process sees the marker"
    assert (package / "ran").read_text() == "12"
    assert not kernels.ready("chikugo")


def changed_source(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "further.py").write_text("# more\n")


def another_processor(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_cache, "_processor", lambda: ["model name: another"])


def another_python(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version", "3.99")


def deleted_cache(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(kernels.cache_folder("made-up"))
    (folder / "steps.one-1.nbi").unlink()


def damaged_marker(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (Path(kernels.cache_folder("made-up")) / "made-up.kernels").write_text("{")


@pytest.mark.parametrize(
    "change", [changed_source, another_processor, another_python, deleted_cache, damaged_marker]
)
def test_a_marker_counts_only_for_what_was_compiled(
    package: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Path, pytest.MonkeyPatch], None]
) -> None:
    Path(kernels.cache_folder("made-up"), "steps.one-1.nbi").touch()
    compile_it()
    forget()
    assert kernels.compiled("made-up")
    change(package, monkeypatch)
    forget()
    assert not kernels.compiled("made-up")


def test_a_missing_marker_is_looked_for_once_a_second(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []
    now = [100.0]
    monkeypatch.setattr(kernels, "_marker", looks.append)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    for later in (0, 0.5, 0.4, 0.2, 1.5):
        now[0] += later
        assert not kernels.ready("made-up")
    assert len(looks) == 3


def test_without_numba_nothing_is_ready(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it()
    forget()
    monkeypatch.setattr(kernels, "installed", lambda package: False)
    assert not kernels.ready("made-up")
    assert not kernels.arrays()


def test_whoever_holds_back_loads_between_questions(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it()
    forget()
    kernels.hold_back()
    assert not kernels.ready("made-up")
    kernels.load("made-up")
    kernels.load("made-up")
    kernels.load("chikugo")
    assert kernels.ready("made-up")
    assert (package / "ran").read_text() == "1212"


def test_the_games_asked_for_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "compiled", lambda key: key == "abaku")
    assert kernels.uncompiled("take-it", "chikugo", "none") == ["take-it", "shut-the-box", "kryds-bolle"]
    assert kernels.uncompiled() == ["shut-the-box", "take-it", "kryds-bolle"]
    with pytest.raises(UnknownGame):
        kernels.KERNELS.path("chikugo")


# --- where it is kept ---


@pytest.mark.slow
@pytest.mark.parametrize("where", ["given", "beside", "user"])
def test_the_folder_is_the_one_that_numba_takes(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import numba

    source = tmp_path / "sources"
    source.mkdir()
    (source / "made.py").write_text("def double(n): return 2 * n\n")
    given = str(tmp_path / "given") if where == "given" else ""
    monkeypatch.setattr(numba.config, "CACHE_DIR", given)
    monkeypatch.setenv("NUMBA_CACHE_DIR", given)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    if where == "user":
        (source / "__pycache__").touch()  # so nobody can write there, not even root
    spec = spec_from_file_location("made", source / "made.py")
    assert spec is not None
    assert spec.loader is not None
    made: Any = module_from_spec(spec)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    spec.loader.exec_module(made)
    compiled: Any = numba.njit(cache=True)(made.double)
    assert compiled(21) == 42
    kernel_cache._folder_for.cache_clear()
    folder = kernel_cache.folder_for(str(source))
    assert folder is not None
    assert str(folder) == compiled._cache.cache_path
    assert list(folder.glob("made.double*.nbi"))
    assert (
        folder.parent
        == {"given": tmp_path / "given", "beside": source, "user": tmp_path / "user/numba"}[where]
    )


def test_nothing_is_kept_where_nobody_can_write(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_cache, "_writable", lambda folder: False)
    forget()
    assert kernels.cache_folder("made-up") == ""
    assert compile_it() == ["one 1/2", "two 2/2"]
    assert not kernels.compiled("made-up")


# --- one at a time ---

HOLD = """
from parlour.core import kernel_cache
with kernel_cache.lock(wait=True) as held:
    print(held, flush=True)
    input()
"""


def test_one_process_compiles_at_a_time_and_a_dead_one_holds_nothing(package: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", HOLD], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with child:
        assert child.stdout is not None
        assert child.stdout.readline() == "True\n"
        with kernel_cache.lock(wait=False) as held:
            assert not held
        kernel_process.main(["made-up"])
        assert not (package / "ran").exists(), "the other process would compile it"
        child.kill()
    with kernel_cache.lock(wait=True) as held:
        assert held
    kernel_process.main(["made-up"])
    kernel_process.main(["made-up"])
    assert (package / "ran").read_text() == "12", "once"


BACKGROUND = """
from parlour.core import kernel_process, kernels
from parlour.core.registry import declared
declared("parlour.kernels").clear()
declared("parlour.kernels")["made-up"] = "made_up_game.steps:KERNELS"
"""


def background(package: Path, tmp_path: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a program of its own that knows the made-up game and no other, with an empty cache."""
    entry = tmp_path / "made_up_game-1.dist-info"
    entry.mkdir(exist_ok=True)
    (entry / "METADATA").write_text("Metadata-Version: 2.1\nName: made-up-game\nVersion: 1\n")
    (entry / "entry_points.txt").write_text("[parlour.kernels]\nmade-up = made_up_game.steps:KERNELS\n")
    environment = {
        **os.environ,
        "PARLOUR_KERNELS": "auto",
        "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]),
    }
    return subprocess.run(
        [sys.executable, "-c", BACKGROUND + code], env=environment, capture_output=True, text=True, check=True
    )


STARTED = """
print(kernels.ready("made-up"), kernel_process.start("made-up"))
import time
for _ in range(100):
    time.sleep(0.1)
    kernels._looked.clear()
    if kernels.ready("made-up"):
        break
print(kernels.ready("made-up"), kernel_process.start("made-up"))
"""


@pytest.mark.slow
def test_asking_starts_a_process_that_compiles_in_the_background(package: Path, tmp_path: Path) -> None:
    done = background(package, tmp_path, STARTED)
    assert done.stdout == "False False\nTrue False\n", "the second start finds it started, the third done"
    assert (package / "ran").read_text() == "12"


FAILED = """
import logging, threading
logging.basicConfig()
print(kernel_process.start("made-up"))
for thread in threading.enumerate():
    if thread.name == "kernels":
        thread.join(30)
print(kernels.ready("made-up"))
"""


@pytest.mark.slow
def test_a_failure_is_logged_and_breaks_no_answer(package: Path, tmp_path: Path) -> None:
    (package / "steps.py").write_text(
        STEPS.replace("def two():", "def two(): raise OSError('too hot')\ndef no():")
    )
    done = background(package, tmp_path, FAILED)
    assert done.stdout == "True\nFalse\n"
    assert done.stderr.count("could not be compiled, so robots answer more slowly: OSError: too hot") == 1
