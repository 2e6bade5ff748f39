#include "describe/templates/operation_pattern.h"

namespace eclat {
namespace {

bool matchesGlob(std::string_view pattern, std::string_view text) {
  if (pattern.empty())
    return text.empty();
  if (pattern[0] == '*')
    return matchesGlob(pattern.substr(1), text) || (!text.empty() && matchesGlob(pattern, text.substr(1)));
  return !text.empty() && (pattern[0] == '?' || pattern[0] == text[0]) &&
         matchesGlob(pattern.substr(1), text.substr(1));
}

std::size_t endOfName(const std::string &signature) {
  constexpr std::string_view kCallOperator = "operator()(";
  if (std::size_t at = signature.find(kCallOperator); at != std::string::npos)
    return at + kCallOperator.size() - 1;
  std::size_t at = signature.find('(');
  return at == std::string::npos ? signature.size() : at;
}

// A sign that the user takes literally: `operator*` is no pattern.
bool isSame(std::string_view pattern, std::string_view text) { return pattern == text || matchesGlob(pattern, text); }

}  // namespace

std::string nameInSignature(const std::string &signature) { return signature.substr(0, endOfName(signature)); }

bool meansOperation(std::string_view pattern, const std::string &signature) {
  std::size_t end = endOfName(signature);
  std::string_view whole = signature, name = whole.substr(0, end);
  std::size_t start = 0;
  while (true) {
    if (isSame(pattern, whole.substr(start)) || isSame(pattern, name.substr(start)))
      return true;
    start = name.find("::", start);
    if (start == std::string_view::npos)
      return false;
    start += 2;
  }
}

}  // namespace eclat
