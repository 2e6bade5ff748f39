#include "flow/passed_constants.h"

namespace eclat {

namespace {

// A path that leads to the parameter itself, its text or all of its elements.
bool isWhole(const Path &path) {
  return path.size() == 1 ||
         (path.size() == 2 && (path[1].kind == StepKind::Text || path[1].kind == StepKind::Elements));
}

}  // namespace

std::vector<PassedSource> passedSources(const OperationSchema &points, const Operation &op) {
  std::vector<PassedSource> sources;
  for (std::size_t i = 0; i < points.variables.size() && i < static_cast<std::size_t>(points.entryCount); ++i) {
    const Variable &variable = points.variables[i];
    int parameter = parameterOf(variable);
    if (parameter >= 0 && isWhole(variable.path) && static_cast<std::size_t>(parameter) < op.parameters.size())
      sources.push_back({i, parameter, &op.parameters[static_cast<std::size_t>(parameter)].type});
  }
  return sources;
}

}  // namespace eclat
