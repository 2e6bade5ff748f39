#pragma once

#include "cli/options/command_line.h"
#include "flow/call_graph.h"
#include "flow/component.h"
#include "support/failure.h"

namespace eclat {

// `eclat graph [CLASS] [--format text|dot|svg|json]` shows how the examples used objects of a class; returns the text
// to print.
Result<std::string> showGraphs(const CommandLine &line, const CallGraphs &graphs, const Component &component);

}  // namespace eclat
