# Two commands: `make run` starts Tapete, `make test` passes the tests.
# Each does its whole set-up in .venv and is quick when run again.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: run test lint types contracts docs texts bench check clean

run: $(VENV)/run.ready
	$(BIN)/tapete serve

test: $(VENV)/test.ready
	$(BIN)/python -m pytest

lint: $(VENV)/check.ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/check.ready
	$(BIN)/mypy
	$(BIN)/mypy tests/typing
	$(BIN)/pyright

contracts: $(VENV)/check.ready
	$(BIN)/lint-imports

docs: $(VENV)/docs.ready
	$(BIN)/mkdocs build --strict --quiet

bench: $(VENV)/bench.ready
	$(BIN)/python bench/run.py

# Collect new texts into the catalogues.
texts: $(VENV)/test.ready
	$(BIN)/python tools/texts.py

check: test lint types contracts docs

clean:
	rm -rf $(VENV) site

# Debian keeps ensurepip in a package of its own; virtualenv brings the same.
$(BIN)/python:
	$(PYTHON) -m venv $(VENV) 2>/dev/null || { \
	  rm -rf $(VENV) && \
	  $(PYTHON) -m pip install --quiet --target $(VENV).tool virtualenv && \
	  PYTHONPATH=$(VENV).tool $(PYTHON) -m virtualenv --quiet $(VENV) && \
	  rm -rf $(VENV).tool; }

$(VENV)/run.ready: pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[pdf,lexicon]'
	@touch $@

$(VENV)/test.ready: pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[test]'
	@touch $@ $(VENV)/run.ready

$(VENV)/check.ready: $(VENV)/test.ready
	$(PIP) --editable '.[check]'
	@touch $@

$(VENV)/bench.ready: $(VENV)/test.ready
	$(PIP) --editable '.[bench]'
	@touch $@

$(VENV)/docs.ready: $(VENV)/test.ready
	$(PIP) --editable '.[docs]'
	@touch $@
