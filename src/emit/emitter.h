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
  bool colour = false;                   // text only
  std::string includePrefix = {};        // tests only: before the base name of each header, "stack/" or empty
  Oracle oracle = Oracle::Violated;      // tests only
  bool regression = false;               // tests only: of the inputs that did well, not of the findings
  std::set<std::string> sanitized = {};  // tests only: ids of those that fail under the sanitizers alone
  std::set<std::string> withheld = {};   // tests only: ids to leave out
  std::string root = {};                 // of the user's source tree, absolute; empty: not known
  const CallGraphs *graphs = nullptr;    // HTML only; null: not known
};

// A format of the results.
// in:  what was found, and the component, schema and model it was found with
// out: the whole text, the same bytes for the same context
// not here: writing files, choosing a format
// To add one you must: write `std::string emitX(const EmitContext &)` in a file pair of its own, give it a row in
// emitter.cpp, and an approved output under tests/golden.
struct Emitter {
  std::string_view format;     // as --format names it
  std::string_view extension;  // of a file that holds it
  std::string_view meaning;    // for --help
  std::string (*emit)(const EmitContext &);
};

std::span<const Emitter> emitters();
const Emitter *findEmitter(std::string_view format);  // null if there is none of this name

}  // namespace eclat
