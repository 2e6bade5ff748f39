#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// A switch of the built-in object laws; docs/reference/laws.md says what each demands.
struct LawSwitch {
  const char *name;
  const char *meaning;
  bool isOn;  // unless the user says otherwise
};

const std::vector<LawSwitch> &lawSwitches();

// Whether what a method of this name says of an object need not be so of its copies: capacity(), id().
bool isMatterOfOne(std::string_view method);

// Families of the properties that stand for laws, "law-const"; they are not learned from examples.
inline constexpr std::string_view kLawFamily = "law-";

// That a copy shows what its original showed stands whatever examples and inputs do; of other laws, what is broken
// often was not meant.
inline constexpr std::string_view kCopyFamily = "law-copy";

// Code of a law with its holes filled: the class for {T}, the arguments for {0}, {1}, …
std::string fillLaw(const std::string &code, const std::string &className, const std::vector<std::string> &arguments);

}  // namespace eclat
