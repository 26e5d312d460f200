# The two commands: `make play` opens the games, `make test` passes all tests.
# Both set up everything they need in .venv. While you work: `make quick`, in a minute.
PYTHON ?= python3
BIN := .venv/bin
# bytecode is kept, whatever the machine's setting: without it pytest collects for 12 s instead of 6
export PYTHONDONTWRITEBYTECODE :=
# tests wait for browsers and servers now and then, so there is one worker more than cores
WORKERS ?= $(shell echo $$(($$(nproc 2>/dev/null || echo 2) + 1)))
PAGE := src/parlour/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/scripts web/index.html web/package-lock.json \
	web/vite.config.ts src/parlour/locales -type f 2>/dev/null)

.PHONY: play test quick prove page page-checks page-lint python-lint warm lint types tools docs bench screenshots setup clean
.DEFAULT_GOAL := play

play: .venv/ready $(PAGE)
	@$(BIN)/parlour

# What needs no browser, terminal, cluster or compiler: for every commit. One room: make quick FOLDER=games/abaku
quick: .venv/ready-dev
	$(BIN)/pytest -q -n auto --dist worksteal -m 'not slow and not prove' $(if $(FOLDER),tests/$(FOLDER))

# The checks before the tests run two at a time: the page is built and checked while the packages are installed.
test:
	@$(MAKE) --no-print-directory -j2 --output-sync=target .venv/ready-dev page-checks page-lint types python-lint warm tools
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# The issues' full counts. Resumable: what has passed on the same sources is not run again.
prove: .venv/ready-dev $(PAGE) tools
	$(BIN)/python -m tests.prove

page: $(PAGE)

lint: python-lint page-lint

python-lint: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

page-lint: $(PAGE)
	$(BIN)/python scripts/build_page.py lint

types: .venv/ready-dev
	$(BIN)/mypy

page-checks: $(PAGE)
	$(BIN)/python scripts/build_page.py check
	$(BIN)/python scripts/build_page.py test

# Kernels are compiled once, so that no test waits for them.
warm: .venv/ready-dev
	$(BIN)/parlour warm

# Chromium, PostgreSQL and Redis for the tests that use them, where they may be installed.
tools:
	@sh scripts/test_tools.sh

# The documentation as a site in build/docs; needs no network, and a warning is an error.
docs: .venv/ready-dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

# Every comparison with other systems, into docs/reference/performance.md. Wants a quiet machine. What only the
# comparisons need (JAX, Pgx, pygame) lives in an environment of its own.
bench: .bench/ready
	.bench/bin/python -m benchmarks.all

.bench/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .bench
	.bench/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	@touch $@

screenshots: .venv/ready-dev $(PAGE) tools
	$(BIN)/python -m tests.browser.screenshots

setup: .venv/ready-dev

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/ready: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[all]'
	$(BIN)/python -m compileall -q src
	@touch $@

.venv/ready-dev: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt --editable '.[dev]'
	@touch .venv/ready $@

$(PAGE): $(PAGE_SOURCES) | .venv/bin/python
	$(BIN)/python scripts/build_page.py
	@touch $@

clean:
	rm -rf .venv .bench build dist .prove .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/parlour/server/page
