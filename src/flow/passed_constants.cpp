#include "flow/passed_constants.h"

#include <string>

namespace eclat {

namespace {

// Longer ones are nothing that an input should hold.
constexpr std::size_t kLongestText = 256, kLongestList = 64;
static_assert(kLongestList <= rt::kMaxElements, "of longer ones a trace holds only the beginning");

// A path that leads to the parameter itself, its text or all of its elements.
bool isWhole(const Path &path) {
  return path.size() == 1 ||
         (path.size() == 2 && (path[1].kind == StepKind::Text || path[1].kind == StepKind::Elements));
}

}  // namespace

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
    if (value.kind == rt::Kind::Text && value.length <= kLongestText)
      return Literal{.kind = LiteralKind::Text, .text = std::string(value.text, value.length)};
    break;
  case TypeKind::Sequence:
  case TypeKind::Range: {
    if (value.kind != rt::Kind::Sequence || value.length > kLongestList || type.elements.size() != 1)
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
