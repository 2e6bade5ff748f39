#pragma once

#include "flow/family.h"

#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// One row of flow/laws.def.
struct LawSwitch {
  LawKind kind;
  const char *name;
  const char *meaning;
  bool isOn;  // the default, if the user does not say otherwise
};

const std::vector<LawSwitch> &lawSwitches();
inline const LawSwitch &switchOf(LawKind law) { return lawSwitches()[static_cast<std::size_t>(law)]; }
inline std::string nameOf(LawKind law) { return switchOf(law).name; }
std::optional<LawKind> lawNamed(std::string_view name);

// True for methods whose result may differ between an object and its copy: capacity(), id().
bool isMatterOfOne(std::string_view method);

// Fills the holes in the code of a law: {T} with the class, {0}, {1}, … with the arguments.
std::string fillLaw(const std::string &code, const std::string &className, const std::vector<std::string> &arguments);

}  // namespace eclat
