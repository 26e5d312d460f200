# The two commands: `make play` opens the games, `make test` passes all tests.
# Both set up everything they need in .venv.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test prove lint types setup clean
.DEFAULT_GOAL := play

play: .venv/ready
	@$(BIN)/parlour

test: lint types
	$(BIN)/pytest -n auto

# The issues' full counts. Resumable: what is in .prove/ is not run again on the same commit.
prove: .venv/ready-dev
	$(BIN)/python -m tests.prove

lint: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready-dev
	$(BIN)/mypy

setup: .venv/ready-dev

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/ready: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $@

.venv/ready-dev: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch .venv/ready $@

clean:
	rm -rf .venv build dist .prove .mypy_cache .ruff_cache .pytest_cache .hypothesis
