#include "flow/files/text_lines.h"

namespace eclat {

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
