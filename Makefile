# The two commands: `make play` and `make test`. Everything they need is installed into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test lint bench soak screenshots clean

play: $(READY)
	$(BIN)/tharsis

test: $(READY)
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n 2 -m "not compiled and not browser"
	$(BIN)/python -m pytest -m "compiled and not browser"
	$(BIN)/python -m pytest -n 2 --dist worksteal --reruns 1 -m browser

lint: $(READY)
	$(BIN)/ruff check src tests benchmarks examples scripts
	$(BIN)/ruff format --check src tests benchmarks examples scripts
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/tharsis bench

screenshots: $(READY)
	$(BIN)/python scripts/screenshots.py

soak: $(READY)
	$(BIN)/python benchmarks/soak.py

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $(READY)

clean:
	rm -rf $(VENV) build *.egg-info src/*.egg-info .pytest_cache .mypy_cache .ruff_cache
