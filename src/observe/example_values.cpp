#include "observe/example_values.h"

#include "flow/trace_reader.h"
#include "support/try.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace eclat {

namespace {

constexpr std::size_t kMost = 48;        // different values of one parameter
constexpr std::size_t kLongest = 64;     // bytes of a text, elements of a list
constexpr std::uint64_t kEvents = 200000;  // later ones bring little

// Where the values of parameters stand in the samples of an operation.
struct Source {
  std::size_t variable = 0;
  int parameter = 0;
  const Type *type = nullptr;
};

std::optional<Literal> literalOf(const rt::Value &value, const Type &type) {
  switch (type.kind) {
  case TypeKind::Bool:
  case TypeKind::Char:
  case TypeKind::Int:
  case TypeKind::Enum:
    if (value.kind == rt::Kind::Int || value.kind == rt::Kind::Big)
      return Literal{.integer = value.i};
    break;
  case TypeKind::Float:
    if (value.kind == rt::Kind::Float)
      return Literal{.kind = LiteralKind::Float, .real = value.d};
    break;
  case TypeKind::String:
    if (value.kind == rt::Kind::Text && value.length <= kLongest)
      return Literal{.kind = LiteralKind::Text, .text = std::string(value.text, value.length)};
    break;
  case TypeKind::Sequence:
  case TypeKind::Range: {
    if (value.kind != rt::Kind::Sequence || value.length > kLongest || type.elements.size() != 1)
      break;
    Literal list{.kind = LiteralKind::List};
    for (std::uint32_t i = 0; i < value.length; ++i) {
      auto element = literalOf(value.elements[i], type.elements.front());
      if (!element)
        return std::nullopt;
      list.elements.push_back(std::move(*element));
    }
    return list;
  }
  default: break;
  }
  return std::nullopt;
}

// A path that leads to the parameter itself, its text or all of its elements.
bool isWhole(const std::vector<std::string> &path) {
  return path.size() == 1 || (path.size() == 2 && (path[1] == "text" || path[1] == "elements"));
}

std::vector<Source> sourcesOf(const OperationSchema &points, const Operation &op) {
  std::vector<Source> sources;
  for (std::size_t i = 0; i < points.variables.size() && i < static_cast<std::size_t>(points.entryCount); ++i) {
    const std::vector<std::string> &path = points.variables[i].path;
    if (path.empty() || !isWhole(path) || !path[0].starts_with("param "))
      continue;
    auto parameter = static_cast<std::size_t>(std::stoi(path[0].substr(6)));
    if (parameter < op.parameters.size())
      sources.push_back({i, static_cast<int>(parameter), &op.parameters[parameter].type});
  }
  return sources;
}

}  // namespace

Result<std::map<std::pair<int, int>, std::vector<Literal>>> exampleValues(const Component &component,
                                                                          const Trace &trace) {
  std::map<std::pair<int, int>, std::vector<Literal>> out;
  std::map<int, std::vector<Source>> sources;
  for (const OperationSchema &points : trace.schema.operations)
    if (const Operation &op = component.operations[static_cast<std::size_t>(points.operation)];
        !op.parameters.empty())
      sources[op.id] = sourcesOf(points, op);
  ECLAT_TRY(reader, TraceReader::open(trace.file));
  TraceEvent event;
  for (std::uint64_t n = 0; n < kEvents && reader.next(event); ++n) {
    auto known = sources.find(event.operation);
    if (event.kind != rt::Event::Entry || known == sources.end())
      continue;
    for (const Source &source : known->second) {
      std::vector<Literal> &values = out[{event.operation, source.parameter}];
      if (values.size() >= kMost || source.variable >= event.values.size())
        continue;
      auto literal = literalOf(event.values[source.variable], *source.type);
      if (literal && std::ranges::find(values, *literal) == values.end())
        values.push_back(std::move(*literal));
    }
  }
  std::erase_if(out, [](const auto &entry) { return entry.second.empty(); });
  return out;
}

}  // namespace eclat
