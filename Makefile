# A thin front: packages by apt, everything else by CMake (CMakePresets.json).
PRESET ?= release
BUILD := $(if $(filter dev,$(PRESET)),build-dev,build)
PREFIX ?= /usr/local
CTEST = ctest --test-dir $(BUILD) --output-on-failure -j$$(nproc)

.PHONY: all setup build build-all check test test-slow demo bench-infer bench-execute bench-stages bench-libraries bench-graphs bench-symbolic bench-ablation bench-jov evaluate evaluate-pairs check-subjects mutants fuzz install clean format

all: build

setup:
	@scripts/setup

build: setup
	@cmake --preset $(PRESET) >$(BUILD).log 2>&1 || { cat $(BUILD).log; exit 1; }
	@cmake --build --preset $(PRESET) --target eclat eclat_pass eclat_rt

build-all: build
	@cmake --build --preset $(PRESET)

# While one works: unit tests, and some of each other kind. tests/CMakeLists.txt says what the labels mean.
check: build-all
	@$(CTEST) -L 'unit|runtime|house|sample'

# What lands passes these two.
test: build-all
	@$(CTEST) -LE slow

test-slow: build-all
	@$(CTEST) -L slow

demo: build
	@echo; echo '$$ eclat run --class BoundedStack --header bounded_stack.h --tests bounded_stack_test.cpp'
	@cd examples/bounded_stack && ../../$(BUILD)/bin/eclat run --class BoundedStack --header bounded_stack.h \
	    --tests bounded_stack_test.cpp; test $$? -le 1

# Speed, memory and broken share of inference; docs/evaluation/inference.md holds what it printed.
bench-infer: build
	@cmake --preset $(PRESET) -DECLAT_BENCH=ON >$(BUILD).log 2>&1 || { cat $(BUILD).log; exit 1; }
	@cmake --build --preset $(PRESET) --target bench_infer

# Inputs per second, the cost of a crash, what a second worker brings.
bench-execute: build
	@cmake --preset $(PRESET) -DECLAT_BENCH=ON >$(BUILD).log 2>&1 || { cat $(BUILD).log; exit 1; }
	@cmake --build --preset $(PRESET) --target bench_execute

# What each stage of a run takes, first and again; docs/evaluation/stages.md holds what it printed.
bench-stages: build
	@cmake --preset $(PRESET) -DECLAT_BENCH=ON >$(BUILD).log 2>&1 || { cat $(BUILD).log; exit 1; }
	@cmake --build --preset $(PRESET) --target run_bench_stages

# eclat on classes of the libraries in bench/libraries/list.tsv; docs/evaluation/libraries.md is what it wrote.
bench-libraries: build
	@scripts/setup bench/libraries/packages.txt
	@bench/libraries/run.py $(BUILD)/bin/eclat $(BUILD)/bench/libraries
	@bench/libraries/table.py $(BUILD)/bench/libraries >docs/evaluation/libraries.md

# What following plain values costs, whether predictions come true in random programs and in the subjects, and whether chance finds
# what is solved for; docs/evaluation/symbolic.md holds what it printed. EVALUATE=full takes all subjects.
bench-symbolic: build
	@bench/symbolic/speed.py $(BUILD)
	@bench/symbolic/programs.py $(BUILD)/bin/eclat $(BUILD)/bench/symbolic
	@bench/symbolic/rates.py $(BUILD)/bin/eclat $(BUILD)/bench/symbolic/rates-$(EVALUATE) $(if $(filter full,$(EVALUATE)),,--quick)
	@bench/symbolic/million.py $(BUILD)/bin/eclat $(BUILD)/bench/symbolic/million

# Those in the SQL engine that are deep in a session.
SESSION_FAULTS := update-while-reading,query-again-while-reading,rollback-after-drop

# What call graphs cost, and what they bring in equal time, beside the figures of Palulu; docs/evaluation/graphs.md holds what it printed.
bench-graphs: build
	@cmake --preset $(PRESET) -DECLAT_BENCH=ON >$(BUILD).log 2>&1 || { cat $(BUILD).log; exit 1; }
	@cmake --build --preset $(PRESET) --target run_bench_graphs
	@scripts/setup bench/graphs/packages.txt
	@bench/graphs/run.py $(BUILD)/bin/eclat $(BUILD)/bench/graphs
	@bench/graphs/table.py $(BUILD)/bench/graphs
	@echo; bench/graphs/instances.py $(BUILD)/bin/eclat $(BUILD)/bench/graphs --seeds 4 6
	@echo; bench/graphs/faults.py $(BUILD)/bin/eclat $(BUILD)/bench/graphs --seconds 20 --only $(SESSION_FAULTS)
	@echo; bench/graphs/shares.py $(BUILD)/bin/eclat $(BUILD)/bench/graphs

# Each heuristic of exploring on and off, over all puzzles; docs/evaluation/exploring.md holds what it printed.
bench-ablation: build
	@bench/ablation/run.py $(BUILD)/bin/eclat $(BUILD)/bench/ablation
	@bench/ablation/table.py $(BUILD)/bench/ablation

# The techniques of Jov on the subjects of its paper, and a review of one of them; docs/evaluation/techniques.md holds what it printed.
bench-jov: build
	@bench/jov/run.py $(BUILD)/bin/eclat $(BUILD)/bench/jov
	@bench/jov/review.py $(BUILD)/bin/eclat $(BUILD)/bench/jov ratpoly -- --select property
	@bench/jov/table.py $(BUILD)/bench/jov

# How good it is on subjects/: the tables, and docs/evaluation/subjects.md. EVALUATE=full takes all versions, and goes on where it was
# cut off; EVALUATE=brief takes all versions with one seed, and compares nothing but the judges; EVALUATE=quick, the default, one version of
# some components.
EVALUATE ?= quick
evaluate: build
	@scripts/setup bench/evaluate/packages.txt
	@bench/evaluate/run.py $(BUILD)/bin/eclat $(BUILD)/bench/evaluate-$(EVALUATE) $(if $(filter full,$(EVALUATE)),,--$(EVALUATE))
	@/usr/bin/python3 bench/evaluate/tables.py $(BUILD)/bench/evaluate-$(EVALUATE) --docs $(BUILD)/bench/evaluate-$(EVALUATE)/docs \
	    --command "make evaluate EVALUATE=$(EVALUATE)" --version "$$(git describe --always)"
	@echo "also in $(BUILD)/bench/evaluate-$(EVALUATE)/docs, with CSV files and plots"
	@$(if $(filter full,$(EVALUATE)),$(MAKE) --no-print-directory evaluate-pairs)

# The figures of the Symclat study: random or symbolic generation, model or exceptions. EVALUATE=full is a part of `make evaluate`.
evaluate-pairs: build
	@bench/evaluate/pairs.py $(BUILD)/bin/eclat $(BUILD)/bench/pairs-$(EVALUATE) $(if $(filter full,$(EVALUATE)),,--quick)
	@bench/evaluate/pairs_tables.py $(BUILD)/bench/pairs-$(EVALUATE) --docs $(BUILD)/bench/pairs-$(EVALUATE)/docs \
	    --command "make evaluate-pairs EVALUATE=$(EVALUATE)" --version "$$(git describe --always)"

# The specifications of the subjects, put to the test themselves.
check-subjects: build
	@bench/evaluate/check.py $(BUILD)/bin/eclat $(BUILD)/bench/check-subjects

# Mutants for the subjects that have none; see bench/evaluate/mutants.py.
mutants: build
	@cmake --preset $(PRESET) -DECLAT_BENCH=ON >$(BUILD).log 2>&1 || { cat $(BUILD).log; exit 1; }
	@cmake --build --preset $(PRESET) --target eclat_mutate
	@bench/evaluate/mutants.py $(BUILD)/bin/eclat $(BUILD)/bin/eclat_mutate $(BUILD)/bench/mutants

# Every fuzzer for FUZZ_SECONDS; a crash ends it, and its input is in build/tests/fuzz/.
FUZZ_SECONDS ?= 30
fuzz: setup
	@cmake --preset $(PRESET) -DECLAT_FUZZ=ON -DECLAT_FUZZ_SECONDS=$(FUZZ_SECONDS) >$(BUILD).log 2>&1 || { cat $(BUILD).log; exit 1; }
	@cmake --build --preset $(PRESET) --target fuzz

install: build
	@cmake --install $(BUILD) --prefix $(PREFIX)

format:
	@git ls-files '*.cpp' '*.h' | xargs clang-format-19 -i

clean:
	@rm -rf build build-dev build.log build-dev.log
