#include "project/cmake_targets.h"

#include "support/files.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace eclat {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

std::unexpected<Failure> unreadable(const std::string &what) {
  return fail({ExitCode::CannotBuildOrTestsFail,
               "project",
               fmt::format("cannot read what CMake says of the project: {}", what),
               "eclat needs CMake 3.20 or newer",
               {}});
}

std::string absoluteIn(const std::string &folder, const std::string &path) {
  return (fs::path(folder) / path).lexically_normal().string();
}

CMakeTarget targetOf(const json &j, const std::string &buildDir, const std::string &sourceDir) {
  CMakeTarget target{.name = j.at("name"), .id = j.at("id")};
  if (j.at("type") == "EXECUTABLE" && j.contains("artifacts"))
    target.program = absoluteIn(buildDir, j.at("artifacts").at(0).at("path"));
  for (const json &source : j.value("sources", json::array()))
    target.sources.push_back(absoluteIn(sourceDir, source.at("path")));
  for (const json &dependency : j.value("dependencies", json::array()))
    target.dependsOn.push_back(dependency.at("id"));
  return target;
}

// CTest does not tell the command of a test whose program is not built yet; the files that it reads do.
std::string testFiles(const std::string &buildDir) {
  std::string text;
  std::error_code ignored;
  for (auto it = fs::recursive_directory_iterator(buildDir, ignored); it != fs::recursive_directory_iterator();
       it.increment(ignored)) {
    std::string name = it->path().filename().string();
    if (it->is_directory(ignored) && (name == "CMakeFiles" || name == ".cmake"))
      it.disable_recursion_pending();
    else if (name.ends_with(".cmake") && name != "cmake_install.cmake")
      text += readFile(it->path().string()).value_or("") + "\n";
  }
  return text;
}

bool isNamedIn(const std::string &files, const CMakeTarget &target) {
  return files.find('"' + target.program + '"') != std::string::npos ||
         files.find("[" + target.program + "]") != std::string::npos ||
         files.find("[==[" + target.program + "]==]") != std::string::npos ||
         files.find('(' + target.name + "_NOT_BUILT") != std::string::npos;
}

}  // namespace

const CMakeTarget *CMakeTree::find(const std::string &name) const {
  auto it = std::ranges::find(targets, name, &CMakeTarget::name);
  return it == targets.end() ? nullptr : &*it;
}

std::vector<const CMakeTarget *> CMakeTree::closureOf(const CMakeTarget &target) const {
  std::vector<const CMakeTarget *> all = {&target};
  for (std::size_t i = 0; i < all.size(); ++i)
    for (const std::string &id : all[i]->dependsOn)
      if (auto it = std::ranges::find(targets, id, &CMakeTarget::id);
          it != targets.end() && std::ranges::find(all, &*it) == all.end())
        all.push_back(&*it);
  return all;
}

Result<void> requestTargets(const std::string &buildDir) {
  return writeFile(buildDir + "/.cmake/api/v1/query/codemodel-v2", "");
}

Result<CMakeTree> readTargets(const std::string &buildDir, const std::string &sourceDir) {
  std::string folder = buildDir + "/.cmake/api/v1/reply/", index;
  std::error_code ignored;
  for (const auto &entry : fs::directory_iterator(folder, ignored))
    if (std::string name = entry.path().filename().string(); name.starts_with("index-"))
      index = std::max(index, name);  // the newest is the last by name
  try {
    auto read = [&](const std::string &file) { return json::parse(readFile(folder + file).value_or("")); };
    json reply = read(index).at("reply").at("codemodel-v2");
    json configuration = read(reply.at("jsonFile")).at("configurations").at(0);
    CMakeTree tree{.configuration = configuration.at("name"), .targets = {}};
    std::string files = testFiles(buildDir);
    for (const json &entry : configuration.at("targets")) {
      tree.targets.push_back(targetOf(read(entry.at("jsonFile")), buildDir, sourceDir));
      CMakeTarget &target = tree.targets.back();
      target.isTest = !target.program.empty() && isNamedIn(files, target);
    }
    return tree;
  } catch (const json::exception &e) {
    return unreadable(e.what());
  }
}

}  // namespace eclat
