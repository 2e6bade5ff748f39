#include "flow/laws.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace eclat {

const std::vector<LawSwitch> &lawSwitches() {
  static const std::vector<LawSwitch> switches = {
      {"copy",             "a copy or an assigned object equals its original",                            true },
      {"independence",     "what is done to a copy leaves the original alone",                            true },
      {"self-assignment",  "an object that is assigned, moved or swapped to itself is safe and unharmed", true },
      {"move",             "a moved object keeps its value; the one it left can be asked and assigned",   true },
      {"equality",         "== is an equivalence, and != its opposite",                                   true },
      {"order",            "< is a strict order, and <=> agrees with it and with ==",                     true },
      {"hash",             "equal objects have the same std::hash",                                       true },
      {"const",            "a const method changes nothing that can be observed",                         true },
      {"size",             "size(), empty() and what begin() and end() lead through agree",               true },
      {"strong-guarantee", "an operation that throws leaves its object as it was",                        false},
  };
  return switches;
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
