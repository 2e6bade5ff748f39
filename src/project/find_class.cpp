#include "project/find_class.h"

#include "support/files.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace eclat {

namespace {

namespace fs = std::filesystem;

bool isWordPart(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

std::size_t findWord(const std::string &text, const std::string &word, std::size_t from) {
  for (std::size_t at = from; (at = text.find(word, at)) != std::string::npos; ++at) {
    bool before = at > 0 && isWordPart(text[at - 1]);
    bool after = at + word.size() < text.size() && isWordPart(text[at + word.size()]);
    if (!before && !after)
      return at;
  }
  return std::string::npos;
}

// Attributes and macros may stand between the keyword and the name, nothing that ends a declaration.
bool followsClassKeyword(const std::string &text, std::size_t name) {
  std::size_t start = text.find_last_of(";{}<>,\n", name);
  std::string head =
      text.substr(start == std::string::npos ? 0 : start + 1, name - (start == std::string::npos ? 0 : start + 1));
  if (findWord(head, "friend", 0) != std::string::npos || findWord(head, "enum", 0) != std::string::npos)
    return false;
  return findWord(head, "class", 0) != std::string::npos || findWord(head, "struct", 0) != std::string::npos;
}

}  // namespace

bool hasWord(const std::string &text, const std::string &word) { return findWord(text, word, 0) != std::string::npos; }

std::string lastName(const std::string &name) {
  std::string plain = name.substr(0, name.find('<'));
  std::size_t colon = plain.rfind("::");
  return colon == std::string::npos ? plain : plain.substr(colon + 2);
}

const std::vector<std::string> &headerExtensions() {
  static const std::vector<std::string> all = {".h", ".hpp", ".hh", ".hxx", ".H"};
  return all;
}

std::vector<std::string> filesBelow(const std::string &folder, const std::vector<std::string> &extensions) {
  std::vector<std::string> out;
  std::error_code ignored;
  for (auto it = fs::recursive_directory_iterator(folder, ignored); it != fs::recursive_directory_iterator();
       it.increment(ignored)) {
    std::string name = it->path().filename().string();
    if (it->is_directory(ignored) &&
        (name.starts_with('.') || fs::exists(it->path() / "CMakeCache.txt", ignored) || name == "CMakeFiles"))
      it.disable_recursion_pending();
    else if (std::ranges::find(extensions, it->path().extension().string()) != extensions.end() &&
             it->is_regular_file(ignored))
      out.push_back(it->path().lexically_normal().string());
  }
  std::ranges::sort(out);
  return out;
}

bool definesClass(const std::string &text, const std::string &name) {
  std::string word = lastName(name);
  for (std::size_t at = 0; (at = findWord(text, word, at)) != std::string::npos; at += word.size()) {
    std::size_t next = text.find_first_of("{;()=", at + word.size());
    if (next != std::string::npos && text[next] == '{' && followsClassKeyword(text, at))
      return true;
  }
  return false;
}

Result<std::string> findHeader(const std::string &name, const std::vector<std::string> &headers) {
  std::vector<std::string> found;
  for (const std::string &header : headers)
    if (definesClass(readFile(header).value_or(""), name))
      found.push_back(header);
  if (found.size() == 1)
    return found.front();
  if (found.empty())
    return fail({ExitCode::Usage,
                 "project",
                 fmt::format("no header of the project defines '{}'", name),
                 "check --class, or name the header with --header",
                 {}});
  return fail({ExitCode::Usage, "project",
               fmt::format("{} headers of the project define a '{}'", found.size(), lastName(name)),
               "name the one that is meant with --header", found});
}

}  // namespace eclat
