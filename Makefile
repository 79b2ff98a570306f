# Two commands: `make run` starts Tapete, `make test` passes the tests.
# Each does its whole set-up in .venv and is quick when run again.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

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
	$(BIN)/pyright

contracts: $(VENV)/check.ready
	$(BIN)/lint-imports

docs: $(VENV)/docs.ready
	$(BIN)/mkdocs build --strict --quiet

bench: $(VENV)/test.ready
	$(BIN)/python bench/run.py

texts: $(VENV)/test.ready  ## collect new texts into the catalogues
	$(BIN)/python tools/texts.py

check: test lint types contracts docs

clean:
	rm -rf $(VENV) site

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.ready: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[pdf]'
	@touch $@

$(VENV)/test.ready: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

$(VENV)/check.ready: $(VENV)/test.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[check]'
	@touch $@

$(VENV)/docs.ready: $(VENV)/test.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,docs]'
	@touch $@
