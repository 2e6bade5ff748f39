#pragma once

#include "generate/generate_inputs.h"

#include <map>
#include <vector>

namespace eclat {

// Which constants stand for those of a type.
enum class Constants {
  Few,       // a few, and all that mean something at the parameter
  OfAShape,  // one of each shape: lengths count, numbers and letters do not, as they will be solved for
};

// Every combination of the values in the pool and of constants for each type, in order (Eclat §5.6), the same object
// twice included. There are soon too many: a round ends at fifty times options.inputsPerOperation for each operation,
// or with the time. With constants of a shape two objects that were made alike are a combination of their own, and
// `count` is the limit.
class ExhaustiveGenerator : public Generator {
public:
  ExhaustiveGenerator(const Component &component, const ExploreOptions &options, Hints hints,
                      Constants constants = Constants::Few);

  std::vector<Input> generate(const Operation &operation, const Pool &pool, int count) override;
  // So often was there more than could be generated at once, or would an input have been too long.
  std::uint64_t cutShort() const { return cutShort_; }
  std::uint64_t tooLong() const { return tooLong_; }

private:
  // Something that can stand at a place of the call: a value of the pool, or a constant.
  struct Candidate {
    const PoolValue *value = nullptr;
    Literal literal = {};
    bool isTwin = false;  // not the object that stands elsewhere in the call, but one that was made like it
  };
  using Candidates = std::vector<Candidate>;

  Candidates objects(const Type &type, const Pool &pool) const;
  Candidates constants(const Operation &operation, std::size_t parameter) const;
  Candidates shapes(const Operation &operation, std::size_t parameter) const;
  Candidates candidatesFor(const Operation &operation, std::size_t parameter, const Pool &pool) const;
  std::optional<Input> join(const Operation &operation, const std::vector<Candidates> &places,
                            const std::vector<std::size_t> &chosen);

  const ExploreOptions &options_;
  Constants constants_;
  std::size_t maxSteps_;
  Hints hints_;
  Lifetimes lifetimes_;
  Values values_;
  RecentNumbers seen_;  // hashes of inputs
  std::uint64_t cutShort_ = 0, tooLong_ = 0;
  std::map<int, std::vector<std::size_t>> done_;  // by operation: so many candidates of each place are combined already
};

}  // namespace eclat
