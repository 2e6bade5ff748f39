#pragma once

#include "flow/input.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// The position of an object in a call: the result is -1, the receiver (or what a constructor makes) 0, parameters count
// from 1.
inline constexpr int kResultPosition = -1, kReceiverPosition = 0;
inline constexpr int positionOf(int parameter) { return 1 + parameter; }
inline constexpr int parameterAt(int position) { return position - 1; }

// The operation of an edge that begins the history of an object which was first seen in use: any maker will do.
inline constexpr int kAnyMaker = -1;

// A constant that was passed for a parameter.
struct PassedConstant {
  int parameter = 0;
  Literal literal;
  bool operator==(const PassedConstant &) const = default;
};
using PassedConstants = std::vector<PassedConstant>;  // the constants of one call

// An edge: a call that takes an object from one node to the next. Calls that differ only in their constants share one
// edge, which keeps the constants of some dozens of them.
struct GraphEdge {
  int from = 0, to = 0;
  int operation = kAnyMaker;
  std::vector<int> positions;  // where the object stands in the call, ascending
  std::uint64_t count = 0;     // how many calls of the examples took this edge
  bool isNested = false;       // only seen inside another call, of which the edge stands for a part
  std::vector<PassedConstants> arguments;

  bool operator==(const GraphEdge &) const = default;
};

// The call graph of a class: how the examples used its objects (Palulu §2.1). It is directed and acyclic, with node 0
// as its root; a path from the root is a sequence of calls that makes an object and changes it.
struct CallGraph {
  static constexpr int kRoot = 0;

  std::string className;
  int nodes = 1;
  std::vector<GraphEdge> edges;  // sorted by `from`, then by `count`, the most frequent first
  std::uint64_t objects = 0;     // objects whose histories are in the graph
  std::uint64_t headless = 0;    // those of them that were first seen in use, without a call that made them
  std::uint64_t cut = 0;         // calls that are left out, because the graph has reached its limits

  bool operator==(const CallGraph &) const = default;
};

// Tells whether calls of an operation change the object at one position.
struct Mutability {
  int operation = 0;
  int position = 0;
  std::uint64_t calls = 0, changing = 0;
  bool isPreserving = false;  // no call changed the object, and none can have changed a part of it that is not observed

  bool operator==(const Mutability &) const = default;
};

struct CallGraphs {
  std::vector<CallGraph> classes;  // the classes whose objects were seen, sorted by name
  // The same graphs for people, if helpers are traced: they also show calls that only the component itself can make.
  std::vector<CallGraph> withHelpers;
  std::vector<Mutability> mutability;

  const CallGraph *of(const std::string &className) const;
  bool empty() const { return classes.empty(); }
  bool operator==(const CallGraphs &) const = default;
};

}  // namespace eclat
