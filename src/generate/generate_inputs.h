#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "flow/request.h"
#include "generate/lifetime.h"
#include "generate/pool.h"
#include "generate/values.h"
#include "support/number_set.h"
#include "support/random.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// in: the operations, and the pool of values that normal inputs have made so far.
// out: new inputs, none of which was made before.
// why: bottom-up, random choice of arguments (Eclat §3.5, §4): each input is one call on top of known ones.
// not here: running and judging them; whether an input feeds the pool is the explore loop's decision.
class RandomGenerator {
public:
  RandomGenerator(const Component &component, const ExploreOptions &options);

  // Up to options.inputsPerOperation new inputs whose tested call is this operation; fewer when
  // options.failedTries attempts in a row brought nothing new.
  std::vector<Input> generate(const Operation &operation, const Pool &pool);

private:
  std::optional<Input> attempt(const Operation &operation, const Pool &pool);
  std::optional<Argument> choose(const Parameter &parameter, const Pool &pool, Input &input);
  std::optional<Argument> chooseObject(const Type &type, const Pool &pool, Input &input);
  std::optional<Argument> chooseOwned(const Type &type, const Pool &pool, Input &input);
  bool isLentByOthers(const Parameter &parameter) const;
  std::optional<Argument> askLender(const Type &type, const Step &call, const Pool &pool, Input &input);

  const Component &component_;
  const ExploreOptions &options_;
  Lifetimes lifetimes_;
  std::map<std::string, std::vector<const Operation *>> lenders_;  // methods that lend a type, by its spelling
  std::set<const Parameter *> nullTexts_;                          // C strings that may be null
  Values values_;
  Random random_;
  RecentNumbers seen_;                                // hashes of inputs
  std::vector<std::pair<const Input *, int>> parts_;  // inputs joined in this attempt, and where each begins
};

}  // namespace eclat
