#include "flow/remedies.h"

#include <fmt/format.h>

namespace eclat {

namespace {

// As YAML wants a key with such signs in it.
std::string yamlKey(const std::string &type) {
  return type.find_first_of("<>:,*& ") == std::string::npos ? type : "'" + type + "'";
}

}  // namespace

std::string remedyOfWrapping() { return "call it in a function of your own and add --function NAME"; }

std::string remedyOfFactory(const std::string &type) {
  return fmt::format("give a factory in .eclat.yaml: factories: {{{}: [\"…\"]}}", yamlKey(type));
}

std::string remedyOfClass(const std::string &className) {
  const char *quote = className.find_first_of("<> ") == std::string::npos ? "" : "'";
  return fmt::format("add --class {0}{1}{0}", quote, className);
}

std::string remedyOfSource() { return "name its source with --source"; }

std::string noRemedy(const std::string &why) { return "none: " + why; }

}  // namespace eclat
