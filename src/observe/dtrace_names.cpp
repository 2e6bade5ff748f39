#include "observe/dtrace_names.h"

#include "support/text.h"

#include <algorithm>
#include <cctype>

namespace eclat {

namespace {

// Where the parameter list starts; those of `operator()` are the second parentheses.
std::size_t parametersOf(const std::string &method) {
  std::size_t at = method.find('(');
  if (at != std::string::npos && at >= 8 && method.compare(at - 8, 10, "operator()") == 0)
    at = method.find('(', at + 2);
  return at == std::string::npos ? method.size() : at;
}

struct Separator {
  std::size_t at = std::string::npos;
  std::size_t length = 0;
};

// The last `.` or `::` outside template arguments.
Separator lastSeparator(const std::string &head) {
  std::size_t end = head.rfind("operator");
  if (end == std::string::npos)
    end = head.size();
  Separator found;
  int depth = 0;
  for (std::size_t i = 0; i < end; ++i) {
    depth += head[i] == '<' ? 1 : head[i] == '>' ? -1 : 0;
    if (depth > 0)
      continue;
    if (head[i] == '.')
      found = {i, 1};
    else if (head.compare(i, 2, "::") == 0)
      found = {i++, 2};
  }
  return found;
}

}  // namespace

MethodName splitMethod(std::string method, bool isCpp) {
  method.erase(0, std::min(method.find_first_not_of('.'), method.size()));  // `..main()`: no package, no class
  std::size_t parameters = parametersOf(method);
  std::string head = method.substr(0, parameters);
  Separator separator = lastSeparator(head);
  MethodName out;
  if (separator.at == std::string::npos) {
    out.name = head;
    out.signature = method;
    return out;
  }
  out.className = head.substr(0, separator.at);
  out.name = head.substr(separator.at + separator.length);
  bool isSpelledCpp = isCpp || separator.length == 2 || out.className.find("::") != std::string::npos;
  out.signature = out.className + (isSpelledCpp ? "::" : ".") + method.substr(separator.at + separator.length);
  Separator inner = lastSeparator(out.className);
  std::string last = inner.length ? out.className.substr(inner.at + inner.length) : out.className;
  last = last.substr(0, last.find('<'));
  out.isConstructor = !last.empty() && (out.name.substr(0, out.name.find('<')) == last || out.name == "<init>");
  return out;
}

std::string rootOf(const std::string &variable) { return variable.substr(0, variable.find_first_of(".-[(")); }

std::string nameInProperties(const std::string &foreign, bool isSequence) {
  std::string bare = foreign;
  for (const char *brackets : {"[..]", "[]"})
    for (std::size_t at; (at = bare.find(brackets)) != std::string::npos;)
      bare.erase(at, std::string(brackets).size());
  if (std::string root = rootOf(bare); root == "this" && root.size() < bare.size())
    bare.erase(0, bare.compare(4, 2, "->") == 0 ? 6 : 5);
  if (bare.starts_with("::"))
    bare.erase(0, 2);
  std::string out;
  for (std::size_t i = 0; i < bare.size(); ++i) {
    bool isPair = bare.compare(i, 2, "->") == 0 || bare.compare(i, 2, "()") == 0;
    if (isPair && !out.empty())
      out += bare.substr(i++, 2);
    else if (bare[i] == '.' && !out.empty() && !out.ends_with('.') && i + 1 < bare.size())
      out += '.';
    else
      out += isWord(bare[i]) ? bare[i] : '_';
  }
  if (out.empty() || std::isdigit(static_cast<unsigned char>(out[0])))
    out = "_" + out;
  return isSequence ? out + "[]" : out;
}

std::string uniqueAmong(const std::vector<std::string> &taken, const std::string &name) {
  std::string candidate = name;
  bool isSequence = name.ends_with("[]");
  std::string stem = isSequence ? name.substr(0, name.size() - 2) : name;
  for (int i = 2; std::ranges::find(taken, candidate) != taken.end(); ++i)
    candidate = stem + "_" + std::to_string(i) + (isSequence ? "[]" : "");
  return candidate;
}

}  // namespace eclat
