#include "emit/tests/regression_body.h"

#include "emit/cpp/call_code.h"
#include "emit/cpp/code.h"
#include "emit/cpp/variable_code.h"
#include "kinds/literal_code.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <optional>

namespace eclat {

namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kMostAssertions = 8;

// The type of what the test can ask for: the result, an observer or a public field; null for anything else.
const Type *publicType(const Variable &variable, const Operation &operation, const Component &component) {
  if (startsAt(variable, StepKind::Result))
    return &operation.result;
  const PathStep *asked = memberOfReceiver(variable, StepKind::Observer);
  const PathStep *member = memberOfReceiver(variable, StepKind::Field);
  for (const ClassInfo &info : component.classes) {
    for (const Observer &observer : info.observers)
      if (asked && observer.name == asked->name() && observer.declaredIn == asked->owner())
        return &observer.type;
    for (const Field &field : info.fields)
      if (member && field.isPublic && !field.isStatic && field.name == member->name() &&
          (field.declaredIn.empty() ? info.name : field.declaredIn) == member->owner())
        return &field.type;
  }
  return nullptr;
}

bool isUnsigned(const std::string &spelling) {
  return spelling.find("unsigned") != std::string::npos || spelling.find("size_t") != std::string::npos ||
         spelling.find("size_type") != std::string::npos || spelling.find("uint") != std::string::npos;
}

class Asserting {
public:
  Asserting(const Regression &regression, const EmitContext &context, const Framework &framework, Prelude &prelude)
      : r_(regression), c_(context), framework_(framework), prelude_(prelude),
        operation_(context.component.operations.at(static_cast<std::size_t>(regression.operation))),
        code_(inputCode(regression.input, context.component)) {}

  Lines write() {
    if (r_.outcome.ending == Ending::Threw)
      return refusal();
    Lines assertions = all();
    if (assertions.empty())
      return {};
    Lines lines = code_.setup;
    if (!lines.empty())
      lines.emplace_back("");
    bool isNew = operation_.kind == OperationKind::Constructor;
    lines.push_back(isNew || usesResult_ ? code_.declaration : code_.statement);
    lines.emplace_back("");
    lines.insert(lines.end(), assertions.begin(), assertions.end());
    return lines;
  }

private:
  Lines refusal() const {
    Lines lines = code_.setup;
    if (!lines.empty())
      lines.emplace_back("");
    std::string type = r_.outcome.thrownType;
    bool isNameable = type.find('(') == std::string::npos && type.find('<') == std::string::npos;
    bool isValue = !isVoid(operation_.result) || operation_.kind == OperationKind::Constructor;
    if (code_.call.find(',') == std::string::npos) {
      std::string call = isValue ? "static_cast<void>(" + code_.call + ")" : code_.call;
      for (const std::string &line : framework_.expectThrow(call, isNameable ? type : ""))
        lines.push_back(line);
      return lines;
    }
    lines.push_back("const auto testedCall = [&] { " + code_.statement + " };");
    for (const std::string &line : framework_.expectThrow("testedCall()", isNameable ? type : ""))
      lines.push_back(line);
    return lines;
  }

  // The result first, then what the object says of itself.
  Lines all() {
    const OperationSchema *schema = c_.schema.findOperation(operation_.id);
    Lines lines;
    std::size_t count = 0;
    for (bool ofResult : {true, false})
      for (const SeenValue &seen : r_.outcome.seen) {
        auto index = static_cast<std::size_t>(seen.variable);
        if (!schema || !seen.isExact || index >= schema->variables.size() || count >= kMostAssertions)
          continue;
        const Variable &variable = schema->variables[index];
        if (variable.path.empty() || startsAt(variable, StepKind::Result) != ofResult)
          continue;
        Prelude saved = prelude_;
        if (auto more = assertion(variable, seen.literal)) {
          lines.insert(lines.end(), more->begin(), more->end());
          usesResult_ |= ofResult;
          ++count;
        } else {
          prelude_ = saved;
        }
      }
    return lines;
  }

  std::optional<Lines> assertion(const Variable &variable, const Literal &literal) {
    const Type *type = publicType(variable, operation_, c_.component);
    if (!type)
      return std::nullopt;
    Roots roots;
    roots.operation = &operation_;
    roots.className = operation_.className;
    bool isNew = operation_.kind == OperationKind::Constructor;
    roots.receiver = isNew                                              ? code_.result
                     : operation_.hasReceiver() && !operation_.isRvalue ? code_.receiver.object
                                                                        : "";
    if (roots.receiver.starts_with('*'))
      roots.receiver = "(" + roots.receiver + ")";
    roots.result = isNew || isVoid(operation_.result) ? "" : code_.result;
    auto reach = reachVariable(variable, roots, c_.component, prelude_);
    if (!reach || !reach->guards.empty() || reach->isOptional)
      return std::nullopt;
    return comparison(*reach, *type, variable, literal);
  }

  std::optional<Lines> comparison(const Reach &reach, const Type &type, const Variable &variable,
                                  const Literal &literal) {
    const std::string &value = reach.expression;
    switch (reach.value.shape) {
    case Shape::Bool: return framework_.expect(literal.integer ? value : "!" + value, "", false);
    case Shape::Int:
    case Shape::Big: {
      if (isCharacter(type) && variable.path.size() <= 2)
        return framework_.expectEqual(value, literalCode(literal, type, c_.component, true));
      Type plain = integerType(variable.type, 0, !isUnsigned(variable.type));
      std::string wanted = literalCode(literal, plain, c_.component, false);
      bool isPlainNumber = !wanted.empty() && std::isdigit(static_cast<unsigned char>(wanted.back()));
      return framework_.expectEqual(value, wanted + (isPlainNumber && isUnsigned(variable.type) ? "u" : ""));
    }
    case Shape::Enum:
      if (!isEnum(type))
        return std::nullopt;
      return framework_.expectEqual(value, literalCode(literal, type, c_.component, true));
    case Shape::Float:
      if (std::isnan(literal.real)) {
        prelude_.needHeader("cmath");
        return framework_.expect("std::isnan(" + value + ")", "", false);
      }
      return framework_.expectNear(value, floatCode(literal.real), prelude_);
    case Shape::Text: return framework_.expectEqual(value, textCode(literal.text));
    case Shape::Pointer:
      if (literal.kind != LiteralKind::Null)
        return std::nullopt;
      return framework_.expect(value + " == nullptr", "", false);
    case Shape::Sequence: return elements(reach, literal);
    }
    return std::nullopt;
  }

  std::optional<Lines> elements(const Reach &reach, const Literal &literal) const {
    std::vector<std::string> wanted;
    for (const Literal &element : literal.elements)
      switch (reach.value.element) {
      case Shape::Int: wanted.push_back(integerCode(element.integer)); break;
      case Shape::Big: wanted.push_back(fmt::format("{}u", static_cast<std::uint64_t>(element.integer))); break;
      case Shape::Text: wanted.push_back(textCode(element.text)); break;
      default: return std::nullopt;
      }
    return framework_.expectEqual(reach.expression, reach.value.cppType() + "{" + join(wanted, ", ") + "}");
  }

  const Regression &r_;
  const EmitContext &c_;
  const Framework &framework_;
  Prelude &prelude_;
  const Operation &operation_;
  CodeLines code_;
  bool usesResult_ = false;
};

}  // namespace

std::vector<std::string> regressionBody(const Regression &regression, const EmitContext &context,
                                        const Framework &framework, Prelude &prelude) {
  return Asserting(regression, context, framework, prelude).write();
}

}  // namespace eclat
