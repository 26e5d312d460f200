"""The parts: the table is that of pyproject.toml, and whatever lacks a part says how to install it."""

from __future__ import annotations

import pickle
from importlib.metadata import packages_distributions

import pytest

import parlour
from parlour.core.missing import PARTS, MissingPart, install, is_missing, missing_named, need, part_of
from parlour.locales import LANGUAGES, Words
from parlour.locales.refusals import refused
from tests.bare import PROJECT, Environment, needed

#: extras that are no parts: all of them, and what only developers install
NO_PARTS = {"all", "bench", "dev", "docs"}


def test_every_extra_is_a_part() -> None:
    assert set(PROJECT["optional-dependencies"]) - NO_PARTS == set(PARTS)
    assert needed("all") >= needed(*(part for part in PARTS if part != "cluster"))


@pytest.mark.parametrize("part", PARTS)
def test_the_modules_of_a_part_come_with_its_extra(part: str) -> None:
    brought = packages_distributions()
    for module in (*PARTS[part].needs, *PARTS[part].brings):
        assert {name.lower().replace("_", "-").replace(".", "-") for name in brought[module]} & needed(part)


@pytest.mark.parametrize("part", PARTS)
def test_a_package_of_an_extra_has_a_module_in_the_table(part: str) -> None:
    brought = packages_distributions()
    of_part = {
        name.lower().replace("_", "-")
        for module in (*PARTS[part].needs, *PARTS[part].brings)
        for name in brought[module]
    }
    direct = [line for line in PROJECT["optional-dependencies"][part] if not line.startswith("parlour[")]
    names = {line.split(";")[0].split(">")[0].split("[")[0].replace("_", "-") for line in direct}
    assert names <= of_part


def test_a_module_that_is_no_part_s_keeps_python_s_error() -> None:
    assert part_of("sqlalchemy.orm") == "serve"
    assert part_of("nonsense") is None
    with pytest.raises(ModuleNotFoundError) as raised, missing_named():
        import nonsense  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(raised.value, MissingPart)


def test_a_missing_module_is_turned_into_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingPart, match=r"pip install 'parlour\[throw\]'") as raised, missing_named():
        raise ModuleNotFoundError("No module named 'mujoco.viewer'", name="mujoco.viewer")
    error = raised.value
    assert isinstance(error, ImportError)
    assert isinstance(error, parlour.ParlourError)
    assert (error.code, error.details["part"]) == ("extra-missing", "throw")
    assert pickle.loads(pickle.dumps(error)) == error
    for lang in LANGUAGES:
        told = refused(error, Words(lang))
        assert told.endswith(install("throw"))
        assert "\n" not in told


def test_all_parts_are_installed_for_the_tests() -> None:
    for part in PARTS:
        assert not is_missing(part)
        need(part)
    need(None)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("bare"))


@pytest.mark.parametrize(
    ("code", "part"),
    [
        ("import parlour.server", "serve"),
        ("import parlour.server.http.app", "serve"),
        ("import parlour.envs", "envs"),
        ("import parlour.terminal.app", "terminal"),
        ("import parlour.games.kugelbox.throw.physics", "throw"),
        ("import parlour; parlour.play('take-it', throw='hand', seats=2, seed=1)", "throw"),
        ("from parlour.envs.kryds_bolle import batch", "envs"),
        ("from parlour.analysis.picture import figure; figure('a.svg')", "plots"),
    ],
)
def test_an_import_without_its_part_says_how_to_install_it(bare: Environment, code: str, part: str) -> None:
    done = bare.python("-c", code)
    assert done.stderr.splitlines()[-1] == (
        f"parlour.core.missing.MissingPart: this needs a part that is not installed: {install(part)}"
    )


#: run in a bare environment: every module that can't be imported, and the error
EVERY_MODULE = """
import importlib, pkgutil, parlour
for found in pkgutil.walk_packages(parlour.__path__, "parlour.", onerror=lambda name: None):
    if found.name.startswith("parlour.__main__"):
        continue
    try:
        importlib.import_module(found.name)
    except ImportError as error:
        print(found.name, type(error).__name__, getattr(error, "part", None) or error.name)
"""


@pytest.mark.slow
def test_the_core_needs_no_other_package_than_its_own(bare: Environment) -> None:
    """Every module of the core can be imported; what can't lacks a module that the table knows."""
    done = bare.python("-c", EVERY_MODULE)
    assert done.returncode == 0, done.stderr
    failed = [line.split() for line in done.stdout.splitlines()]
    for module, kind, lacks in failed:
        assert kind == "MissingPart" or part_of(lacks), (module, kind, lacks)
    # it is what kernels load numba with
    layers = {module.split(".")[1] for module, _, _ in failed if module != "parlour.core.jit"}
    assert layers >= {"server", "envs", "terminal"}
    assert not layers & {"arena", "cli", "core", "locales", "table", "testing"}
