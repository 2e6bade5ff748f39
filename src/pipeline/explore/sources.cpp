#include "pipeline/explore/sources.h"

#include "pipeline/explore/sequence_generator.h"

#include <algorithm>

namespace eclat {

namespace {

class AlongGraphs : public Beside {
public:
  AlongGraphs(const Component &component, const ExploreOptions &options, const CallGraphs &graphs, const Hints &hints)
      : Beside("graphs", "call graphs", options.graphShare, 12), walker_(component, options, graphs, hints) {}

  std::vector<Input> generate(const Pool &pool, std::size_t count) override {
    return walker_.hasGraphs() ? walker_.generate(pool, static_cast<int>(count)) : std::vector<Input>();
  }
  void didWell(const Input &input, const Gain &gain) override { walker_.add(input, gain); }

private:
  GraphWalker walker_;
};

class SolvedFor : public Beside {
public:
  SolvedFor(const ExploreOptions &options, SymbolicSearch &search)
      : Beside("symbolic", "solving", options.symbolicShare, 6, 2), search_(search), rounds_(roundsOf(options)) {}

  void beginRound() override { search_.grant(0.5 / rounds_); }
  std::vector<Input> generate(const Pool &, std::size_t count) override { return search_.generate(count); }
  void didWell(const Input &, const Gain &) override {}  // every input that does well is offered to the search

private:
  SymbolicSearch &search_;
  int rounds_;
};

// Those of the symbolic strategy, on a pool of their own: what chance brings is no state to begin with.
class AllSequences : public Beside {
public:
  AllSequences(const Component &component, const ExploreOptions &options, const Hints &hints, SymbolicSearch &search,
               const std::vector<const Operation *> &operations)
      : Beside("symbolic", "sequences", options.symbolicShare, 6, 2), operations_(operations), search_(search),
        generator_(component, options, hints, search), states_(component, options.symbolicLength),
        rounds_(roundsOf(options)) {}

  void beginRound() override { search_.grant(0.5 / rounds_); }
  std::vector<Input> generate(const Pool &, std::size_t count) override {
    std::vector<Input> out;
    // Operations take turns, a sequence each.
    for (std::size_t idle = 0; out.size() < count && idle < operations_.size(); ++turn_) {
      std::vector<Input> made = generator_.generateOne(*operations_[turn_ % operations_.size()], states_);
      idle = made.empty() ? idle + 1 : 0;
      out.insert(out.end(), made.begin(), made.end());
    }
    search_.figures().of(Bound::Sequences) += out.size() >= count;
    return out;
  }
  void didWell(const Input &input, const Gain &gain) override {
    if (search_.leadsOn(input))
      states_.add(input, gain);
  }

private:
  std::vector<const Operation *> operations_;
  SymbolicSearch &search_;
  SequenceGenerator generator_;
  Pool states_;
  int rounds_;
  std::size_t turn_ = 0;
};

}  // namespace

std::unique_ptr<Generator> generatorFor(const Component &component, const ExploreOptions &options, const Hints &hints,
                                        SymbolicSearch *symbolic) {
  if (options.strategy == Strategy::Symbolic) {
    symbolic->grant(1);
    return std::make_unique<SequenceGenerator>(component, options, hints, *symbolic);
  }
  return makeGenerator(component, options, hints);
}

int roundsOf(const ExploreOptions &options) {
  return options.strategy == Strategy::Symbolic ? std::max(options.rounds, options.symbolicLength) : options.rounds;
}

std::size_t Beside::inputsBeside(std::size_t others) const {
  auto share = static_cast<std::size_t>(share_);
  return (share == 100 ? others * 4 : others * share / (100 - share)) / parts_;
}

std::vector<std::unique_ptr<Beside>> besides(const Component &component, const ExploreOptions &options,
                                             const CallGraphs &graphs, const Hints &hints, SymbolicSearch *symbolic,
                                             const std::vector<const Operation *> &operations) {
  std::vector<std::unique_ptr<Beside>> out;
  // All sequences, and nothing else.
  if (options.strategy == Strategy::Symbolic)
    return out;
  if (options.graphShare > 0)
    out.push_back(std::make_unique<AlongGraphs>(component, options, graphs, hints));
  if (options.symbolicShare > 0 && symbolic) {
    out.push_back(std::make_unique<AllSequences>(component, options, hints, *symbolic, operations));
    out.push_back(std::make_unique<SolvedFor>(options, *symbolic));
  }
  return out;
}

}  // namespace eclat
