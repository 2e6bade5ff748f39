#pragma once

#include "flow/family.h"

#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// What flow/laws.def says of a law.
struct LawSwitch {
  LawKind kind;
  const char *name;
  const char *meaning;
  bool isOn;  // unless the user says otherwise
};

const std::vector<LawSwitch> &lawSwitches();
inline const LawSwitch &switchOf(LawKind law) { return lawSwitches()[static_cast<std::size_t>(law)]; }
inline std::string nameOf(LawKind law) { return switchOf(law).name; }
std::optional<LawKind> lawNamed(std::string_view name);

// Whether what a method of this name says of an object need not be so of its copies: capacity(), id().
bool isMatterOfOne(std::string_view method);

// Code of a law with its holes filled: the class for {T}, the arguments for {0}, {1}, …
std::string fillLaw(const std::string &code, const std::string &className, const std::vector<std::string> &arguments);

}  // namespace eclat
