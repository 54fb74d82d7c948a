# Hullbreach: `make play` and `make test` are all one needs. Each sets up what is missing first.

.PHONY: help play test soak setup format coverage pin clean
.DEFAULT_GOAL := help

BIN := .venv/bin
READY := .venv/.ready
JOBS ?= auto
PYTHON ?=
ARGS ?=

help:
	@echo "make play       a table in the terminal           (ARGS=\"specimen --lang de\" …)"
	@echo "make test       format, lint, types, all tests    (JOBS=2)"
	@echo "make soak       the tests that take longer"
	@echo "make format     set the code as ruff likes it"
	@echo "make coverage   branch coverage of the kernel"
	@echo "make setup      only the set-up, in .venv"
	@echo "make pin        renew requirements/*.txt"
	@echo "make clean      remove everything that was made"

setup: $(READY)
	@echo "Ready: $(BIN)/hullbreach."

$(READY): pyproject.toml requirements/dev.txt scripts/setup
	@PYTHON="$(PYTHON)" scripts/setup
	@touch $@

play: $(READY)
	@echo "Opening a table in the terminal; other games and languages: make play ARGS=\"specimen --lang de\"."
	@exec $(BIN)/hullbreach play $(ARGS)

test: $(READY)
	@echo "Checking format and lint (ruff)."
	@$(BIN)/ruff format --check --quiet || { echo "Some files are not set as ruff likes it: run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet
	@echo "Checking types (mypy)."
	@$(BIN)/mypy
	@echo "Running the tests (pytest)."
	@$(BIN)/pytest -n $(JOBS) $(ARGS)

soak: $(READY)
	@echo "Running the long tests (pytest -m soak); every finished one is a line."
	@$(BIN)/pytest -m soak -o faulthandler_timeout=0 -n $(JOBS) --verbose -rP --durations=0 $(ARGS)

coverage: $(READY)
	@echo "Measuring the branch coverage of the kernel (at least 98 %)."
	@$(BIN)/pytest -n $(JOBS) --quiet --cov=hullbreach.kernel --cov-branch --cov-fail-under=98 $(ARGS)

format: $(READY)
	@echo "Formatting and sorting imports (ruff)."
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --fix --quiet

pin: $(READY)
	@echo "Renewing the pins in requirements/."
	@$(BIN)/python scripts/pin

clean:
	@echo "Removing the virtual environment and all caches."
	@rm -rf .venv .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
