#include "flow/outcome.h"

#include <cstddef>

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
