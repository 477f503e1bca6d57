# Tilewright. `make` makes everything, `make test` runs every test, `make help` lists the rest.

SHELL := /bin/sh
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := all

GAMES := $(patsubst engine/games/%/rulebook.md,%,$(sort $(wildcard engine/games/*/rulebook.md)))
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps
STAMP := .venv/stamps
NPM := playground/node_modules/.stamp
# Node and npm from the wheel, where it had to be installed, come before those of the machine.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export NO_MKDOCS_2_WARNING := 1

say = @printf '%s\n' '-- $(1)'
files = $(shell find $(1) -type f ! -name '*.pyc' ! -path '*/node_modules/*' 2>/dev/null | sort)
ENGINE := $(call files,engine)
PRINTED := $(call files,generator/boxes generator/booklet generator/draw generator/faces generator/fonts \
	generator/guides generator/kits generator/quick generator/sheets) $(wildcard generator/*.py)
SITE := $(call files,generator/site generator/runtime docs playground) mkdocs.yml

.PHONY: all kits runtime site test check regen bench soak serve locks clean help venv dev FORCE

all: kits site ## the environment, build/print/<game>/ and build/site (this is what `make` does)
	$(call say,done: the kits are in build/print/$(,) and "make serve" shows the site)

, := ,

# ---- the environment -------------------------------------------------------------------------------------------

# A Python that was removed or renamed leaves a dead environment behind: it is made anew.
ALIVE := $(shell $(BIN)/python -c 'print(1)' 2>/dev/null)

$(STAMP)/python: $(if $(ALIVE),,FORCE)
	@if [ ! "$(ALIVE)" ]; then python=$$(.ci/python) || exit 1; echo "-- environment: .venv with $$python"; \
	rm -rf .venv && "$$python" -m venv .venv || exit 1; fi; mkdir -p $(STAMP) && touch $@

$(STAMP)/run: locks/run.txt pyproject.toml | $(STAMP)/python
	$(call say,environment: packages of locks/run.txt)
	@$(PIP) -r locks/run.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --no-index -e .
	@touch $@

$(STAMP)/test: locks/test.txt $(STAMP)/run
	$(call say,environment: packages of locks/test.txt)
	@$(PIP) -r locks/test.txt && touch $@

$(STAMP)/bench: locks/bench.txt locks/bench-build.txt $(STAMP)/test
	$(call say,environment: packages of locks/bench.txt)
	@$(PIP) -r locks/bench-build.txt && $(PIP) --no-build-isolation -r locks/bench.txt && touch $@

$(STAMP)/node: locks/node.txt .ci/node | $(STAMP)/run
	@if .ci/node; then echo "-- node: $$(command -v node) $$(node --version)"; \
	else echo "-- node: none of version 20 or newer here$(,) installing it as a package"; $(PIP) -r locks/node.txt && .ci/node; fi
	@touch $@

$(NPM): playground/package-lock.json playground/package.json $(STAMP)/node
	$(call say,node: packages of playground/package-lock.json)
	@cd playground && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

venv: $(STAMP)/run
dev: $(STAMP)/test $(NPM) ## the environment with all that tests and checks need

# ---- what is made ------------------------------------------------------------------------------------------------

kits: $(GAMES:%=build/stamps/kit-%) ## build/print/<game>/, the printable kits

build/stamps/kit-%: $(ENGINE) $(PRINTED) | $(STAMP)/run
	$(call say,kit: build/print/$*)
	@rm -rf build/print/$* && $(BIN)/tilewright print $* --out build/print
	@$(BIN)/tilewright site kit $* --out build/print
	@mkdir -p build/stamps && touch $@

runtime: build/runtime/manifest.json ## build/runtime, Python for the browser with the engine

build/runtime/manifest.json: $(ENGINE) $(call files,generator/runtime) $(NPM)
	$(call say,runtime: build/runtime)
	@$(BIN)/python -m generator.runtime --out build/runtime

site: build/site/index.html ## build/site, the site with the playground

build/site/index.html: build/runtime/manifest.json $(GAMES:%=build/stamps/kit-%) $(SITE)
	$(call say,site: build/site)
	@$(BIN)/tilewright site build && touch $@

# ---- what checks it ----------------------------------------------------------------------------------------------

test: all check ## every test, and the checks (installs a Chromium where there is none)
	@.ci/chromium
	$(call say,tests: JavaScript)
	@cd playground && npm test --silent
	$(call say,tests: Python$(,) on as many processes as there are cores$(,) four at the most)
	@$(BIN)/python -m pytest -n auto --maxprocesses 4 --dist worksteal -m "not soak"

check: $(STAMP)/test $(NPM) ## style, types, layers, and which clauses are cited
	$(call say,check: ruff)
	@$(BIN)/ruff check && $(BIN)/ruff format --check
	$(call say,check: mypy)
	@$(BIN)/mypy
	$(call say,check: tsc)
	@cd playground && npm run check --silent
	$(call say,check: layers)
	@$(BIN)/python -m pytest -q tests/test_layers.py
	$(call say,check: which clauses are cited)
	@$(BIN)/python -m tests.coverage

regen: $(STAMP)/test ## rewrite the golden files; look at the difference before it is committed
	@TILEWRIGHT_REGEN=1 $(BIN)/python -m pytest -q -m "not soak and not browser and not pyodide"

bench: all $(STAMP)/bench ## measure the engine and the playground side by side with others
	@.ci/chromium
	@$(BIN)/python -m tests.bench

soak: all $(STAMP)/test ## the tests with large numbers
	@.ci/chromium
	@$(BIN)/python -m pytest -m soak

serve: site ## show build/site at http://127.0.0.1:8000/
	@$(BIN)/tilewright site serve

locks: $(STAMP)/run $(STAMP)/node ## resolve the lock files anew (UPGRADE=1 takes newer versions)
	@.ci/locks

clean: ## remove all that was made, the environment too
	rm -rf build .venv playground/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis

help: ## this list
	@awk -F':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile
