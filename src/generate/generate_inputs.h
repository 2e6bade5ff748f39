#pragma once

#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/input.h"
#include "flow/request.h"
#include "generate/hints.h"
#include "generate/lifetime.h"
#include "generate/pool.h"
#include "generate/values.h"
#include "support/number_set.h"
#include "support/random.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// in:  the operations, and the pool of values that normal inputs have made so far
// out: new inputs, none of which was made before
// why: inputs grow bottom-up: each is one call on top of inputs that did well (Eclat §3.5, §4)
// not here: running and judging inputs; whether an input feeds the pool, which the explore loop decides
class Generator {
public:
  virtual ~Generator() = default;

  // Makes up to `count` new inputs whose tested call is this operation.
  virtual std::vector<Input> generate(const Operation &operation, const Pool &pool, int count) = 0;
};

// Calls `attempt` until it has made `count` inputs; gives up when `tries` attempts in a row brought nothing.
template <class Attempt> std::vector<Input> collectInputs(int count, int tries, Attempt attempt) {
  std::vector<Input> out;
  for (int failed = 0; static_cast<int>(out.size()) < count && failed < tries;) {
    if (std::optional<Input> input = attempt()) {
      out.push_back(std::move(*input));
      failed = 0;
    } else {
      ++failed;
    }
  }
  return out;
}

std::unique_ptr<Generator> makeGenerator(const Component &component, const ExploreOptions &options, Hints hints);

// Says which parts of a call are not left to chance: the object the call is made for, and constants that the examples
// passed there.
struct Guide {
  const PoolValue *object = nullptr;  // null: the call makes one
  std::vector<int> positions = {};    // where `object` stands in the call (flow/call_graph.h)
  const PassedConstants *constants = nullptr;
  std::map<int, PoolValue> others = {};  // by position: objects that fit well as further arguments
  const Pool *preferred = nullptr;       // pool from which other objects are rather taken
  int step = -1;                         // set by the generator: the step that makes `object` in the new input
};

// Chooses arguments at random, by the weights of the options.
class RandomGenerator : public Generator {
public:
  RandomGenerator(const Component &component, const ExploreOptions &options, Hints hints = {});

  // Returns fewer than `count` when options.failedTries attempts in a row brought nothing new.
  std::vector<Input> generate(const Operation &operation, const Pool &pool, int count) override;
  std::vector<Input> generate(const Operation &operation, const Pool &pool) {
    return generate(operation, pool, options_.inputsPerOperation);
  }

  // Makes one input whose tested call is as the guide says; nothing if chance did not bring one, or only one that was
  // made before.
  std::optional<Input> follow(const Operation &operation, const Pool &pool, Guide &guide);

private:
  // The call that is being put together, and the steps that make its arguments.
  struct Draft {
    const Operation &operation;
    const Pool &pool;
    Guide *guide = nullptr;
    Input input = {};
    Step call = {};
    // The inputs that were joined into this one, and the step that each begins at.
    std::vector<std::pair<const PoolValue *, int>> parts = {};
    // The steps that made the last object of a law that compares objects, if it shall be much like the first.
    Input relative = {};
  };

  // Makes one attempt and drops its input if it is too long or was made before.
  std::optional<Input> makeNew(const Operation &operation, const Pool &pool, Guide *guide);
  std::optional<Input> attempt(const Operation &operation, const Pool &pool, Guide *guide);
  std::optional<Argument> chooseGuided(int position, const Parameter *parameter, Draft &draft);
  std::optional<Argument> chooseMadeBefore(const Type &type, const Draft &draft);
  Argument join(const PoolValue &value, Draft &draft);
  Argument appendPart(const PoolValue &value, Draft &draft);
  std::optional<Argument> choose(const Parameter &parameter, Draft &draft);
  Argument choosePlain(const Parameter &parameter, Draft &draft);
  std::optional<Argument> chooseObject(const Type &type, Draft &draft);
  Argument makeRelative(Draft &draft);
  std::optional<Argument> chooseOwned(const Type &type, Draft &draft);
  std::optional<Argument> chooseReferred(const Parameter &parameter, Draft &draft);
  std::optional<Literal> chooseNear(const Type &type, const Draft &draft);
  std::optional<Literal> chooseUsed(const Type &type, const Draft &draft);
  bool isLentByOthers(const Parameter &parameter) const;
  std::optional<Argument> askLender(const Type &type, Draft &draft);
  std::optional<Argument> ask(const Operation &method, int object, Draft &draft);

  const Component &component_;
  const ExploreOptions &options_;
  const Weights &weights_;
  Hints hints_;
  Lifetimes lifetimes_;
  using ByType = std::map<std::string, std::vector<const Operation *>>;
  ByType lenders_;                         // by type: methods whose result refers to their object
  ByType referrers_;                       // by type: methods that return a reference to a plain value
  std::set<const Parameter *> nullTexts_;  // parameters for C strings that may be null
  Values values_;
  Random random_;
  RecentNumbers seen_;  // hashes of inputs that were made
};

}  // namespace eclat
