#include "execute/places.h"

#include "flow/component_files.h"
#include "support/files.h"
#include "support/symbolize.h"

#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace eclat {

namespace {

constexpr std::size_t kFrames = 24;  // deeper ones are the worker's own

bool isOurs(const std::string &function, const std::string &file) {
  return function.starts_with("eclat_") || function.starts_with("eclat::rt::") ||
         file.find("/eclat/rt/") != std::string::npos || file.find("/glue/") != std::string::npos;
}

// "Stack::pop() (.eclat)": the renamed body is the user's function.
std::string plainName(std::string name) {
  for (const char *suffix : {" (.eclat)", " [clone .eclat]", ".eclat"})
    if (name.ends_with(suffix))
      name.resize(name.size() - std::string_view(suffix).size());
  return name;
}

}  // namespace

bool isLibraryFile(const std::string &file, const std::set<std::string> &own) {
  return file.empty() || file == "??" || (file.starts_with("/usr/") && !own.contains(plainPath(file)));
}

std::vector<std::string> Places::frames(const std::string &report) {
  std::vector<std::string> out;
  std::size_t start = 0;
  while (start < report.size() && out.size() < kFrames) {
    std::size_t end = std::min(report.find('\n', start), report.size());
    std::string line = report.substr(start, end - start);
    start = end + 1;
    std::size_t hash = line.find("    #");
    if (hash == std::string::npos) {
      if (!out.empty())
        break;  // the end of the first trace; the next one tells where memory came from
      continue;
    }
    std::size_t plus = line.find("+0x"), close = line.find(')', plus);
    bool inBinary = line.find("/hooked+0x") != std::string::npos;
    if (inBinary && plus != std::string::npos && close != std::string::npos)
      out.push_back(line.substr(plus + 1, close - plus - 1));
  }
  return out;
}

void Places::learn(const std::vector<std::string> &addresses) {
  std::set<std::string> unknown;
  for (const std::string &address : addresses)
    if (!known_.contains(address))
      unknown.insert(address);
  if (unknown.empty())
    return;
  std::vector<std::string> asked(unknown.begin(), unknown.end());
  std::string addressLines;
  for (const std::string &address : asked)
    addressLines += address + "\n";
  const std::string answers = symbolize(binary_, addressLines);
  std::size_t start = 0;
  for (const std::string &address : asked) {
    std::vector<Frame> &frames = known_[address];
    std::size_t end = answers.find('\n', start);
    if (end == std::string::npos)
      continue;
    auto answer = nlohmann::json::parse(answers.substr(start, end - start), nullptr, false);
    start = end + 1;
    if (!answer.is_object() || !answer.contains("Symbol"))
      continue;
    for (const auto &symbol : answer["Symbol"])
      frames.push_back(
          {plainName(symbol.value("FunctionName", "")), symbol.value("FileName", ""), symbol.value("Line", 0)});
  }
}

const Places::Frame *Places::userFrame(const std::vector<std::string> &addresses) const {
  for (const std::string &address : addresses) {
    auto it = known_.find(address);
    if (it == known_.end())
      continue;
    for (const Frame &frame : it->second) {
      // Whoever made the call, or asked an observer, is no place in the user's code.
      if (frame.function.starts_with("eclat_call_") || frame.function.starts_with("eclat_read_") ||
          frame.function.starts_with("void eclat_law_"))
        return nullptr;
      if (!isOurs(frame.function, frame.file) && !isLibraryFile(frame.file, own_))
        return &frame;
    }
  }
  return nullptr;
}

std::string Places::userPlace(const std::vector<std::string> &addresses) const {
  const Frame *frame = userFrame(addresses);
  return frame ? fmt::format("{} ({}:{})", frame->function, std::filesystem::path(frame->file).filename().string(),
                             frame->line)
               : "";
}

std::string Places::lineAt(const std::vector<std::string> &addresses) {
  const Frame *frame = userFrame(addresses);
  if (!frame || frame->line < 1)
    return "";
  auto [lines, isNew] = lines_.try_emplace(frame->file);
  if (isNew) {
    std::istringstream text(readFile(frame->file).value_or(""));
    for (std::string line; std::getline(text, line);)
      lines->second.push_back(line);
  }
  if (static_cast<std::size_t>(frame->line) > lines->second.size())
    return "";
  const std::string &line = lines->second[static_cast<std::size_t>(frame->line) - 1];
  std::size_t first = line.find_first_not_of(" \t");
  return first == std::string::npos ? "" : line.substr(first);
}

}  // namespace eclat
