#pragma once

#include "flow/input.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// Where an object stands in a call: its result, the receiver (or what a constructor makes), or a parameter.
inline constexpr int kResultPosition = -1, kReceiverPosition = 0;
inline constexpr int positionOf(int parameter) { return 1 + parameter; }
inline constexpr int parameterAt(int position) { return position - 1; }

// Of an object that was first seen in use: whatever makes one.
inline constexpr int kAnyMaker = -1;

// A constant that was passed for a parameter.
struct PassedConstant {
  int parameter = 0;
  Literal literal;
  bool operator==(const PassedConstant &) const = default;
};
using PassedConstants = std::vector<PassedConstant>;  // of one call

// A call that takes an object from one node to another. Calls that the examples made with different constants are one
// edge; it keeps the constants of some dozens of them.
struct GraphEdge {
  int from = 0, to = 0;
  int operation = kAnyMaker;
  std::vector<int> positions;  // ascending
  std::uint64_t count = 0;     // calls of the examples
  bool isNested = false;       // only seen inside the call that it stands in for a part of
  std::vector<PassedConstants> arguments;

  bool operator==(const GraphEdge &) const = default;
};

// How the examples used the objects of a class (Palulu §2.1): rooted at node 0, directed, acyclic. A path from the root
// is a sequence of calls that makes an object and changes it.
struct CallGraph {
  static constexpr int kRoot = 0;

  std::string className;
  int nodes = 1;
  std::vector<GraphEdge> edges;  // by `from`, then most frequent first
  std::uint64_t objects = 0;     // whose histories are in it
  std::uint64_t headless = 0;    // of these: first seen in use
  std::uint64_t cut = 0;         // calls that are not in it, because of its limits

  bool operator==(const CallGraph &) const = default;
};

// Whether calls of an operation change an object that takes part in them.
struct Mutability {
  int operation = 0;
  int position = 0;
  std::uint64_t calls = 0, changing = 0;
  bool isPreserving = false;  // none did, and none can have done so unseen

  bool operator==(const Mutability &) const = default;
};

struct CallGraphs {
  std::vector<CallGraph> classes;  // those of which objects were seen, by name
  // The same with the calls that only the component itself can make, for people: where helpers are traced.
  std::vector<CallGraph> withHelpers;
  std::vector<Mutability> mutability;

  const CallGraph *of(const std::string &className) const;
  bool empty() const { return classes.empty(); }
  bool operator==(const CallGraphs &) const = default;
};

}  // namespace eclat
