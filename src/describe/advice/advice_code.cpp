#include "describe/advice/advice_code.h"

#include "describe/templates/instantiate.h"
#include "flow/factory_code.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace eclat {
namespace {

constexpr const char *kScope = "eclat_advice";

SourcePlace placeIn(const std::string &place) {
  std::size_t column = place.rfind(':');
  std::size_t line = column == std::string::npos || column == 0 ? column : place.rfind(':', column - 1);
  if (line == std::string::npos)
    return {place, 1, 1};
  SourcePlace out{place.substr(0, line), 1, 1};
  std::from_chars(place.data() + line + 1, place.data() + column, out.line);
  std::from_chars(place.data() + column + 1, place.data() + place.size(), out.column);
  return out;
}

// The text where Clang believes it to stand in the configuration.
std::string atItsPlace(const std::string &text, const std::string &noted) {
  SourcePlace place = placeIn(noted);
  return fmt::format("\n#line {} \"{}\"\n{}{}\n", place.line, place.file,
                     std::string(static_cast<std::size_t>(std::max(0, place.column - 1)), ' '), text);
}

const clang::NamedDecl *findIn(const clang::ASTContext &ast, const clang::DeclContext &scope, const std::string &name) {
  auto found = scope.lookup(&ast.Idents.get(name));
  return found.empty() ? nullptr : *found.begin();
}

const clang::NamedDecl *findAdvised(const ParsedUnit &unit, const std::string &name) {
  clang::ASTContext &ast = unit.ast();
  const auto *scope = llvm::dyn_cast_or_null<clang::NamespaceDecl>(findIn(ast, *ast.getTranslationUnitDecl(), kScope));
  return scope ? findIn(ast, *scope, name) : nullptr;
}

void complete(const ParsedUnit &unit, clang::QualType type) {
  if (const clang::CXXRecordDecl *record = type.getNonReferenceType()->getAsCXXRecordDecl())
    completeClass(unit, *record);
}

}  // namespace

bool namesParameter(const GivenValues &given) { return given.subject.text.find('.') != std::string::npos; }

std::string adviceCode(const Advice &advice) {
  std::string out;
  for (std::size_t i = 0; i < advice.values.size(); ++i)
    if (!namesParameter(advice.values[i]))
      out += fmt::format("using type{} = {};\n", i,
                         atItsPlace(advice.values[i].subject.text, advice.values[i].subject.place));
  for (std::size_t i = 0; i < advice.factories.size(); ++i) {
    const GivenFactory &factory = advice.factories[i];
    out += fmt::format("{}factory{}(", atItsPlace(factory.type.text, factory.type.place), i);
    std::vector<std::string> holes = holesOf(factory.code.text);
    for (std::size_t h = 0; h < holes.size(); ++h)
      out += (h ? ", " : "") + atItsPlace(holes[h], factory.code.place);
    out += ");\n";
  }
  return out.empty() ? "" : fmt::format("namespace {} {{\n{}}}\n", kScope, out);
}

std::vector<Type> typesOfValues(const ParsedUnit &unit, const Advice &advice, TypeDescriber &types) {
  std::vector<Type> out;
  for (std::size_t i = 0; i < advice.values.size(); ++i) {
    Type type = voidType();
    const auto *alias = llvm::dyn_cast_or_null<clang::TypedefNameDecl>(findAdvised(unit, fmt::format("type{}", i)));
    if (alias) {
      complete(unit, alias->getUnderlyingType());
      type = types.describeArgument(alias->getUnderlyingType());
    }
    out.push_back(std::move(type));
  }
  return out;
}

CollectedOperations collectFactories(const ParsedUnit &unit, const Advice &advice, TypeDescriber &types) {
  CollectedOperations out;
  for (std::size_t i = 0; i < advice.factories.size(); ++i) {
    const Noted &code = advice.factories[i].code;
    const auto *function = llvm::dyn_cast_or_null<clang::FunctionDecl>(findAdvised(unit, fmt::format("factory{}", i)));
    if (!function || std::ranges::find(out.operations, code.text, &Operation::signature) != out.operations.end())
      continue;
    complete(unit, function->getReturnType());
    for (const clang::ParmVarDecl *parameter : function->parameters())
      complete(unit, parameter->getType());
    CollectedOperations one = collectOperations({}, {function}, {}, {}, types);
    for (Skipped &skipped : one.skipped) {
      skipped.operation = kFactoryMark + code.text;
      skipped.isFactory = true;
      out.skipped.push_back(std::move(skipped));
    }
    for (Operation &operation : one.operations) {
      operation.kind = OperationKind::Factory;
      operation.name = operation.signature = code.text;
      operation.symbol.clear();
      operation.unhooked = "a factory of the configuration";
      operation.place = placeIn(code.place);
      out.operations.push_back(std::move(operation));
    }
  }
  return out;
}

}  // namespace eclat
