#include "flow/language/form.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr char kHole = '$';

std::ptrdiff_t countHoles(const std::string &form) { return std::ranges::count(form, kHole); }

}  // namespace

std::vector<Type> holesOf(const Type &choice, std::size_t form) {
  std::ptrdiff_t first = 0;
  for (std::size_t i = 0; i < form; ++i)
    first += countHoles(choice.forms[i]);
  auto begin = choice.elements.begin() + first;
  return {begin, begin + countHoles(choice.forms[form])};
}

std::string filled(const std::string &form, const std::vector<std::string> &values) {
  std::string out;
  std::size_t next = 0;
  for (char c : form) {
    if (c == kHole && next < values.size())
      out += values[next++];
    else
      out += c;
  }
  return out;
}

bool throwsInForm(const std::string &form) { return form.find("throw ") != std::string::npos; }

}  // namespace eclat
