#pragma once

#include "generate/generate_inputs.h"

#include <map>
#include <vector>

namespace eclat {

// Says which constants the exhaustive generator passes for a parameter that takes plain values.
enum class Constants {
  Few,       // a few of each type, and all hints for the parameter
  OfAShape,  // one of each shape: only lengths matter, as numbers and letters will be solved for
};

// Makes every combination of the values in the pool and of constants for each type, in order (Eclat §5.6); the same
// object may be passed twice. As there are soon too many, a round ends at fifty times options.inputsPerOperation for
// each operation, or when its time is up. With `OfAShape` an object and its twin, a second one that was made alike, are
// a combination, too, and `count` is the limit.
class ExhaustiveGenerator : public Generator {
public:
  ExhaustiveGenerator(const Component &component, const ExploreOptions &options, Hints hints,
                      Constants constants = Constants::Few);

  std::vector<Input> generate(const Operation &operation, const Pool &pool, int count) override;
  // cutShort says how often there were more combinations than one round may make; tooLong says how many inputs were
  // dropped because they had more steps than an input may have.
  std::uint64_t cutShort() const { return cutShort_; }
  std::uint64_t tooLong() const { return tooLong_; }

private:
  // A candidate can stand at one place of the call: it is a value of the pool, or a constant.
  struct Candidate {
    const PoolValue *value = nullptr;
    Literal literal = {};
    bool isTwin = false;  // pass a second object made alike, not the one passed elsewhere in the call
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
  RecentNumbers seen_;  // hashes of inputs that were made
  std::uint64_t cutShort_ = 0, tooLong_ = 0;
  // Counts, by operation, the candidates of each place that were combined in earlier rounds.
  std::map<int, std::vector<std::size_t>> done_;
};

}  // namespace eclat
