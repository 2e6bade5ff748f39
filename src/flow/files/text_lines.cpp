#include "flow/files/text_lines.h"

namespace eclat {

std::string trimmed(const std::string &text) {
  std::size_t first = text.find_first_not_of(kBlank), last = text.find_last_not_of(kBlank);
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

std::size_t commentStart(const std::string &line) {
  bool isQuoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (isQuoted && line[i] == '\\')
      ++i;
    else if (line[i] == '"')
      isQuoted = !isQuoted;
    else if (line[i] == '#' && !isQuoted)
      return i;
  }
  return line.size();
}

}  // namespace eclat
