#pragma once

#include "generate/generate_inputs.h"

#include <map>
#include <vector>

namespace eclat {

// Every combination of the values in the pool and of a few constants for each type, in order (Eclat §5.6). There are
// soon too many: a round ends at fifty times options.inputsPerOperation for each operation, or with the time.
class ExhaustiveGenerator : public Generator {
public:
  ExhaustiveGenerator(const Component &component, const ExploreOptions &options, Hints hints);

  std::vector<Input> generate(const Operation &operation, const Pool &pool, int count) override;

private:
  // Something that can stand at a place of the call: a value of the pool, or a constant.
  struct Candidate {
    const PoolValue *value = nullptr;
    Literal literal = {};
  };
  using Candidates = std::vector<Candidate>;

  Candidates objects(const Type &type, const Pool &pool) const;
  Candidates constants(const Operation &operation, std::size_t parameter) const;
  Candidates candidatesFor(const Operation &operation, std::size_t parameter, const Pool &pool) const;
  std::optional<Input> join(const Operation &operation, const std::vector<Candidates> &places,
                            const std::vector<std::size_t> &chosen) const;

  const ExploreOptions &options_;
  Hints hints_;
  Lifetimes lifetimes_;
  Values values_;
  RecentNumbers seen_;                            // hashes of inputs
  std::map<int, std::vector<std::size_t>> done_;  // by operation: so many candidates of each place are combined already
};

}  // namespace eclat
