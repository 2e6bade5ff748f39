#include "compile/diagnostics.h"

namespace eclat {

std::vector<std::string> diagnostics(const std::string &output, std::size_t enough) {
  std::vector<std::string> lines;
  std::string line;
  for (char c : output + "\n") {
    if (c != '\n') {
      line += c;
      continue;
    }
    if (!line.empty())
      lines.push_back(line);
    line.clear();
  }
  if (lines.size() > enough) {
    lines.resize(enough);
    lines.push_back("…");
  }
  return lines;
}

std::string firstError(const std::vector<std::string> &lines, const std::string &fallback) {
  // Compilers and linkers have other words for it besides, which lead astray.
  for (const std::string &line : lines)
    if (line.find("No space left on device") != std::string::npos)
      return "the disk is full: " + line;
  for (const std::string &line : lines)
    if (line.find("linker command failed") != std::string::npos)
      continue;  // the linker has said why
    else if (line.find("error:") != std::string::npos || line.find("undefined reference") != std::string::npos ||
             line.find("multiple definition") != std::string::npos)
      return line;
  return fallback;
}

}  // namespace eclat
