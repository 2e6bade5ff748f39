#include "flow/outcome.h"

#include <cstddef>
#include <iterator>

namespace eclat {

std::string printName(const NamedValue &value) {
  return value.isBefore ? "orig(" + print(value.name) + ")" : print(value.name);
}

namespace {

struct EndingRow {
  const char *id;
  bool severe;
  const char *meaning;
};
constexpr EndingRow kEndings[] = {
#define ECLAT_ENDING(name, id, severe, meaning) {id, severe, meaning},
#include "../../runtime/endings.def"
#undef ECLAT_ENDING
};

const EndingRow &row(Ending ending) { return kEndings[static_cast<std::size_t>(ending)]; }

}  // namespace

namespace {

constexpr const char *kUndefined[] = {
#define ECLAT_UNDEFINED(name, id) id,
#include "../../runtime/undefined.def"
#undef ECLAT_UNDEFINED
};

}  // namespace

const char *undefinedId(UndefinedKind kind) { return kUndefined[static_cast<std::size_t>(kind)]; }

std::optional<UndefinedKind> undefinedNamed(const std::string &id) {
  for (std::size_t i = 0; i < std::size(kUndefined); ++i)
    if (id == kUndefined[i])
      return static_cast<UndefinedKind>(i);
  return std::nullopt;
}

const char *endingId(Ending ending) { return row(ending).id; }
const char *endingMeaning(Ending ending) { return row(ending).meaning; }
bool isSevereEnding(Ending ending) { return row(ending).severe; }

const char *labelId(Label label) {
  switch (label) {
  case Label::Normal: return "normal";
  case Label::New: return "new";
  case Label::Illegal: return "illegal";
  case Label::Fault: return "fault";
  }
  return "";
}

}  // namespace eclat
