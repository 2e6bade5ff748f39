#pragma once

#include "../../runtime/wire.h"
#include "execute/decode.h"
#include "execute/journal.h"
#include "execute/places.h"
#include "execute/worker.h"
#include "flow/build.h"
#include "flow/checks.h"
#include "flow/component.h"
#include "flow/component_files.h"
#include "flow/input.h"
#include "flow/model.h"
#include "flow/outcome.h"
#include "flow/print_value.h"
#include "flow/request.h"
#include "flow/schema.h"
#include "support/failure.h"
#include "support/work_dir.h"

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace eclat {

// Inputs that one worker runs in order. After `stopAfterTimeouts` of them ran into the time limit the worker skips the
// rest: an operation that hangs must not eat the whole budget.
struct Chunk {
  std::vector<Input> inputs;
  unsigned stopAfterTimeouts = 3;
};

// in:  the hooked binary, a model, and inputs
// out: an outcome for each input, in the same order, whatever the number of workers
// why: user code runs in workers only; when one dies, the input that killed it is known and the next input goes on
// not here: choosing the statements to check (judge/checks.h), labels (judge)
class Executor {
public:
  // The executor refers to component, schema and model, so they have to outlive it.
  static Result<std::unique_ptr<Executor>> start(const Build &build, const Component &component, const Schema &schema,
                                                 const Model &model, const Checks &checks,
                                                 const ExploreOptions &options, const WorkDir &dir,
                                                 const Deadline &deadline = runDeadline());
  static Result<std::unique_ptr<Executor>> start(const Build &build, const Component &component, const Schema &schema,
                                                 Model &&gone, const Checks &checks, const ExploreOptions &options,
                                                 const WorkDir &dir, const Deadline &deadline = runDeadline()) = delete;

  // Gives the executor a journal: from now on it takes outcomes from there where it can, and writes down all others.
  void use(std::unique_ptr<Journal> journal) { journal_ = std::move(journal); }

  Result<std::vector<std::vector<Outcome>>> run(const std::vector<Chunk> &chunks);

  // True if workers died and could not be started again: from then on inputs are not run, which is their outcome.
  bool hasGivenUp() const { return hasGivenUp_; }

  // Runs one input alone, in a fresh process, and notes the values that violated properties saw. `fill`: the byte that
  // new memory is filled with; 0: memory is left as it comes.
  Result<Outcome> runAlone(const Input &input, int fill = 0);

private:
  Executor(const Component &component, const Schema &schema, const Model &model, std::string binary)
      : component_(component), schema_(schema), model_(model),
        known_{static_cast<int>(model.properties.size()),
               static_cast<int>(component.operations.size() + component.helpers.size()),
               !component.setup.empty() || !component.teardown.empty(), filesOf(component)},
        places_(std::move(binary), known_.own) {}
  // What is known of the inputs of a chunk so far, from the first on.
  struct Ran {
    std::vector<Outcome> outcomes;
    std::vector<std::vector<std::string>> frames;  // addresses, per outcome
  };
  Result<std::vector<std::vector<Outcome>>> runChunks(const std::vector<Chunk> &chunks);
  struct Alone {
    bool isWanted = false;
    int fill = 0;
  };
  Result<Outcome> runOne(const Input &input, int fill);
  void runOnWorkers(const std::vector<Chunk> &chunks, std::vector<Ran> &ran);
  Result<void> restartWorkers();
  void addPlace(Outcome &outcome, const std::vector<std::string> &frames);
  bool runChunk(std::size_t worker, const Chunk &chunk, Alone alone, Ran &ran);
  bool areDamaged(std::span<const rt::Record> records, unsigned timeoutsLeft) const;
  Outcome outcomeOf(const rt::Record &record, const rt::Segment &segment, const Input &input) const;
  bool fits(const Outcome &outcome, const Input &input) const;
  void addValues(Outcome &outcome, const Input &input, const rt::Segment &segment) const;

  const Component &component_;
  const Schema &schema_;
  const Model &model_;
  Known known_;
  Places places_;
  WorkerOptions options_;
  std::vector<std::unique_ptr<Worker>> workers_;
  bool hasGivenUp_ = false;
  std::unique_ptr<Journal> journal_;
};

}  // namespace eclat
