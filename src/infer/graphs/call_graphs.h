#pragma once

#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/trace.h"
#include "support/failure.h"

namespace eclat {

// in:  what the examples did
// out: a graph for each class of which they used objects (Palulu §2.1)
// why: where calls have to come in a certain order, with certain constants, that order is in the examples
// not here: how inputs follow them (generate/graph_walk.h)
//
// Two walks: one to see which calls change nothing, one to build. Histories go into the graph of their class at once,
// so memory depends on the graphs, not on the trace.
//
// Identity: an object begins with its constructor and ends with its destructor, whatever address it has. A copy, and
// what is moved to, is a new object. One that was first seen in use (its copy constructor is the compiler's, say) is
// headless: its history begins with whatever makes such an object. Calls that throw are no part of a history. Calls
// that never came back are, as far as what was called inside them is concerned. Threads have their own nesting; the
// calls of an object come in the order in which they ended.
Result<CallGraphs> inferCallGraphs(const Component &component, const Trace &trace);

// The limits of that.
inline constexpr std::size_t kMostGraphNodes = 100'000;   // of a class
inline constexpr int kLongestHistory = 64;                // calls; inputs are no longer either
inline constexpr std::size_t kMostCallsHeld = 1'000'000;  // inside one call that has not ended

}  // namespace eclat
