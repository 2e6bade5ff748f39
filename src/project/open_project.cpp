#include "project/open_project.h"

#include "project/cmake_cache.h"
#include "project/cmake_targets.h"
#include "project/find_class.h"
#include "support/files.h"
#include "support/installation.h"
#include "support/interrupt.h"
#include "support/process.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

std::unexpected<Failure> usage(std::string message, std::string hint, Strings notes = {}) {
  return fail({ExitCode::Usage, "project", std::move(message), std::move(hint), std::move(notes)});
}

std::string cacheFile(const Request &request) { return request.buildPath + "/CMakeCache.txt"; }

// Build systems want a compiler that is one word.
Result<void> writeCompilers(const WorkDir &dir) {
  for (const char *name : {"c++", "cc"}) {
    std::string path = dir.compiler(name);
    std::string script = fmt::format("#!/bin/sh\nexec {} \"$@\"\n", quoteCommand({installation().program, name}));
    if (readFile(path) == script)
      continue;
    ECLAT_TRY(written, writeFile(path, script));
    std::error_code ignored;
    fs::permissions(path, fs::perms::owner_all | fs::perms::group_exec | fs::perms::others_exec, fs::perm_options::add,
                    ignored);
  }
  return {};
}

Strings lastLines(const std::string &output) {
  Strings lines;
  std::size_t start = 0;
  for (std::size_t at; (at = output.find('\n', start)) != std::string::npos; start = at + 1)
    lines.push_back(output.substr(start, at - start));
  constexpr std::size_t kEnough = 40;
  if (lines.size() > kEnough)
    lines.erase(lines.begin(), lines.end() - kEnough);
  return lines;
}

// A toolchain file or a line of CMakeLists.txt may insist on another compiler.
Result<void> checkCompiler(const WorkDir &dir) {
  std::string commands = readFile(dir.project() + "/compile_commands.json").value_or("");
  if (commands.find(dir.compiler("c++")) != std::string::npos)
    return {};
  return fail({ExitCode::CannotBuildOrTestsFail,
               "project",
               "the project compiles no C++ with the compiler that it is given",
               "does a toolchain file or CMakeLists.txt set CMAKE_CXX_COMPILER?",
               {}});
}

Result<CMakeTree> configure(const Request &request, const WorkDir &dir) {
  auto cache = parseCMakeCache(readFile(cacheFile(request)).value_or(""));
  auto source = cacheValue(cache, "CMAKE_HOME_DIRECTORY"), generator = cacheValue(cache, "CMAKE_GENERATOR");
  auto userDir = cacheValue(cache, "CMAKE_CACHEFILE_DIR");
  if (!source || !generator || !userDir)
    return usage(fmt::format("'{}' was not written by CMake", cacheFile(request)), "configure the project first");
  std::string settings = initialCache(cache, *userDir, dir.project());
  std::string script = dir.project() + "/eclat-cache.cmake";
  if (readFile(script) != settings) {
    // Other settings than last time: CMake would keep the former ones.
    std::error_code ignored;
    fs::remove(dir.project() + "/CMakeCache.txt", ignored);
    fs::remove_all(dir.project() + "/CMakeFiles", ignored);
    ECLAT_TRY(written, writeFile(script, settings));
  }
  ECLAT_TRY(compilers, writeCompilers(dir));
  ECLAT_TRY(requested, requestTargets(dir.project()));
  ProcessResult configured =
      runProcess({"cmake", "-S", *source, "-B", dir.project(), "-G", *generator, "-C", script,
                  "-DCMAKE_CXX_COMPILER=" + dir.compiler("c++"), "-DCMAKE_C_COMPILER=" + dir.compiler("cc"),
                  "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", "-Wno-dev", "--no-warn-unused-cli"});
  if (mustStop())
    return fail({ExitCode::Stopped, "project", whyStopped() + " while CMake configured the project", "", {}});
  if (!configured.succeeded())
    return fail({ExitCode::CannotBuildOrTestsFail, "project",
                 fmt::format("CMake cannot configure '{}' with clang as its compiler", *source),
                 "the same settings as in the given build folder were used", lastLines(configured.output)});
  ECLAT_TRY(compiler, checkCompiler(dir));
  return readTargets(dir.project(), *source);
}

Strings wantedWords(const Request &request) {
  Strings words;
  for (const auto *names : {&request.classes, &request.functions})
    for (const std::string &name : *names)
      words.push_back(lastName(name));
  return words;
}

// Names the headers and the sources of the classes, where the user has not.
Result<void> findFiles(Request &request, const CMakeTree &tree, const std::string &sourceDir) {
  if (request.headers.empty()) {
    Strings headers = filesBelow(sourceDir, headerExtensions());
    for (const std::string &name : request.classes) {
      ECLAT_TRY(header, findHeader(name, headers));
      if (std::ranges::find(request.headers, header) == request.headers.end())
        request.headers.push_back(header);
    }
  }
  if (request.headers.empty())
    return usage("no header is named", "give --header FILE for a --function");
  if (!request.sources.empty())
    return {};
  std::set<std::string> sources;
  for (const CMakeTarget &target : tree.targets) {
    if (target.isTest)
      continue;
    for (const std::string &source : target.sources) {
      std::string extension = fs::path(source).extension().string(), text = readFile(source).value_or("");
      bool isUnit = extension == ".cpp" || extension == ".cc" || extension == ".cxx" || extension == ".C";
      for (const std::string &name : request.classes)
        if (isUnit && hasWord(text, lastName(name)) && text.find(lastName(name) + "::") != std::string::npos)
          sources.insert(source);
      for (const std::string &name : request.functions)
        if (isUnit && target.program.empty() && hasWord(text, lastName(name)))
          sources.insert(source);
    }
  }
  request.sources.assign(sources.begin(), sources.end());
  return {};
}

// A suite that never names the component, nor anything it is made of, cannot tell anything about it.
bool concerns(const CMakeTree &tree, const CMakeTarget &target, const Strings &words) {
  for (const CMakeTarget *part : tree.closureOf(target))
    for (const std::string &source : part->sources) {
      std::string text = readFile(source).value_or("");
      if (std::ranges::any_of(words, [&](const std::string &word) { return hasWord(text, word); }))
        return true;
    }
  return false;
}

Result<std::vector<const CMakeTarget *>> chooseTargets(const Request &request, const CMakeTree &tree) {
  std::vector<const CMakeTarget *> chosen;
  Strings known;
  for (const CMakeTarget &target : tree.targets)
    if (!target.program.empty())
      known.push_back(target.name + (target.isTest ? "" : "  (not run by CTest)"));
  for (const std::string &name : request.testTargets) {
    const CMakeTarget *target = tree.find(name);
    if (!target || target->program.empty())
      return usage(fmt::format("the project has no program '{}'", name), "--test-target names one of these", known);
    chosen.push_back(target);
  }
  if (!chosen.empty())
    return chosen;
  for (const CMakeTarget &target : tree.targets)
    if (target.isTest && concerns(tree, target, wantedWords(request)))
      chosen.push_back(&target);
  if (chosen.empty())
    return usage("CTest runs no program of the project that uses the named classes",
                 "name a program that runs tests with --test-target", known);
  return chosen;
}

Result<void> openCMake(Request &request, const WorkDir &dir) {
  ECLAT_TRY(tree, configure(request, dir));
  std::string sourceDir =
      cacheValue(parseCMakeCache(readFile(cacheFile(request)).value_or("")), "CMAKE_HOME_DIRECTORY").value_or("");
  ECLAT_TRY(files, findFiles(request, tree, sourceDir));
  ECLAT_TRY(targets, chooseTargets(request, tree));
  Project &project = request.project;
  project.buildDir = project.directory = dir.project();
  project.command = {"cmake", "--build", dir.project(), "--parallel"};
  if (!tree.configuration.empty())
    project.command.insert(project.command.end(), {"--config", tree.configuration});
  project.command.emplace_back("--target");
  for (const CMakeTarget *target : targets) {
    project.command.push_back(target->name);
    project.programs.push_back({target->name, target->program});
  }
  request.buildPath = dir.project();
  return {};
}

Result<void> openOther(Request &request, const WorkDir &dir) {
  if (request.testPrograms.empty())
    return usage("no test program is named", "--build-command needs --test-program FILE, which it makes");
  ECLAT_TRY(compilers, writeCompilers(dir));
  request.project.command = {"sh", "-c", request.buildCommand};
  std::error_code ignored;
  request.project.directory = fs::current_path(ignored).string();
  for (const std::string &program : request.testPrograms)
    request.project.programs.push_back({"", program});
  return {};
}

}  // namespace

bool namesProject(const Request &request) {
  std::error_code ignored;
  if (!request.buildCommand.empty())
    return true;
  return request.tests.empty() && !request.noTests && !request.buildPath.empty() &&
         fs::exists(cacheFile(request), ignored);
}

Result<void> openProject(Request &request, const WorkDir &dir) {
  if (!namesProject(request))
    return {};
  return request.buildCommand.empty() ? openCMake(request, dir) : openOther(request, dir);
}

Result<Request> openProjectAgain(const Request &request, const std::string &program, const WorkDir &first,
                                 const WorkDir &dir) {
  Request again = request;
  const TestProgram &wanted = *std::ranges::find(request.project.programs, program, &TestProgram::path);
  again.project = {};
  if (!wanted.target.empty()) {
    again.testTargets = {wanted.target};
    ECLAT_TRY(opened, openCMake(again, dir));
    return again;
  }
  // The build command leaves its programs where it is told to: below $ECLAT_WORK_DIR, or else always in one place.
  if (!program.starts_with(first.root() + "/"))
    return fail(
        {ExitCode::CannotBuildOrTestsFail,
         "project",
         fmt::format("the build command makes '{}' outside of $ECLAT_WORK_DIR, where there is room for one build",
                     program),
         "let it build below $ECLAT_WORK_DIR",
         {}});
  again.testPrograms = {dir.root() + program.substr(first.root().size())};
  ECLAT_TRY(opened, openOther(again, dir));
  return again;
}

}  // namespace eclat
