#include "flow/family.h"

#include "flow/laws.h"

#include <algorithm>
#include <vector>

namespace eclat {

namespace {

using namespace family_traits;

constexpr const char *kEnoughStates =
    "enough different states: few of an object, more after a call, most of what callers choose";
constexpr const char *kValues = "so many different values that fewer than one in a hundred points shows an accident, "
                                "given all statements tried there";

constexpr auto kFirstLaw = static_cast<std::size_t>(FamilyId::LawCopy);

const std::vector<FamilyTraits> &allTraits() {
  static const std::vector<FamilyTraits> all = [] {
    std::vector<FamilyTraits> out = {
#define ECLAT_FAMILY(id, name, traits, kind, evidence) {name, traits, kind, evidence},
#include "flow/families.def"
#undef ECLAT_FAMILY
    };
    for (const LawSwitch &law : lawSwitches())
      out.push_back({std::string("law-") + law.name, kOfLaw, law.meaning, "none: it is a law"});
    return out;
  }();
  return all;
}

}  // namespace

const FamilyTraits &traitsOf(FamilyId family) { return allTraits().at(static_cast<std::size_t>(family)); }

std::optional<FamilyId> familyNamed(std::string_view name) {
  auto found = std::ranges::find(allTraits(), name, &FamilyTraits::name);
  if (found == allTraits().end())
    return std::nullopt;
  return static_cast<FamilyId>(found - allTraits().begin());
}

bool has(FamilyId family, unsigned trait) { return (traitsOf(family).traits & trait) != 0; }

FamilyId familyOf(LawKind law) { return static_cast<FamilyId>(kFirstLaw + static_cast<std::size_t>(law)); }

LawKind lawOf(FamilyId family) { return static_cast<LawKind>(static_cast<std::size_t>(family) - kFirstLaw); }

}  // namespace eclat
