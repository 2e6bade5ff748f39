#include "flow/language/condition_names.h"

#include "support/text.h"

#include <cctype>
#include <utility>

namespace eclat {

std::set<std::string> namesIn(const std::string &text) {
  std::set<std::string> names;
  std::string name;
  for (char c : text + " ") {
    if (isWord(c))
      name += c;
    else if (!name.empty())
      names.insert(std::exchange(name, ""));
  }
  for (const char *word : {"size", "null", "orig", "true", "false"})
    names.erase(word);
  std::erase_if(names, [](const std::string &n) { return std::isdigit(static_cast<unsigned char>(n[0])); });
  return names;
}

std::set<std::string> namesAskedFor(const std::string &condition) {
  std::string asked;
  for (std::size_t i = 0; i < condition.size(); ++i) {
    bool isIndexed = condition[i] == '[', isFollowed = condition.compare(i, 2, "->") == 0;
    while ((isIndexed || isFollowed) && !asked.empty() && isWord(asked.back()))
      asked.pop_back();
    for (int depth = isIndexed; isIndexed && depth > 0 && i + 1 < condition.size();) {
      ++i;
      depth += condition[i] == '[' ? 1 : condition[i] == ']' ? -1 : 0;
    }
    asked += isIndexed || isFollowed ? ' ' : condition[i];
  }
  return namesIn(asked);
}

}  // namespace eclat
