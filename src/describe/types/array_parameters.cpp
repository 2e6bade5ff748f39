#include "describe/types/array_parameters.h"

#include "describe/types/spelling.h"
#include "describe/types/types.h"

#include <clang/AST/ASTContext.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace eclat {
namespace {

using clang::ParmVarDecl;
using clang::QualType;

std::string lowered(const ParmVarDecl &parameter) {
  std::string name = parameter.getNameAsString();
  std::erase(name, '_');
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name;
}

bool namesLength(const std::string &name, bool isText, bool isBytes, bool isWritten) {
  constexpr std::array<std::string_view, 4> whole = {"n", "len", "length", "sz"};
  constexpr std::array<std::string_view, 3> ends = {"len", "length", "size"};
  constexpr std::array<std::string_view, 4> numbers = {"count", "num", "elements", "elems"};
  auto isEnd = [&](std::string_view end) { return name.ends_with(end); };
  if (std::ranges::find(whole, name) != whole.end())
    return true;
  // An object that is written to may be followed by how long it may become: `std::string *max, int maxlen`.
  if (std::ranges::any_of(ends, isEnd))
    return !isWritten;
  // A number of bytes is no number of elements that are larger.
  if (name.ends_with("bytes"))
    return isBytes;
  // A text is often followed by a number of something else.
  return !isText && (std::ranges::any_of(numbers, isEnd) || name.starts_with("num"));
}

bool namesRange(const std::string &first, const std::string &last) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> pairs = {
      {{"first", "last"}, {"begin", "end"}, {"start", "end"}, {"b", "e"}, {"from", "to"}, {"f", "l"}}
  };
  return std::ranges::any_of(
      pairs, [&](const auto &pair) { return first.ends_with(pair.first) && last.ends_with(pair.second); });
}

bool isLengthType(QualType type) {
  return type->isIntegerType() && !type->isBooleanType() && !type->isAnyCharacterType() && !type->isEnumeralType();
}

}  // namespace

bool isArrayWithEnd(const clang::FunctionDecl &function, unsigned index) {
  if (index + 1 >= function.getNumParams())
    return false;
  const ParmVarDecl &array = *function.getParamDecl(index), &end = *function.getParamDecl(index + 1);
  QualType pointer = array.getType().getCanonicalType(), after = end.getType().getCanonicalType();
  if (!pointer->isPointerType() || pointer->isFunctionPointerType() || array.hasDefaultArg())
    return false;
  QualType element = pointer->getPointeeType();
  if (element->isBooleanType() || element->isPointerType() || element.isVolatileQualified())
    return false;
  if (pointer.getUnqualifiedType() == after.getUnqualifiedType())
    return namesRange(lowered(array), lowered(end));
  bool isUnnamed = !end.getIdentifier() && after->isUnsignedIntegerType();
  bool isBytes = element->isVoidType() || element->isCharType() || element->isStdByteType();
  bool isWritten = element->isRecordType() && !element.isConstQualified();
  return isLengthType(after) && (isUnnamed || namesLength(lowered(end), element->isCharType(), isBytes, isWritten));
}

std::expected<Parameter, Refusal> TypeDescriber::describeArray(const ParmVarDecl &declared, unsigned index) {
  Parameter parameter;
  parameter.name = declared.getIdentifier() ? declared.getNameAsString() : fmt::format("arg{}", index);
  parameter.spelling = spellType(declared.getType().getUnqualifiedType(), ast_);
  QualType element = declared.getType().getCanonicalType()->getPointeeType();
  Type made = element->isVoidType() ? describe(ast_.UnsignedCharTy) : describeElement(element);
  if (!canMake(made) || isView(made))
    return std::unexpected(
        fmt::format("parameter '{}' has type '{}', of which no value can be made", parameter.name, parameter.spelling));
  // A text that is only read has a zero behind it, in case the number behind it is no length.
  if (isCharacter(made) && made.spelling == "char" && element.isConstQualified())
    made.spelling = "const char";
  parameter.type = {TypeKind::Buffer, parameter.spelling, 0, false, {std::move(made)}};
  return parameter;
}

}  // namespace eclat
