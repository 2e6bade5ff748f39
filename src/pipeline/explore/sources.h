#pragma once

#include "generate/graph_walk.h"
#include "pipeline/symbolic/symbolic_search.h"

#include <memory>
#include <string>
#include <vector>

// The sources that inputs come from: the generator of the strategy, and those that stand beside it.
namespace eclat {

std::unique_ptr<Generator> generatorFor(const Component &component, const ExploreOptions &options, const Hints &hints,
                                        SymbolicSearch *symbolic);
// Returns how many rounds there are: where sequences are solved for, each round makes them longer by one call.
int roundsOf(const ExploreOptions &options);

// A source of inputs beside the generator, with a share of its own. It makes them in several steps per round, as each
// step goes on from inputs that did well before.
class Beside {
public:
  // `parts`: how many sources divide the share among them.
  Beside(std::string id, std::string name, int share, std::size_t steps, std::size_t parts = 1)
      : id_(std::move(id)), name_(std::move(name)), share_(share), steps_(steps), parts_(parts) {}
  virtual ~Beside() = default;

  virtual void beginRound() {}
  // Makes inputs; none if there is nothing to go on from.
  virtual std::vector<Input> generate(const Pool &pool, std::size_t count) = 0;
  // Tells the source that this input did well, so that it can build on it.
  virtual void didWell(const Input &input, const Gain &gain) = 0;

  const std::string &id() const { return id_; }      // for reports
  const std::string &name() const { return name_; }  // for people who wait
  std::size_t steps() const { return steps_; }
  // Returns how many inputs are its share beside so many others.
  std::size_t inputsBeside(std::size_t others) const;

private:
  std::string id_, name_;
  int share_;  // percent
  std::size_t steps_, parts_;
};

// Makes the sources that the options ask for: one that follows call graphs (Palulu §2.2.2), and two that solve for
// literals, one those of inputs that did well, the other those of all sequences of these operations.
std::vector<std::unique_ptr<Beside>> besides(const Component &component, const ExploreOptions &options,
                                             const CallGraphs &graphs, const Hints &hints, SymbolicSearch *symbolic,
                                             const std::vector<const Operation *> &operations);

}  // namespace eclat
