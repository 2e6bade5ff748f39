#include "emit/reports/locations.h"

#include "flow/component_files.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <filesystem>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

namespace fs = std::filesystem;

// Every file of the user's that the report may speak of, those of the component's own operations first.
std::vector<std::string> knownFiles(const EmitContext &context) {
  std::vector<std::string> files;
  std::set<std::string> seen;
  auto add = [&](const std::string &file) {
    if (!file.empty() && !file.starts_with('<') && seen.insert(plainPath(file)).second)
      files.push_back(plainPath(file));
  };
  for (const Operation &operation : context.component.operations)
    add(operation.place.file);
  for (const auto *classes : {&context.component.classes, &context.component.parts})
    for (const ClassInfo &info : *classes)
      add(info.place.file);
  for (const auto *list : {&context.component.headers, &context.component.specs})
    for (const std::string &file : *list)
      add(file);
  for (const FunctionCoverage &function : context.report.coverage.functions)
    add(function.file);
  return files;
}

bool isBelow(const std::string &file, const std::string &folder) {
  std::string start = folder.ends_with('/') ? folder : folder + "/";
  return !folder.empty() && file.size() > start.size() && file.starts_with(start);
}

// The innermost folder that all of them are below.
std::string commonFolder(const std::vector<std::string> &files) {
  std::string folder;
  for (const std::string &file : files) {
    if (folder.empty())
      folder = fs::path(file).parent_path().string();
    while (!folder.empty() && !isBelow(file, folder))
      folder = folder == "/" ? "" : fs::path(folder).parent_path().string();
  }
  return folder;
}

// "Stack::top() const (stack.h:12)", or "stack.h:12" alone.
std::optional<SourcePlace> parsePlace(const std::string &text) {
  bool hasFunction = text.ends_with(')');
  std::size_t open = hasFunction ? text.rfind('(') : std::string::npos, colon = text.rfind(':');
  std::size_t start = open == std::string::npos ? 0 : open + 1;
  if (hasFunction != (open != std::string::npos) || colon == std::string::npos || colon <= start)
    return std::nullopt;
  SourcePlace place{text.substr(start, colon - start)};
  std::from_chars(text.data() + colon + 1, text.data() + text.size(), place.line);
  return place.line < 1 ? std::nullopt : std::optional(place);
}

}  // namespace

Locations::Locations(const EmitContext &context)
    : component_(context.component), files_(knownFiles(context)),
      root_(context.root.empty() ? "" : plainPath(context.root)), common_(commonFolder(files_)) {}

std::string Locations::relative(const std::string &file) const {
  std::string plain = plainPath(file);
  for (const std::string &folder : {root_, common_})
    if (isBelow(plain, folder))
      return plain.substr(folder.size() + (folder.ends_with('/') ? 0 : 1));
  return plain.starts_with('/') || plain.starts_with("..") ? fs::path(plain).filename().string() : plain;
}

std::optional<Location> Locations::of(const SourcePlace &place) const {
  if (place.file.empty() || place.line < 1)
    return std::nullopt;
  return Location{relative(place.file), place.line, std::max(place.column, 0)};
}

std::optional<Location> Locations::of(const Operation &operation) const {
  if (auto place = of(operation.place))
    return place;
  const ClassInfo *info = component_.findClass(operation.className);
  return info ? of(info->place) : std::nullopt;
}

std::string Locations::findFile(const std::string &name, const std::string &preferred) const {
  auto hasName = [&](const std::string &file) { return fs::path(file).filename() == name; };
  if (hasName(preferred))
    return preferred;
  auto it = std::ranges::find_if(files_, hasName);
  return it == files_.end() ? "" : *it;
}

std::optional<Location> Locations::ofCrash(const Finding &finding) const {
  auto place = parsePlace(finding.outcome.place);
  if (!place)
    return std::nullopt;
  const Operation &operation = component_.operations.at(static_cast<std::size_t>(finding.operation));
  place->file = findFile(fs::path(place->file).filename().string(), operation.place.file);
  return of(*place);
}

Location Locations::of(const Finding &finding) const {
  if (auto crash = ofCrash(finding))
    return *crash;
  if (auto place = of(component_.operations.at(static_cast<std::size_t>(finding.operation))))
    return *place;
  return {files_.empty() ? "unknown" : relative(files_.front())};
}

std::string uriOf(const std::string &path) {
  std::string out;
  for (char c : path) {
    bool isPlain =
        std::isalnum(static_cast<unsigned char>(c)) || std::string_view("-._~/+@").find(c) != std::string_view::npos;
    out += isPlain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
  }
  return out;
}

}  // namespace eclat
