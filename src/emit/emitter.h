#pragma once

#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/request.h"
#include "flow/schema.h"

#include <set>
#include <span>
#include <string>
#include <string_view>

namespace eclat {

struct EmitContext {
  const Component &component;
  const Schema &schema;
  const Model &model;
  const Report &report;
  bool colour = false;                   // only text: with colours
  std::string includePrefix = {};        // only tests: goes before the base name of each header, "stack/" or empty
  Oracle oracle = Oracle::Violated;      // only tests: which properties they check
  bool regression = false;               // only tests: write those of regressions, not of findings
  std::set<std::string> sanitized = {};  // only tests: ids of tests that fail under the sanitizers alone
  std::set<std::string> withheld = {};   // only tests: ids of tests to leave out
  std::string root = {};                 // absolute path of the root of the user's source tree; empty: not known
  const CallGraphs *graphs = nullptr;    // only HTML; null: not known
};

// A format that results can be written in.
// in:  a report, and the component, schema and model that it was made with
// out: the whole text; the same context always gives the same bytes
// not here: writing files, choosing the format
// To add one you must: write `std::string emitX(const EmitContext &)` in a file pair of its own, give it a row in
// emitter.cpp, and an approved output under tests/golden.
struct Emitter {
  std::string_view format;     // its name for --format
  std::string_view extension;  // extension of a file in this format
  std::string_view meaning;    // shown by --help
  std::string (*emit)(const EmitContext &);
};

std::span<const Emitter> emitters();
const Emitter *findEmitter(std::string_view format);  // null if no format has this name

}  // namespace eclat
