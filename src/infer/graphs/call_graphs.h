#pragma once

#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/trace.h"
#include "support/failure.h"

namespace eclat {

// in:  what the examples did
// out: a graph for each class of which they used objects (Palulu §2.1)
// why: where calls have to come in a certain order, with certain constants, the examples show that order
// not here: how inputs follow them (generate/graph_walk.h)
//
// The trace is walked through twice: once to see which calls change nothing, once to build the graphs. Histories go
// into the graph of their class at once, so memory depends on the graphs, not on the trace.
//
// An object begins with its constructor and ends with its destructor, whatever address it has. A copy, and what is
// moved to, is a new object. One that was first seen in use (its copy constructor is the compiler's, say) is headless:
// its history begins with whatever makes such an object. Calls that throw are no part of a history. Calls that never
// came back still count as far as the calls inside them go. Each thread has its own nesting; the calls of an object
// come in the order in which they ended.
Result<CallGraphs> inferCallGraphs(const Component &component, const Trace &trace);

// The limits of inferCallGraphs.
inline constexpr std::size_t kMostGraphNodes = 100'000;   // nodes in the graph of a class
inline constexpr int kLongestHistory = 64;                // calls in a history; inputs are no longer either
inline constexpr std::size_t kMostCallsHeld = 1'000'000;  // calls held inside one call that has not ended

}  // namespace eclat
