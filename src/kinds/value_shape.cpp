#include "kinds/value_shape.h"

#include "kinds/kind.h"

#include <algorithm>

namespace eclat {

std::string strippedSpelling(std::string spelling) {
  auto trim = [&] {
    while (spelling.ends_with(' '))
      spelling.pop_back();
    while (spelling.starts_with(' '))
      spelling.erase(0, 1);
  };
  for (const char *prefix : {"const ", "volatile "})
    if (spelling.starts_with(prefix))
      spelling.erase(0, std::string(prefix).size());
  trim();
  for (const char *suffix : {"&", "const"})
    while (spelling.ends_with(suffix)) {
      spelling.resize(spelling.size() - std::string(suffix).size());
      trim();
    }
  return spelling;
}

// Pointers to plain values have no Type of their own; their pointee is read off the spelling.
std::optional<Type> plainType(const std::string &spelling, const Component &component) {
  static const Type known[] = {
      {TypeKind::Bool,   "bool",                             8,  false, {}},
      {TypeKind::Char,   "char",                             8,  true,  {}},
      {TypeKind::Int,    "signed char",                      8,  true,  {}},
      {TypeKind::Int,    "unsigned char",                    8,  false, {}},
      {TypeKind::Int,    "short",                            16, true,  {}},
      {TypeKind::Int,    "unsigned short",                   16, false, {}},
      {TypeKind::Int,    "int",                              32, true,  {}},
      {TypeKind::Int,    "unsigned int",                     32, false, {}},
      {TypeKind::Int,    "unsigned",                         32, false, {}},
      {TypeKind::Int,    "long",                             64, true,  {}},
      {TypeKind::Int,    "long long",                        64, true,  {}},
      {TypeKind::Int,    "unsigned long",                    64, false, {}},
      {TypeKind::Int,    "unsigned long long",               64, false, {}},
      {TypeKind::Int,    "std::size_t",                      64, false, {}},
      {TypeKind::Float,  "float",                            32, true,  {}},
      {TypeKind::Float,  "double",                           64, true,  {}},
      {TypeKind::String, "std::string",                      0,  false, {}},
      {TypeKind::String, "std::basic_string<char>",          0,  false, {}},
      {TypeKind::String, "std::__cxx11::basic_string<char>", 0,  false, {}},
      {TypeKind::String, "std::basic_string_view<char>",     0,  false, {}},
  };
  std::string name = strippedSpelling(spelling);
  auto it = std::ranges::find(known, name, &Type::spelling);
  if (it != std::end(known))
    return *it;
  if (component.findEnum(name))
    return Type{TypeKind::Enum, name, 32, true, {}};
  return std::nullopt;
}

// The element type in "int *", "int[4]" or "std::vector<int, …>"; the whole if it is none of these.
std::string elementSpelling(const std::string &spelling) {
  std::string name = strippedSpelling(spelling);
  if (name.ends_with("*"))
    return strippedSpelling(name.substr(0, name.size() - 1));
  if (name.ends_with("]"))
    return strippedSpelling(name.substr(0, name.find('[')));
  std::size_t open = name.find('<');
  if (open == std::string::npos)
    return name;
  int depth = 0;
  for (std::size_t i = open + 1; i < name.size(); ++i) {
    if (depth == 0 && (name[i] == ',' || name[i] == '>'))
      return strippedSpelling(name.substr(open + 1, i - open - 1));
    depth += name[i] == '<' ? 1 : name[i] == '>' ? -1 : 0;
  }
  return name;
}

namespace {

const char *scalarType(Shape shape) {
  switch (shape) {
  case Shape::Bool: return "bool";
  case Shape::Big: return "unsigned long long";
  case Shape::Float: return "double";
  case Shape::Text: return "std::string";
  case Shape::Pointer: return "const void *";
  default: return "long long";
  }
}

}  // namespace

std::string ValueShape::cppType() const {
  if (shape == Shape::Sequence)
    return std::string("std::vector<") + scalarType(element) + ">";
  return shape == Shape::Enum ? enumName : scalarType(shape);
}

bool isNameable(const EnumInfo &info, const Component &component) {
  std::size_t at = info.name.rfind("::");
  if (at == std::string::npos || !component.findClassOrPart(info.name.substr(0, at)))
    return true;
  // Inside a class it may be private, unless a public operation shows it.
  return std::ranges::any_of(component.operations, [&](const Operation &operation) {
    return operation.result.spelling == info.name ||
           std::ranges::any_of(operation.parameters, [&](const Parameter &p) { return p.type.spelling == info.name; });
  });
}

std::expected<ValueShape, std::string> shapeOf(const Type &type, const Component &component) {
  return kindOf(type).shape(type, component);
}

}  // namespace eclat
