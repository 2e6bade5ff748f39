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

// in: the operations, and the pool of values that normal inputs have made so far.
// out: new inputs, none of which was made before.
// why: bottom-up: each input is one call on top of known ones (Eclat §3.5, §4).
// not here: running and judging them; whether an input feeds the pool is the explore loop's decision.
class Generator {
public:
  virtual ~Generator() = default;

  // Up to `count` new inputs whose tested call is this operation.
  virtual std::vector<Input> generate(const Operation &operation, const Pool &pool, int count) = 0;
};

// What `attempt` makes, up to `count`; fewer when `tries` attempts in a row brought nothing.
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

// A call that is not all left to chance: the object it is made for, and constants that were seen there.
struct Guide {
  const PoolValue *object = nullptr;  // null: the call makes one
  std::vector<int> positions = {};    // where it stands (flow/call_graph.h)
  const PassedConstants *constants = nullptr;
  std::map<int, PoolValue> others = {};  // by position: objects that can well take part
  const Pool *preferred = nullptr;       // the rest of them rather come from here
  int step = -1;                         // set: the step of the input whose value the object is
};

// Chooses arguments at random, by the weights of the options.
class RandomGenerator : public Generator {
public:
  RandomGenerator(const Component &component, const ExploreOptions &options, Hints hints = {});

  // Fewer when options.failedTries attempts in a row brought nothing new.
  std::vector<Input> generate(const Operation &operation, const Pool &pool, int count) override;
  std::vector<Input> generate(const Operation &operation, const Pool &pool) {
    return generate(operation, pool, options_.inputsPerOperation);
  }

  // One input with such a call; nothing if chance did not bring one, or one that was made before.
  std::optional<Input> follow(const Operation &operation, const Pool &pool, Guide &guide);

private:
  // The call that is being put together, and the steps before it.
  struct Draft {
    const Operation &operation;
    const Pool &pool;
    Guide *guide = nullptr;
    Input input = {};
    Step call = {};
    std::vector<std::pair<const PoolValue *, int>> parts = {};  // inputs joined, and where each begins
    Input relative = {};  // of a law: what made the last object, if that is much like the first
  };

  // What is too long, or was made before, is nothing.
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
  ByType lenders_;                         // methods that lend a type, by its spelling
  ByType referrers_;                       // methods that return a reference to a plain value
  std::set<const Parameter *> nullTexts_;  // C strings that may be null
  Values values_;
  Random random_;
  RecentNumbers seen_;  // hashes of inputs
};

}  // namespace eclat
