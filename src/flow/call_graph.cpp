#include "flow/call_graph.h"

#include <algorithm>

namespace eclat {

const CallGraph *CallGraphs::of(const std::string &className) const {
  auto it = std::ranges::find(classes, className, &CallGraph::className);
  return it == classes.end() ? nullptr : &*it;
}

}  // namespace eclat
