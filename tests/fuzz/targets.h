// What each fuzzer does with one input. The unit tests run the corpus through the same functions.
//
// To add a target you must: write its function here, a <name>_fuzz.cpp that calls it, a folder corpus/<name>, and its
// line in tests/unit/fuzz_corpus_test.cpp.
#pragma once

#include "../support/temp_folder.h"
#include "flow/expr.h"
#include "flow/trace_reader.h"
#include "infer/infer_model.h"
#include "observe/dtrace_reader.h"

#include <stdexcept>
#include <string>

namespace eclat::fuzz {

// A broken promise ends a fuzzer, and fails a test with what was seen.
inline void require(bool holds, const std::string &what, const std::string &seen) {
  if (!holds)
    throw std::logic_error("broken: " + what + "\n" + seen);
}

// What parses is printed so that it parses to the same; what does not has a place inside the text.
inline void parseExprTarget(const std::string &text) {
  auto expr = parseExpr(text);
  if (!expr) {
    require(!expr.error().message.empty(), "an error has a message", text);
    require(expr.error().column <= text.size(), "an error is inside the text", text);
    return;
  }
  std::string printed = print(*expr);
  auto again = parseExpr(printed);
  require(again.has_value(), "what is printed parses", text + "\n" + printed);
  require(*again == *expr, "what is printed means the same", text + "\n" + printed + "\n" + print(*again));
}

// Any bytes are a trace that can be inferred from, or a usage error that says where.
inline void dtraceTarget(const std::string &bytes) {
  static const testing::TempFolder folder;
  auto foreign = readDtrace({folder.write("in.dtrace", bytes)}, folder.file("trace"));
  if (!foreign) {
    require(foreign.error().code == ExitCode::Usage, "bad input is a usage error", foreign.error().message);
    require(foreign.error().message.find(": error: ") != std::string::npos, "an error says where",
            foreign.error().message);
    return;
  }
  auto model = inferModel(foreign->component, foreign->trace);
  require(model.has_value(), "what was read fits its own schema", model ? "" : model.error().message);
  for (const Property &property : model->properties) {
    std::string text = print(property.expr);
    auto again = parseExpr(text);
    require(again && *again == property.expr, "properties over foreign names parse", text);
  }
}

// Any bytes are events, or an error.
inline void traceTarget(const std::string &bytes) {
  static const testing::TempFolder folder;
  auto reader = TraceReader::open(folder.write("trace", bytes));
  if (!reader)
    return;
  TraceEvent event;
  std::uint64_t seed = 0;
  std::size_t events = 0;
  for (; reader->next(event); ++events)
    for (const rt::Value &v : event.values) {
      seed = rt::hashValue(v, seed);
      require(rt::same(v, v), "a value is the same as itself", "");
    }
  require(events <= bytes.size(), "every event takes a byte", "");
}

}  // namespace eclat::fuzz
