// What each fuzzer does with one input. The unit tests run the corpus through the same functions.
//
// To add a target you must: write its function here, a <name>_fuzz.cpp that calls it, a folder corpus/<name>, its line
// in tests/unit/fuzz_corpus_test.cpp, and what it calls, if that is new, in tests/fuzz/CMakeLists.txt.
#pragma once

#include "../support/temp_folder.h"
#include "cli/options/config.h"
#include "execute/decode.h"
#include "execute/sound_trail.h"
#include "flow/files/baseline.h"
#include "flow/files/model_text.h"
#include "flow/files/trace_reader.h"
#include "flow/language/expr.h"
#include "flow/verdict.h"
#include "infer/infer_model.h"
#include "observe/dtrace_reader.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

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

inline constexpr const char *kHeading = "The model of f.";

// What parses is printed so that it parses to the same; what does not has a place in the text.
inline void modelTextTarget(const std::string &text) {
  std::vector<TextError> errors;
  ModelText model = parseModelText(text, errors);
  auto lines = static_cast<int>(std::ranges::count(text, '\n')) + 1;
  for (const TextError &error : errors) {
    require(!error.message.empty(), "an error has a message", text);
    require(error.line >= 1 && error.line <= lines && error.column >= 1, "an error is inside the text", text);
  }
  if (!errors.empty()) {
    require(modelTextFailure("f", text, errors).code == ExitCode::Usage, "bad input is a usage error", text);
    return;
  }
  std::string printed = printModelText(model, kHeading);
  ModelText again = parseModelText(printed, errors);
  require(errors.empty(), "what is printed parses", printed + (errors.empty() ? "" : "\n" + errors[0].message));
  require(printModelText(again, kHeading) == printed, "what is printed means the same", printed);
  Opinions before = opinionsOf(model, "f"), after = opinionsOf(again, "f");
  require(before.trusted == after.trusted && before.rejected.size() == after.rejected.size() &&
              before.suppressed == after.suppressed,
          "opinions are kept", printed);
}

// The same of the baseline file.
inline void baselineTarget(const std::string &text) {
  std::vector<TextError> errors;
  Baseline baseline = parseBaseline(text, errors);
  auto lines = static_cast<int>(std::ranges::count(text, '\n')) + 1;
  for (const TextError &error : errors)
    require(error.line >= 1 && error.line <= lines && error.column >= 1, "an error is inside the text", text);
  if (!errors.empty())
    return;
  std::string printed = printBaseline(baseline);
  Baseline again = parseBaseline(printed, errors);
  require(errors.empty() && again.ids() == baseline.ids(), "what is printed means the same", printed);
  require(printBaseline(again) == printed, "what is printed is printed again", printed);
}

// And of the verdict file.
inline void verdictsTarget(const std::string &text) {
  std::vector<TextError> errors;
  Verdicts verdicts = parseVerdicts(text, errors);
  auto lines = static_cast<int>(std::ranges::count(text, '\n')) + 1;
  for (const TextError &error : errors)
    require(error.line >= 1 && error.line <= lines && error.column >= 1, "an error is inside the text", text);
  if (!errors.empty())
    return;
  std::string printed = printVerdicts(verdicts);
  Verdicts again = parseVerdicts(printed, errors);
  require(errors.empty() && again.findings.size() == verdicts.findings.size(), "what is printed parses", printed);
  for (const JudgedFinding &judged : verdicts.findings)
    require(again.find(judged.id) && again.find(judged.id)->saysTheSame(judged), "what is printed means the same",
            printed);
  require(printVerdicts(again) == printed, "what is printed is printed again", printed);
}

// Any bytes are a configuration within the limits, or a usage error.
inline void configTarget(const std::string &bytes) {
  static const testing::TempFolder folder;
  RunOptions options;
  auto applied = applyConfig(folder.write(".eclat.yaml", bytes), options, {});
  if (!applied) {
    require(applied.error().code == ExitCode::Usage, "bad input is a usage error", applied.error().message);
    require(!applied.error().message.empty(), "an error has a message", bytes);
    return;
  }
  require(options.explore.rounds >= 0 && options.explore.timeLimit >= 0, "limits are kept", bytes);
}

// The segment of a worker is written to by the code under test: whatever stands there is an outcome. The bytes are
// changes of a segment in order, six each: a place, counted in words, and what is written there.
inline void segmentTarget(const std::string &bytes) {
  static const auto segment = std::make_unique<rt::Segment>();
  rt::Record &record = segment->records[0];
  std::memset(static_cast<void *>(&record), 0, sizeof record);
  record.ending = rt::Ending::Returned;
  for (std::size_t at = 0; at + 6 <= bytes.size(); at += 6) {
    std::uint16_t place = 0;
    std::memcpy(&place, &bytes[at], sizeof place);
    constexpr std::size_t kWords = sizeof(rt::Record) / 4, kMostOfBlob = 4096;
    char *word = place % 2 ? segment->blob + place / 2 % kMostOfBlob * 4
                           : reinterpret_cast<char *>(&record) + place / 2 % kWords * 4;
    std::memcpy(word, &bytes[at + 2], 4);
  }
  const Known known{20, 10, {}};
  Outcome outcome = decodeRecord(record, known);
  auto isKnown = [&](const Violation &v) { return v.property >= 0 && v.property < known.properties; };
  require(outcome.ending <= Ending::NotRun, "an outcome has an ending", "");
  require(std::ranges::all_of(outcome.entry, isKnown) && std::ranges::all_of(outcome.exit, isKnown),
          "what is violated is a property", "");
  require(outcome.numbers.size() <= rt::kMaxNumbers, "there are as many numbers as fit", "");
  for (const std::string &frame : framesOf(record, *segment))
    require(frame.starts_with("0x"), "a frame is an address", frame);
  for (int block : blocksOf(record, *segment))
    require(block >= 0 && static_cast<std::size_t>(block) < rt::kMaxBlocks, "a block is one", "");
  rt::Arena arena;
  for (const rt::Value &value : decodeSample(*segment, record.entryOffset, record.entryLength, arena))
    require(rt::same(value, value), "a value is the same as itself", "");
  static_cast<void>(outputOf(record, *segment));
}

// The trail of the symbolic flavour lies in the same memory. The bytes are its nodes, and marks for all of them: what
// is taken for sound can be followed from each node down to its leaves.
inline void trailTarget(const std::string &bytes) {
  SymbolicRun run;
  run.nodes.resize(1 + std::min<std::size_t>(bytes.size() / sizeof(sym::Node), 64));
  if (run.nodes.size() > 1)
    std::memcpy(static_cast<void *>(&run.nodes[1]), bytes.data(), (run.nodes.size() - 1) * sizeof(sym::Node));
  for (sym::Handle handle = 0; handle < run.nodes.size(); ++handle)
    run.marks.push_back({sym::MarkKind::State, 0, 0, handle, 0, -1});
  if (!isSoundTrail(run))
    return;
  for (sym::Handle handle = 1; handle < run.nodes.size(); ++handle) {
    const sym::Node &node = run.nodes[handle];
    require(std::max({node.a, node.b, node.c}) < handle, "operands come before", "");
    require(node.width >= 1 && node.width <= 64, "a node has bits", "");
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
