#pragma once

#include "flow/quantity.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// What a quantity consists of: a sequence has a size and elements, a pair (or the entry of a map) a second half
// besides the first, for which it stands itself.
enum class Part { Size, Elements, Second };

// Quantities that meet are united, and so are their parts. (A unification as in Steensgaard's points-to analysis:
// near-linear, blind to the order of statements.)
class Quantities {
public:
  // None stands for a constant, with which everything may meet without consequence.
  using Id = int;
  static constexpr Id none = -1;

  // What groups() says of a named quantity.
  struct Shown {
    bool whole = false;
    bool size = false;
    bool elements = false;
    bool values = false;  // of a map, by key; the second half of a pair
  };

  Id fresh();
  // The quantity that is shown as this one; `owner` is the class or signature in it.
  Id named(const Quantity &key, const std::string &owner, Shown shown);
  // A quantity's part, made if need be; none of none.
  Id part(Id whole, Part part);
  // None leaves the other as it is. Returns the united quantity.
  Id unite(Id a, Id b);
  // Says that it went where we cannot follow, so that to be alone means nothing.
  void lose(Id id);

  // The shown keys, but for those of `hiddenOwners`, by the quantity they belong to; all sorted.
  std::vector<std::vector<Quantity>> groups(const std::set<std::string> &hiddenOwners) const;

private:
  static constexpr int partCount = 3;

  struct Node {
    Id parent;
    int weight;  // nodes below it
    std::array<Id, partCount> parts;
    bool lost = false;
  };
  struct Name {
    Id id;
    std::string owner;
    Shown shown;
  };

  Id find(Id id) const;

  std::vector<Node> nodes_;
  std::map<Quantity, Name> names_;
};

}  // namespace eclat
