#include "flow/factory_code.h"

#include <cctype>

namespace eclat {

namespace {

bool startsName(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_' || c == ':'; }

// Behind the closing brace of the hole that starts at `at`; `at` if none does.
std::size_t endOfHole(const std::string &code, std::size_t at) {
  if (code[at] != '{' || at + 1 >= code.size() || !startsName(code[at + 1]))
    return at;
  std::size_t end = code.find_first_of("{};=\"'", at + 1);
  return end != std::string::npos && code[end] == '}' ? end + 1 : at;
}

// Calls `plain` for each character of the code and `hole` for the type in each hole.
template <class Plain, class Hole> void walk(const std::string &code, Plain plain, Hole hole) {
  char quote = 0;
  for (std::size_t at = 0; at < code.size();) {
    std::size_t end = quote ? at : endOfHole(code, at);
    if (end != at) {
      hole(code.substr(at + 1, end - at - 2));
      at = end;
      continue;
    }
    char c = code[at];
    plain(c);
    if (quote && c == '\\' && at + 1 < code.size())
      plain(code[++at]);
    else if (quote ? c == quote : c == '"' || c == '\'')
      quote = quote ? 0 : c;
    ++at;
  }
}

}  // namespace

std::vector<std::string> holesOf(const std::string &code) {
  std::vector<std::string> holes;
  walk(code, [](char) {}, [&](std::string type) { holes.push_back(std::move(type)); });
  return holes;
}

std::string fillHoles(const std::string &code, const std::vector<std::string> &arguments) {
  std::string out;
  std::size_t next = 0;
  walk(
      code, [&](char c) { out += c; },
      [&](const std::string &type) {
        out += next < arguments.size() ? arguments[next] : "{" + type + "}";
        ++next;
      });
  return out;
}

}  // namespace eclat
