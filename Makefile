# The two commands: `make play` and `make test`. What each of them needs is installed into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready

.PHONY: play test test-server test-versions lint docs bench soak screenshots clean

play: $(PLAYABLE)
	$(BIN)/tharsis

test: $(READY)
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n 2 -m "not compiled and not browser"
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "compiled and not browser"
	$(BIN)/python -m pytest -n 2 --dist worksteal --reruns 1 -m browser

test-versions:
	$(PYTHON) scripts/versions.py

# Long runs of what `make test` tries in short: whole games of probing, a hundred kills on PostgreSQL and SQLite, a thousand live games.
test-server: $(READY)
	THARSIS_PEEKS=100000 $(BIN)/python -m pytest -n 2 tests/web/test_peeking.py
	NUMBA_DISABLE_JIT=1 THARSIS_KILLS=100 $(BIN)/python -m pytest -n 2 --dist loadfile tests/store tests/web/test_sharing.py tests/web/test_frozen.py
	$(BIN)/python -m pytest tests/web/test_kills.py
	$(BIN)/tharsis bench web --games 1000 --workers 2

lint: $(READY)
	$(BIN)/ruff check src tests benchmarks examples scripts
	$(BIN)/ruff format --check src tests benchmarks examples scripts
	$(BIN)/mypy

# The documentation site, in build/site; a warning is an error.
docs: $(READY)
	NO_MKDOCS_2_WARNING=1 NUMBA_DISABLE_JIT=1 $(BIN)/python -m mkdocs build --quiet --strict

bench: $(PLAYABLE)
	$(BIN)/tharsis bench

screenshots: $(READY)
	$(BIN)/python scripts/screenshots.py

soak: $(READY)
	$(BIN)/python benchmarks/soak.py

$(PLAYABLE): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable .
	touch $(PLAYABLE)

$(READY): $(PLAYABLE)
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $(READY)

clean:
	rm -rf $(VENV) .versions build *.egg-info src/*.egg-info .pytest_cache .mypy_cache .ruff_cache
