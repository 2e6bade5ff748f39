#include "project/cmake_targets.h"

#include "support/files.h"
#include "support/process.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace eclat {

namespace {

using nlohmann::json;

struct CTestCase {
  Example example;
  bool isDiscovered = false;  // made at build time from the program's own list, not by a line of CMakeLists.txt
  bool isUsual = true;        // runs, and passes by ending with 0
};

CTestCase caseOf(const json &test) {
  CTestCase out;
  auto command = test.at("command").get<std::vector<std::string>>();
  out.example.program = std::filesystem::path(command.at(0)).lexically_normal().string();
  out.example.arguments.assign(command.begin() + 1, command.end());
  out.isDiscovered = !test.contains("backtrace");
  for (const json &property : test.value("properties", json::array())) {
    std::string name = property.at("name");
    const json &value = property.at("value");
    if (name == "WORKING_DIRECTORY")
      out.example.directory = value;
    if (name == "ENVIRONMENT")
      out.example.environment = value.get<std::vector<std::string>>();
    if (name == "DISABLED" || name == "WILL_FAIL")
      out.isUsual = out.isUsual && value != true;
  }
  return out;
}

void addOnce(std::vector<Example> &examples, Example example) {
  if (std::ranges::find(examples, example) == examples.end())
    examples.push_back(std::move(example));
}

}  // namespace

Result<std::vector<Example>> listExamples(const Project &project) {
  std::vector<Example> examples;
  if (!project.buildDir.empty()) {
    ProcessResult listed = runProcess({"ctest", "--test-dir", project.buildDir, "--show-only=json-v1"});
    json tests =
        json::parse(listed.output.substr(std::min(listed.output.find('{'), listed.output.size())), nullptr, false)
            .value("tests", json::array());
    for (const json &test : tests) {
      if (!test.contains("command"))
        continue;
      CTestCase found = caseOf(test);
      if (!found.isUsual ||
          std::ranges::find(project.programs, found.example.program, &TestProgram::path) == project.programs.end())
        continue;
      if (found.isDiscovered)
        found.example.arguments.clear();
      addOnce(examples, std::move(found.example));
    }
  }
  // What no test of CTest names was named by the user.
  for (const TestProgram &program : project.programs)
    if (std::ranges::find(examples, program.path, &Example::program) == examples.end())
      examples.push_back({program.path, {}, std::filesystem::path(program.path).parent_path().string(), {}});
  return examples;
}

}  // namespace eclat
