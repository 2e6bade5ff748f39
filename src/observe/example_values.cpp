#include "observe/example_values.h"

#include "flow/files/trace_reader.h"
#include "flow/passed_constants.h"
#include "kinds/kind.h"
#include "support/try.h"

#include <algorithm>
#include <optional>

namespace eclat {

namespace {

constexpr std::size_t kMost = 48;          // different values of one parameter
constexpr std::uint64_t kEvents = 200000;  // later ones bring little

}  // namespace

Result<std::map<std::pair<int, int>, std::vector<Literal>>> exampleValues(const Component &component,
                                                                          const Trace &trace) {
  std::map<std::pair<int, int>, std::vector<Literal>> out;
  std::map<int, std::vector<PassedSource>> sources;
  for (const OperationSchema &points : trace.schema.operations)
    if (const Operation &op = component.operations[static_cast<std::size_t>(points.operation)]; !op.parameters.empty())
      sources[op.id] = passedSources(points, op);
  ECLAT_TRY(reader, TraceReader::open(trace.file));
  TraceEvent event;
  for (std::uint64_t n = 0; n < kEvents && reader.next(event); ++n) {
    auto known = sources.find(event.operation);
    if (event.kind != rt::Event::Entry || known == sources.end())
      continue;
    for (const PassedSource &source : known->second) {
      std::vector<Literal> &values = out[{event.operation, source.parameter}];
      if (values.size() >= kMost || source.variable >= event.values.size())
        continue;
      auto literal = kindOf(*source.type).recall(event.values[source.variable], *source.type);
      if (literal && std::ranges::find(values, *literal) == values.end())
        values.push_back(std::move(*literal));
    }
  }
  std::erase_if(out, [](const auto &entry) { return entry.second.empty(); });
  return out;
}

}  // namespace eclat
