#include "flow/component_files.h"

#include <filesystem>

namespace eclat {

std::string plainPath(const std::string &file) { return std::filesystem::path(file).lexically_normal().string(); }

std::set<std::string> filesOf(const Component &component) {
  std::set<std::string> files;
  for (const Operation &operation : component.operations)
    files.insert(plainPath(operation.place.file));
  for (const ClassInfo &info : component.classes)
    files.insert(plainPath(info.place.file));
  return files;
}

}  // namespace eclat
