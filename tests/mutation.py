"""Mutation testing of the rules: change one thing in a rule file, and see whether a test fails.

    python -m tests.mutation [core|shut_the_box|kugelbox|abaku|kryds_bolle …]
        [--sample 150] [--seed 1] [--files NAME …] [--json FILE] [--again FILE]

A mutant that no test notices *survived*: either a test is missing, or the change makes no difference.

How it stays fast: a room's tests are collected once. A mutant of a function gets a fork in which only the
code of that function is exchanged. What runs while modules are imported (tables, classes, defaults) is
mutated in a fork that imports everything afresh. Only tests that call the function are run, the shortest
first, those that found a mutant of the same function before the others, and the first failure ends it.
Tests of more than three seconds are left out: what only they would find counts as survived.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib.machinery
import importlib.util
import json
import os
import pickle
import random
import resource
import signal
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from hypothesis import Phase, settings

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"

#: a test that needs more processor time than this is left out
SLOWEST = 3.0
#: more processor time than this for one mutant's tests is taken for an endless loop, beside ten times theirs
PATIENCE = 10
#: what a mutant may add to the memory before it is stopped
MEMORY = 4 << 30

#: the type of what functools.cache makes
_CACHED = type(cache(int))

_PYTEST = (
    "-qs",
    *("-p", "no:cacheprovider"),
    # a loaded package cannot have its assertions rewritten
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
    # far above SLOWEST in every game: no need to time it
    *("--deselect", "tests/testing/test_conformance.py::test_our_games_conform"),
)

CONTRACT = ("book/test_contract*.py", "book/test_move_counts.py", "test_playthroughs.py", "archive/test_*.py")


@dataclass(frozen=True)
class Room:
    """The files that are mutated, and the tests that have to notice."""

    files: tuple[str, ...]
    tests: tuple[str, ...]


def _of_game(folder: str, *tests: str) -> Room:
    return Room(
        files=(f"parlour/games/{folder}/*.py", f"parlour/games/{folder}/*/rules.py"),
        tests=(f"games/{folder}/test_*.py", f"games/{folder}/*/test_rules.py", *tests, *CONTRACT),
    )


ROOMS = {
    "core": Room(("parlour/core/*.py",), ("core/test_*.py", "testing/test_*.py", *CONTRACT)),
    "shut_the_box": _of_game("shut_the_box", "book/test_shut_the_box*.py"),
    "kugelbox": _of_game(
        "kugelbox",
        "games/kugelbox/throw/test_uniform.py",
        "games/kugelbox/throw/test_hand.py",
        "games/kugelbox/throw/test_aim.py",
        "book/test_chikugo*.py",
        "book/test_take_it*.py",
        "book/test_kugelbox*.py",
    ),
    "abaku": _of_game("abaku", "games/abaku/search/test_*.py", "book/test_abaku*.py"),
    "kryds_bolle": _of_game("kryds_bolle", "book/test_kryds_bolle*.py"),
}


# --- mutants ---

_SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: what a type checker reads, or what changes speed alone
_SKIPPED = {"annotation", "returns", "decorator_list"}
_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """One change of one file. `number` finds it again among the changes of that file."""

    file: Path
    number: int
    line: int
    before: str
    after: str
    #: the outermost function that it changes; None for what runs when the module is imported
    function: str | None

    @property
    def where(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}"

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is known by in JSON."""
        return self.where, self.before, self.after

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(SOURCE).with_suffix("").parts)


@dataclass
class _Change:
    """A place in a tree and what to put there."""

    holder: ast.AST | list[Any]
    key: Any
    new: Any
    node: ast.AST
    function: str | None

    def apply(self) -> Any:
        """Put the new part in its place; returns the old one."""
        if isinstance(self.holder, list):
            old, self.holder[self.key] = self.holder[self.key], self.new
        else:
            old = getattr(self.holder, self.key)
            setattr(self.holder, self.key, self.new)
        return old

    def undo(self, old: Any) -> None:
        self.new, new = old, self.new
        self.apply()
        self.new = new


def _changes(node: ast.AST, names: tuple[str, ...] = (), function: str | None = None) -> Iterator[_Change]:
    """Every change below a node, in the order of the source; `names` leads to it from the module."""
    for name, value in ast.iter_fields(node):
        if name in _SKIPPED or (isinstance(node, ast.ClassDef) and name == "keywords"):
            continue
        inside = function
        if isinstance(node, _FUNCTION) and function is None and name == "body":
            inside = ".".join(names)  # its defaults are not inside: they are made when the function is
        holder: Any = value if isinstance(value, list) else node
        for key, child in enumerate(value) if isinstance(value, list) else [(name, value)]:
            if not isinstance(child, ast.AST) or _is_skipped(child, node):
                continue
            for new in _replacements(child, node, name):
                yield _Change(holder, key, new, child if hasattr(child, "lineno") else node, inside)
            named = inside is None and isinstance(child, ast.ClassDef | _FUNCTION)
            yield from _changes(child, (*names, child.name) if named else names, inside)  # type: ignore[attr-defined]


def _is_skipped(node: ast.AST, parent: ast.AST) -> bool:
    """Whether nothing is changed in a node: no test should depend on it."""
    match node:
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.AnnAssign(value=None):
            return True
        case ast.Constant() if isinstance(parent, ast.JoinedStr):
            return True
        case ast.JoinedStr() if isinstance(parent, ast.Call) and _makes_error(parent):  # words for people
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id="AssertionError" | "NotImplementedError"))):
            return True
        case ast.Expr(value=ast.Constant(value=str())):  # a docstring
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.Call(func=ast.Name(id="TypeVar" | "cast")):
            return True
    return False


def _makes_error(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id.startswith(("Bad", "Illegal", "Not", "Unknown"))


def _replacements(node: ast.AST, parent: ast.AST, name: str) -> Iterator[ast.AST]:
    """What may stand instead of a node."""
    if type(node) in _SWAPS and not (isinstance(node, ast.BitOr) and _is_type(parent)):
        yield _SWAPS[type(node)]()
    match node:
        case ast.Constant(value=bool() as old):
            yield ast.Constant(not old)
        case ast.Constant(value=int() as old):
            yield ast.Constant(old + 1)
        case ast.Constant(value=str() as old) if (
            old and " " not in old
        ):  # a key or a code, not words for people
            yield ast.Constant(old + "X")
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Name(id=old) if old in _NAMES and isinstance(parent, ast.Call) and name == "func":
            yield ast.Name(_NAMES[old], ast.Load())
        case ast.Raise() | ast.AugAssign() | ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Return(value=ast.AST() as value) if not (
            isinstance(value, ast.Constant) and value.value is None
        ):
            yield ast.Return(ast.Constant(None))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
    if name == "ifs":
        yield ast.Constant(True)
    if name == "test" and isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.BinOp | ast.Subscript):
        yield ast.UnaryOp(ast.Not(), node)  # comparisons and the like are turned round above


def _is_type(node: ast.AST) -> bool:
    """Whether `a | b` joins types: `int | None`, or two names in capitals."""
    if not isinstance(node, ast.BinOp):
        return False

    def named(side: ast.AST) -> bool:
        if isinstance(side, ast.Constant):
            return side.value is None
        return isinstance(side, ast.Name) and (side.id[0].isupper() and not side.id.isupper())

    return any(named(side) or _is_type(side) for side in (node.left, node.right))


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mutant of a file."""
    text = file.read_text("utf-8")
    for number, change in enumerate(_changes(ast.parse(text))):
        node: Any = change.node
        before = ast.unparse(node)
        old = change.apply()
        operator = isinstance(change.new, ast.cmpop | ast.boolop | ast.operator)
        after = ast.unparse(ast.fix_missing_locations(node if operator else change.new))
        change.undo(old)
        line = text.splitlines()[node.lineno - 1].encode()
        start, part, end = (
            piece.decode(errors="replace")
            for piece in (
                line[: node.col_offset],
                line[node.col_offset : node.end_col_offset],
                line[node.end_col_offset :],
            )
        )
        if node.lineno == node.end_lineno and _is_text_of(part, before, isinstance(node, ast.expr)):
            before, after = (start + part + end).strip(), (start + after + end).strip()
        yield Mutant(file, number, node.lineno, before, after, change.function)


def _is_text_of(part: str, unparsed: str, expression: bool) -> bool:
    """Whether a part of a line is this code. (Places inside f-strings are not exact in every Python.)"""
    try:
        return ast.unparse(ast.parse(part, mode="eval" if expression else "exec")) == unparsed
    except SyntaxError:
        return False


def compiled(mutant: Mutant) -> CodeType:
    """The code of the mutated module."""
    tree = ast.parse(mutant.file.read_text("utf-8"))
    for number, change in enumerate(_changes(tree)):
        if number == mutant.number:
            for part in ast.walk(change.new):
                if "lineno" in part._attributes and not hasattr(part, "lineno"):
                    ast.copy_location(part, change.node)
            change.apply()
            break
    return compile(tree, str(mutant.file), "exec", dont_inherit=True)


# --- tests ---


@dataclass
class Known:
    """What a run without a mutant tells of a room's tests."""

    #: processor seconds of each test
    seconds: dict[str, float] = field(default_factory=dict)
    #: the tests that call each function, by file and name
    callers: dict[tuple[str, str], set[str]] = field(default_factory=lambda: defaultdict(set))
    #: what is called while modules are imported and tests collected
    early: set[tuple[str, str]] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)


def _outermost(code: CodeType) -> tuple[str, str]:
    return code.co_filename, code.co_qualname.split(".<locals>")[0]


def _caches(held: object, files: set[str]) -> bool:
    """Whether this is a cached function of these files."""
    if not isinstance(held, _CACHED):
        return False
    code = getattr(held.__wrapped__, "__code__", None)
    return code is not None and code.co_filename in files


class _Quiet:
    """Base of our pytest plugins: failing examples are not made smaller, nothing is written."""

    def pytest_configure(self, config: pytest.Config) -> None:
        settings.register_profile(
            "mutation",
            deadline=None,
            derandomize=True,
            database=None,
            phases=(Phase.explicit, Phase.generate),
        )
        settings.load_profile("mutation")


class _Learning(_Quiet):
    """Runs all tests and notes what each one calls and how long it takes."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.files = {str(file) for file in files}
        self.known = Known()
        self._called: set[CodeType] = set()
        self._caches: list[Any] = []

    def _trace(self, frame: FrameType, event: str, arg: object) -> None:
        self._called.add(frame.f_code)

    def _taken(self) -> set[tuple[str, str]]:
        called, self._called = self._called, set()  # this is traced as well
        return {_outermost(code) for code in called if code.co_filename in self.files}

    def pytest_sessionstart(self) -> None:
        threading.settrace(self._trace)
        sys.settrace(self._trace)

    def pytest_collection_finish(self) -> None:
        self.known.early = self._taken()
        self._caches = [held for held in gc.get_objects() if _caches(held, self.files)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for cached in self._caches:
            cached.cache_clear()  # else only the first test is seen to call what is computed once
        sys.settrace(self._trace)
        before = time.process_time()
        result = yield
        self.known.seconds[item.nodeid] = time.process_time() - before
        for function in self._taken():
            self.known.callers[function].add(item.nodeid)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.known.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        sys.settrace(None)
        threading.settrace(None)


class _Chosen(_Quiet):
    """Runs these tests in this order, up to the first failure."""

    def __init__(self, chosen: Sequence[str]) -> None:
        self.chosen = chosen
        self.killer = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        by_id = {item.nodeid: item for item in items}
        items[:] = [by_id[nodeid] for nodeid in self.chosen if nodeid in by_id]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.killer = report.nodeid


class _Warm(_Quiet):
    """Collects once; then `work` gets a way to try a mutant in a fork of what was collected."""

    def __init__(self, work: Callable[[Try], None]) -> None:
        self.work = work

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_id = {item.nodeid: item for item in session.items}

        def tried(mutant: Mutant | None, chosen: Sequence[str]) -> str:
            if mutant is not None and not _exchange(mutant):
                return AFRESH
            items = [by_id[nodeid] for nodeid in chosen]
            for item, following in zip(items, [*items[1:], None], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if session.testsfailed:
                    return item.nodeid
            return ""

        self.work(lambda mutant, chosen, seconds: _forked(lambda: tried(mutant, chosen), seconds))
        return True


@dataclass(frozen=True)
class Verdict:
    """`killed` by a test, `survived`, `timeout`, or to be tried again with everything imported afresh."""

    outcome: str
    by: str = ""


Try = Callable[[Mutant | None, Sequence[str], float], Verdict]
AFRESH = "afresh"


def _forked(work: Callable[[], str], seconds: float) -> Verdict:
    """The verdict of work that is done in a fork, with bounds on its time and memory."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
            limit = int(seconds) + 1
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 2))
            size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
            resource.setrlimit(resource.RLIMIT_AS, (size + MEMORY, size + MEMORY))
            signal.signal(signal.SIGXCPU, signal.SIG_DFL)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.alarm(int(seconds * 10) + 60)  # for what waits and burns nothing
            os.write(writing, work().encode()[:4000])
        except BaseException as error:
            os.write(writing, repr(error).encode()[:4000])
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read().decode(errors="replace")
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        slow = os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGALRM, signal.SIGKILL)
        return Verdict("timeout" if slow else "killed", f"signal {os.WTERMSIG(status)}")
    if said == AFRESH:
        return Verdict(AFRESH)
    return Verdict("killed", said) if said else Verdict("survived")


def _exchange(mutant: Mutant) -> bool:
    """Exchange the code of the mutated function wherever it is held; False where that cannot be done."""
    new = [code for code in _codes(compiled(mutant)) if code.co_qualname == mutant.function]
    if len(new) == 0:
        return False
    done = False
    by_line = {code.co_firstlineno: code for code in new}
    for held in gc.get_objects():
        if isinstance(held, FunctionType) and held.__code__.co_filename == str(mutant.file):
            code = by_line.get(held.__code__.co_firstlineno)
            if code is None or held.__code__.co_qualname != mutant.function:
                continue
            if code.co_freevars != held.__code__.co_freevars:
                return False
            held.__code__ = code
            done = True
    return done


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


class _Mutated(importlib.machinery.SourceFileLoader):
    """Loads the mutated code of a module."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.file))
        self.code = compiled(mutant)

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class _Finder:
    """Finds the mutated module before anybody else does."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.mutant.module.removesuffix(".__init__"):
            return None
        return importlib.util.spec_from_file_location(name, self.mutant.file, loader=_Mutated(self.mutant))


def _tried_afresh(mutant: Mutant, chosen: Sequence[str]) -> str:
    """Import everything with the mutant in it, and run these tests."""
    sys.meta_path.insert(0, _Finder(mutant))
    plugin = _Chosen(chosen)
    files = sorted({nodeid.split("::")[0] for nodeid in chosen})
    ended = _pytest(["-x", *files], plugin)
    if ended in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) and not plugin.killer:
        return ""
    return plugin.killer or "while tests are collected"


def _pytest(arguments: Sequence[str], plugin: object) -> int:
    os.chdir(ROOT)
    return int(pytest.main([*_PYTEST, *arguments], plugins=[plugin]))


# --- a run ---


@dataclass
class Report:
    """What became of a room's mutants."""

    room: str
    seed: int
    of: int
    verdicts: list[tuple[Mutant, Verdict]]

    def count(self, outcome: str) -> int:
        return sum(verdict.outcome == outcome for _, verdict in self.verdicts)

    @property
    def score(self) -> float:
        """The share of mutants that was noticed."""
        return 1 - self.count("survived") / max(1, len(self.verdicts))

    def told(self) -> str:
        return (
            f"{self.room}: {len(self.verdicts)} of {self.of} mutants, seed {self.seed}: "
            f"{self.count('killed')} killed, {self.count('timeout')} timeout, "
            f"{self.count('survived')} survived, score {self.score:.1%}"
        )

    def survivors(self) -> Iterator[str]:
        for mutant, verdict in self.verdicts:
            if verdict.outcome == "survived":
                yield f"  {mutant.where}\n    - {mutant.before}\n    + {mutant.after}"

    def json(self) -> dict[str, object]:
        return {
            "room": self.room,
            "seed": self.seed,
            "of": self.of,
            "score": round(self.score, 4),
            "mutants": [
                {
                    "at": mutant.where,
                    "before": mutant.before,
                    "after": mutant.after,
                    "outcome": verdict.outcome,
                    "by": verdict.by,
                }
                for mutant, verdict in self.verdicts
            ],
        }


def tried(name: str, mutants: Sequence[Mutant]) -> dict[Mutant, Verdict]:
    """The verdict on each of these mutants of a room."""
    if not mutants:
        return {}
    paths = [str(path.relative_to(ROOT)) for pattern in ROOMS[name].tests for path in _found(pattern)]
    known = _learned(paths, sorted({mutant.file for mutant in mutants}))
    quick = {nodeid: seconds for nodeid, seconds in known.seconds.items() if seconds <= SLOWEST}
    found: Counter[tuple[str | None, str]] = Counter()
    verdicts: dict[Mutant, Verdict] = {}

    def limit(chosen: Sequence[str]) -> float:
        return PATIENCE + 10 * sum(quick[nodeid] for nodeid in chosen)

    def chosen_for(mutant: Mutant) -> list[str]:
        """The tests to try: those that call the function, or all where it decides what is imported."""
        if is_early(mutant):
            files = [ids for (file, _), ids in known.callers.items() if file == str(mutant.file)]
            likely, chosen = set().union(*files), set(quick)
        else:
            likely = chosen = known.callers.get((str(mutant.file), mutant.function or ""), set()) & set(quick)
        return sorted(
            chosen, key=lambda test: (-found[mutant.function, test], test not in likely, quick[test])
        )

    def note(mutant: Mutant, verdict: Verdict) -> None:
        verdicts[mutant] = verdict
        found[mutant.function, verdict.by] += 1
        print(f"{len(verdicts):4} {verdict.outcome:9} {mutant.where}", file=sys.stderr, flush=True)

    def is_early(mutant: Mutant) -> bool:
        return mutant.function is None or (str(mutant.file), mutant.function) in known.early

    def in_warm(run: Try) -> None:
        everything = sorted(quick, key=quick.__getitem__)
        nothing = run(None, everything, limit(everything))
        if nothing.outcome != "survived":
            _send(writing, f"fails without a mutant when short tests come first: {nothing.by}")
            return
        for mutant in mutants:
            if not is_early(mutant):
                chosen = chosen_for(mutant)
                note(mutant, run(mutant, chosen, limit(chosen)))
        _send(writing, verdicts)

    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _hushed(lambda: _pytest(paths, _Warm(in_warm)))
        os._exit(0)
    os.close(writing)
    received = _received(reading)
    os.waitpid(child, 0)
    if isinstance(received, str):
        raise SystemExit(received)
    verdicts |= {mutant: verdict for mutant, verdict in received.items() if verdict.outcome != AFRESH}
    for mutant in mutants:
        if mutant not in verdicts:
            chosen = chosen_for(mutant)
            note(mutant, _forked(partial(_tried_afresh, mutant, chosen), limit(chosen)))
    return verdicts


def _found(pattern: str) -> list[Path]:
    return sorted((ROOT / "tests").glob(pattern))


def _learned(paths: Sequence[str], files: Sequence[Path]) -> Known:
    """Run all tests once, in a fork, so that nothing of ours is imported here."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        plugin = _Learning(files)
        _hushed(lambda: _pytest(paths, plugin))
        _send(writing, plugin.known)
        os._exit(0)
    os.close(writing)
    known: Known = _received(reading)
    os.waitpid(child, 0)
    if known.failed or not known.seconds:
        raise SystemExit(f"tests fail without a mutant: {', '.join(known.failed) or 'no test was found'}")
    return known


def _hushed(work: Callable[[], object]) -> None:
    """Without pytest's own output; what goes to standard error stays."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    work()


def _send(pipe: int, value: object) -> None:
    with os.fdopen(pipe, "wb") as stream:
        pickle.dump(value, stream)


def _received(pipe: int) -> Any:
    with os.fdopen(pipe, "rb") as stream:
        data = stream.read()
    if not data:
        raise SystemExit("the tests could not be run")
    return pickle.loads(data)


def sampled(room: str, sample: int, seed: int, only: Sequence[str] = ()) -> tuple[list[Mutant], int]:
    """A seeded sample of a room's mutants in the order of the source, and how many there are."""
    files = sorted({file for pattern in ROOMS[room].files for file in SOURCE.glob(pattern)})
    everything = [mutant for file in files if not only or file.name in only for mutant in mutants_of(file)]
    picked = random.Random(f"{room} {seed}").sample(range(len(everything)), min(sample, len(everything)))
    return [everything[index] for index in sorted(picked)], len(everything)


def _settled(file: Path) -> dict[tuple[str, str, str], Verdict]:
    """What was noticed in an earlier run; more tests notice no less."""
    verdicts: dict[tuple[str, str, str], list[Verdict]] = defaultdict(list)
    for report in json.loads(file.read_text("utf-8")):
        for mutant in report["mutants"]:
            key = (mutant["at"], mutant["before"], mutant["after"])
            verdicts[key].append(Verdict(mutant["outcome"], mutant["by"]))
    return {
        key: found[0]
        for key, found in verdicts.items()
        if all(verdict.outcome != "survived" for verdict in found)
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation", description="mutation testing of the rules"
    )
    parser.add_argument(
        "rooms", nargs="*", metavar="ROOM", help=f"{', '.join(ROOMS)}; all where none is named"
    )
    parser.add_argument("--sample", type=int, default=150, help="mutants a room (default 150)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", nargs="+", default=(), metavar="NAME", help="only these files of the room")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every mutant and its verdict")
    parser.add_argument("--again", type=Path, metavar="FILE", help="try only what survived in that JSON")
    arguments = parser.parse_args()
    if unknown := set(arguments.rooms) - set(ROOMS):
        parser.error(f"no such room: {', '.join(sorted(unknown))}")
    for heavy in ("hypothesis.stateful", "msgspec", "numba", "mujoco"):
        import_module(heavy)  # once here: every fork inherits it
    reports = []
    for room in arguments.rooms or ROOMS:
        mutants, of = sampled(room, arguments.sample, arguments.seed, arguments.files)
        settled = _settled(arguments.again) if arguments.again else {}
        verdicts = {mutant: settled[key] for mutant in mutants if (key := mutant.key) in settled}
        verdicts |= tried(room, [mutant for mutant in mutants if mutant not in verdicts])
        report = Report(room, arguments.seed, of, [(mutant, verdicts[mutant]) for mutant in mutants])
        print(report.told(), *report.survivors(), sep="\n", flush=True)
        reports.append(report)
    if arguments.json:
        arguments.json.write_text(json.dumps([report.json() for report in reports], indent=1) + "\n")


if __name__ == "__main__":
    main()
