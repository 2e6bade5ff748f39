#pragma once

#include <string>

namespace eclat {

// A family of properties in words, for those who ask where a property comes from.
struct FamilyWords {
  std::string kind;
  std::string evidence;  // what it asks for before it believes
};

// Empty for what no family proposed.
FamilyWords familyWords(const std::string &id);

}  // namespace eclat
