#include "project/cmake_cache.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <sstream>

namespace eclat {

namespace {

namespace fs = std::filesystem;

// INTERNAL and STATIC entries are CMake's own. A compiler cache would not know that the list of hooks is an input.
bool isSetting(const CacheEntry &entry) {
  static const char *const kOfTheCompiler[] = {"CMAKE_CXX_COMPILER",
                                               "CMAKE_C_COMPILER",
                                               "CMAKE_CXX_CLANG_TIDY",
                                               "CMAKE_C_CLANG_TIDY",
                                               "CMAKE_CXX_INCLUDE_WHAT_YOU_USE",
                                               "CMAKE_CXX_CPPCHECK"};
  if (entry.type == "INTERNAL" || entry.type == "STATIC" || entry.value.ends_with("-NOTFOUND"))
    return false;
  return std::ranges::none_of(kOfTheCompiler, [&](const char *prefix) { return entry.name.starts_with(prefix); });
}

std::string moved(const std::string &value, const std::string &from, const std::string &to) {
  return value == from || value.starts_with(from + "/") ? to + value.substr(from.size()) : value;
}

std::string setting(const std::string &name, const std::string &value, const std::string &type) {
  return fmt::format("set({} [==[{}]==] CACHE {} \"\")\n", name, value, type == "UNINITIALIZED" ? "STRING" : type);
}

// What FetchContent has downloaded once is not downloaded again.
std::string fetchedSources(const std::string &userDir) {
  std::vector<std::string> lines;
  std::error_code ignored;
  for (const auto &entry : fs::directory_iterator(userDir + "/_deps", ignored)) {
    std::string name = entry.path().filename().string();
    if (!name.ends_with("-src"))
      continue;
    name.resize(name.size() - 4);
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::toupper(c); });
    lines.push_back(setting("FETCHCONTENT_SOURCE_DIR_" + name, entry.path().string(), "PATH"));
  }
  std::ranges::sort(lines);
  std::string out;
  for (const std::string &line : lines)
    out += line;
  return out;
}

}  // namespace

std::vector<CacheEntry> parseCMakeCache(const std::string &text) {
  std::vector<CacheEntry> entries;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with('#') || line.starts_with("//"))
      continue;
    std::size_t colon = line.find(':'), equals = line.find('=', colon);
    if (colon == std::string::npos || equals == std::string::npos)
      continue;
    std::string name = line.substr(0, colon);
    // A name with a colon in it is quoted.
    if (name.starts_with('"')) {
      std::size_t end = line.find("\":", 1);
      if (end == std::string::npos || (equals = line.find('=', end)) == std::string::npos)
        continue;
      name = line.substr(1, end - 1);
      colon = end + 1;
    }
    entries.push_back({name, line.substr(colon + 1, equals - colon - 1), line.substr(equals + 1)});
  }
  return entries;
}

std::optional<std::string> cacheValue(const std::vector<CacheEntry> &cache, const std::string &name) {
  auto it = std::ranges::find(cache, name, &CacheEntry::name);
  return it == cache.end() ? std::nullopt : std::optional(it->value);
}

std::string initialCache(const std::vector<CacheEntry> &cache, const std::string &userDir, const std::string &ownDir) {
  std::string out = "# Written by eclat: the settings of " + userDir + "\n";
  for (const CacheEntry &entry : cache)
    if (isSetting(entry))
      out += setting(entry.name, moved(entry.value, userDir, ownDir), entry.type);
  return out + fetchedSources(userDir);
}

}  // namespace eclat
