#pragma once

#include "flow/quantity.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// The parts of a quantity. A sequence has a size and elements; a pair (or an entry of a map) has a second half, and the
// quantity of the pair itself stands for the first.
enum class Part { Size, Elements, Second };

// Groups quantities: those that meet are united, and so are their parts. (A unification as in Steensgaard's points-to
// analysis: near-linear, blind to the order of statements.)
class Quantities {
public:
  // `none` stands for a constant, which may meet everything without consequence.
  using Id = int;
  static constexpr Id none = -1;

  // Says which keys groups() shows for a named quantity: its own, and those of its parts.
  struct Shown {
    bool whole = false;
    bool size = false;
    bool elements = false;
    bool values = false;  // of a map: the second half of its entries
  };

  Id fresh();
  // Returns the quantity that is shown as this one; `owner` is the class or the signature in it.
  Id named(const Quantity &key, const std::string &owner, Shown shown);
  // Returns a part of a quantity, and makes it if need be; the part of `none` is `none`.
  Id part(Id whole, Part part);
  // Returns the united quantity. If one of them is `none`, the other stays as it is.
  Id unite(Id a, Id b);
  // Notes that the quantity went where we cannot follow, so that it means nothing if it meets no other.
  void lose(Id id);

  // Returns the shown keys, grouped by the quantity that they belong to and sorted, without those of `hiddenOwners`.
  std::vector<std::vector<Quantity>> groups(const std::set<std::string> &hiddenOwners) const;

private:
  static constexpr int partCount = 3;

  struct Node {
    Id parent;
    int weight;  // number of nodes below it
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
