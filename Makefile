# Hullbreach: `make play` and `make test` are all one needs. Each sets up what is missing first.

.PHONY: help play terminal web test soak goldens mutate setup types format coverage docs pin clean
.DEFAULT_GOAL := help

BIN := .venv/bin
READY := .venv/.ready
PLAY_READY := .venv/.ready-to-play
JOBS ?= auto
PYTHON ?=
ARGS ?=
GAME ?= theseus
WEB_FILES := $(shell find web scripts/web THIRD_PARTY_NOTICES src/hullbreach/words -path web/node_modules -prune -o -type f -print)
WEB_READY := web/node_modules/.ready
WEB_BUILT := src/hullbreach/server/static/index.html
WEB_CHECKED := .cache/web.checked
WORDS := .cache/words/said.jsonl
WORDS_FILES := $(shell find src/hullbreach -name "*.py" -o -name "*.ftl" -o -name "*.toml") scripts/words

help:
	@echo "make play       the table in the browser          (ARGS=\"--port 8000\")"
	@echo "make terminal   a table in the terminal           (ARGS=\"theseus --lang de\")"
	@echo "make test       format, lint, types, all tests    (JOBS=2)"
	@echo "make soak       the tests that take longer"
	@echo "make goldens    tell the recorded games anew; read the diff before you commit it"
	@echo "make mutate     do the tests of a game find small faults in its rules?  (GAME=theseus)"
	@echo "make format     set the code as ruff and prettier like it"
	@echo "make coverage   branch coverage of the kernel"
	@echo "make web        build the browser client into the server"
	@echo "make docs       the documentation as a site, in site/"
	@echo "make setup      only the set-up, in .venv"
	@echo "make types      the client's TypeScript types, from the server's Structs"
	@echo "make pin        renew requirements/*.txt"
	@echo "make clean      remove everything that was made"

setup: $(READY)
	@echo "Ready: $(BIN)/hullbreach."

# Whoever develops has all that playing needs; whoever plays gets no more than that.
$(READY): pyproject.toml requirements/dev.txt scripts/setup
	@PYTHON="$(PYTHON)" scripts/setup dev
	@touch $@ $(PLAY_READY)

$(PLAY_READY): pyproject.toml requirements/play.txt scripts/setup
	@PYTHON="$(PYTHON)" scripts/setup play
	@touch $@

$(WEB_READY): web/package.json web/package-lock.json scripts/web | $(PLAY_READY)
	@echo "Installing the packages of the browser client (npm)."
	@scripts/web install
	@touch $@

$(WEB_BUILT): $(WEB_FILES) $(WEB_READY)
	@echo "Building the browser client (vite)."
	@scripts/web build

$(WORDS): $(WORDS_FILES) | $(READY)
	@echo "Writing down what people are told in random games."
	@$(BIN)/python scripts/words

$(WEB_CHECKED): $(WEB_FILES) $(WEB_READY) $(WORDS)
	@echo "Checking the browser client (prettier, svelte-check, eslint, vitest)."
	@mkdir -p .cache
	@scripts/web check
	@touch $@

web: $(WEB_BUILT)

play: $(PLAY_READY) $(WEB_BUILT)
	@exec $(BIN)/hullbreach serve --open $(ARGS)

terminal: $(PLAY_READY)
	@exec $(BIN)/hullbreach play $(ARGS)

# The tests start hundreds of processes, which compile what they import only once.
test: $(READY) $(WEB_CHECKED) $(WEB_BUILT)
	@echo "Checking format and lint (ruff)."
	@$(BIN)/ruff format --check --quiet || { echo "Some files are not set as ruff likes it: run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet
	@echo "Checking types (mypy)."
	@$(BIN)/mypy
	@$(BIN)/python scripts/types --check
	@echo "Running the tests (pytest)."
	@PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -n $(JOBS) $(ARGS)

soak: $(READY) $(WEB_BUILT)
	@echo "Running the long tests (pytest -m soak); every finished one is a line."
	@HULLBREACH_TEST_LUCK=$$(date +%s) $(BIN)/pytest -m soak -o faulthandler_timeout=0 -n $(JOBS) --verbose -rP --durations=0 $(ARGS)

mutate: $(READY)
	@echo "Trying mutants of the rules of $(GAME); results are kept in .cache/mutation."
	@$(BIN)/python -m tests.mutation $(GAME) $(ARGS)

goldens: $(READY)
	@echo "Telling the recorded games anew (tests/goldens)."
	@$(BIN)/pytest --quiet -k "golden or sample_game" tests/games tests/testing --renew-goldens
	@git status --short tests/goldens

coverage: $(READY)
	@echo "Measuring the branch coverage of the kernel (at least 98 %)."
	@$(BIN)/pytest -n $(JOBS) --quiet --cov=hullbreach.kernel --cov-branch --cov-fail-under=98 $(ARGS)

format: $(READY) $(WEB_READY)
	@echo "Formatting and sorting imports (ruff), formatting the browser client (prettier)."
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --fix --quiet
	@scripts/web format

docs: $(READY)
	@echo "Building the documentation (mkdocs) into site/."
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Open site/index.html, or serve it: $(BIN)/python -m http.server --directory site"

types: $(READY)
	@echo "Writing the client's types from the server's Structs."
	@$(BIN)/python scripts/types

pin: $(READY)
	@echo "Renewing the pins in requirements/."
	@$(BIN)/python scripts/pin

clean:
	@echo "Removing the virtual environment and all caches."
	@rm -rf web/node_modules src/hullbreach/server/static
	@rm -rf .venv .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .schemathesis site dist build
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
