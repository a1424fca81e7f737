# Two commands are enough: `make play` and `make test`. Python 3.11 or newer and make are all they need.
.DEFAULT_GOAL := help
.PHONY: help setup play test lint types web-check fuzz load attacks bench dist lock web clean

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
PREPARE = $(or $(PYTHON),$(error Python 3.11 or newer is needed)) -m tools.prepare
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
SECONDS ?= 600
VENV := .venv/bin

help: ## this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

setup: ## install and build everything that changed
	@$(PREPARE)

play: setup ## the table in your browser: start the server and open the address it prints
	@$(VENV)/tangledbank serve

test: ## set up, then style, types and all tests
	@$(PREPARE) --tests
	@$(MAKE) --no-print-directory lint types web-check
	$(VENV)/python -m pytest -q -n $(JOBS) --dist worksteal
	@echo "tangledbank: style, types and tests are fine"

lint:
	$(VENV)/ruff check -q .

types:
	$(VENV)/mypy

web-check:
	@$(PYTHON) -m tools.web

fuzz: setup ## random play against every contract for SECONDS=600
	@TANGLEDBANK_GAMES=tests/games $(VENV)/python -m tests.fuzz --seconds $(SECONDS)

load: setup ## many tables, kills and floods against a real server
	@$(VENV)/python -m benchmarks.load

attacks: setup ## what one attacker costs the others
	@$(VENV)/python -m benchmarks.attacks

bench: setup ## speed of ours and of other engines, side by side
	@$(PYTHON) -m benchmarks.environment
	@$(VENV)/python -m benchmarks.peers

dist: setup ## a source archive and a wheel in dist/
	@$(VENV)/python -m tools.dist

web: setup ## the browser client (part of setup)

lock: setup ## pin the newest versions that pyproject.toml allows
	@$(VENV)/python -m tools.lock

clean: ## remove everything that was built or installed
	rm -rf .venv .venv-bench build dist *.egg-info web/node_modules tangledbank/table/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
