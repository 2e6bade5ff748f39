#include "flow/laws.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace eclat {

const std::vector<LawSwitch> &lawSwitches() {
  static const std::vector<LawSwitch> switches = {
#define ECLAT_LAW(id, name, meaning, isOn) {LawKind::id, name, meaning, isOn},
#include "flow/laws.def"
#undef ECLAT_LAW
  };
  return switches;
}

std::optional<LawKind> lawNamed(std::string_view name) {
  auto found = std::ranges::find(lawSwitches(), name, &LawSwitch::name);
  return found == lawSwitches().end() ? std::nullopt : std::optional(found->kind);
}

bool isMatterOfOne(std::string_view method) {
  static constexpr std::array<std::string_view, 7> names = {"capacity", "id",     "use_count",   "address",
                                                            "unique",   "get_id", "bucket_count"};
  return std::ranges::find(names, method) != names.end();
}

std::string fillLaw(const std::string &code, const std::string &className, const std::vector<std::string> &arguments) {
  std::string out;
  for (std::size_t at = 0; at < code.size(); ++at) {
    std::size_t end = code[at] == '{' ? code.find('}', at) : std::string::npos;
    std::string hole = end == std::string::npos ? "" : code.substr(at + 1, end - at - 1);
    std::size_t number = 0;
    bool isNumber = !hole.empty() &&
                    std::from_chars(hole.data(), hole.data() + hole.size(), number).ptr == hole.data() + hole.size();
    if (hole == "T")
      out += className;
    else if (isNumber && number < arguments.size())
      out += arguments[number];
    else {
      out += code[at];
      continue;
    }
    at = end;
  }
  return out;
}

}  // namespace eclat
