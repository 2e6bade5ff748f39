#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace eclat {

enum class LawKind : std::uint8_t {
#define ECLAT_LAW(id, name, meaning, isOn) id,
#include "flow/laws.def"
#undef ECLAT_LAW
};

// The family of a property: the rows of families.def, then one family for each law.
enum class FamilyId : std::uint8_t {
#define ECLAT_FAMILY(id, name, traits, kind, evidence) id,
#include "flow/families.def"
#undef ECLAT_FAMILY
#define ECLAT_LAW(id, name, meaning, isOn) Law##id,
#include "flow/laws.def"
#undef ECLAT_LAW
};

// Bits of FamilyTraits::traits, for code that treats properties of some families differently.
namespace family_traits {
inline constexpr unsigned kPlain = 0;
inline constexpr unsigned kImplied = 1;    // relates things, so that it is worth saying under a condition, too
inline constexpr unsigned kOfChange = 2;   // says how a call changes something
inline constexpr unsigned kIsWidened = 4;  // limits of arguments, which are widened to other values of their size
inline constexpr unsigned kOfLaw = 8;      // a law: it is not learned from examples
}  // namespace family_traits

struct FamilyTraits {
  std::string name;  // its name in files: "one-of", "law-copy"
  unsigned traits = 0;
  std::string kind;      // what its properties say, in words
  std::string evidence;  // the evidence that it asks for before it believes a property
};

const FamilyTraits &traitsOf(FamilyId family);
std::optional<FamilyId> familyNamed(std::string_view name);

bool has(FamilyId family, unsigned trait);
inline bool isLaw(FamilyId family) { return has(family, family_traits::kOfLaw); }

FamilyId familyOf(LawKind law);
// Requires isLaw(family).
LawKind lawOf(FamilyId family);

}  // namespace eclat
