#pragma once

#include "generate/graph_walk.h"
#include "pipeline/symbolic/symbolic_search.h"

#include <memory>
#include <string>
#include <vector>

// Where inputs come from: the generator of the strategy, and what stands beside it.
namespace eclat {

std::unique_ptr<Generator> generatorFor(const Component &component, const ExploreOptions &options, const Hints &hints,
                                        SymbolicSearch *symbolic);
// Every round adds a call to the sequences that are solved for.
int roundsOf(const ExploreOptions &options);

// A source of inputs beside the generator, with a share of its own. In steps: each goes on from what did well before.
class Beside {
public:
  // `parts`: so many sources have the share between them.
  Beside(std::string id, std::string name, int share, std::size_t steps, std::size_t parts = 1)
      : id_(std::move(id)), name_(std::move(name)), share_(share), steps_(steps), parts_(parts) {}
  virtual ~Beside() = default;

  virtual void beginRound() {}
  // None where there is nothing to go on from.
  virtual std::vector<Input> generate(const Pool &pool, std::size_t count) = 0;
  // Others can be built on this one.
  virtual void didWell(const Input &input, const Gain &gain) = 0;

  const std::string &id() const { return id_; }      // in reports
  const std::string &name() const { return name_; }  // for people who wait
  std::size_t steps() const { return steps_; }
  // How many inputs are its share where there are so many others.
  std::size_t inputsBeside(std::size_t others) const;

private:
  std::string id_, name_;
  int share_;  // percent
  std::size_t steps_, parts_;
};

// Those that follow call graphs (Palulu §2.2.2), and those whose literals are solved for, as far as they are wanted:
// one half of inputs that did well, one half of all sequences of these operations.
std::vector<std::unique_ptr<Beside>> besides(const Component &component, const ExploreOptions &options,
                                             const CallGraphs &graphs, const Hints &hints, SymbolicSearch *symbolic,
                                             const std::vector<const Operation *> &operations);

}  // namespace eclat
