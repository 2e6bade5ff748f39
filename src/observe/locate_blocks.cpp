#include "observe/locate_blocks.h"

#include "flow/component_files.h"
#include "support/files.h"
#include "support/installation.h"
#include "support/symbolize.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace eclat {

namespace {

// The part of the path that it does not share with the component's files: the folder of the whole project may have any
// name.
std::string apartFrom(const std::set<std::string> &own, const std::string &path) {
  if (own.empty())
    return path;
  const std::string &other = *own.begin();
  auto [mine, theirs] = std::ranges::mismatch(path, other);
  std::size_t folder = path.rfind('/', static_cast<std::size_t>(mine - path.begin()));
  return folder == std::string::npos ? path : path.substr(folder);
}

// In a project nobody says which sources are tests; their names do.
bool looksLikeTest(const std::string &file, const std::set<std::string> &own) {
  std::string path = apartFrom(own, plainPath(file));
  std::ranges::transform(path, path.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  std::string name = std::filesystem::path(path).filename().string();
  return name.find("test") != std::string::npos || path.find("/test/") != std::string::npos ||
         path.find("/tests/") != std::string::npos;
}

bool isComponents(const std::string &file, const std::set<std::string> &own, const Request &request,
                  const WorkDir &dir) {
  std::string path = plainPath(file);
  if (own.contains(path))
    return true;
  if (path.empty() || path == "??" || path.starts_with("/usr/") ||
      path.starts_with(std::string(WorkDir::kNameInObjects) + "/") || path.starts_with(installation().include))
    return false;
  if (request.project.exists())
    return !looksLikeTest(path, own);
  return std::ranges::find(request.tests, path) == request.tests.end();
}

// The pass renames what it hooks: "Stack::push(int) (.eclat)".
std::string ownName(std::string function) {
  constexpr std::string_view kMark = " (.eclat)";
  if (function.ends_with(kMark))
    function.resize(function.size() - kMark.size());
  return function;
}

}  // namespace

std::vector<int> readNumbers(const std::string &path) {
  std::vector<int> numbers;
  std::istringstream in(readFile(path).value_or(""));
  for (int number; in >> number;)
    numbers.push_back(number);
  return numbers;
}

std::vector<Block> locateBlocks(const std::string &offsets, const Build &build, const Component &component,
                                const Request &request, const WorkDir &dir) {
  std::set<std::string> own = filesOf(component);
  std::vector<Block> blocks;
  std::istringstream lines(symbolize(build.binary, offsets));
  int number = -1;
  for (std::string line; std::getline(lines, line);) {
    auto answer = nlohmann::json::parse(line, nullptr, false);
    ++number;
    if (!answer.is_object() || !answer.contains("Symbol") || answer["Symbol"].empty())
      continue;
    const auto &symbol = answer["Symbol"].front();
    std::string file = symbol.value("FileName", "");
    if (isComponents(file, own, request, dir) && symbol.value("Line", 0) > 0)
      blocks.push_back({number, ownName(symbol.value("FunctionName", "")), file, symbol.value("Line", 0)});
  }
  return blocks;
}

}  // namespace eclat
