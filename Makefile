# Needs make and Python 3.11 or newer, nothing else. All is installed into .venv, from pinned versions.

# Any of these can be given: make test PYTHON=python3.12, make unit ARGS="tests/db -k backup".
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null && echo $$p && exit; done; echo python3)
PYTHON_3_13 ?= $(shell for p in python3.13 "$$(pyenv prefix "$$(pyenv latest 3.13 2>/dev/null)" 2>/dev/null)/bin/python3.13"; do \
	$$p -c '' 2>/dev/null && echo $$p && exit; done)
# One more than there are cores: many tests wait for a clock or for another process.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
SOAK ?= 10
ARGS ?=

# The tests of what is stored.
STORED := tests/db tests/cli tests/cluster tests/host tests/worlds tests/wire

BIN := .venv/bin
PIP := -m pip --disable-pip-version-check --no-input --quiet install --require-hashes
FINGERPRINTS := -m tests.fingerprints

# What Python has compiled is kept, whatever the shell says: the tests start a hundred bots.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help demo run test check unit soak postgresql hashes hashes-two-pythons hashes-one-python format pins audit sbom release base clean

help:
	@echo 'make demo     a table to try on this machine: no Discord, no token'
	@echo 'make run      the bot; wants DISCORD_TOKEN or a config.toml (see config.example.toml)'
	@echo 'make test     all that has to hold: check, unit, hashes'
	@echo 'make check    style, types and import rules'
	@echo 'make unit     the tests; ARGS="tests/db -k backup" for some of them'
	@echo 'make soak     the tests with ten times as many games, positions and phrases; SOAK=100 for more'
	@echo 'make postgresql  the tests of what is stored on PostgreSQL instead of SQLite'
	@echo 'make hashes   the same games under two Pythons give the same states'
	@echo 'make format   bring all files into the one style'
	@echo 'make pins     newest allowed versions into requirements/*.txt (wants uv)'
	@echo 'make audit    asks whether faults are known in the libraries that the bot runs on (asks pypi.org)'
	@echo 'make sbom     a list of them (CycloneDX) in sbom.json'
	@echo 'make release  checks that version.py, CHANGELOG.md and the tags agree, and tags this commit'
	@echo 'make base     pins the base of the image to what the registry has today (wants docker and a network)'
	@echo 'make clean    remove installed and cached files; games and settings stay'

demo: .venv/demo-installed
	@$(BIN)/python bot.py --demo $(ARGS)

run: .venv/run-installed
	@$(BIN)/python bot.py $(ARGS)

test: check unit hashes

check: .venv/dev-installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Collected once beforehand: else each worker would rewrite the assertions of all files for itself.
unit: .venv/dev-installed
	@$(BIN)/python -m pytest --collect-only -qq $(ARGS) > /dev/null || true
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

soak: .venv/dev-installed
	SOAK=$(SOAK) $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

# On a server that the tests start themselves; they say so where PostgreSQL is not installed.
postgresql: .venv/dev-installed
	STORE=postgresql $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(or $(ARGS),$(STORED))

hashes: .venv/dev-installed
	@$(MAKE) --no-print-directory $(if $(PYTHON_3_13),hashes-two-pythons,hashes-one-python)

# The hash seeds differ on purpose: code that follows the order of a set would show.
hashes-two-pythons: .venv-3.13/run-installed
	PYTHONHASHSEED=1 $(BIN)/python $(FINGERPRINTS) > .venv/hashes
	PYTHONHASHSEED=2 .venv-3.13/bin/python $(FINGERPRINTS) > .venv-3.13/hashes
	diff .venv/hashes .venv-3.13/hashes
	@echo "$$(grep -c . .venv/hashes) states are the same under $$($(BIN)/python -V) and $$(.venv-3.13/bin/python -V)"

hashes-one-python:
	PYTHONHASHSEED=1 $(BIN)/python $(FINGERPRINTS) > .venv/hashes
	PYTHONHASHSEED=2 $(BIN)/python $(FINGERPRINTS) > .venv/hashes-again
	diff .venv/hashes .venv/hashes-again
	@echo 'SKIPPED: no python3.13 was found, so states were compared between two hash seeds, not two Pythons'

format: .venv/dev-installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

pins:
	@command -v uv > /dev/null || { echo 'error: uv is not installed; see docs.astral.sh/uv' >&2; exit 1; }
	@cd requirements && for set in run demo dev audit; do \
		uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --no-annotate --no-header $$set.in -o $$set.txt || exit 1; done

# Asks pypi.org. --strict: a library of which nothing could be learnt there, as behind a mirror, is no success.
audit: .venv-audit/installed
	@.venv-audit/bin/python -m pip_audit --strict --disable-pip --require-hashes -r requirements/run.txt

# Needs no network once it is installed.
sbom: .venv-audit/installed
	@.venv-audit/bin/python -m cyclonedx_py requirements --pyproject pyproject.toml --output-reproducible \
		--of JSON -o sbom.json requirements/run.txt

release: .venv/run-installed
	@$(BIN)/python -m deploy.release

# The digest is that of all kinds of processor together. Prints the SQLite in it: db/sqlite.py says which need care.
base:
	@command -v docker > /dev/null || { echo 'error: docker is not installed' >&2; exit 1; }
	@base=$$(sed -n 's/^ARG BASE=\([^@]*\).*/\1/p' Dockerfile) && \
		digest=$$(docker buildx imagetools inspect "$$base" --format '{{.Manifest.Digest}}') && \
		case "$$digest" in sha256:*) ;; *) echo "error: no digest of $$base: $$digest" >&2; exit 1;; esac && \
		docker run --rm "$$base@$$digest" python -c 'import sqlite3; print("SQLite", sqlite3.sqlite_version)' && \
		sed "s|^ARG BASE=.*|ARG BASE=$$base@$$digest|" Dockerfile > Dockerfile.new && mv Dockerfile.new Dockerfile && \
		grep '^ARG BASE=' Dockerfile

clean:
	rm -rf .venv .venv-3.13 .venv-audit sbom.json .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- installing. A stamp is newer than the pins it was installed from; a larger set contains the smaller ones.

.venv/run-installed: requirements/run.txt .venv/made
	@echo 'Installing the bot ...'
	@$(BIN)/python $(PIP) -r $<
	@touch $@

.venv/demo-installed: requirements/demo.txt .venv/made
	@echo 'Installing the demo ...'
	@$(BIN)/python $(PIP) -r $<
	@touch .venv/run-installed $@

.venv/dev-installed: requirements/dev.txt .venv/made
	@echo 'Installing the tests ...'
	@$(BIN)/python $(PIP) -r $<
	@touch .venv/run-installed .venv/demo-installed $@

.venv-3.13/run-installed: requirements/run.txt
	@echo 'Installing the bot for $(PYTHON_3_13) ...'
	@$(PYTHON_3_13) -m venv --clear .venv-3.13
	@.venv-3.13/bin/python $(PIP) -r $<
	@touch $@

.venv-audit/installed: requirements/audit.txt
	@echo 'Installing what audits ...'
	@$(PYTHON) -m venv --clear .venv-audit
	@.venv-audit/bin/python $(PIP) -r $<
	@touch $@

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "error: Python 3.11 or newer is needed, '$(PYTHON)' is $$($(PYTHON) -V 2>&1 | head -n 1);" \
			"name a newer one: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -m venv --clear .venv
	@touch $@
