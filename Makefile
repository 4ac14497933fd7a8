# Everything lives in .venv; nothing is installed outside this folder.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test bench check build messages clean

run: build  ## play in the terminal; with COMMAND="show cross a1", any command of the program
	@$(BIN)/pentalith $(or $(COMMAND),play)

test: build  ## every test in both worlds; the interpreted one keeps the rulebooks covered
	$(BIN)/python -m pytest
	PENTALITH_INTERPRETED=1 $(BIN)/python -m pytest --cov

bench: build  ## how fast the rulebooks are
	$(BIN)/pentalith bench

check: build  ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

build: .venv/ready  ## compile what has changed
	@$(BIN)/python setup.py -q build_ext --inplace --parallel 2

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	SKIP_CYTHON=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

messages: build  ## bring the catalogues of the languages up to date with the code
	$(BIN)/python tools/catalogues.py

clean:  ## forget everything that was made
	rm -rf .venv build dist src/*.egg-info .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -o -name '*.mo' | xargs rm -f
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
