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

// Which family a property belongs to.
enum class FamilyId : std::uint8_t {
#define ECLAT_FAMILY(id, name, traits, kind, evidence) id,
#include "flow/families.def"
#undef ECLAT_FAMILY
#define ECLAT_LAW(id, name, meaning, isOn) Law##id,
#include "flow/laws.def"
#undef ECLAT_LAW
};

// What a family is like, for those who treat its properties differently.
namespace family_traits {
inline constexpr unsigned kPlain = 0;
inline constexpr unsigned kImplied = 1;    // worth saying under a condition, too: it relates things
inline constexpr unsigned kOfChange = 2;   // says what a call does to something
inline constexpr unsigned kIsWidened = 4;  // limits of arguments: others of their size are as good
inline constexpr unsigned kOfLaw = 8;      // nobody learned it from examples
}  // namespace family_traits

struct FamilyTraits {
  std::string name;  // in files: "one-of", "law-copy"
  unsigned traits = 0;
  std::string kind;      // what its properties say, in words
  std::string evidence;  // what it asks for before it believes
};

const FamilyTraits &traitsOf(FamilyId family);
std::optional<FamilyId> familyNamed(std::string_view name);

bool has(FamilyId family, unsigned trait);
inline bool isLaw(FamilyId family) { return has(family, family_traits::kOfLaw); }

FamilyId familyOf(LawKind law);
// Only of a family that is a law.
LawKind lawOf(FamilyId family);

}  // namespace eclat
