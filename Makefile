# The two commands: `make play` opens the games, `make test` passes all tests.
# Both set up everything they need in .venv.
PYTHON ?= python3
BIN := .venv/bin
PAGE := src/parlour/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/scripts web/index.html web/package-lock.json \
	web/vite.config.ts src/parlour/locales -type f 2>/dev/null)

.PHONY: play test prove page lint types tools docs bench screenshots setup clean
.DEFAULT_GOAL := play

play: .venv/ready $(PAGE)
	@$(BIN)/parlour

test: lint types $(PAGE) tools
	$(BIN)/python scripts/build_page.py check
	$(BIN)/python scripts/build_page.py test
	$(BIN)/python -m parlour.bots.warm
	$(BIN)/pytest -n auto --dist worksteal tests/browser
	$(BIN)/pytest -n auto --dist worksteal --ignore tests/browser

# The issues' full counts. Resumable: what has passed on the same sources is not run again.
prove: .venv/ready-dev $(PAGE) tools
	$(BIN)/python -m tests.prove

page: $(PAGE)

lint: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python scripts/build_page.py lint

types: .venv/ready-dev
	$(BIN)/mypy

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
	.bench/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench,plots]'
	@touch $@

screenshots: .venv/ready-dev $(PAGE) tools
	$(BIN)/python -m tests.browser.screenshots

setup: .venv/ready-dev

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/ready: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	$(BIN)/python -m compileall -q src
	@touch $@

.venv/ready-dev: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	$(BIN)/python -m compileall -q src
	@touch .venv/ready $@

$(PAGE): $(PAGE_SOURCES) | .venv/ready
	$(BIN)/python scripts/build_page.py
	@touch $@

clean:
	rm -rf .venv .bench build dist .prove .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/parlour/server/page
