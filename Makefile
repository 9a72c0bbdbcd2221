# The two commands to know: `make lint SWIFT=path` and `make test`. Both set up what they need.
export PKG_CONFIG_PATH := $(CURDIR)/.deps/lib/pkgconfig:$(PKG_CONFIG_PATH)

SWIFT ?=
NAME ?=
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
WHOLE := $(if $(filter Linux,$(shell uname -s)),-Xswiftc -static-executable)
RELEASE := swift build --configuration release --product focuslint $(STATIC)

# Cases are Swift as other people write it, and stubs have Apple's names.
OURS := git ls-files -z -- '*.swift' ':!Tests/FocusLintTests/Cases' ':!Tests/Stubs'

.DEFAULT_GOAL := help
.PHONY: help setup build dist lint test test-editors check format record rule bench fuzz sanitize clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-22s %s\n", $$1, $$2}' Makefile

setup: ## Install and fetch what focuslint is built from
	@scripts/setup.sh

build: setup ## Build .build/release/focuslint
	@$(RELEASE)

dist: setup ## Pack focuslint, its manual and completions; on Linux it needs no library
	@$(RELEASE) $(WHOLE)
	@scripts/dist.sh .build/release/focuslint .build/dist

lint: build ## Lint an app: make lint SWIFT=path
	@test -n "$(SWIFT)" || { echo 'lint: say what to lint: make lint SWIFT=path/to/app' >&2; exit 2; }
	@.build/release/focuslint lint -- "$(SWIFT)"

test: setup ## Run all tests
	@swift test
	@scripts/test-server.sh
	@FOCUSLINT="$$(swift build --show-bin-path)/focuslint" scripts/fuzz --rounds 20

test-editors: setup ## Try server, completion, manual and reports in programs that read them, which it installs
	@scripts/test-editors.sh
	@scripts/test-reports.sh
	@scripts/test-integrations.sh

check: setup ## Check the format, then run all tests (warnings are errors)
	@$(OURS) | xargs -0 swift format lint --strict
	@swift test
	@scripts/test-server.sh

format: ## Format the code
	@$(OURS) | xargs -0 swift format --in-place

record: setup ## Write what the tests compare: rule book, index, goldens
	@RECORD=1 swift test

rule: ## Start a rule: make rule NAME=my-new-rule
	@scripts/rule.sh "$(NAME)"

bench: build ## Time focuslint beside ripgrep, ast-grep and semgrep: Benchmarks/RESULTS.md
	@Benchmarks/run

SECONDS ?= 60
fuzz: build ## Try texts that nobody would write: make fuzz SECONDS=n
	@scripts/fuzz --seconds $(SECONDS) --seed $$(date +%s)

# Swift has no undefined behaviour sanitizer on Linux, and traps by itself; the C of the grammar is made to trap.
UNDEFINED := -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined
# A program that is watched is slow, and what watches it writes files: these tests count time or sizes of files.
UNWATCHED := --skip MergedFolders --skip aReaderThatStopsIsNoError --skip longWorkShowsABar --skip whatCannotBeWrittenLeavesNoTrace
sanitize: export LSAN_OPTIONS := suppressions=$(CURDIR)/scripts/leaks.txt:print_suppressions=0
sanitize: setup ## Run the tests with the address, undefined behaviour and thread sanitizers
	@swift test --sanitize address $(UNDEFINED) --scratch-path .build/address $(UNWATCHED)
	@swift test --sanitize thread --scratch-path .build/thread $(UNWATCHED)

clean: ## Remove all that was built or fetched
	@rm -rf .build .deps Sources/CTreeSitterSwift/grammar
