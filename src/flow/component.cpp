#include "flow/component.h"

#include <algorithm>

namespace eclat {

const Operation &Component::callee(int id) const {
  auto number = static_cast<std::size_t>(id);
  return number < operations.size() ? operations[number] : helpers.at(number - operations.size());
}

const ClassInfo *Component::findClass(const std::string &name) const {
  auto it = std::ranges::find(classes, name, &ClassInfo::name);
  return it == classes.end() ? nullptr : &*it;
}

const ClassInfo *Component::findClassOrPart(const std::string &name) const {
  if (const ClassInfo *info = findClass(name))
    return info;
  auto it = std::ranges::find(parts, name, &ClassInfo::name);
  return it == parts.end() ? nullptr : &*it;
}

const EnumInfo *Component::findEnum(const std::string &name) const {
  auto it = std::ranges::find(enums, name, &EnumInfo::name);
  return it == enums.end() ? nullptr : &*it;
}

const MadeType *Component::findMade(const std::string &spelling) const {
  auto it = std::ranges::find(made, spelling, &MadeType::spelling);
  return it == made.end() ? nullptr : &*it;
}

bool Component::isA(const std::string &derived, const std::string &base) const {
  if (derived == base)
    return true;
  const ClassInfo *info = findClass(derived);
  return info && std::ranges::find(info->bases, base) != info->bases.end();
}

std::string includeLine(const std::string &header) {
  return header.starts_with('<') ? "#include " + header + "\n" : "#include \"" + header + "\"\n";
}

}  // namespace eclat
